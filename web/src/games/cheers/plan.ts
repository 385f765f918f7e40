// How much room each tower has: the table is shared out by the columns and levels that they need.
import type { Cell } from "./state";

/** The cells of a tower that are seen. */
export interface Bounds {
  left: number;
  right: number;
  top: number;
}

/** As far as there are minions and as somebody may point; in the own tower one cell further. */
export function boundsOf(stand: Cell[], own: boolean, outer: Cell[] = []): Bounds {
  const by = own ? 1 : 0;
  const cols = [...stand.flatMap(({ col }) => [col - by, col + by]), ...outer.map(({ col }) => col)];
  const levels = [...stand.map(({ level }) => level + by), ...outer.map(({ level }) => level)];
  return {
    left: Math.min(stand.length ? Infinity : -1, ...cols),
    right: Math.max(stand.length ? -Infinity : 1, ...cols),
    top: Math.max(2, ...levels),
  };
}

/** Where towers can stand by their places, row by row; one that is in two rows has their height. The last is for a
 *  table that is higher than wide. */
const WAYS: Record<number, number[][][]> = {
  2: [[[0, 1]]],
  3: [
    [
      [0, 1],
      [0, 2],
    ],
    [[0, 1, 2]],
    [
      [0, 0],
      [1, 2],
    ],
  ],
  4: [
    [
      [0, 1, 2],
      [0, 3, 3],
    ],
    [
      [0, 1],
      [2, 3],
    ],
  ],
  5: [
    [
      [0, 1, 2],
      [0, 3, 4],
    ],
    [
      [0, 0],
      [1, 2],
      [3, 4],
    ],
  ],
  6: [
    [
      [0, 1, 2, 3],
      [0, 4, 5, 5],
    ],
    [
      [0, 1],
      [2, 3],
      [4, 5],
    ],
  ],
};
const LEAST = { cols: 5, levels: 3 }; // so that nobody's tower vanishes
const PLAQUE = 170; // px that a name and its numbers take below a tower
const WORTH_IT = 1.3; // so much larger must everything get before towers change their places

/** A grid for all towers. */
export interface Plan {
  rows: number[][];
  columnShares: number[];
  rowShares: number[];
}

/** `abreast`: they may all stand in one row, however many they are. */
export function planOf(
  towers: Bounds[],
  width: number,
  height: number,
  before: Plan | null,
  abreast = false,
): Plan {
  const cellOf = (plan: Plan) => Math.min(...towers.map((tower, place) => roomOf(plan, tower, place, width, height)));
  const ways = [...(WAYS[towers.length] ?? []), ...(abreast ? [[towers.map((_, place) => place)]] : [])];
  const all = ways.map((rows) => shared(rows, towers));
  const legible = all.filter(({ columnShares }) => (width * Math.min(...columnShares)) / sum(columnShares) >= PLAQUE);
  const plans = legible.length ? legible : all;
  const kept = plans.find(({ rows }) => rows.join("/") === before?.rows.join("/")) ?? plans[0];
  const best = plans.find((plan) => kept && cellOf(plan) > WORTH_IT * cellOf(kept));
  return best ?? kept ?? { rows: [], columnShares: [], rowShares: [] };
}

const OWN = 60; // of a hundred, while all build at once

/** Where towers are while all build at once: it depends on nothing but their number, so nothing moves meanwhile. */
export function racePlan(towers: number): Plan {
  const abreast = towers > 3 ? 2 : 1;
  const height = Math.ceil((towers - 1) / abreast);
  const row = (at: number) => Array.from({ length: abreast }, (_, col) => Math.min(towers - 1, 1 + abreast * at + col));
  return {
    rows: Array.from({ length: height }, (_, at) => [0, ...row(at)]),
    columnShares: [OWN, ...Array<number>(abreast).fill((100 - OWN) / abreast)],
    rowShares: Array<number>(height).fill(1),
  };
}

function shared(rows: number[][], towers: Bounds[]): Plan {
  const most = (places: number[], size: (tower: Bounds) => number, least: number) =>
    Math.max(least, ...places.flatMap((place) => towers[place] ?? []).map(size));
  const columns = rows[0]?.map((_, at) => rows.flatMap((row) => row[at] ?? [])) ?? [];
  const low = (place: number) => rows.filter((row) => row.includes(place)).length === 1;
  const [own = 0, ...others] = columns.map((places) => most(places, colsOf, LEAST.cols));
  const rest = others.reduce((sum, share) => sum + share, 0);
  return {
    rows,
    columnShares: [low(0) ? own : Math.max(own, rest / 2), ...others], // a third of the table, where it has its height
    rowShares: rows.map((places) => most(places.filter(low), ({ top }) => top, LEAST.levels)),
  };
}

/** How large the cells of a tower can be. */
function roomOf(plan: Plan, tower: Bounds, place: number, width: number, height: number): number {
  const within = (shares: number[], isIn: (at: number) => boolean) =>
    sum(shares.filter((_, at) => isIn(at))) / sum(shares);
  const across = within(plan.columnShares, (at) => plan.rows.some((row) => row[at] === place));
  const up = within(plan.rowShares, (at) => plan.rows[at]?.includes(place) ?? false);
  return Math.min((width * across) / colsOf(tower), (height * up) / tower.top);
}

const sum = (shares: number[]) => shares.reduce((all, each) => all + each, 0);

const colsOf = ({ left, right }: Bounds) => right - left + 1;

export function gridOf({ rows, columnShares, rowShares }: Plan): string {
  const share = (size: number) => `minmax(0, ${size}fr)`;
  const areas = rows.map((row, at) => `"${row.map((place) => `t${place}`).join(" ")}" ${share(rowShares[at] ?? 1)}`);
  return `${areas.join(" ")} / ${columnShares.map(share).join(" ")}`;
}
