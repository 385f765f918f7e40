// What a view of Raverun holds.
import type { View } from "../../wire";

export type Card = string; // such as 6B: number and letter

export interface Raverun {
  seats: number;
  over: boolean;
  turn: number;
  last: number; // the last card offered in this sweep, plus one
  laid: number[]; // by seat: the card laid in this round, plus one
  todo: [step: string, a: number, b: number, c: number][];
  sealed: number[]; // by seat: the pick plus one, -1 if it is another's secret
  hand: (Card | null)[][];
  battlefield: (Card | null)[][];
  pile: (Card | null)[][]; // the top is the last
  deck: (Card | null)[];
  under: (Card | null)[];
  unsure: { cards: Card[]; places: string[] }[];
}

export const stateOf = (view: View) => view.state as Raverun;

/** All 24, by rising value. */
export const CARDS: Card[] = Array.from("12345678", (number) =>
  Array.from("ABC", (letter) => number + letter),
).flat();

export const FIRST_RED = CARDS.indexOf("5A");

export const isRed = (card: Card) => CARDS.indexOf(card) >= FIRST_RED;

/** A card kept as its place in `CARDS` plus one; 0 and less is none. */
export const cardAt = (kept: number | undefined): Card | null => CARDS[(kept ?? 0) - 1] ?? null;

export const pending = (state: Raverun, step: string) => state.todo.some((frame) => frame[0] === step);

/** The card with which a seat fights in this round's skirmish. */
export const fighting = (state: Raverun, seat: number) =>
  pending(state, "skirmish") ? cardAt(state.laid[seat]) : null;

/** The seats that have yet to lay a card, the next one first. */
export const laying = (state: Raverun) =>
  state.todo
    .filter((frame) => frame[0] === "lay")
    .map((frame) => frame[1])
    .reverse();

export type Phase = "pick" | "order" | "lay" | "skirmish" | "actions" | "final" | "over";

export function phaseOf(state: Raverun): Phase {
  if (state.over) return "over";
  if (pending(state, "red_sweep") || pending(state, "end_game")) return "final";
  if (pending(state, "set_order")) return "order";
  if (pending(state, "lay")) return "lay";
  if (pending(state, "skirmish")) return "skirmish";
  return state.turn ? "actions" : "pick";
}

/** Where the sweep stands: the cards of its ruler, and the one offered last. */
export function sweepOf(state: Raverun): { cards: Card[]; now: Card | null; runs: boolean } {
  const phase = phaseOf(state);
  const red = phase === "final" || phase === "over";
  const runs = phase === "actions" || phase === "final";
  const cards = red ? CARDS.slice(FIRST_RED) : CARDS.slice(0, FIRST_RED);
  return { cards, now: runs ? cardAt(state.last) : null, runs };
}

/** The seat for which a card acts: from a pile's top (green) or a battlefield (red). */
export function actsFor(state: Raverun, card: Card): number {
  return isRed(card)
    ? state.battlefield.findIndex((cards) => cards.includes(card))
    : state.pile.findIndex((cards) => cards.at(-1) === card);
}

/** The seat with the highest card on top of its pile, -1 before there is any. */
export function highest(state: Raverun): number {
  const tops = state.pile.map((cards) => CARDS.indexOf(cards.at(-1) ?? ""));
  const best = Math.max(...tops);
  return best < 0 ? -1 : tops.indexOf(best);
}

/** The cards that the viewer has never seen. */
export function unseen(state: Raverun): Card[] {
  const seen = new Set([
    ...[...state.hand, ...state.battlefield, ...state.pile, state.deck, state.under].flat(),
    ...state.unsure.flatMap((group) => group.cards),
  ]);
  return CARDS.filter((card) => !seen.has(card));
}
