// What is pointed at besides the parts of an answer: `seat/0` for the order, `deck`, and the home of a card that only has
// to be pointed at.
import { partsAttempt } from "../../board/parts";
import type { OptionView, View } from "../../wire";
import type { Spot } from "../types";

export function targets({ label, values }: OptionView): Spot[] | undefined {
  if (label === "draw") return ["deck"];
  if (label !== "set_order") return undefined;
  const order = [values.seat, values.seat2, values.seat3].filter((at) => at !== undefined && at !== "-1");
  return order.slice(0, -1).map((at) => `seat/${at}`); // who is left is the last
}

/** Where a card is dropped that only has to be pointed at. */
function home(step: string, seat: number): Spot {
  if (step === "exchange") return "deck";
  return step === "recall" || step === "first_card" ? `pile/${seat}` : `field/${seat}`;
}

export function attempt(spots: Spot[], { decision, seat }: View): string | null | undefined {
  if (!decision || seat === null) return null;
  if (decision.step === "draw" && spots[0] === "deck") return "draw";
  const [first, second] = spots;
  return first && second === home(decision.step, seat) ? partsAttempt([first], decision) : undefined;
}

const AT_DECK = ["used_draw", "drew", "put", "sank"];

export function touched(event: Record<string, unknown>): Spot[] {
  const spots: Spot[] = [];
  for (const name of [event.card, event.card2]) {
    if (typeof name === "string" && name !== "hidden") spots.push(`card/${name}`);
  }
  if (AT_DECK.includes(String(event.event))) spots.push("deck");
  if (event.event === "shuffled") spots.push(`pile/${Number(event.seat2)}`);
  return spots;
}
