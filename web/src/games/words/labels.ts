// What things are called by a screen reader.
import type { View } from "../../wire";
import type { Say } from "../types";
import { letterOf } from "./faces";
import type { Cell, Lying, Tape } from "./state";

const NONE = "none";
const BESIDE = ["left", "right", "above", "below", "near"]; // what stands there is a card

/** Places as the texts want them. */
const named = (say: Say, values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      BESIDE.includes(key) && value !== NONE ? say(`card-${value}`) : value,
    ]),
  );

/** A player for the texts, which speak to whoever reads. */
export const person = (view: View, names: string[], seat: number) => ({
  name: names[seat] ?? "",
  is: seat === view.seat ? "you" : "other",
});

export function cardWords(say: Say, card: string): string {
  return say("board-card", { letter: letterOf(card), card: say(`object-${card}`) });
}

export function lyingWords(say: Say, view: View, names: string[], lying: Lying[], one: Lying): string {
  const more = [
    ...(one.owner !== null ? [say("board-marked", person(view, names, one.owner))] : []),
    ...(one.added ? [say("board-added")] : []),
    ...(one.banned ? [say("board-banned")] : []),
  ];
  return [cardWords(say, one.card), ...more, ...besideWords(say, lying, one)].join(", ");
}

export function tapeWords(say: Say, view: View, names: string[], lying: Lying[], tape: Tape): string {
  return [say("board-tape", person(view, names, tape.owner)), ...besideWords(say, lying, tape)].join(", ");
}

/** A free cell by the letters beside it, as its option has them. */
export function freeWords(say: Say, values: Record<string, string>): string {
  return say("board-free", { place: say("at-cell", named(say, values)) });
}

/** Where something lies, by the letters beside it; nothing where there are none. */
function besideWords(say: Say, lying: Lying[], { x, y }: Cell): string[] {
  const at = (across: number, down: number) =>
    lying.find((each) => each.x === x + across && each.y === y + down)?.card ?? NONE;
  const sides = { left: at(-1, 0), right: at(1, 0), above: at(0, -1), below: at(0, 1) };
  const found = Object.values(sides).some((card) => card !== NONE);
  return found ? [say("at-cell", named(say, sides))] : [];
}
