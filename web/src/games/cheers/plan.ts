// How much room each tower has: the table is shared out by the columns and levels that they need.
import type { Cell } from "./state";

/** The cells of a tower that are seen. */
export interface Bounds {
  left: number;
  right: number;
  top: number;
}

/** One cell further than there are minions, and as far as somebody may point. */
export function boundsOf(stand: Cell[], outer: Cell[] = []): Bounds {
  const cols = [...stand.flatMap(({ col }) => [col - 1, col + 1]), ...outer.map(({ col }) => col)];
  const levels = [...stand.map(({ level }) => level + 1), ...outer.map(({ level }) => level)];
  return {
    left: Math.min(stand.length ? Infinity : -1, ...cols),
    right: Math.max(stand.length ? -Infinity : 1, ...cols),
    top: Math.max(2, ...levels),
  };
}

/** Where towers stand by their places, row by row; the first of five has a column for itself. */
const PLANS: Record<number, number[][]> = {
  2: [[0, 1]],
  3: [[0, 1, 2]],
  4: [
    [0, 1],
    [2, 3],
  ],
  5: [
    [0, 1, 2],
    [0, 3, 4],
  ],
  6: [
    [0, 1, 2],
    [3, 4, 5],
  ],
};
const LEAST = { cols: 4, levels: 3 }; // so that nobody's tower vanishes

/** A grid for all towers. */
export interface Plan {
  areas: string;
  columns: string;
  rows: string;
}

export function planOf(towers: Bounds[]): Plan {
  const plan = PLANS[towers.length] ?? [];
  const colsOf = (place: number) => Math.max(LEAST.cols, 1 + (towers[place]?.right ?? 0) - (towers[place]?.left ?? 0));
  const levelsOf = (place: number) => Math.max(LEAST.levels, towers[place]?.top ?? 0);
  const share = (size: number) => `minmax(0, ${size}fr)`;
  const columns = plan[0]?.map((_, at) => share(Math.max(...plan.map((row) => colsOf(row[at] ?? 0))))) ?? [];
  const shared = (place: number) => plan.filter((row) => row.includes(place)).length > 1; // it has all the height
  const rows = plan.map((row) => share(Math.max(1, ...row.filter((place) => !shared(place)).map(levelsOf))));
  return {
    areas: plan.map((row) => `"${row.map((place) => `t${place}`).join(" ")}"`).join(" "),
    columns: columns.join(" "),
    rows: rows.join(" "),
  };
}
