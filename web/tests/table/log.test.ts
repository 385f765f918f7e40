import { beforeEach, describe, expect, test, vi } from "vitest";
import { TableLog } from "../../src/table/log.svelte";
import type { Event } from "../../src/table/speech";
import type { Frame } from "../../src/wire";
import { frame, move } from "./made";

const undone = (log: TableLog) => log.lines.map((line) => line.undone);

let log: TableLog;
beforeEach(() => {
  log = new TableLog();
});

test("lines come in the order in which they are told, each with a number of its own", () => {
  const laid = frame("answer", 0, { event: "laid" });
  log.tell(laid, null);
  log.tell(laid, { event: "laid" });
  log.tell(frame("sit", 1), null);
  expect(log.lines.map((line) => [line.frame.kind, line.event?.event])).toEqual([
    ["answer", undefined],
    ["answer", "laid"],
    ["sit", undefined],
  ]);
  expect(new Set(log.lines.map((line) => line.id)).size).toBe(3);
});

test("an undo strikes out all lines of its seat's last answer, and no other seat's", () => {
  const [mine, theirs] = [frame("answer", 0), frame("answer", 1)];
  log.tell(mine, null);
  log.tell(mine, { event: "laid" });
  log.tell(theirs, null);
  log.tell(frame("undo", 0), null);
  expect(undone(log)).toEqual([true, true, false, false]);
});

test("a second undo strikes out the answer before; a later answer stands", () => {
  const tell = (...kinds: Frame["kind"][]) => kinds.forEach((kind) => log.tell(frame(kind, 0), null));
  tell("answer", "answer", "undo");
  expect(undone(log)).toEqual([false, true, false]);
  tell("undo", "answer");
  expect(undone(log)).toEqual([true, true, false, false, false]);
});

test("an undo of what is not in the log strikes nothing out", () => {
  log.tell(frame("start", null), null);
  log.tell(frame("undo", 0), null);
  expect(undone(log)).toEqual([false, false]);
});

test("what is recalled takes the place of the lines that knew less; moves have no line, undos count", () => {
  vi.useFakeTimers();
  log.tell(frame("answer", 1), null); // will be told better
  const last = frame("undo", 0);
  log.tell(last, null);
  const first = frame("answer", 0, move("a", "hand/0", "pile"), { event: "laid" });
  log.fill(1, [frame("start", null), first]);
  expect(log.lines.map((line) => [line.frame.kind, line.event?.event, line.undone])).toEqual([
    ["start", undefined, false],
    ["answer", undefined, true],
    ["answer", "laid", true],
    ["undo", undefined, false],
  ]);
  expect(log.recalled).toBe(true); // until they are drawn: nobody has to be told
  vi.runAllTimers();
  expect(log.recalled).toBe(false);
});

describe("what the others have done", () => {
  const turn = (number: number, digest: object) => {
    const told = { ...frame("answer", 0, { event: "laid" }), turns: [{ number, first: 0, digest: [digest] }] };
    log.tell(told as Frame, null);
    log.tell(told as Frame, told.events[0] as Event);
  };

  test("is each turn since the reader's own, and nothing once that has begun again", () => {
    expect(log.sinceOwn(0)).toEqual([]);
    [0, 1, 2].forEach((seat, number) => turn(number, { key: "turn", values: { seat } }));
    expect(log.sinceOwn(0).map(({ values }) => values)).toEqual([{ seat: 1 }, { seat: 2 }]);
    turn(3, { key: "turn", values: { seat: 0 } });
    expect(log.sinceOwn(0)).toEqual([]);
  });

  test("is the newest round where a round is everybody's turn", () => {
    [1, 2].forEach((number) => turn(number, { key: "round", values: { number } }));
    expect(log.sinceOwn(0).map(({ values }) => values)).toEqual([{ number: 2 }]);
  });
});
