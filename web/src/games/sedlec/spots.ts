// What is pointed at besides the parts of an answer (`pile/3`, `card/b05`, and places: `stack/-2,1`, `feature/0,3`): the
// piles of a dig, and a place alone where it is clear which card is meant.
import { partsAttempt, spotOf } from "../../board/parts";
import type { OptionView, View } from "../../wire";
import type { Spot } from "../types";
import { stateOf } from "./state";

const isDig = (option: OptionView) => option.label === "dig";

/** A dig names one pile, or two together: `1 4`. */
export const targets = (option: OptionView): Spot[] | undefined =>
  isDig(option) ? option.parts[0]?.value.split(" ").map((pile) => spotOf("pile", pile)) : undefined;

/** Two piles are named together, in whatever order. */
export const anyOrder = isDig;

export function attempt(spots: Spot[], view: View): string | null | undefined {
  const { decision, seat } = view;
  if (!decision || seat === null) return null;
  const [[kind, name] = [], [other, second] = []] = spots.map((spot) => spot.split("/"));
  if (kind === "pile" && other === "pile") return `dig ${name} ${second}`;
  const hand = stateOf(view).hand[seat] ?? [];
  const only = kind === "stack" && hand.length === 1 ? hand.map((card) => spotOf("card", card)) : [];
  return partsAttempt([...only, ...spots], decision);
}

/** The card and the pile that it is about, wherever they are now. */
export const touched = ({ card, pile }: Record<string, unknown>): Spot[] =>
  Object.entries({ card, pile }).flatMap(([name, value]) => (value === undefined ? [] : [spotOf(name, String(value))]));
