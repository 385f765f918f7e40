// What a view of Skulls of Sedlec holds.
import type { View } from "../../wire";
import { OPEN, SKULLS, type Card, type Derived, type Position, type Structure } from "./view";

export type { Card, Entry, Structure } from "./view";

export type Letter = string; // of a kind of skull: K C P L Z X
export type Place = [x: number, y: number]; // left edge in half-cards, level of the lower skull
export type Cell = [x: number, level: number];

export const stateOf = (view: View) => view.state as Position;
export const derivedOf = (view: View) => view.derived as Derived;

/** Of a kind of skull in the texts: `skull-0`, `wish-0`. */
export const numberOf = (letter: Letter) => SKULLS.indexOf(letter);

/** The face-up card of a pile, which is counted from 0 here. */
export function topOf(view: View, pile: number): Card | null {
  const zone = OPEN[pile];
  return (zone && stateOf(view)[zone][0]) ?? null;
}

export const sameCell = (one: Cell, other: Cell) => one[0] === other[0] && one[1] === other[1];

/** A structure on the table. */
export interface Build {
  key: string; // `stack/0`, `feature`
  zone: "stack" | "feature"; // what its spots begin with: those of the reader's own
  seat: number;
  cards: Card[];
  told: Structure;
}

/** All of them: nothing in a structure is hidden. */
const known = (cards: (Card | null)[] = []) => cards.filter((card) => card !== null);

/** The reader's own first, or that of the seat in front; whoever plays alone has the feature before the stack. */
export function buildsOf(view: View, front = 0): Build[] {
  const position = stateOf(view);
  const { stacks, feature } = derivedOf(view);
  const first = view.seat ?? front;
  const order = stacks.map((_, at) => (first + at) % stacks.length);
  const found = order.flatMap((seat): Build[] => {
    const told = stacks[seat];
    return told ? [{ key: `stack/${seat}`, zone: "stack", seat, cards: known(position.stack[seat]), told }] : [];
  });
  if (!feature) return found;
  return [{ key: "feature", zone: "feature", seat: 0, cards: known(position.feature), told: feature }, ...found];
}

/** A number with a true minus. */
export const nice = (number: number | string | undefined) => String(number ?? "").replace("-", "−");
