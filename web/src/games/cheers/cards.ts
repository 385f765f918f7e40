// The minions and the orders as they are printed; the game tells them.
import type { Faces } from "../types";
import { SIDES, type Face, type Half, type MinionFace } from "./view";

export type { Half } from "./view";
export type Side = (typeof SIDES)[number];
export type Trait = MinionFace["traits"][number];
export type Minion = Pick<MinionFace, "value" | "arrows" | "shields" | "traits"> & { id: string };

const minions = new Map<string, Minion>();
const orders = new Map<string, Half[]>();
const sources = new Map<string, string>();

export function deal(faces: Faces): void {
  for (const [id, face] of Object.entries(faces as Record<string, Face>)) {
    sources.set(id, face.source);
    if (face.kind === "minion") minions.set(id, { ...face, id });
    else orders.set(id, face.options);
  }
}

export const minionOf = (id: string) => minions.get(id);
export const orderOf = (id: string) => orders.get(id);
/** The key of the words for where a card comes from. */
export const sourceOf = (id: string) => `source-${sources.get(id)}`;
export const minionCount = () => minions.size;

/** The sides as they lie: a rotated card points the other way. */
export function sidesOf({ arrows, shields }: Minion, turned: boolean) {
  return SIDES.map((_, side) => {
    const printed = SIDES[(side + (turned ? 2 : 0)) % 4] ?? "U";
    return { arrow: arrows[printed], shield: shields.includes(printed) };
  });
}
