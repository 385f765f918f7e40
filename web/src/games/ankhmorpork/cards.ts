// The action cards as they are printed; the game tells them.
import type { Faces } from "../types";
import type { Face } from "./view";

export interface Symbol {
  kind: Face["symbols"][number];
  money: number; // what it pays; 0 for other symbols
}

interface ActionCard {
  id: string;
  deck: Face["deck"];
  symbols: Symbol[];
  effect: string; // what its scroll or reaction does; empty if it has none
  effectEnglish: string; // the same in the english edition
}

const cards = new Map<string, ActionCard>();

export function deal(faces: Faces): void {
  for (const [id, face] of Object.entries(faces as Record<string, Face>)) {
    const symbols = face.symbols.map((kind) => ({ kind, money: kind === "money" ? face.money : 0 }));
    const { deck, effect, effect_english: effectEnglish } = face;
    cards.set(id, { id, deck, symbols, effect, effectEnglish });
  }
}

export const cardOf = (id: string) => cards.get(id);

/** The key of the words for what a card's scroll or reaction does; null if it has none. */
export function effectOf(card: ActionCard, english: boolean): string | null {
  const effect = english ? card.effectEnglish : card.effect;
  return effect ? `effect-${effect}` : null;
}
