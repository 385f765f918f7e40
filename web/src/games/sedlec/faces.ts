// What is printed on the cards, as the game tells it.
import type { Faces } from "../types";
import type { Card, Letter, Place } from "./state";

export interface Skulls {
  upper: Letter;
  lower: Letter;
}

export interface Feature {
  positions: Place[];
  anchors: Place[];
  source: string;
  effect_source: string;
}

let printed: Faces = {};

export function deal(faces: Faces): void {
  if (Object.keys(faces).length) printed = faces;
}

export const skullsOf = (card: Card) => printed[card] as Skulls | undefined;
export const featureOf = (card: Card | undefined) =>
  card === undefined ? undefined : (printed[card] as Feature | undefined);
