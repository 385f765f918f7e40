// What stands open beside the board, by how wide the screen is, and what of it is remembered.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Panel as PanelClass } from "../../src/table/panel.svelte";

const before = innerWidth;
let Panel: typeof PanelClass;

// How wide the window is was asked when the module was first loaded, which may have been in another file's window.
beforeAll(async () => {
  vi.resetModules();
  ({ Panel } = await import("../../src/table/panel.svelte"));
});

function widen(width: number): void {
  (window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }).happyDOM.setViewport({ width });
}

beforeEach(() => widen(1280));
afterAll(() => widen(before));

test("on a desk it is a rail that unfolds and folds again", () => {
  const panel = new Panel(false);
  expect([panel.rail, panel.tab, panel.tabs]).toEqual([true, null, ["aid", "log", "chat", "rules"]]);
  panel.toggle("log");
  expect(panel.tab).toBe("log");
  panel.toggle("log");
  expect(panel.tab).toBe(null);
});

test("what was open and pinned is so again the next time", () => {
  const panel = new Panel(false);
  panel.toggle("chat");
  expect(panel.pinned).toBe(false);
  panel.pin();
  const next = new Panel(false);
  expect([next.tab, next.pinned]).toEqual(["chat", true]);
  next.pin();
  next.show(null);
  const last = new Panel(false);
  expect([last.tab, last.pinned]).toEqual([null, false]);
});

test("with room beside the board the log stands open, for a newcomer the aid", () => {
  widen(1920);
  expect([new Panel(false).tab, new Panel(true).tab, new Panel(false).rail]).toEqual(["log", "aid", false]);
});

test("where there is no room for players beside the board they have a tab, and nothing is pinned", () => {
  localStorage.setItem("stolik.panel-pinned", "yes");
  widen(820);
  const panel = new Panel(false);
  expect([panel.tabs[0], panel.rail, panel.pinned, panel.pinnable]).toEqual(["seats", true, false, false]);
  panel.show("seats");
  expect(new Panel(false).tab).toBe(null); // whoever looks at the players does so for a moment
});

test("on a phone drawers are shut at first, whatever was open", () => {
  new Panel(false).show("log");
  widen(390);
  const panel = new Panel(true);
  expect([panel.tab, panel.rail, panel.tabs]).toEqual([null, false, ["seats", "log", "chat", "aid"]]);
  panel.show("chat");
  expect(localStorage.getItem("stolik.panel")).toBe("log");
});
