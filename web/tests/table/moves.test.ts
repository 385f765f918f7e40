import { expect, test } from "vitest";
import { afterMove } from "../../src/table/moves";
import { move, view } from "./made";

const before = view({ hand: [["a", "b"], [null, null]], deck: [null, null], pile: ["z"], round: 3 });

const after = (card: string, from: string, to: string) => afterMove(before, move(card, from, to)).state;

test("a card leaves its zone and lies on top of the other", () => {
  expect(after("a", "hand/0", "pile")).toEqual({ ...before.state, hand: [["b"], [null, null]], pile: ["z", "a"] });
});

test("a card that was unknown comes from among the unknown ones", () => {
  expect(after("c", "hand/1", "pile")).toEqual({ ...before.state, hand: [["a", "b"], [null]], pile: ["z", "c"] });
});

test("a hidden card is hidden where it goes", () => {
  expect(after("hidden", "deck", "hand/1")).toEqual({
    ...before.state,
    hand: [["a", "b"], [null, null, null]],
    deck: [null],
  });
});

test("of two that look alike the upper one goes, and within one zone a card goes to its top", () => {
  const twice = view({ row: ["a", "b", "a", "c"] });
  expect(afterMove(twice, move("a", "row", "row")).state).toEqual({ row: ["a", "b", "c", "a"] });
});

test("zones that the view does not show, and what is no zone, stay as they are", () => {
  expect(after("z", "pile", "box")).toEqual({ ...before.state, pile: [] });
  expect(after("z", "pile", "round")).toEqual({ ...before.state, pile: [] });
});

test("the view before is not changed", () => {
  const copy = structuredClone(before);
  after("a", "hand/0", "pile");
  expect(before).toEqual(copy);
});
