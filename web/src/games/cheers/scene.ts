// What has happened so far, and what is seen right now, while events are played between two positions.
import type { View } from "../../wire";
import {
  bodyNamed,
  figuresOf,
  SLOTS,
  stateOf,
  towerOf,
  whereIs,
  type Body,
  type Cell,
  type Moment,
} from "./state";
import { BODIES, type CAUSES } from "./view";

/** Of what somebody dies. */
export type Cause = (typeof CAUSES)[number];

export interface Told {
  event: string;
  card: string;
  card2: string;
  seat: number;
  number: number;
  number2: number;
  zone: string;
  zone2: string;
  order: string | null;
  cause: Cause;
}

/** Somebody who has just died: where, and of what. */
export interface Ghost extends Cell {
  card: string;
  cause: Cause | null; // null: it is not told yet
}

export interface Scene {
  beat: string;
  told: Told[]; // what this beat tells
  ghosts: Ghost[]; // who dies in it
  tower: number | null; // where a brawl goes on
  next: number | null; // where it will go on with the next beat
  priority: number; // of the attacks that strike
  meal: Told | null; // who eats whom, until it is done
}

const BEATS: Record<string, [name: string, length: number]> = {
  announced: ["announce", 1.6],
  deflected: ["deflect", 2],
  laid: ["lay", 1],
  moved: ["order", 1.3],
  swapped: ["order", 1.3],
  roused: ["order", 1.3],
  died: ["wounds", 1.4],
  turned_round: ["wounds", 1.4],
  fell: ["fall", 1.1],
  ate: ["meal", 1.6],
  revealed: ["reveal", 1.4],
  hid: ["cover", 0.8],
  jumped: ["jump", 1.2],
  climbed: ["jump", 1],
  to_ground: ["jump", 1.2],
  brawl: ["brawl", 2.8],
  coming: ["coming", 4.5],
  first_done: ["here", 4.5],
  here: ["here", 4.5],
  drew: ["draw", 0.8],
  threw: ["throw", 1],
};

/** What a card's move is a part of. */
function movesTo({ zone, zone2 }: Told): string | null {
  const from = zone.replace(/[\d/]+$/, "");
  const to = zone2.replace(/[\d/]+$/, "");
  if (to === "happened" || to === "top") return null; // what comes is told
  if (to === "air" || (to === "shadow" && from !== "up")) return "announced";
  if (to === "standing") return from === "covered" ? "revealed" : "laid";
  if (to === "covered") return from === "standing" ? "hid" : "laid";
  if (to === "discard") return from === "standing" || from === "covered" ? "died" : from === "hand" ? "threw" : null;
  return to === "hand" || to === "up" ? "drew" : null;
}

export function beat(event: Record<string, unknown>): { name: string; length: number } | null {
  const told = event as unknown as Told;
  if (told.event === "struck" || told.event === "blocked") return { name: `strike/${told.number}`, length: 1.7 };
  const kind = told.event === "move" ? movesTo(told) : told.event;
  const found = kind === null ? undefined : BEATS[kind];
  return found ? { name: found[0], length: found[1] } : null;
}

export function after(view: View, event: Record<string, unknown>): View {
  const told = event as unknown as Told;
  const before = stateOf(view);
  const state: Moment = { ...before, scene: nextScene(before.scene, told) };
  const next = { ...view, state: state as unknown as View["state"] };
  happen(next, state, told);
  return next;
}

function nextScene(scene: Scene | undefined, told: Told): Scene {
  const name = beat(told as unknown as Record<string, unknown>)?.name;
  const before = name === "brawl" || name === "draw" ? undefined : scene; // no brawl goes on any more
  const last: Scene = before ?? { beat: "", told: [], ghosts: [], tower: null, next: null, priority: 0, meal: null };
  const same = name === undefined || name === last.beat;
  const begun = { ...last, beat: name ?? "", told: [told], ghosts: [], tower: last.next ?? last.tower };
  const next: Scene = same ? { ...last, told: [...last.told, told] } : begun;
  if (told.event === "ate") next.meal = told;
  if (told.event === "brawl_at") next.next = told.seat;
  if (last.next !== last.tower) next.priority = 0;
  if (told.event === "struck" || told.event === "blocked") next.priority = told.number;
  return next;
}

function happen(view: View, state: Moment, told: Told): void {
  const body = bodyThat(state, told.card);
  switch (told.event) {
    case "move":
      return move(state, told);
    case "laid": {
      const laid = bodyThat(state, told.card, true);
      state.tower = put(state.tower, laid, told.seat);
      state.col = put(state.col, laid, told.number);
      state.level = put(state.level, laid, told.number2);
      state.turned = put(state.turned, laid, false);
      return;
    }
    case "moved":
      state.col = put(state.col, body, told.number);
      state.level = put(state.level, body, told.number2);
      return;
    case "swapped":
      return swap(state, body, bodyThat(state, told.card2));
    case "fell":
      state.level = put(state.level, body, told.number2);
      return;
    case "turned_round":
      state.turned = put(state.turned, body, true);
      return;
    case "jumped":
    case "climbed":
      state.rides = seated(state, told.seat, bodyAt(view, told));
      return;
    case "to_ground":
      state.rides = seated(state, told.seat, null);
      return;
    case "died":
      if (state.scene) state.scene.ghosts = named(state.scene.ghosts, told);
  }
}

/** A card moves: into a tower, out of it, or it is turned over. */
function move(state: Moment, { card, zone, zone2 }: Told): void {
  const from = bodyNamed(zone === "standing" ? card : zone);
  const to = bodyNamed(zone2 === "standing" ? card : zone2);
  if (from === null) return;
  if (to !== null) {
    state.tower = put(state.tower, to, of(state.tower, from) ?? null);
    state.col = put(state.col, to, of(state.col, from) ?? 0);
    state.level = put(state.level, to, of(state.level, from) ?? 0);
    state.turned = put(state.turned, to, of(state.turned, from) ?? false);
    state.rides = state.rides.map((ridden) => (ridden === from ? to : ridden));
  } else {
    bury(state, card, from);
  }
  state.tower = put(state.tower, from, null);
}

/** Who eats it takes its place; who rides it has none for now. */
function bury(state: Moment, card: string, body: Body): void {
  const cell = {
    tower: of(state.tower, body) ?? -1,
    col: of(state.col, body) ?? 0,
    level: of(state.level, body) ?? 0,
  };
  state.rides = state.rides.map((ridden) => (ridden === body ? null : ridden));
  if (!state.scene) return;
  const { meal, ghosts } = state.scene;
  state.scene = { ...state.scene, ghosts: [...ghosts, { ...cell, card, cause: null }] };
  if (meal?.card2 !== card) return;
  const eater = bodyNamed(meal.card);
  state.col = put(state.col, eater, cell.col);
  state.level = put(state.level, eater, cell.level);
}

const named = (ghosts: Ghost[], { card, cause }: Told) =>
  ghosts.map((ghost) => (ghost.card === card ? { ...ghost, cause } : ghost));

function swap(state: Moment, one: Body | null, other: Body | null): void {
  for (const word of ["col", "level"] as const) {
    const [first = 0, second = 0] = [of(state[word], one), of(state[word], other)];
    state[word] = put(put(state[word], one, second), other, first);
  }
}

const seated = ({ rides }: Moment, rider: number, body: Body | null) =>
  rides.map((before, seat) => (seat === rider ? body : before));

/** What a table by bodies says of one. */
const of = <T,>(table: T[], body: Body | null): T | undefined => table.find((_, place) => BODIES[place] === body);

const put = <T,>(table: T[], body: Body | null, value: T): T[] =>
  table.map((before, place) => (BODIES[place] === body ? value : before));

/** The body of a card that stands, also of one that lies covered: one that nobody has placed yet if it is fresh. */
function bodyThat(state: Moment, card: string, fresh = false): Body | null {
  if (state.standing.includes(card)) return bodyNamed(card);
  const lies = (slot: (typeof SLOTS)[number]) => state[slot].some((lying) => (lying ?? "hidden") === card);
  return SLOTS.find((slot) => lies(slot) && (of(state.tower, slot) === null) === fresh) ?? null;
}

function bodyAt(view: View, { seat, number, number2 }: Told): Body | null {
  const tower = towerOf(view, seat);
  const found = figuresOf(view).find(
    (each) => each.tower === tower && each.col === number && each.level === number2,
  );
  return found?.body ?? null;
}

/** Which sides of which minion act in this beat. */
export function heat(view: View): Map<string, { side: number; how: "strikes" | "blocks" | "hurt" }[]> {
  const found = new Map<string, { side: number; how: "strikes" | "blocks" | "hurt" }[]>();
  const add = (card: string, side: number, how: "strikes" | "blocks" | "hurt") =>
    found.set(card, [...(found.get(card) ?? []), { side, how }]);
  for (const { event, card, card2 } of stateOf(view).scene?.told ?? []) {
    if (event !== "struck" && event !== "blocked") continue;
    const from = whereIs(view, card);
    const to = whereIs(view, card2);
    if (!from || !to) continue;
    const side = sideOf(to.col - from.col, to.level - from.level);
    add(card, side, "strikes");
    add(card2, (side + 2) % 4, event === "struck" ? "hurt" : "blocks");
  }
  return found;
}

const sideOf = (across: number, up: number) => (up > 0 ? 0 : across > 0 ? 1 : up < 0 ? 2 : 3);
