// What a table tells, made up: a game of cards a to z, with a hand for each of two seats, a deck and a pile.
import type { Event } from "../../src/table/speech";
import type { DecisionView, Frame, View } from "../../src/wire";

let seq = 0;

export function frame(kind: Frame["kind"], seat: number | null, ...events: Event[]): Frame {
  seq += 1;
  return { seq, kind, at: 0, seat, name: "", text: "", events, taken: null, turns: [] };
}

export const move = (card: string, zone: string, zone2: string): Event => ({ event: "move", card, zone, zone2 });

const DECISION: DecisionView = { id: 1, step: "lay", kind: "single", seats: [0], rule: "", facts: {}, answers: [], options: [], turn: 0, forced: "" };

/** What seat 0 sees; with a question to it, what is said of that. */
export function view(state: Record<string, unknown>, asked: Partial<DecisionView> | null = null): View {
  return { seat: 0, state, derived: {}, decision: asked && { ...DECISION, ...asked }, can_undo: asked !== null };
}
