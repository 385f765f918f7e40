// What is printed on the letter cards.
import type { Faces } from "../types";

export interface Face {
  letter: string;
  black: boolean;
  motif: string;
}

let faces: Record<string, Face> = {};
let order: string[] = []; // by number, as the position counts them

export function deal(dealt: Faces): void {
  faces = dealt as unknown as Record<string, Face>;
  order = Object.keys(faces);
}

const BLANK: Face = { letter: "", black: false, motif: "star" };

export const faceOf = (card: string): Face => faces[card] ?? BLANK;
export const letterOf = (card: string): string => faceOf(card).letter;
export const cardAt = (number: number): string => order[number] ?? "";
export const numberOf = (card: string): number => order.indexOf(card);

/** The 32 letters as they lie on a Polish keyboard, those with marks in a row of their own. */
export const ROWS = ["ĄĆĘŁŃÓŚŹŻ", "WERTYUIOP", "ASDFGHJKL", "ZCBNM"];
const LETTERS = new Set(ROWS.join(""));
const MARKED: Record<string, string> = { A: "Ą", C: "Ć", E: "Ę", L: "Ł", N: "Ń", O: "Ó", S: "Ś", Z: "ŻŹ" };

export const isLetter = (text: string): boolean => LETTERS.has(text);

/** What a plain letter may stand for where no keyboard has the marked one. */
export const markedFormsOf = (letter: string): string[] => [...(MARKED[letter] ?? "")];
