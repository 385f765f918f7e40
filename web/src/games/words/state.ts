// What a view of Word Domination holds.
import type { View } from "../../wire";
import { CARDS, type Card, type Derived, type Position } from "./view";

export type { Card, ScoringZone, UsedWord } from "./view";

export const stateOf = (view: View) => view.state as Position;
export const derivedOf = (view: View) => view.derived as Derived;

/** The card in hand, and those of duty, as far as anybody knows them. */
export const heldBy = ({ hand, duty }: Position, seat: number): Card[] =>
  [...(hand[seat] ?? []), ...(duty[seat] ?? [])].filter((card) => card !== null);

// --- the grid ---

const BY_NUMBER: readonly Card[] = CARDS; // as tables by card have them

export interface Cell {
  x: number;
  y: number;
}

export interface Lying extends Cell {
  card: Card;
  owner: number | null; // whose marker
  added: boolean;
  banned: boolean;
}

export interface Tape extends Cell {
  number: number; // from 1
  owner: number;
}

export const addedOf = (position: Position) => position.added.slice(0, position.added_count);

export const isBanned = ({ ban_old, ban_new }: Position, card: Card): boolean =>
  ban_old.includes(card) || ban_new.includes(card);

export const markOn = ({ mark }: Position, card: Card): number | null => mark[BY_NUMBER.indexOf(card)] ?? null;

/** The letter cards of the centre, line by line; in the middle of a move one may be nowhere yet. */
export function lyingOf(view: View): Lying[] {
  const position = stateOf(view);
  const added = addedOf(position);
  return position.centre
    .flatMap((card): Lying[] => {
      const cell = position.cell[BY_NUMBER.indexOf(card)];
      if (!cell) return [];
      const [x, y] = cell;
      const owner = markOn(position, card);
      return [{ card, x, y, owner, added: added.includes(card), banned: isBanned(position, card) }];
    })
    .sort((one, other) => one.y - other.y || one.x - other.x);
}

export function tapesOf(view: View): Tape[] {
  const { tape_cell, tape_mark } = stateOf(view);
  return tape_cell.flatMap((cell, at): Tape[] => {
    const owner = tape_mark[at];
    return cell && owner != null ? [{ number: at + 1, x: cell[0], y: cell[1], owner }] : [];
  });
}

// --- words ---

export type Result = "captures" | "ousts" | "marks" | "letter";

/** What a marker of this seat on a card comes to. */
export function resultOf(position: Position, card: Card, seat: number): Result {
  if (!position.centre.includes(card)) return "letter";
  const owner = markOn(position, card);
  return owner === null ? "marks" : owner === seat ? "captures" : "ousts";
}

/** The cards with which the mover can spell: those of the centre and the mover's own. */
export function usableCards(position: Position): Card[] {
  const own = position.captured[position.mover] ?? [];
  return [...position.centre, ...own].filter((card) => !isBanned(position, card));
}

export interface Reading {
  lemma: string;
  verdict: "clear" | "warn" | "block" | "same";
  other?: string;
  reason?: Record<string, string>;
}

/** What the server says would come of a word. */
export interface Preview {
  word: string;
  broken: string; // the rule; empty: none
  readings: Reading[];
  reading?: number;
  prices: { card: Card; result: Result }[];
  captures?: number;
}
