// Rows of roofs along the borders of a district. They show where the streets run; where things are to stand,
// they are but hinted at.
import type { Box, Point } from "./city";

/** The two sides of all roofs, one in the light and one in the shade; and those that are hinted at. */
export interface Roofs {
  light: string;
  shade: string;
  hints: string;
}

interface Row {
  from: number; // the border
  depth: number;
  full: number; // the share of it that is built
}

const ROWS: Row[] = [
  { from: 15, depth: 12, full: 0.97 },
  { from: 30, depth: 11, full: 0.9 },
  { from: 46, depth: 11, full: 0.85 },
  { from: 62, depth: 11, full: 0.8 },
  { from: 78, depth: 11, full: 0.8 },
  { from: 94, depth: 11, full: 0.8 },
];

export function roofsOf(no: number, edge: Point[], free: Box[]): Roofs {
  const chance = dice(no * 7919);
  const built: { x: number; y: number; reach: number }[] = [];
  const light: string[] = [];
  const shade: string[] = [];
  const hints: string[] = [];
  for (const { from, depth, full } of ROWS) {
    let way = 0;
    let last = 0;
    let length = 11 + chance() * 9;
    edge.forEach((point, place) => {
      const next = edge[(place + 1) % edge.length] ?? point;
      const by = Math.hypot(next[0] - point[0], next[1] - point[1]);
      way += by;
      if (way < (last + length) / 2 + 3 || by === 0) return;
      way = 0;
      const [alongX, alongY] = [(next[0] - point[0]) / by, (next[1] - point[1]) / by];
      const [inX, inY] = [-alongY, alongX];
      const [x, y] = [point[0] + inX * from, point[1] + inY * from];
      const reach = length / 2 + 1;
      const stands = chance() < full;
      const size = length;
      last = length;
      length = 11 + chance() * 9;
      if (!stands || !isFree(x, y, reach, from, edge, built)) return;
      built.push({ x, y, reach });
      const half = (side: number) => {
        const corner = (along: number, deep: number) =>
          `${(x + alongX * along + inX * deep).toFixed(1)} ${(y + alongY * along + inY * deep).toFixed(1)}`;
        const [end, deep] = [size / 2, (side * depth) / 2];
        return `M${corner(-end, 0)}L${corner(end, 0)}L${corner(end, deep)}L${corner(-end, deep)}Z`;
      };
      const lower = inX + inY > 0 ? 1 : -1; // the light falls from above left
      if (free.some((box) => isIn(x, y, box))) {
        hints.push(half(lower));
      } else {
        light.push(half(-lower));
        shade.push(half(lower));
      }
    });
  }
  return { light: light.join(""), shade: shade.join(""), hints: hints.join("") };
}

function isIn(x: number, y: number, { x: left, y: top, w, h }: Box): boolean {
  return x > left - 6 && x < left + w + 6 && y > top - 6 && y < top + h + 6;
}

function isFree(
  x: number,
  y: number,
  reach: number,
  from: number,
  edge: Point[],
  built: { x: number; y: number; reach: number }[],
): boolean {
  if (built.some((other) => Math.hypot(other.x - x, other.y - y) < other.reach + reach - 2)) return false;
  return edge.every(([edgeX, edgeY]) => Math.hypot(edgeX - x, edgeY - y) > from - 3);
}

/** Numbers from 0 to 1, the same ones each time. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}
