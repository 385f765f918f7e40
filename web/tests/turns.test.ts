// Several pages of one reader, each a module of its own; they hear each other as pages do.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Turn } from "../src/turns";

const calls: string[] = [];
const channels: Channel[] = [];

class Channel {
  onmessage: (event: { data: unknown }) => void = () => undefined;
  constructor() {
    channels.push(this);
  }
  postMessage(data: unknown): void {
    for (const other of channels) if (other !== this) other.onmessage({ data });
  }
}

let looked: Page | null = null; // the page in sight
let speaking: Page | null = null;
const by = (page: Page) => (speaking = page);

class Page {
  constructor(private readonly own: typeof import("../src/turns")) {}
  static async open(): Promise<Page> {
    vi.resetModules();
    vi.doMock("../src/calling", () => ({
      awaitedAt: () => undefined,
      callToTable: (table: string, game: string) => calls.push(`${table} ${game}`),
    }));
    const { settings } = await import("../src/settings.svelte");
    settings.choose("call", chosen);
    return new Page(await import("../src/turns"));
  }
  lists(...turns: Turn[]): void {
    by(this);
    this.own.listTurns(turns);
  }
  shows(table: string): void {
    by(this);
    this.own.showTable(table);
  }
  closes(): void {
    this.own.closeList();
  }
}

let chosen: "on" | "off" = "on";
const turn = (table: string, since = 1): Turn => ({ table, game: "raverun", since });
const pass = () => vi.advanceTimersByTime(4000);

beforeEach(() => {
  calls.length = channels.length = 0;
  looked = null;
  chosen = "on";
  vi.useFakeTimers();
  vi.stubGlobal("BroadcastChannel", Channel);
  vi.spyOn(document, "hidden", "get").mockImplementation(() => looked === null || looked !== speaking);
});

afterEach(() => {
  vi.doUnmock("../src/calling");
  vi.restoreAllMocks();
});

it("calls to a table that newly waits, and to its next turn, but not to what was so when the list came", async () => {
  const page = await Page.open();
  page.lists(turn("old"));
  page.lists(turn("old"), turn("new"));
  pass();
  expect(calls).toEqual(["new raverun"]);
  page.lists(turn("old"), turn("new", 2));
  page.lists(turn("old"), turn("new", 2)); // something else has changed
  pass();
  expect(calls).toEqual(["new raverun", "new raverun"]);
});

it("calls to nothing that is over in a moment, as a window for reactions", async () => {
  const page = await Page.open();
  page.lists();
  page.lists(turn("a"));
  vi.advanceTimersByTime(1000);
  page.lists();
  pass();
  expect(calls).toEqual([]);
});

it("calls once, however many lists are open", async () => {
  const pages = [await Page.open(), await Page.open(), await Page.open()];
  for (const page of pages) page.lists();
  for (const page of pages) {
    page.lists(turn("a"));
    vi.advanceTimersByTime(150); // not all hear of it at the same time
  }
  pass();
  expect(calls).toEqual(["a raverun"]);
});

it("calls once where another list hears of it much later", async () => {
  const [early, late] = [await Page.open(), await Page.open()];
  early.lists();
  late.lists();
  early.lists(turn("a"));
  pass();
  late.lists(turn("a"));
  pass();
  expect(calls).toEqual(["a raverun"]);
});

it("leaves it to a page that shows the table", async () => {
  const [list, table] = [await Page.open(), await Page.open()];
  list.lists();
  table.shows("a");
  list.lists(turn("a"), turn("b"));
  pass();
  expect(calls).toEqual(["b raverun"]);
});

it("is silent for whoever looks, for whoever did not want it, and when nobody has the list any more", async () => {
  const seen = await Page.open();
  seen.lists();
  looked = seen;
  seen.lists(turn("a"));
  pass();
  looked = null;
  const left = await Page.open();
  left.lists();
  left.lists(turn("b"));
  left.closes();
  pass();
  chosen = "off";
  const quiet = await Page.open();
  quiet.lists();
  quiet.lists(turn("c"));
  pass();
  expect(calls).toEqual([]);
});
