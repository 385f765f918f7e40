// What a view of Ankh-Morpork holds.
import type { View } from "../../wire";
import type { Spot } from "../types";
import { cardOf } from "./cards";
import type { Contents } from "./plots";
import { AGENTS, BUILDINGS, OWNERS, type Derived, type Position } from "./view";

/** The goals at which each player is at a place of their own; what else wins is common to all. */
export const KINDS = ["control", "spies", "worth"] as const;

export const stateOf = (view: View) => view.state as Position;
export const derivedOf = (view: View) => view.derived as Derived;

/** The figures of an owner in an area, as a spot: by their notation, as an answer names them. */
export const figureAt = (area: number | string, owner: number): Spot => `figure/${area}:${OWNERS[owner]}`;

/** From area 1 on. */
export function areasOf(view: View): Contents[] {
  const { figures, building, trouble } = stateOf(view);
  const { control } = derivedOf(view);
  return figures.map((here, place) => ({
    figures: here,
    building: building[place] ?? null,
    trouble: trouble.includes(place + 1),
    control: control[place] ?? null,
  }));
}

/** What a player still has beside the board. */
export function supplyOf({ figures, building }: Position, seat: number) {
  const out = figures.reduce((sum, here) => sum + (here[seat] ?? 0), 0);
  const built = building.filter((owner) => owner === seat).length;
  return { agents: AGENTS - out, buildings: BUILDINGS - built };
}

/** The City Area cards of a player, by the number of the area. */
export function areaCards({ building, lost, used, gained }: Position, seat: number) {
  return building.flatMap((owner, place) => {
    const area = place + 1;
    if (owner !== seat || lost.includes(area)) return [];
    return [{ area, used: used.includes(area), fresh: gained.includes(area) }];
  });
}

/** The card that is being carried out, by whom, and which of its symbols is the present one. */
export function stageOf(view: View) {
  const { play, active } = stateOf(view);
  const card = cardOf(play[0] ?? "");
  return card ? { card, seat: active, now: derivedOf(view).symbol } : null;
}

/** The personality of a player, as far as the reader may know it. */
export const personOf = ({ person, face }: Position, seat: number) =>
  face[seat]?.[0] ?? person[seat]?.[0] ?? null;

/** While the end is told, the others' personalities turn over one by one. */
export const isTurned = (view: View, seat: number, told: Spot[] | null) =>
  told === null || seat === view.seat || told.includes(`seat/${seat}`);

export const goalOf = (view: View, person: string | null) =>
  derivedOf(view).goals.find(({ name }) => name === `personality-${person}`) ?? null;

/** What somebody is about to lose and may save, by the step that asks. */
const AT_STAKE: Record<string, "figure" | "building" | "area"> = {
  window: "figure",
  event_window: "figure",
  shield_house: "building",
  dragon_spares: "area",
  repel: "area",
  save_card: "area",
};

/** The same as a spot. */
export function threatened({ decision }: View): Spot | null {
  const thing = AT_STAKE[decision?.step ?? ""];
  const { area = "", owner } = decision?.facts ?? {};
  if (!thing) return null;
  return thing === "figure" ? figureAt(area, Number(owner)) : `${thing}/${area}`;
}
