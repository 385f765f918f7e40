// What is pointed at follows from the parts of an answer: the part `pile` with the value 0 is the spot `pile/0`. A board
// says otherwise only where that is odd.
import type { Spot } from "../games/types";
import type { DecisionView, OptionView } from "../wire";

/** `card2` is pointed at as a `card`. */
const thing = (name: string) => name.replace(/\d+$/, "");

export const spotOf = (name: string, value: string | number): Spot => `${thing(name)}/${value}`;

/** The spots of an option, in the order of its parts. */
export const partSpots = (option: OptionView): Spot[] =>
  option.parts.map(({ name, value }) => spotOf(name, value));

interface Hole {
  name: string;
  kind: string;
}

const HOLE = /\{([a-z_]+\d*)(?::([a-z_]+))?\}/g;

export const holesOf = (template: string): Hole[] =>
  [...template.matchAll(HOLE)].map(([, name = "", kind = thing(name)]) => ({ name, kind }));

/** A value in the notation, where seats are counted from 1. */
const written = (kind: string, value: string) => (kind === "seat" ? String(Number(value) + 1) : value);

/** Something to say where nothing was pointed at yet: what another option says there, or the first seat. */
function anything({ name, kind }: Hole, { options }: DecisionView): string | null {
  const parts = options.flatMap((option) => option.parts);
  const known = parts.find((part) => part.name === name) ?? parts.find((part) => part.kind === kind);
  return known?.value ?? (kind === "seat" ? "0" : null);
}

/**
 * The notation of what somebody tries who points at these spots: the first answer of the step whose holes they fit, in
 * their order. A hole that was not pointed at yet takes any value.
 */
export function partsAttempt(spots: Spot[], decision: DecisionView): string | null {
  for (const template of decision.answers) {
    const holes = holesOf(template);
    if (holes.length === 0 || spots.length > holes.length) continue;
    const fits = spots.every((spot, place) => spot.startsWith(`${thing(holes[place]?.name ?? "")}/`));
    if (!fits) continue;
    const values = holes.map((hole, place) => {
      const spot = spots[place];
      const value = spot === undefined ? anything(hole, decision) : spot.slice(spot.indexOf("/") + 1);
      return value === null ? null : written(hole.kind, value);
    });
    if (values.includes(null)) continue;
    let place = 0;
    return template.replace(HOLE, () => values[place++] ?? "");
  }
  return null;
}
