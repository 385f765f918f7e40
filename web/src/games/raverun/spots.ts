// What is pointed at for which option: `card/6B`, `pile/0`, `field/0`, `seat/0` and `deck`.
import type { OptionView, View } from "../../wire";
import type { Spot } from "../types";

const card = (name: string) => `card/${name}`;
const pile = (seat: string | number) => `pile/${seat}`;

export function targets({ label, values }: OptionView): Spot[] {
  const { card: name = "", seat = "" } = values;
  switch (label) {
    case "first_card":
    case "lay":
    case "exchange":
    case "steal":
    case "recall":
      return [card(name)];
    case "swap":
    case "move":
      return [card(name), pile(seat)];
    case "sink":
    case "reshuffle":
      return [pile(seat)];
    case "draw":
      return ["deck"];
    case "set_order": {
      const order = [seat, values.seat2, values.seat3].filter((at) => at !== undefined && at !== "-1");
      return order.slice(0, -1).map((at) => `seat/${at}`); // who is left is the last
    }
    default:
      return [];
  }
}

/** Where a card is dropped that only has to be pointed at. */
function home(step: string, seat: number): Spot {
  if (step === "exchange") return "deck";
  return step === "recall" || step === "first_card" ? pile(seat) : `field/${seat}`;
}

const VERBS: Record<string, string> = { first_card: "pick" };

export function attempt(spots: Spot[], { decision, seat }: View): string | null {
  if (!decision || seat === null) return null;
  const { step } = decision;
  const verb = VERBS[step] ?? step;
  const [first, second] = spots;
  const [kind, name] = first?.split("/") ?? [];
  const onto = second?.startsWith("pile/") ? Number(second.slice(5)) + 1 : null;
  switch (step) {
    case "first_card":
    case "lay":
    case "exchange":
    case "steal":
    case "recall":
      return kind === "card" && (second === undefined || second === home(step, seat))
        ? `${verb} ${name}`
        : null;
    case "swap":
    case "move":
      // A card alone is refused for itself, whatever the pile.
      return kind === "card" && (second === undefined || onto !== null)
        ? `${verb} ${name} pile ${onto ?? 1}`
        : null;
    case "sink":
    case "reshuffle":
      return kind === "pile" && second === undefined ? `${verb} pile ${Number(name) + 1}` : null;
    case "draw":
      return kind === "deck" ? verb : null;
    default:
      return null;
  }
}

const AT_DECK = ["used_draw", "drew", "put", "sank"];

export function touched(event: Record<string, unknown>): Spot[] {
  const spots: Spot[] = [];
  for (const name of [event.card, event.card2]) {
    if (typeof name === "string" && name !== "hidden") spots.push(card(name));
  }
  if (AT_DECK.includes(String(event.event))) spots.push("deck");
  if (event.event === "shuffled") spots.push(pile(Number(event.seat2)));
  return spots;
}
