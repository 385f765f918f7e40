// What is printed on the cards, as the game tells it.
import type { Faces } from "../types";
import type { Card, Face, FeatureFace, SkullsFace } from "./view";

export type Skulls = Pick<SkullsFace, "upper" | "lower">;

let printed: Record<Card, Face> = {};

export function deal(faces: Faces): void {
  if (Object.keys(faces).length) printed = faces as typeof printed;
}

export function skullsOf(card: Card): Skulls | undefined {
  const face = printed[card];
  return face?.kind === "skulls" ? face : undefined;
}

export function featureOf(card: Card | null | undefined): FeatureFace | undefined {
  const face = printed[card ?? ""];
  return face?.kind === "feature" ? face : undefined;
}
