// Made from the server's schemas by `make wire`. Not to be edited.

export type Card = string;

export interface Shown {
  Card?: Card;
  Position?: Position;
  Settings?: Settings;
  Derived?: Derived;
}
export interface Position {
  seats: number;
  over: boolean;
  turn: number;
  last: Card | null;
  laid: (Card | null)[];
  hand: (Card | null)[][];
  battlefield: Card[][];
  pile: (Card | null)[][];
  deck: (Card | null)[];
  under: (Card | null)[];
  decided: boolean[];
  pick: {
    label: "first_card";
    card?: Card;
  } | null;
  unsure: {
    cards: Card[];
    places: string[];
  }[];
}
export interface Settings {}
export interface Derived {
  fighting: (string | null)[];
  laying: number[];
  phase: "actions" | "final" | "lay" | "order" | "over" | "pick" | "skirmish";
}

export const CARDS = ["1A","1B","1C","2A","2B","2C","3A","3B","3C","4A","4B","4C","5A","5B","5C","6A","6B","6C","7A","7B","7C","8A","8B","8C"] as const;
export const FIRST_RED = 12 as const;
