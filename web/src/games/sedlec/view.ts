// Made from the server's schemas by `make wire`. Not to be edited.

export type Card = string;
export type Face = SkullsFace | FeatureFace;

export interface Shown {
  Card?: Card;
  Position?: Position;
  Settings?: Settings;
  Derived?: Derived;
  Structure?: Structure;
  Entry?: Entry;
  SkullsFace?: SkullsFace;
  FeatureFace?: FeatureFace;
  Face?: Face;
  ScoredStructure?: ScoredStructure;
  Scored?: ScoredStructure;
}
export interface Position {
  seats: number;
  over: boolean;
  turn: number;
  active: number;
  width: number;
  piles: number;
  down: number[];
  place: (number | null)[];
  score: number[];
  won: number[];
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
  pick: null;
  unsure: {
    cards: Card[];
    places: string[];
  }[];
}
export interface Settings {
  executioners: "no" | "yes";
  monstrance: "no" | "yes";
}
export interface Derived {
  feature: Structure | null;
  piles: number[];
  ranks: number[];
  skulls: string;
  stacks: Structure[];
  target: number;
  title: number;
  totals: number[];
}
export interface Structure {
  account: Entry[];
  at: [number, number][];
  down: [number, number][];
  open: [number, number][];
  points: {
    [k: string]: number;
  };
  total: number;
}
export interface Entry {
  cells: [number, number][];
  for: [number, number][];
  points: number;
  skull: string;
}
export interface SkullsFace {
  deck: string;
  kind: "skulls";
  lower: string;
  upper: string;
}
export interface FeatureFace {
  anchors: [number, number][];
  effect: string;
  effect_kind: string;
  effect_numbers: {
    [k: string]: number;
  };
  effect_source: string;
  kind: "feature";
  positions: [number, number][];
  source: string;
}
/**
 * A structure as it was understood: what it is, the effect that counts ("": none), each skull with its cell.
 */
export interface ScoredStructure {
  account: Entry[];
  down: [number, number][];
  effect: string;
  form: string;
  marks: [number, number, string][];
  points: {
    [k: string]: number;
  };
  total: number;
}

export const CARDS = ["b01","b02","b03","b04","b05","b06","b07","b08","b09","b10","b11","b12","b13","b14","b15","b16","b17","b18","x01","x02","x03","x04","x05","x06","monstrancja","kielich","krzyz","herb","zyrandol","luk"] as const;
export const SKULLS = "KCPLZX" as const;
export const OPEN = ["open0","open1","open2","open3","open4","open5"] as const;
