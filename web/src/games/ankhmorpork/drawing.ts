// The drawing of the city from its data: as it is for a wide screen, a quarter turned for a narrow one.
import { AREAS, BRIDGES, CURRENTS, HEIGHT, LINES, OUTSIDE, POINTS, WIDTH } from "./city";
import type { Box, Point } from "./city";
import { roofsOf, type Roofs } from "./roofs";

export interface District {
  no: number;
  cost: number;
  outline: string;
  edge: Point[]; // the outline as a polygon
  room: Box;
  trouble: Point;
  roofs: Roofs;
}

export interface Span {
  x: number;
  y: number;
  length: number;
  angle: number; // degrees
}

export interface Drawing {
  width: number;
  height: number;
  districts: District[];
  river: string;
  waves: string;
  streets: string;
  quays: string;
  walls: string;
  towers: Point[];
  bridges: Span[];
}

type Turn = (point: Point) => Point;
type Curve = readonly [Point, Point, Point]; // two handles and the end of a cubic curve

const upright: Turn = (point) => point;
const turned: Turn = ([x, y]) => [HEIGHT - y, x];

function draw(turn: Turn): Drawing {
  const at = (name: string) => turn(POINTS[name] ?? [0, 0]);
  const banks = {
    north: [OUTSIDE.northBank[0], ...LINES.northBank, OUTSIDE.northBank[1]].map(place),
    south: [OUTSIDE.southBank[0], ...LINES.southBank, OUTSIDE.southBank[1]].map(place),
  };
  // The banks meet the wall under its gates.
  const ends = {
    north: ["a0", ...LINES.northBank, "a15"],
    south: ["b12", ...LINES.southBank, "b0"],
  };
  const lines = [ends.north, ends.south, LINES.northWall, LINES.southWall, LINES.isle, ...LINES.streets];
  const curves = new Map<string, Curve>();
  for (const line of lines) {
    const points = line.map(at);
    smooth(points).forEach(([one, two, end], step) => {
      const [from, to] = [line[step] ?? "", line[step + 1] ?? ""];
      curves.set(`${from} ${to}`, [one, two, end]);
      curves.set(`${to} ${from}`, [two, one, points[step] ?? end]);
    });
  }
  const through = (line: string[]) => {
    const step = (from: string, to: string) => curve(curves.get(`${from} ${to}`) ?? straight(at(to)));
    const steps = line.slice(1).map((to, place) => step(line[place] ?? to, to));
    return `M${show(at(line[0] ?? ""))}${steps.join("")}`;
  };

  function place(point: string | Point): Point {
    return typeof point === "string" ? at(point) : turn(point);
  }

  const back = [...banks.south].reverse();
  return {
    width: turn === upright ? WIDTH : HEIGHT,
    height: turn === upright ? HEIGHT : WIDTH,
    districts: AREAS.map(({ no, cost, outline, room, trouble }) => {
      const round = [...outline, outline[0] ?? ""];
      const edge = round.slice(1).flatMap((to, step) => {
        const from = round[step] ?? to;
        return flat(at(from), curves.get(`${from} ${to}`) ?? straight(at(to)));
      });
      const box = turn === upright ? room : { x: HEIGHT - room.y - room.h, y: room.x, w: room.h, h: room.w };
      const smoke = turn(trouble);
      return {
        no,
        cost,
        outline: `${through(round)}Z`,
        edge,
        room: box,
        trouble: smoke,
        roofs: roofsOf(no, edge, [box, about(smoke, 21)]),
      };
    }),
    river: `${path(banks.north)}L${show(back[0] ?? [0, 0])}${smooth(back).map(curve).join("")}Z`,
    waves: CURRENTS.map((line) => path(line.map(turn))).join(""),
    streets: LINES.streets.map(through).join(""),
    quays: [ends.north, ends.south, LINES.isle].map(through).join(""),
    walls: [LINES.northWall, LINES.southWall].map(through).join(""),
    towers: [...LINES.northWall, ...LINES.southWall].map(at),
    bridges: BRIDGES.map(({ from, to }) => span(turn(from), turn(to))),
  };
}

const about = ([x, y]: Point, half: number): Box => ({ x: x - half, y: y - half, w: 2 * half, h: 2 * half });

function span([x, y]: Point, [toX, toY]: Point): Span {
  return {
    x: (x + toX) / 2,
    y: (y + toY) / 2,
    length: Math.hypot(toX - x, toY - y),
    angle: (Math.atan2(toY - y, toX - x) * 180) / Math.PI,
  };
}

/** Curves through points (Catmull and Rom's); a line that ends where it began is closed. */
function smooth(points: Point[]): Curve[] {
  const last = points.length - 1;
  const first = points[0];
  const end = points[last];
  const closed = first?.[0] === end?.[0] && first?.[1] === end?.[1];
  const get = (place: number): Point => {
    if (closed) return points[(place + last) % last] ?? [0, 0];
    return points[Math.max(0, Math.min(last, place))] ?? [0, 0];
  };
  return points.slice(1).map((to, step) => {
    const [before, from, next, after] = [get(step - 1), get(step), get(step + 1), get(step + 2)];
    const one: Point = [from[0] + (next[0] - before[0]) / 6, from[1] + (next[1] - before[1]) / 6];
    const two: Point = [next[0] - (after[0] - from[0]) / 6, next[1] - (after[1] - from[1]) / 6];
    return [one, two, to];
  });
}

const straight = (to: Point): Curve => [to, to, to];
const show = ([x, y]: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
const curve = (step: Curve) => `C${step.map(show).join(" ")}`;
const path = (points: Point[]) => `M${show(points[0] ?? [0, 0])}${smooth(points).map(curve).join("")}`;

/** Points along a curve, close together; its end is left to the next one. */
function flat(from: Point, [one, two, end]: Curve): Point[] {
  const bits = Math.max(2, Math.round(Math.hypot(end[0] - from[0], end[1] - from[1]) / 5));
  return Array.from({ length: bits }, (_, bit) => {
    const t = bit / bits;
    const s = 1 - t;
    const along = (axis: 0 | 1) =>
      s ** 3 * from[axis] + 3 * s * s * t * one[axis] + 3 * s * t * t * two[axis] + t ** 3 * end[axis];
    return [along(0), along(1)];
  });
}

export const WIDE = draw(upright);
export const NARROW = draw(turned);
