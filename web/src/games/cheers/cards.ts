// The minions and the orders as they are printed; the game tells them.
import type { Faces } from "../types";

export type Trait =
  | "weak"
  | "hungry"
  | "heavy"
  | "flying"
  | "acrobat"
  | "kamikaze"
  | "armored"
  | "claustrophobe"
  | "ninja"
  | "assassin";
export type Side = "U" | "R" | "D" | "L";
export type Place = [across: number, up: number];

export interface Minion {
  id: string;
  value: number;
  arrows: Record<Side, number>; // 0: none
  shields: Side[];
  traits: Trait[];
}

export interface Half {
  kind: "move" | "swap" | "aggression" | "deflect";
  to: Place[]; // of a move
  cells: Place[]; // of a swap
}

export const SIDES: Side[] = ["U", "R", "D", "L"];
/** What one step to a side is, to the right and up. */
export const STEPS: Place[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];

const minions = new Map<string, Minion>();
const orders = new Map<string, Half[]>();
let bodies: string[] = []; // the game's own numbers of the minions

export function deal(faces: Faces): void {
  minions.clear();
  for (const [id, face] of Object.entries(faces)) {
    if (isMinion(face)) minions.set(id, { ...face, id });
    else if (isOrder(face)) orders.set(id, face.options);
  }
  const all = [...minions.values()];
  const isNinja = ({ traits }: Minion) => traits.includes("ninja");
  // Ninjas have the last numbers.
  bodies = [...all.filter((each) => !isNinja(each)), ...all.filter(isNinja)].map(({ id }) => id);
}

const isMinion = (face: unknown): face is Omit<Minion, "id"> =>
  typeof face === "object" && face !== null && "arrows" in face;
const isOrder = (face: unknown): face is { options: Half[] } =>
  typeof face === "object" && face !== null && "options" in face;

export const minionOf = (id: string) => minions.get(id);
export const orderOf = (id: string) => orders.get(id);
export const bodyOf = (id: string) => bodies.indexOf(id);
export const cardOfBody = (body: number) => bodies[body];
export const minionCount = () => bodies.length;

/** The sides as they lie: a rotated card points the other way. */
export function sidesOf({ arrows, shields }: Minion, turned: boolean) {
  return SIDES.map((_, side) => {
    const printed = SIDES[(side + (turned ? 2 : 0)) % 4] ?? "U";
    return { arrow: arrows[printed], shield: shields.includes(printed) };
  });
}
