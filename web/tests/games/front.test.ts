// Whoever only watches looks at a board from any seat; whoever sits there, from their own.
import { expect, test } from "vitest";
import { orderOfTowers } from "../../src/games/cheers/state";
import { layOut } from "../../src/games/raverun/layout";
import { buildsOf } from "../../src/games/sedlec/state";
import type { View } from "../../src/wire";

const seen = (seat: number | null, state: object, derived: object): View => ({
  seat,
  state: state as Record<string, unknown>,
  derived: derived as Record<string, unknown>,
  decision: null,
  can_undo: false,
});

test("in Three Cheers the towers go round from the one in front", () => {
  const watched = seen(null, { towers: 3 }, { riders: [{ tower: 0 }, { tower: 1 }, { tower: 2 }] });
  expect(orderOfTowers(watched)).toEqual([0, 1, 2]);
  expect(orderOfTowers(watched, 2)).toEqual([2, 0, 1]);
  expect(orderOfTowers({ ...watched, seat: 1 }, 2)).toEqual([1, 2, 0]);
});

test("two riders of one tower have it in front", () => {
  const teams = seen(null, { towers: 2 }, { riders: [0, 1, 0, 1].map((tower) => ({ tower })) });
  expect(orderOfTowers(teams, 3)).toEqual([1, 0]);
});

test("in Sedlec the stacks go round from the one in front", () => {
  const stack = { at: [], open: [] };
  const watched = seen(null, { stack: [[], [], []] }, { stacks: [stack, stack, stack], feature: null });
  const order = (view: View, front?: number) => buildsOf(view, front).map(({ seat }) => seat);
  expect(order(watched, 1)).toEqual([1, 2, 0]);
  expect(order({ ...watched, seat: 2 }, 1)).toEqual([2, 0, 1]);
});

test("in Raverun whoever is in front lies at the bottom, with what the watcher knows of their hand", () => {
  const state = {
    seats: 2,
    hand: [["1A", null], [null]],
    pile: [[], []],
    battlefield: [[], []],
    deck: [],
    under: [],
  };
  const table = layOut(seen(null, state, { fighting: [null, null] }), false, -1, [], 1);
  expect(table.regions.map(({ seat }) => seat)).toEqual([0, 1]);
  expect(table.lying.filter(({ seat }) => seat === 1).map(({ card }) => card)).toEqual([null]);
});
