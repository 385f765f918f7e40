// What a game adds to the client: its board. No rules: what is legal comes with the view.
import type { Component } from "svelte";
import type { Pointing } from "../board/pointing.svelte";
import type { Sound } from "../sound";
import type { Considered, OptionView, ScoredView, SheetView, View } from "../wire";

/** A text by its key, with what to fill in; the key itself where there is none. */
export type Say = (key: string, values?: Record<string, string | number>) => string;

/** A thing on the board that can be pointed at, such as `card/6B`, `pile/1` or `deck`. */
export type Spot = string;

/** From the view to something in it: `["derived", "stacks", 0, "points", "K"]`. */
export type Path = (string | number)[];

/** What is printed on the cards, by card, as the game tells it. */
export type Faces = Record<string, unknown>;

/** For answers that are too many to be listed, such as words. */
export interface Voice {
  readonly answering: boolean; // an answer is on its way
  /** Was it taken? */
  answer(notation: string): Promise<boolean>;
  /** What would come of an answer; null if it is no longer asked for. */
  consider(notation: string): Promise<Considered | null>;
}

export interface BoardProps {
  view: View; // while events are played, a moment between two positions
  names: string[]; // by seat
  say: Say; // the game's texts
  pointing: Pointing | null; // null: the board is only looked at
  front?: number; // the seat that a spectator looks from, where the board turns
  voice?: Voice; // of the reader, where one sits at the table
  trace: Spot[]; // what the last move touched
  told?: Spot[] | null; // while the end is told: what has been lit so far; null at any other time
  lesson?: "asked" | "answered"; // the reader learns: nothing is shown that is beside the question or answers it
  counted?: Path[]; // numbers of the view whose sum is told piece by piece: somebody has counted otherwise
}

export interface SheetProps {
  sheet: SheetView; // what can be scored
  text: string; // bindable: what is to be scored, as the scorer reads it
  scored: ScoredView | null; // what came of it, while it is still that
  say: Say;
}

export interface SeatProps {
  view: View;
  seat: number;
  names: string[];
  say: Say;
  pointing: Pointing | null;
  told?: Spot[] | null; // as a board has it
  secret?: boolean; // what the rules make of the position is the very question
}

export interface SignProps {
  name: string; // as the texts of the rules have it: `{symbol:NAME}`
  say: Say;
}

export interface FaceProps {
  card: string;
  say: Say;
  small?: boolean; // within a line of text; otherwise with its name and what it does
}

export interface GameBoard {
  Board: Component<BoardProps>;
  /** What the reader holds, beside the question and its options; without it the board shows that itself. */
  Hand?: Component<BoardProps>;
  /** What there is to say about a player, in the list of players. */
  Seat?: Component<SeatProps>;
  /** Whoever only watches can look at it from any seat: what lies before that is nearest. */
  turns?: true;
  /** Much of what players have lies beside the board: a lesson shows them, too. */
  beside?: true;
  /** On a small screen the board is enlarged and moved about by means of its own. */
  ownLens?: true;
  /** Takes the faces of the cards, once, before anything is drawn. */
  deal?(faces: Faces): void;
  /** For people with the real cards: what lies before them, filled in by pointing. */
  Sheet?: Component<SheetProps, object, "text">;
  /** A sign of the game within a line of text. */
  Sign?: Component<SignProps>;
  /** A card as it is printed, for the rules to read. */
  Face?: Component<FaceProps>;
  /**
   * The spots to point at, in this order, to take an option; none if it can only be chosen by its words. Without this,
   * or where it says undefined, they are those of its parts.
   */
  targets?(option: OptionView, view: View): Spot[] | undefined;
  /** The spots of an option may be pointed at in any order. */
  anyOrder?(option: OptionView): boolean;
  /**
   * The notation of what somebody tries who points at these spots; null if it means nothing. Without this, or where it
   * says undefined, it is the answer whose parts they fit.
   */
  attempt?(spots: Spot[], view: View): string | null | undefined;
  /** The spot in which another lies. Whoever points at it means what is lit in it, or chooses among that. */
  inside?(spot: Spot): Spot | null;
  /**
   * Where the things lie that a lesson asks for by the name of a part, by their values; undefined where their spots are
   * those of that name.
   */
  things?(of: string, view: View): Map<string, Spot> | undefined;
  /** A moment between two positions after an event, beyond the card that it moves. */
  after?(view: View, event: Record<string, unknown>): View;
  /**
   * The beat in which an event is seen, and how long it lasts; events in a row with the same one are seen at once,
   * and one without is seen with those before it. Without this each move of a card is a beat.
   */
  beat?(event: Record<string, unknown>): { name: string; length: number } | null;
  /** The events that begin a section of the log; without them those that are about no player do. */
  chapters?: readonly string[];
  /** How an event sounds, by its name; others sound like a card that is laid. */
  sounds?: Readonly<Record<string, Sound>>;
  /** The spots that an event touched. */
  touched(event: Record<string, unknown>): Spot[];
}
