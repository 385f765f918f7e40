import { afterEach, expect, test, vi } from "vitest";
import { installed } from "../src/installed.svelte";
import { library } from "../src/library.svelte";
import type { Shelf } from "../src/wire";

/** What a browser says as soon as the page could be installed. */
function installable(): { prompted: number } {
  const said = { prompted: 0 };
  dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt: () => (said.prompted += 1) }));
  return said;
}

/** What was promised has happened. */
const settled = () => new Promise((then) => setTimeout(then));

afterEach(() => (installed.busy = false));

test("sounds are asked about after the first game and the installation after the second, each once, and in no turn", async () => {
  installed.begin();
  const said = installable();
  expect([installed.soundable, installed.installable]).toEqual([false, false]);
  installed.finish();
  expect([installed.soundable, installed.installable]).toEqual([true, false]);
  installed.finish();
  expect(installed.installable).toBe(true);
  installed.busy = true; // in the middle of a turn
  expect([installed.soundable, installed.installable]).toEqual([false, false]);
  installed.busy = false;
  expect([installed.soundable, installed.installable]).toEqual([true, true]);
  installed.heard();
  await installed.install();
  expect(said.prompted).toBe(1);
  expect([installed.soundable, installed.installable]).toEqual([false, false]);
});

test("a new version is offered between turns, and not the very first one", async () => {
  const waiting = { postMessage: vi.fn() };
  const found = { waiting, addEventListener: () => undefined };
  const worker = {
    controller: null as object | null,
    register: () => Promise.resolve(found),
    ready: Promise.resolve({ active: null }),
    addEventListener: () => undefined,
  };
  vi.stubEnv("DEV", false);
  vi.stubGlobal("navigator", { serviceWorker: worker });
  vi.stubGlobal("requestIdleCallback", () => undefined); // what would be kept then is another matter
  const loaded = async (): Promise<void> => {
    dispatchEvent(new Event("load"));
    await settled();
  };
  installed.begin();
  vi.unstubAllEnvs();
  await loaded();
  expect(installed.renewable).toBe(false);
  worker.controller = {};
  await loaded();
  expect(installed.renewable).toBe(true);
  installed.busy = true;
  expect(installed.renewable).toBe(false);
  installed.busy = false;
  installed.renew();
  expect(waiting.postMessage).toHaveBeenCalledWith({ kind: "renew" });
});

test("a game is kept when nothing else is to be done, but not over a line on which somebody saves", async () => {
  const active = { postMessage: vi.fn() };
  const idle: (() => void)[] = [];
  const keep = (saveData: boolean) => {
    vi.stubGlobal("navigator", { serviceWorker: { ready: Promise.resolve({ active }) }, connection: { saveData } });
    vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
    installed.keep("raverun");
  };
  keep(true);
  expect(idle).toEqual([]);
  keep(false);
  expect(active.postMessage).not.toHaveBeenCalled();
  idle[0]?.();
  await settled();
  expect(active.postMessage).toHaveBeenCalledWith({ kind: "keep-games", games: ["raverun"] });
  // Whoever has installed it gets all of them.
  library.shelf = { games: [{ id: "raverun" }, { id: "words" }] } as Shelf;
  dispatchEvent(new Event("appinstalled"));
  idle.at(-1)?.();
  await settled();
  library.shelf = null;
  expect(active.postMessage).toHaveBeenLastCalledWith({ kind: "keep-games", games: ["raverun", "words"] });
});
