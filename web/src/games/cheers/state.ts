// What a view of Three Cheers for Master holds.
import type { View } from "../../wire";
import type { Scene } from "./scene";
import { BODIES, type Card, type CellView, type Derived, type Position } from "./view";

export type Cell = CellView;

/** A position, or a moment between two while events are played: then with what is seen right now. */
export type Moment = Position & { scene?: Scene };

export const stateOf = (view: View) => view.state as Moment;
export const derivedOf = (view: View) => view.derived as Derived;

/** Do all build at once? */
export const isPedro = (view: View) => stateOf(view).pedro !== "no";

/** How near the Master is. */
export type Mood = "calm" | "coming" | "here";

export function moodOf(view: View): Mood {
  const { happened } = stateOf(view);
  return (["here", "coming"] as const).find((card) => happened.includes(card)) ?? "calm";
}

/** Who stands in a tower: a minion by its card, or a covered Ninja by the zone in which it lies. */
export type Body = (typeof BODIES)[number];
type Slot = Extract<Body, keyof Position>;

const isSlot = (body: Body): body is Slot => body.startsWith("covered");
export const SLOTS = BODIES.filter(isSlot);
export const bodyNamed = (name: string) => BODIES.find((body) => body === name) ?? null;

/** A minion as it stands. */
export interface Figure extends Cell {
  body: Body;
  card: Card | null; // null: a Ninja whose face the reader does not know
  covered: boolean;
  turned: boolean;
  riders: number[];
}

export function figuresOf(view: View): Figure[] {
  const state = stateOf(view);
  return BODIES.flatMap((body, at) => {
    const tower = state.tower[at] ?? null;
    if (tower === null) return [];
    return {
      body,
      card: isSlot(body) ? (state[body][0] ?? null) : body,
      covered: isSlot(body),
      tower,
      col: state.col[at] ?? 0,
      level: state.level[at] ?? 0,
      turned: state.turned[at] ?? false,
      riders: state.rides.flatMap((ridden, seat) => (ridden === body ? [seat] : [])),
    };
  });
}

export const spotOf = ({ tower, col, level }: Cell) => `cell/${tower + 1}:${col},${level}`;

export function cellOf(spot: string | undefined): Cell | null {
  const found = /^cell\/(\d+):(-?\d+),(\d+)$/.exec(spot ?? "");
  return found ? { tower: Number(found[1]) - 1, col: Number(found[2]), level: Number(found[3]) } : null;
}

/** The cell of a minion by its card. */
export const whereIs = (view: View, card: string): Cell | undefined =>
  figuresOf(view).find(({ body }) => body === card);

/** The cells at which the card in the air is aimed: the target, and where a move or swap would bring it. */
export const aimedAt = (view: View): Cell[] =>
  (view.decision?.step === "deflecting" && derivedOf(view).aimed?.cells) || [];

/** The tower of a seat; of teams each has one for two. */
export const towerOf = (view: View, seat: number) => derivedOf(view).riders[seat]?.tower ?? seat;

export const isOwn = (view: View, tower: number) => view.seat !== null && tower === towerOf(view, view.seat);

/** The towers, the reader's own first, or that of the seat in front, then clockwise. */
export function orderOfTowers(view: View, front = 0): number[] {
  const { towers } = stateOf(view);
  const first = towerOf(view, view.seat ?? front);
  return Array.from({ length: towers }, (_, place) => (first + place) % towers);
}

/** The card that the reader is about to play. */
export function playedBy(view: View): string | null {
  const { picked, up, air, shadow } = stateOf(view);
  if (view.seat === null) return null;
  return picked[view.seat]?.[0] ?? up[view.seat]?.[0] ?? air[0] ?? shadow[0] ?? null;
}

/** The tower in which something happens, or is asked of the reader; null: anywhere. */
export function focusOf(view: View): number | null {
  const { scene } = stateOf(view);
  if (scene) {
    const told = scene.told.find(({ event }) => ["laid", "moved", "roused", "swapped"].includes(event));
    return told?.seat ?? scene.ghosts[0]?.tower ?? scene.tower;
  }
  const { step, seats } = view.decision ?? {};
  if (step === "deflecting") return aimedAt(view)[0]?.tower ?? null;
  const mine = view.seat !== null && seats?.includes(view.seat);
  return mine && step !== "where" ? towerOf(view, view.seat ?? 0) : null;
}
