import { beforeEach, expect, test, vi } from "vitest";
import type { GameBoard } from "../../src/games/types";
import { settings } from "../../src/settings.svelte";
import { TableLog } from "../../src/table/log.svelte";
import { Playback } from "../../src/table/playback.svelte";
import type { Event } from "../../src/table/speech";
import type { View } from "../../src/wire";
import * as sound from "../../src/sound";
import { frame, move, view } from "./made";

const CALM = 430; // milliseconds a beat
const start = () => view({ deck: ["a", "b", "c"], pile: [], hand: [] }, { id: 1 });
const end = (...pile: string[]) => view({ deck: [], pile, hand: [] }, { id: 2 });
const lay = (card: string) => move(card, "deck", "pile");
const laid = (card: string): Event => ({ event: "laid", card });

let log: TableLog;
let playback: Playback;
let shown: number;

const pile = () => playback.view?.state as { pile: string[] };
const told = () => log.lines.map((line) => line.event?.event ?? line.frame.kind);
const add = (then: View, ...frames: ReturnType<typeof frame>[]) => playback.add(frames, then, () => (shown += 1));
const pass = (beats: number) => vi.advanceTimersByTimeAsync(beats * CALM);

function on(board: Partial<GameBoard>): void {
  playback.board = { touched: () => [], ...board } as GameBoard;
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = "calm";
  log = new TableLog();
  playback = new Playback(log);
  shown = 0;
  add(start());
});

test("the first view is there at once", () => {
  expect(playback.view).toEqual(start());
  expect([shown, playback.playing]).toEqual([1, false]);
});

test("moves are seen one by one, with what is told about each; the last leads to the server's view", async () => {
  add(end("a", "b"), frame("answer", 0, lay("a"), laid("a"), lay("b"), { event: "over" }));
  expect(pile()).toEqual({ deck: ["b", "c"], pile: ["a"], hand: [] });
  expect(playback.view?.decision).toBeNull(); // nothing can be answered in between
  expect(playback.view?.can_undo).toBe(false);
  expect(told()).toEqual(["answer", "laid"]);
  expect([shown, playback.playing]).toEqual([1, true]);

  await vi.advanceTimersByTimeAsync(CALM - 1);
  expect(pile().pile).toEqual(["a"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(playback.view).toEqual(end("a", "b"));
  expect(told()).toEqual(["answer", "laid", "over"]);
  expect([shown, playback.playing]).toEqual([2, true]); // the last move is still being seen

  await pass(1);
  expect(playback.playing).toBe(false);
});

test("what comes while something is played waits for its turn", async () => {
  add(end("a", "b"), frame("answer", 0, lay("a"), lay("b")));
  add(end("a", "b", "c"), frame("answer", 1, lay("c")));
  expect(pile().pile).toEqual(["a"]);
  await pass(1);
  expect(playback.view).toEqual(end("a", "b"));
  await pass(1);
  expect(playback.view).toEqual(end("a", "b", "c"));
  expect(shown).toBe(3);
});

test("what moves nothing takes no time", () => {
  add(end(), frame("answer", 0, { event: "passed" }));
  expect(playback.view).toEqual(end());
  expect(told()).toEqual(["answer", "passed"]);
});

test("skipping shows and tells all that is left, once, and what comes later is played again", async () => {
  add(end("a", "b", "c"), frame("answer", 0, lay("a"), laid("a"), lay("b"), laid("b"), lay("c"), laid("c")));
  playback.skip();
  expect(playback.view).toEqual(end("a", "b", "c"));
  expect(told()).toEqual(["answer", "laid", "laid", "laid"]);
  expect(shown).toBe(2);
  await pass(0); // whoever waited for the end of a beat wakes up
  expect(playback.playing).toBe(false);

  add(start());
  add(end("a", "b"), frame("answer", 0, lay("a"), lay("b")));
  expect(pile().pile).toEqual(["a"]);
});

test("a quick reader waits less, and one who wants no motion not at all", async () => {
  settings.motion = "quick";
  add(end("a", "b"), frame("answer", 0, lay("a"), lay("b")));
  await vi.advanceTimersByTimeAsync(259);
  expect(shown).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toBe(2);

  settings.motion = "off";
  add(start());
  add(end("b"), frame("answer", 0, lay("a"), lay("b")));
  expect(playback.view).toEqual(end("b"));
});

test("nothing is played to a tab that nobody looks at", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  add(end("a", "b"), frame("answer", 0, lay("a"), lay("b")));
  expect(playback.view).toEqual(end("a", "b"));
});

test("where all may speak at once nobody waits", () => {
  const then = view({ pile: ["a", "b"] }, { kind: "speak" });
  add(then, frame("answer", 1, lay("a"), lay("b")));
  expect(playback.view).toEqual(then);
});

test("whoever was away for more than three frames sees the present", () => {
  const frames = ["a", "b", "c"].map((card) => frame("answer", 0, lay(card)));
  add(end("a", "b", "c"), ...frames);
  expect(shown).toBe(1); // three are played
  add(end(), frame("sit", 1), ...frames);
  expect(playback.view).toEqual(end());
  expect(shown).toBe(3);
});

test("sixteen moves at once are played, seventeen are not, unless the game says what its beats are", async () => {
  const many = (count: number) => frame("answer", 0, ...Array.from({ length: count }, () => lay("a")));
  add(end("a"), many(16));
  expect(shown).toBe(1);
  playback.skip();
  await pass(0);
  add(end("b"), many(17));
  expect(playback.view).toEqual(end("b"));

  let number = 0;
  on({ beat: () => ({ name: String((number += 1)), length: 1 }) });
  add(end("c"), many(17));
  expect(playback.view).not.toEqual(end("c"));
});

test("whoever is more than sixteen beats behind is brought to the last of what happened", () => {
  const nine = () => frame("answer", 0, ...Array.from({ length: 9 }, () => lay("a")));
  add(end("a"), nine()); // one is seen at once: eight wait
  add(end("b"), frame("answer", 0, ...Array.from({ length: 8 }, () => lay("a")))); // sixteen wait
  expect(shown).toBe(1);
  add(end("c"), frame("answer", 0, lay("c")));
  expect(playback.view).toEqual(end("b")); // the last one is still played
  playback.skip();
  expect(playback.view).toEqual(end("c"));
});

test("what is to be seen hurries when the reader's own question waits, so that a turn is back after seven seconds", async () => {
  let number = 0;
  on({ beat: () => ({ name: String((number += 1)), length: 2 }), after: (seen) => seen });
  const option = { text: "lay a", label: "lay", values: {}, parts: [], skip: false };
  const asked = (id: number, turn: number) => view({ deck: [], pile: [], hand: [] }, { id, turn, options: [option] });
  const idle = view({ deck: [], pile: [], hand: [] }, { turn: 1 });
  const brawl = (beats: number) => frame("answer", 1, ...Array.from({ length: beats }, () => laid("a")));

  add(asked(2, 0));
  playback.answer(); // the own turn is over
  await vi.advanceTimersByTimeAsync(3000);
  add(asked(3, 1)); // somebody else's turn, in which the reader thinks for ten seconds
  await vi.advanceTimersByTimeAsync(10_000);
  playback.answer();
  add(idle, brawl(3));
  await vi.advanceTimersByTimeAsync(1000);
  add(asked(4, 0), brawl(10)); // after four seconds of waiting
  await vi.advanceTimersByTimeAsync(2900);
  expect(playback.view?.decision?.id).not.toBe(4);
  await vi.advanceTimersByTimeAsync(150);
  expect(playback.view?.decision?.id).toBe(4);

  playback.answer();
  await vi.advanceTimersByTimeAsync(20_000);
  add(asked(5, 0), brawl(10)); // too late already, and still there is something to see
  await vi.advanceTimersByTimeAsync(2400);
  expect(playback.view?.decision?.id).not.toBe(5);
  await vi.advanceTimersByTimeAsync(150);
  expect(playback.view?.decision?.id).toBe(5);
});

test("a game's beats: those of one name are seen at once, with what has none; lengths count", async () => {
  const beats: Record<string, { name: string; length: number }> = {
    fall: { name: "fall", length: 2 },
    land: { name: "fall", length: 2 },
    count: { name: "count", length: 0.5 },
  };
  const happened: string[] = [];
  const named = (event: Record<string, unknown>) => String(event.event);
  on({
    beat: (event) => beats[named(event)] ?? null,
    after: (seen, event) => {
      happened.push(named(event));
      return seen;
    },
  });
  const events = ["before", "fall", "land", "aside", "count"].map((event) => ({ event }));
  add(end(), frame("answer", 0, ...events));
  expect(happened).toEqual(["before", "fall", "land", "aside"]);
  await pass(1.9);
  expect(happened).toHaveLength(4);
  await pass(0.1);
  expect(happened).toEqual(["before", "fall", "land", "aside", "count"]);
  expect(shown).toBe(1); // a game that tells beat by beat is seen to its end
  await pass(0.5);
  expect(playback.view).toEqual(end());
});

test("what a game adds to a move is seen with it", () => {
  on({ after: (seen, event) => ({ ...seen, derived: { last: event.card } }) });
  add(end("a", "b"), frame("answer", 0, lay("a"), lay("b")));
  expect(playback.view).toMatchObject({ state: { pile: ["a"] }, derived: { last: "a" } });
});

test("the trace grows through an answer and begins anew with the next", async () => {
  on({ touched: (event) => [`card/${String(event.card)}`] });
  add(end("a", "b"), frame("answer", 0, lay("a"), laid("z"), lay("b")));
  expect(playback.trace).toEqual(["card/a", "card/z"]);
  await pass(1);
  expect(playback.trace).toEqual(["card/a", "card/z", "card/b"]);
  await pass(1);
  add(end("c"), frame("answer", 0, lay("c")));
  expect(playback.trace).toEqual(["card/c"]);
});

test("an answer taken back is struck out when its turn in the play comes", async () => {
  add(end("a", "b"), frame("answer", 0, lay("a"), lay("b")));
  add(start(), frame("undo", 0));
  expect(log.lines.map((line) => line.undone)).toEqual([false]);
  await pass(2);
  expect(log.lines.map((line) => [line.frame.kind, line.undone])).toEqual([
    ["answer", true],
    ["undo", false],
  ]);
  expect(playback.view).toEqual(start());
});

test("where many wait to be seen they are seen quicker, and all of them", async () => {
  const cards = [..."abcdefghijkl"];
  on({ beat: (event) => ({ name: String(event.card), length: 1 }), after: (then) => then });
  add(end(...cards), frame("answer", 0, ...cards.map(lay)));
  await pass(5); // eleven wait after the first; at the usual pace five would have been seen
  expect(told()).toEqual(["answer"]);
  expect(pile().pile.length).toBeGreaterThan(6);
  await pass(7);
  expect(pile().pile).toEqual(cards);
});

test("what moves sounds like a card, or as the game says, and so does what moves nothing or is not played", async () => {
  const played = vi.spyOn(sound, "playSound").mockReturnValue();
  const named = () => played.mock.calls.map(([name]) => name);
  on({ sounds: { paid: "coin", removed: "fall" } });
  add(end("a", "b"), frame("answer", 0, lay("a"), lay("b"), { event: "paid" }));
  await pass(2);
  expect(named()).toEqual(["card", "coin"]);
  add(end("a", "b"), frame("answer", 0, { event: "passed" }), frame("answer", 0, { event: "removed" }));
  await pass(1);
  expect(named().slice(2)).toEqual(["fall"]);

  settings.motion = "off";
  add(end("a", "b"), frame("answer", 0, lay("a"), { event: "paid" }, lay("b")));
  expect(named().slice(3)).toEqual(["coin"]);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  add(end("a", "b"), frame("answer", 0, lay("a")));
  expect(named()).toHaveLength(4);
});
