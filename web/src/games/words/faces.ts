// What is printed on the letter cards.
import type { Faces } from "../types";
import type { Face } from "./view";

let faces: Record<string, Face> = {};

export function deal(dealt: Faces): void {
  faces = dealt as Record<string, Face>;
}

const BLANK: Face = { letter: "", black: false, motif: "star" };

export const faceOf = (card: string): Face => faces[card] ?? BLANK;
export const letterOf = (card: string): string => faceOf(card).letter;

/** The 32 letters as they lie on a Polish keyboard, those with marks in a row of their own. */
export const ROWS = ["ĄĆĘŁŃÓŚŹŻ", "WERTYUIOP", "ASDFGHJKL", "ZCBNM"];
const LETTERS = new Set(ROWS.join(""));
const MARKED: Record<string, string> = { A: "Ą", C: "Ć", E: "Ę", L: "Ł", N: "Ń", O: "Ó", S: "Ś", Z: "ŻŹ" };

export const isLetter = (text: string): boolean => LETTERS.has(text);

/** What a plain letter may stand for where no keyboard has the marked one. */
export const markedFormsOf = (letter: string): string[] => [...(MARKED[letter] ?? "")];
