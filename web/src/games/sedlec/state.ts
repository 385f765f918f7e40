// What a view of Skulls of Sedlec holds.
import type { View } from "../../wire";

export type Card = string; // such as b05
export type Letter = string; // of a kind of skull: K C P L Z X
export type Place = [x: number, y: number]; // left edge in half-cards, level of the lower skull
export type Cell = [x: number, level: number];

export interface Sedlec {
  seats: number;
  over: boolean;
  turn: number;
  hand: Card[][];
  stack: Card[][];
  feature: Card[];
  shape: Card[];
  effect: Card[];
  [zone: `open${number}`]: Card[];
}

/** Who scores, how much, and thanks to whom. */
export interface Entry {
  skull: Letter;
  points: number;
  cells: Cell[];
  for: Cell[];
}

export interface Scored {
  points: Record<Letter, number>;
  total: number;
  account: Entry[];
  down: Cell[]; // of cards that an effect turns face down
}

export interface Told extends Scored {
  at: Place[]; // by card, in the order of the zone
  open: Place[]; // where a card may be laid
}

interface Derived {
  skulls: string; // the kinds of this game
  target: number; // cards of a complete stack
  piles: number[]; // cards that lie face down
  stacks: Told[];
  feature: Told | null;
  totals: number[];
  ranks: number[];
  title: number;
}

export const stateOf = (view: View) => view.state as unknown as Sedlec;
export const derivedOf = (view: View) => view.derived as unknown as Derived;

/** The kinds of skulls in the order of the texts `skull-0`, `wish-0`. */
export const KINDS = "KCPLZX";
export const numberOf = (letter: Letter) => KINDS.indexOf(letter);

export const topOf = (view: View, pile: number): Card | null => stateOf(view)[`open${pile}`]?.[0] ?? null;

export const sameCell = (one: Cell, other: Cell) => one[0] === other[0] && one[1] === other[1];

/** A structure on the table. */
export interface Build {
  key: string; // what its spots begin with: `stack/0`, `feature`
  seat: number;
  cards: Card[];
  told: Told;
}

/** The reader's own first; whoever plays alone has the feature before the stack. */
export function buildsOf(view: View): Build[] {
  const position = stateOf(view);
  const { stacks, feature } = derivedOf(view);
  const first = view.seat ?? 0;
  const order = stacks.map((_, at) => (first + at) % stacks.length);
  const found = order.flatMap((seat): Build[] => {
    const told = stacks[seat];
    return told ? [{ key: `stack/${seat}`, seat, cards: position.stack[seat] ?? [], told }] : [];
  });
  return feature ? [{ key: "feature", seat: 0, cards: position.feature, told: feature }, ...found] : found;
}

/** A number with a true minus. */
export const nice = (number: number | string | undefined) => String(number ?? "").replace("-", "−");
