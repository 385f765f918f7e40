// What is known of a word, in words.
import { sayList } from "../../words";
import type { Say } from "../types";
import { letterOf } from "./faces";
import type { Spelling } from "./spelling.svelte";
import { addedOf, type Reading, type Result } from "./state";

/** Why a word is related to another one, as a sentence; empty where nobody knows. */
export function reasonWords(say: Say, word: string, { other = "", reason }: Reading): string {
  return reason ? say(`reason-${reason.kind}`, { word, other, affix: "", root: "", ...reason }) : "";
}

export function verdictWords(say: Say, word: string, reading: Reading): string {
  const told = say(`board-verdict-${reading.verdict}`, { word: reading.other ?? "" });
  return [told, reasonWords(say, word, reading)].filter(Boolean).join(" ");
}

const RESULTS: Result[] = ["captures", "ousts", "marks"];

/** What the cards of the word would bring. */
export function countsOf(spelling: Spelling): { result: Result; count: number }[] {
  const results = spelling.cards.filter(Boolean).map((card) => spelling.result(card));
  return RESULTS.map((result) => ({ result, count: results.filter((each) => each === result).length })).filter(
    ({ count }) => count > 0,
  );
}

/** Why the word cannot be said; empty if it can, or while nobody knows. */
export function brokenWords(say: Say, spelling: Spelling): string {
  const rule = spelling.preview?.broken || spelling.known?.rule || "";
  if (rule === "" || (spelling.preview?.broken === "" && spelling.reading?.verdict !== "clear")) return "";
  const lacking = spelling.typed.flatMap(({ letter }, at) => (spelling.cards[at] === "" ? [letter] : []));
  const left = addedOf(spelling.position).flatMap((card) => (card === null ? [] : [letterOf(card)]));
  const needed = ["WORDS.W2", "WORDS.V1"].includes(rule) ? left.filter((each) => !spelling.word.includes(each)) : lacking;
  const missing = [...new Set(needed)];
  const values = { word: spelling.word, letters: sayList(missing), count: missing.length };
  return say(`board-broken-${rule.replace("WORDS.", "")}`, values);
}
