// What is pointed at are the parts of an answer: `pile/3`, `card/b05` in the hand, places of the reader's own structures
// (`stack/-2,1`, `feature/0,3`).
import { partsAttempt, spotOf } from "../../board/parts";
import type { OptionView, View } from "../../wire";
import type { Spot } from "../types";
import { stateOf } from "./state";

/** Two piles are named together, in whatever order. */
export const anyOrder = (option: OptionView) => option.label === "dig";

/** With one card in hand it is clear which is meant. */
export function attempt(spots: Spot[], view: View): string | null | undefined {
  const { decision, seat } = view;
  if (!decision || seat === null || !spots[0]?.startsWith("stack/")) return undefined;
  const [card, another] = stateOf(view).hand[seat] ?? [];
  return card && !another ? partsAttempt([spotOf("card", card), ...spots], decision) : undefined;
}

/** The card and the pile that it is about, wherever they are now. */
export const touched = ({ card, pile }: Record<string, unknown>): Spot[] =>
  Object.entries({ card, pile }).flatMap(([name, value]) => (value === undefined ? [] : [spotOf(name, String(value))]));
