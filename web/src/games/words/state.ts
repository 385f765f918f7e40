// What a view of Word Domination holds.
import type { View } from "../../wire";
import { cardAt, numberOf } from "./faces";

export interface Words {
  seats: number;
  over: boolean;
  turn: number;
  black: number;
  help: number;
  round: number;
  mover: number;
  cell: number[]; // by card; 0: nowhere
  mark: number[]; // by card: 1 + whose marker lies on it
  tapes: number;
  tape_cell: number[];
  tape_mark: number[];
  tape_blank: number[];
  added: number[]; // 1 + card
  added_count: number;
  ban_old: number[];
  ban_new: number[];
  helper: number;
  picked: number[]; // by letter of the declared word: 1 + card
  draft: number[]; // by seat; -1: a secret
  centre: string[];
  hand: string[][];
  duty: string[][];
  captured: string[][];
  drawn: string[];
}

export interface Offer {
  number: number;
  seat: number;
  length: number;
  captures: number;
  price: number[];
}

export interface Zone {
  seat: number;
  tapes: number;
  cells: [x: number, y: number][];
}

export interface UsedWord {
  word: string;
  lemma: string;
  seat: number;
  helper: number;
  took: number; // cards that it brought the mover
  paid: number; // and the helper
}

export interface Derived {
  points: { captured: number; zones: number; markers: number }[];
  zones: Zone[];
  used: UsedWord[];
  word: string; // that is declared
  offers: Offer[];
  counter: { number: number; seat: number; price: number[] } | null;
  stack: number;
}

export const stateOf = (view: View) => view.state as unknown as Words;
export const derivedOf = (view: View) => view.derived as unknown as Derived;

export const ROUNDS = 6;

// --- the grid ---

const WIDE = 1024;

export interface Cell {
  x: number;
  y: number;
}

export const cellOf = (cell: number): Cell => ({
  x: (cell % WIDE) - WIDE / 2,
  y: Math.floor(cell / WIDE) - WIDE / 2,
});

export interface Lying extends Cell {
  card: string;
  owner: number; // whose marker; -1: none
  added: boolean;
  banned: boolean;
}

export interface Tape extends Cell {
  number: number; // from 1
  owner: number;
  blank: boolean;
}

export function addedOf(position: Words): string[] {
  return position.added.slice(0, position.added_count).map((number) => cardAt(number - 1));
}

export function isBanned(position: Words, card: string): boolean {
  const number = numberOf(card) + 1;
  return position.ban_old.includes(number) || position.ban_new.includes(number);
}

export const markOn = (position: Words, card: string): number => (position.mark[numberOf(card)] ?? 0) - 1;

/** The letter cards of the centre, line by line. */
export function lyingOf(view: View): Lying[] {
  const position = stateOf(view);
  const added = addedOf(position);
  return position.centre
    .map((card) => ({
      card,
      ...cellOf(position.cell[numberOf(card)] ?? 0),
      owner: markOn(position, card),
      added: added.includes(card),
      banned: isBanned(position, card),
    }))
    .filter(({ card }) => (position.cell[numberOf(card)] ?? 0) > 0) // in the middle of a move it is nowhere yet
    .sort((one, other) => one.y - other.y || one.x - other.x);
}

export function tapesOf(view: View): Tape[] {
  const position = stateOf(view);
  return position.tape_cell.slice(0, position.tapes).map((cell, at) => ({
    number: at + 1,
    ...cellOf(cell),
    owner: (position.tape_mark[at] ?? 0) - 1,
    blank: position.tape_blank[at] === 1,
  }));
}

// --- words ---

export type Result = "captures" | "ousts" | "marks" | "letter";

/** What a marker of this seat on a card comes to. */
export function resultOf(position: Words, card: string, seat: number): Result {
  if (!position.centre.includes(card)) return "letter";
  const owner = markOn(position, card);
  return owner < 0 ? "marks" : owner === seat ? "captures" : "ousts";
}

/** The cards with which the mover can spell: those of the centre and the mover's own. */
export function usableCards(position: Words): string[] {
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
  prices: { card: string; result: Result }[];
  captures?: number;
}
