// Made from the server's schemas by `make wire`. Not to be edited.

export type Card = string;

export interface Shown {
  Card?: Card;
  Position?: Position;
  Settings?: Settings;
  Derived?: Derived;
  Counter?: Counter;
  Offer?: Offer;
  SeatPoints?: SeatPoints;
  UsedWord?: UsedWord;
  ScoringZone?: ScoringZone;
  Face?: Face;
}
export interface Position {
  seats: number;
  over: boolean;
  turn: number;
  black: boolean;
  help: "off" | "serial" | "live";
  votes: boolean;
  related: "standard" | "lemma" | "strict";
  min_length: number;
  lexicon: number;
  first: number;
  round: number;
  mover: number;
  swaps: number;
  cell: ([number, number] | null)[];
  mark: (number | null)[];
  tapes: number;
  tape_cell: ([number, number] | null)[];
  tape_mark: (number | null)[];
  tape_blank: boolean[];
  added: (Card | null)[];
  added_count: number;
  used_count: number;
  used_word: (number | null)[];
  used_by: number[];
  used_with: (number | null)[];
  used_took: number[];
  used_paid: number[];
  ban_old: (Card | null)[];
  ban_new: (Card | null)[];
  last_offer: number | null;
  offer: (number | null)[];
  offer_length: number[];
  offer_captures: number[];
  offer_price: Card[][];
  offers_made: number[];
  last_counter: number | null;
  counter: number | null;
  counter_to: number | null;
  counter_price: Card[];
  counters_made: number[];
  drafts_made: (number | null)[];
  offer_word: ((number | null) | null)[];
  draft: ((number | null) | null)[];
  draft_price: (Card[] | null)[];
  word: number | null;
  helper: number | null;
  price: Card[];
  picked: (Card | null)[];
  borrowed: Card | null;
  doubled: Card | null;
  actions: ("core" | "zeppelin" | "blaster" | "shadow" | "resistance" | "gust" | "pupils" | "gel")[];
  verdict: "clear" | "warn" | "block" | "same";
  appealed: boolean;
  accused: number | null;
  accuser: number | null;
  struck: boolean;
  barred: number;
  appeals: number;
  stored: number;
  store: number[];
  points: number[];
  won: number[];
  deck: (Card | null)[];
  under: (Card | null)[];
  centre: Card[];
  tape: (Card | null)[];
  hand: Card[][];
  duty: (Card | null)[][];
  captured: Card[][];
  drawn: (Card | null)[];
  decided: boolean[];
  pick: {
    label: "allow" | "bar";
  } | null;
  unsure: {
    cards: Card[];
    places: string[];
  }[];
}
export interface Settings {
  black: "no" | "yes";
  help: "live" | "serial" | "off";
  clock: "off" | "60" | "90" | "120" | "180";
  votes: "yes" | "no";
  related: "standard" | "lemma" | "strict";
  min_length: "2" | "3";
  first: "random" | "1" | "2" | "3" | "4";
  lexicon: string;
}
export interface Derived {
  counter: Counter | null;
  joined: number[];
  offers: Offer[];
  points: SeatPoints[];
  stack: number;
  used: UsedWord[];
  word: string;
  zones: ScoringZone[];
}
export interface Counter {
  number: number;
  price: string[];
  seat: number;
}
export interface Offer {
  captures: number;
  length: number;
  number: number;
  price: string[];
  seat: number;
}
export interface SeatPoints {
  captured: number;
  markers: number;
  zones: number;
}
export interface UsedWord {
  helper: number | null;
  lemma: string;
  paid: number;
  seat: number;
  took: number;
  word: string;
}
export interface ScoringZone {
  cells: [number, number][];
  seat: number;
  tapes: number;
}
export interface Face {
  black: boolean;
  letter: string;
  motif: string;
}

export const CARDS = ["a1","a2","a3","a4","a5","a6","a7","a8","a9","a10","b1","b2","c1","c2","c3","c4","d1","d2","d3","e1","e2","e3","e4","e5","e6","e7","e8","f1","g1","g2","h1","h2","i1","i2","i3","i4","i5","i6","i7","i8","i9","j1","j2","k1","k2","k3","k4","l1","l2","l3","lx1","lx2","m1","m2","m3","n1","n2","n3","n4","n5","n6","n7","o1","o2","o3","o4","o5","o6","o7","o8","o9","p1","p2","p3","r1","r2","r3","r4","r5","s1","s2","s3","s4","t1","t2","t3","t4","u1","u2","w1","w2","w3","w4","y1","y2","y3","y4","z1","z2","z3","z4","z5","ax","cx","ex","nx","ox","sx","zx","zz"] as const;
export const ROUNDS = 6 as const;
export const LONGEST = 40 as const;
