// The action cards as they are printed; the game tells them.
import type { Faces } from "../types";

export type Kind =
  | "agent"
  | "build"
  | "assassinate"
  | "remove_trouble"
  | "money"
  | "scroll"
  | "event"
  | "play_another"
  | "reaction";

export interface Symbol {
  kind: Kind;
  money: number; // what it pays; 0 for other symbols
}

export interface ActionCard {
  id: string;
  deck: "green" | "brown";
  symbols: Symbol[];
  number: number; // in the order of the game's own list
  effect: string; // what its scroll or reaction does; empty if it has none
  effectEnglish: string; // the same in the english edition
}

interface Face {
  deck: ActionCard["deck"];
  symbols: Kind[];
  money: number;
  effect: string;
  effect_english: string;
}

const cards = new Map<string, ActionCard>();

export function deal(faces: Faces): void {
  Object.entries(faces as Record<string, Face>).forEach(([id, face], number) => {
    const symbols = face.symbols.map((kind) => ({ kind, money: kind === "money" ? face.money : 0 }));
    const { deck, effect, effect_english: effectEnglish } = face;
    cards.set(id, { id, number, deck, symbols, effect, effectEnglish });
  });
}

export const cardOf = (id: string) => cards.get(id);

/** The key of the words for what a card's scroll or reaction does; null if it has none. */
export function effectOf(card: ActionCard, english: boolean): string | null {
  const effect = english ? card.effectEnglish : card.effect;
  return effect ? `effect-${effect}` : null;
}
