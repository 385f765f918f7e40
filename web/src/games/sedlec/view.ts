// Made from the server's schemas by `make wire`. Not to be edited.

export type Card = string;

export interface Shown {
  Card?: Card;
  Position?: Position;
  Settings?: Settings;
}
export interface Position {
  seats: number;
  over: boolean;
  turn: number;
  active: number;
  width: number;
  piles: number;
  down: number[];
  place: number[];
  score: number[];
  won: number;
  graveyard: (Card | null)[];
  open0: (Card | null)[];
  open1: (Card | null)[];
  open2: (Card | null)[];
  open3: (Card | null)[];
  open4: (Card | null)[];
  open5: (Card | null)[];
  hand: Card[][];
  stack: (Card | null)[][];
  feature: (Card | null)[];
  shape: (Card | null)[];
  effect: (Card | null)[];
  box: Card[];
  decided: boolean[];
  pick: {} | null;
  unsure: {
    cards: Card[];
    places: string[];
  }[];
}
export interface Settings {
  executioners: "no" | "yes";
  monstrance: "no" | "yes";
}

export const CARDS = ["b01","b02","b03","b04","b05","b06","b07","b08","b09","b10","b11","b12","b13","b14","b15","b16","b17","b18","x01","x02","x03","x04","x05","x06","monstrancja","kielich","krzyz","herb","zyrandol","luk"] as const;
