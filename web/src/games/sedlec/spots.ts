// What is pointed at for which option: `pile/3`, `card/b05` in the hand, and places: `stack/0/-2,1`, `feature/0,3`.
import type { OptionView, View } from "../../wire";
import type { Spot } from "../types";
import { stateOf } from "./state";

const pile = (number: string | undefined) => `pile/${number}`;

export function targets({ text, label, values }: OptionView, view: View): Spot[] {
  const place = `${values.number},${values.number2}`;
  switch (label) {
    case "dig":
      return values.number2 === "0" ? [pile(values.number)] : [pile(values.number), pile(values.number2)];
    case "collect":
    case "take":
      return [pile(values.number)];
    case "stack":
    case "build": {
      const target = label === "build" ? `feature/${place}` : `stack/${view.seat ?? 0}/${place}`;
      const [verb, from] = text.split(" "); // from the hand by the card's name, from the graveyard by the pile's number
      return [verb === "stack" ? `card/${from}` : pile(from), target];
    }
    default:
      return [];
  }
}

/** Two piles are named together, in whatever order. */
export const anyOrder = (option: OptionView) => option.label === "dig";

/** A place as the notation has it: `stack 0,1`. */
function placeText(spot: Spot | undefined): string | null {
  const [kind, ...rest] = spot?.split("/") ?? [];
  if (kind !== "stack" && kind !== "feature") return null;
  return `${kind} ${rest.at(-1)}`;
}

export function attempt(spots: Spot[], view: View): string | null {
  const { decision, seat } = view;
  if (!decision || seat === null) return null;
  const [first = "", second] = spots;
  const [kind, name = ""] = first.split("/");
  const place = placeText(second);
  if (kind === "card") return place ? place.replace(" ", ` ${name} `) : null;
  if (kind === "pile") {
    const other = second?.startsWith("pile/") ? second.slice(5) : null;
    const alone = decision.step === "turn_alone" || decision.step.startsWith("lay_");
    if (decision.step === "take") return second === undefined ? `take ${name}` : null;
    if (alone && place) return `${decision.step === "turn_alone" ? "collect" : "take"} ${name} ${place}`;
    if (other) return `dig ${[name, other].sort().join(" ")}`;
    if (second !== undefined) return null;
    const top = stateOf(view)[`open${Number(name) - 1}`];
    return top?.length && decision.step === "take_turn" ? `collect ${name}` : `dig ${name}`;
  }
  // With one card in hand it is clear which is meant.
  const only = stateOf(view).hand[seat];
  const at = placeText(first);
  return second === undefined && at && only?.length === 1 ? at.replace(" ", ` ${only[0]} `) : null;
}

export function touched(event: Record<string, unknown>): Spot[] {
  const { event: kind, card, seat, number, number2 } = event;
  if (kind === "turned") return [`pile/${Number(number)}`];
  if (kind === "took" || kind === "collected") return [`card/${String(card)}`, `pile/${Number(number)}`];
  if (kind === "stacked") return [`stack/${Number(seat)}/${Number(number)},${Number(number2)}`];
  if (kind === "built") return [`feature/${Number(number)},${Number(number2)}`];
  return [];
}
