// How far the end has been told: first everybody who is left lights up, then what counts, level by level, and at last the
// towers that are best. So a minion that has been lit twice has been counted.
import type { Spot } from "../types";

export interface Telling {
  counts: (card: string | null) => boolean;
  total: boolean; // what each tower is worth in all has been said
}

export function tellingOf(told: Spot[] | null | undefined): Telling {
  if (!told) return { counts: () => true, total: true };
  const times = (spot: Spot) => told.filter((each) => each === spot).length;
  return { counts: (card) => times(`card/${card}`) > 1, total: told.some((spot) => times(spot) > 2) };
}
