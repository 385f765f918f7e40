// What things are called by a screen reader.
import type { Say } from "../types";
import { letterOf } from "./faces";
import type { Lying, Tape } from "./state";

const nameOf = (names: string[], seat: number) => names[seat] ?? "";

export function cardWords(say: Say, card: string): string {
  return say("board-card", { letter: letterOf(card), card: say(`object-${card}`) });
}

export function lyingWords(say: Say, names: string[], lying: Lying): string {
  const more = [
    ...(lying.owner !== null ? [say("board-marked", { name: nameOf(names, lying.owner) })] : []),
    ...(lying.added ? [say("board-added")] : []),
    ...(lying.banned ? [say("board-banned")] : []),
  ];
  return [cardWords(say, lying.card), ...more, placeWords(say, lying)].join(", ");
}

export function tapeWords(say: Say, names: string[], tape: Tape): string {
  return [say("board-tape", { name: nameOf(names, tape.owner) }), placeWords(say, tape)].join(", ");
}

export const placeWords = (say: Say, { x, y }: { x: number; y: number }): string =>
  say("board-at", { number: x, number2: y });
