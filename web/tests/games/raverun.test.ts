// Where the cards of Raverun lie.
import { expect, test } from "vitest";
import { layOut } from "../../src/games/raverun/layout";
import type { View } from "../../src/wire";

const pile = [["2B", "3A", "4B"], ["7C"], []];
const none = [[], [], []];
const view = {
  seat: 0,
  state: { seats: 3, pile, hand: none, battlefield: none, deck: [], under: [] },
  derived: { fighting: [null, null, null] },
} as unknown as View;

for (const tall of [false, true]) {
  const lying = (risen: number[]) =>
    new Map(layOut(view, tall, -1, risen).lying.map(({ card, x, y }) => [card, { x, y }]));
  const all = lying([]);
  const y = (risen: number[], card: string) => lying(risen).get(card)?.y ?? 0;

  test(`on a ${tall ? "tall" : "wide"} table tops come to the middle in the order in which they are told`, () => {
    const told = lying([2, 0, 1]); // whose pile is empty brings none
    expect(told.get("4B")?.y).toBe(told.get("7C")?.y);
    expect(told.get("4B")?.x).toBeLessThan(told.get("7C")?.x ?? 0);
    expect(y([0], "4B")).toBeLessThan(y([], "4B")); // from below, as the own ones lie,
    expect(y([0, 1], "7C")).toBeGreaterThan(y([], "7C")); // and from above
    expect(told.get("3A")).toEqual(all.get("3A"));
    expect(lying([0]).get("7C")).toEqual(all.get("7C"));
  });
}
