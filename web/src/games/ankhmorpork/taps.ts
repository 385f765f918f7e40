// What a finger means on a map, where what can be touched around one thing lies over that around another.
import type { Spot } from "../types";

/** A thing that was touched, and how far from its middle. */
export interface Near {
  spot: Spot;
  apart: number;
}

const CLEARLY = 0.6; // so much nearer than any other is what is meant

/** The nearest thing; or where no thing is clearly nearest, what they all stand in: there one chooses among them. */
export function meant(near: Near[], inside: (spot: Spot) => Spot | null): Spot | null {
  const [first, second] = [...near].sort((one, other) => one.apart - other.apart);
  if (!first) return null;
  if (!second || first.apart < CLEARLY * second.apart) return first.spot;
  const place = inside(first.spot);
  return place !== null && place === inside(second.spot) ? place : first.spot;
}

/** What can be pointed at where somebody touched, each thing once. */
export function touchedAt(x: number, y: number): Near[] {
  const found = new Map<Spot, number>();
  for (const box of document.elementsFromPoint(x, y)) {
    const spot = box.matches(".over") ? box.closest<SVGElement>("[data-lit]")?.dataset.spot : undefined;
    if (spot === undefined) continue;
    const { left, top, width, height } = box.getBoundingClientRect();
    const apart = Math.hypot(x - left - width / 2, y - top - height / 2);
    found.set(spot, Math.min(apart, found.get(spot) ?? Infinity));
  }
  return [...found].map(([spot, apart]) => ({ spot, apart }));
}
