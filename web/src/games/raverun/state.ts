// What a view of Raverun holds.
import type { View } from "../../wire";
import { CARDS, FIRST_RED, type Card, type Derived, type Position } from "./view";

export type { Card } from "./view";

export const stateOf = (view: View) => view.state as Position;
export const derivedOf = (view: View) => view.derived as Derived;

const BY_VALUE: readonly Card[] = CARDS;

export const isRed = (card: Card) => BY_VALUE.indexOf(card) >= FIRST_RED;

/** Where the sweep stands: the cards of its ruler, and the one offered last. */
export function sweepOf(view: View): { cards: readonly Card[]; now: Card | null; runs: boolean } {
  const { phase } = derivedOf(view);
  const red = phase === "final" || phase === "over";
  const runs = phase === "actions" || phase === "final";
  const cards = red ? CARDS.slice(FIRST_RED) : CARDS.slice(0, FIRST_RED);
  return { cards, now: runs ? stateOf(view).last : null, runs };
}

/** The seat for which a card acts: from a pile's top (green) or a battlefield (red). */
export function actsFor(state: Position, card: Card): number {
  return isRed(card)
    ? state.battlefield.findIndex((cards) => cards.includes(card))
    : state.pile.findIndex((cards) => cards.at(-1) === card);
}

/** The seat with the highest card on top of its pile, -1 before there is any. */
export function highest(state: Position): number {
  const tops = state.pile.map((cards) => BY_VALUE.indexOf(cards.at(-1) ?? ""));
  const best = Math.max(...tops);
  return best < 0 ? -1 : tops.indexOf(best);
}

/** The cards that the viewer has never seen. */
export function unseen(state: Position): Card[] {
  const seen = new Set([
    ...[...state.hand, ...state.battlefield, ...state.pile, state.deck, state.under].flat(),
    ...state.unsure.flatMap((group) => group.cards),
  ]);
  return CARDS.filter((card) => !seen.has(card));
}
