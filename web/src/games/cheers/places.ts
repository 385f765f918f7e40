// A place by its neighbours, as the questions call it: never by its column and level.
import type { View } from "../../wire";
import type { Say } from "../types";
import { figuresOf, type Cell, type Figure } from "./state";

const NOBODY = "none";

/** What the texts want to know of a place: what it is on, and who is left and right of it there. */
export interface Place {
  [part: string]: string | number;
  on: string;
  left: string;
  right: string;
  under: string; // who hangs above the ground, where nobody stands near
  steps: number; // how far away the next one on the ground is
}

/** A cell as if nobody stood in it; the engine says the same of the answers. */
export function placeOf(view: View, say: Say, { tower, col, level }: Cell): Place {
  const figures = figuresOf(view).filter((figure) => figure.tower === tower);
  const others = figures.filter((figure) => figure.col !== col || figure.level !== level);
  const name = (figure: Figure) => say(`card-${nameOf(figure, figures)}`);
  const at = (across: number, up: number, nobody: string) => {
    const found = others.find((figure) => figure.col === col + across && figure.level === level + up);
    return found ? name(found) : nobody;
  };
  const [left, right] = [at(-1, 0, NOBODY), at(1, 0, NOBODY)];
  const place = { on: level === 1 ? "ground" : at(0, -1, "air"), left, right, under: NOBODY, steps: 1 };
  const away = (figure: Figure) => Math.abs(figure.col - col);
  const near = [...others].sort((a, b) => away(a) - away(b) || a.col - b.col || a.level - b.level)[0];
  if (level > 1 || left !== NOBODY || right !== NOBODY || !near) return place;
  const side = near.col === col ? "under" : near.col < col ? "left" : "right";
  return { ...place, [side]: name(near), steps: away(near) };
}

/** Of several covered Ninjas in a tower the first is the lowest, then the leftmost. */
function nameOf({ body, card, covered }: Figure, figures: Figure[]): string {
  if (!covered) return card ?? "ninja";
  const ninjas = figures.filter((figure) => figure.covered);
  ninjas.sort((a, b) => a.level - b.level || a.col - b.col);
  return ninjas.length === 1 ? "ninja" : `ninja-${1 + ninjas.findIndex((figure) => figure.body === body)}`;
}
