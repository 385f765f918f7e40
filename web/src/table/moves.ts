// A moment between two positions: the last view with the cards moved that have been seen moving.
import type { View } from "../wire";
import type { Event } from "./speech";

type Cards = (string | null)[];

function withZone(
  state: Record<string, unknown>,
  label: string,
  change: (cards: Cards) => Cards,
): typeof state {
  const [zone = "", seat] = label.split("/");
  const held = state[zone];
  if (!Array.isArray(held)) return state;
  if (seat === undefined) return { ...state, [zone]: change(held as Cards) };
  return { ...state, [zone]: held.map((cards: Cards, of) => (of === Number(seat) ? change(cards) : cards)) };
}

function without(cards: Cards, card: string): Cards {
  const known = cards.lastIndexOf(card);
  const place = known >= 0 ? known : cards.lastIndexOf(null);
  return cards.filter((_, at) => at !== place);
}

export function afterMove(view: View, move: Event): View {
  const card = String(move.card);
  const left = withZone(view.state, String(move.zone), (cards) => without(cards, card));
  const state = withZone(left, String(move.zone2), (cards) => [...cards, card === "hidden" ? null : card]);
  return { ...view, state };
}
