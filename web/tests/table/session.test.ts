import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../src/settings.svelte";
import { TableSession } from "../../src/table/session.svelte";
import { heard, listen, pass } from "../heard";
import { view } from "./made";

const felt: unknown[] = [];

beforeEach(() => {
  felt.length = 0;
  listen();
  vi.stubGlobal("WebSocket", class { close = () => undefined });
  vi.stubGlobal("navigator", { vibrate: (pattern: unknown) => felt.push(pattern) });
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("coarse") }));
  settings.sound = "on";
  settings.motion = "calm";
  return () => (settings.sound = "off");
});

test("what is refused is heard and felt, also where the board itself knows that it means nothing", async () => {
  const session = new TableSession("abc");
  session.refuse(); // nothing is asked
  expect(felt).toEqual([]);
  session.playback.view = view({}, { rule: "RAV.phase1.2" });
  session.refuse();
  await pass(0);
  expect(session.refusal?.rule).toBe("RAV.phase1.2");
  expect(felt).toEqual([[10, 40, 10]]);
  expect(heard).not.toEqual([]);
  session.close();
});
