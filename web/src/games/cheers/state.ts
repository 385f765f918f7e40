// What a view of Three Cheers for Master holds.
import type { View } from "../../wire";
import { bodyOf, cardOfBody, minionCount } from "./cards";
import type { Scene } from "./scene";

type Cards = (string | null)[]; // null: a card that the reader does not know

export interface Cheers {
  seats: number;
  over: boolean;
  tower: number[]; // by body: 1 + the tower, 0: nowhere
  col: number[];
  level: number[];
  turned: number[];
  rides: number[]; // by seat: 1 + the body, 0: the ground
  aimed: number[]; // what is announced: tower, column, level, what of it, by whom
  towers: number;
  hell: number;
  pedro: number;
  deck: Cards;
  top: Cards;
  hand: Cards[];
  picked: Cards[];
  standing: string[];
  air: string[];
  shadow: Cards;
  discard: string[];
  happened: string[];
  stack: Cards[];
  up: Cards[];
  scene?: Scene; // what is seen right now, while events are played
}

export interface Derived {
  towers: {
    score: number;
    multiplied: number[]; // the bodies that count times their level
    covered: number;
    minions: number;
    height: number;
    seats: number[];
  }[];
  riders: { tower: number; level: number }[];
  active: number; // whose turn it is; -1: nobody's
  play: number;
  deck: number;
  brawls: number;
  coming: [least: number, most: number] | null;
  here: [least: number, most: number] | null;
}

/** How near the Master is. */
export type Mood = "calm" | "coming" | "here";

export function moodOf(view: View): Mood {
  const { happened } = stateOf(view);
  return (["here", "coming"] as const).find((card) => happened.includes(card)) ?? "calm";
}

export const stateOf = (view: View) => view.state as Cheers;
export const derivedOf = (view: View) => view.derived as Derived;

export interface Cell {
  tower: number;
  col: number;
  level: number;
}

/** A minion as it stands. */
export interface Figure extends Cell {
  body: number;
  card: string | null; // null: a Ninja whose face the reader does not know
  covered: boolean;
  turned: boolean;
  riders: number[];
}

export function figuresOf(view: View): Figure[] {
  const { tower, col, level, turned, rides, seats } = stateOf(view);
  return tower.flatMap((place, body) => {
    if (place === 0) return [];
    const covered = body >= minionCount();
    const riders = rides.slice(0, seats).flatMap((ridden, seat) => (ridden === body + 1 ? [seat] : []));
    return {
      body,
      card: covered ? faceOf(view, body) : (cardOfBody(body) ?? null),
      covered,
      tower: place - 1,
      col: col[body] ?? 0,
      level: level[body] ?? 0,
      turned: turned[body] === 1,
      riders,
    };
  });
}

/** The face of a covered body, if the reader knows it. */
function faceOf(view: View, body: number): string | null {
  return slot(view, body - minionCount())[0] ?? null;
}

/** What lies covered as this body. */
export const slot = (view: View, number: number) =>
  (view.state as Record<string, Cards | undefined>)[`covered${number}`] ?? [];

export const spotOf = ({ tower, col, level }: Cell) => `cell/${tower}/${col}/${level}`;
export const textOf = ({ tower, col, level }: Cell) => `${tower + 1}:${col},${level}`;

export function cellOf(spot: string | undefined): Cell | null {
  const found = /^cell\/(\d+)\/(-?\d+)\/(\d+)$/.exec(spot ?? "");
  return found ? { tower: Number(found[1]), col: Number(found[2]), level: Number(found[3]) } : null;
}

/** The cell of a minion by its card. */
export function whereIs(view: View, card: string): Cell | null {
  const { tower, col, level } = stateOf(view);
  const body = bodyOf(card);
  const place = tower[body] ?? 0;
  return place === 0 ? null : { tower: place - 1, col: col[body] ?? 0, level: level[body] ?? 0 };
}

/** The tower of a seat; of teams each has one for two. */
export const towerOf = (view: View, seat: number) => seat % stateOf(view).towers;

/** The towers, the reader's own first, then clockwise. */
export function orderOfTowers(view: View): number[] {
  const { towers } = stateOf(view);
  const first = view.seat === null ? 0 : towerOf(view, view.seat);
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
  const { scene, aimed } = stateOf(view);
  if (scene) {
    const told = scene.told.find(({ event }) => ["laid", "moved", "roused", "swapped"].includes(event));
    return told?.seat ?? scene.ghosts[0]?.tower ?? scene.tower;
  }
  const { step, seats } = view.decision ?? {};
  if (step === "deflecting") return aimed[0] ?? null;
  const mine = view.seat !== null && seats?.includes(view.seat);
  return mine && step !== "where" ? towerOf(view, view.seat ?? 0) : null;
}
