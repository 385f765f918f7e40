// Where things stand in a district: the name on top of its room, the building site on the left or below,
// and the figures on what is left; trouble has a place of its own.
import type { Box, Point } from "./city";
import type { District } from "./drawing";
import { figureAt } from "./state";
import { DEMON, TROLL } from "./view";

/** What stands in an area, and who controls it. */
export interface Contents {
  figures: number[]; // by owner
  building: number | null; // its seat
  trouble: boolean;
  control: number | null; // a seat
}

export interface Title {
  lines: string[];
  size: number;
  start: number; // of the first line
  middle: number; // of the second
  y: number; // of the first line
  medal: Point; // the middle of the sign with the number
  half: number; // of that sign
}

export interface Place {
  x: number;
  y: number;
  scale: number; // of a figure
}

/** Figures of one kind, or the agents of one seat. */
export interface Group {
  id: string; // of its spot
  seat: number | null;
  kind: "agent" | "troll" | "demon";
  count: number;
  places: Place[]; // fewer than figures: one stands for all
}

export interface Plot {
  title: Title;
  letters: number; // the least size of a text
  touch: number; // how large at least what can be touched is
  site: Place;
  trouble: Place;
  groups: Group[];
}

/** How large things are drawn: on a small screen larger, and crowds as one figure with a number. */
interface Measure {
  letters: number;
  site: number;
  figure: { most: number; least: number }; // height
  counts: boolean;
}

const WIDE: Measure = { letters: 19, site: 56, figure: { most: 46, least: 31 }, counts: false };
const NARROW: Measure = { letters: 25, site: 58, figure: { most: 60, least: 40 }, counts: true };

/** In px, whatever the size of the map. */
const LEAST = { letters: 11, roomy: 12, figure: 22, touch: 44 };
const ROOMY = 0.7; // px to a unit of the map: from here on letters can be larger
const ROUNDED = 1.01; // sizes are told in whole px

export const NUMBER = 1.3; // the letters of a number, to half of its sign
const FIGURE = 0.8; // width to height
const MARGIN = { usual: 10, least: 4 }; // between a name and a border
const USUAL = 4; // figures: the room is divided with so many in mind, and stays divided like that

/** What stands where; `scale` is px to a unit of the map, `fingers`: it is touched. */
export function plotOf(
  district: District,
  { figures }: Contents,
  name: string,
  narrow: boolean,
  scale: number,
  fingers = narrow,
): Plot {
  const { no, room, trouble } = district;
  const least = (px: number) => (px * ROUNDED) / scale;
  const letters = least(scale < ROOMY ? LEAST.letters : LEAST.roomy);
  const usual = narrow ? NARROW : WIDE;
  const { most } = usual.figure;
  const measure: Measure = {
    ...usual,
    letters: Math.max(usual.letters, letters),
    figure: { most, least: Math.min(most, Math.max(usual.figure.least, least(LEAST.figure))) },
  };
  const title = titleOf(name, district, measure.letters, letters);
  const top = title.y + (title.lines.length - 1) * title.size + title.size * 0.45;
  const body: Box = { x: room.x, y: top, w: room.w, h: room.y + room.h - top };
  const size = Math.min(measure.site, body.h);
  const beside: Box = { ...body, x: body.x + size + 4, w: body.w - size - 4 };
  const below: Box = { ...body, y: body.y + size + 4, h: body.h - size - 4 };
  const isBeside = heightIn(beside, USUAL, measure) >= heightIn(below, USUAL, measure);
  return {
    title,
    letters,
    touch: fingers ? least(LEAST.touch) : 0,
    site: {
      x: isBeside ? body.x + size / 2 : body.x + body.w / 2,
      y: body.y + (isBeside ? body.h : size) / 2,
      scale: size / 48,
    },
    trouble: { x: trouble[0], y: trouble[1], scale: measure.site / 54 },
    groups: groupsOf(no, figures, isBeside ? beside : below, measure),
  };
}

function titleOf(name: string, { room, edge }: District, letters: number, least: number): Title {
  const half = Math.max(letters * 0.62, least / NUMBER);
  const beside = 2 * half + 6;
  const y = room.y + letters * 0.8;
  const fit = (margin: number) => {
    const spans = [y - letters / 3, y + letters * 0.7].map((at) => spanAt(at, room, edge, margin));
    const space = (line: number) => (spans[line]?.w ?? 0) - (line === 0 ? beside : 0);
    const isLong = widthOf(name) * letters > Math.min(space(0), room.w);
    const lines = isLong ? halves(name) : [name];
    return { spans, lines, size: Math.min(letters, ...lines.map((line, place) => space(place) / widthOf(line))) };
  };
  const usual = fit(MARGIN.usual);
  const { spans, lines, size: fits } = usual.size < least ? fit(MARGIN.least) : usual;
  const size = Math.max(fits, least);
  const middle = (line: number, width: number) => {
    const { x, w } = spans[line] ?? room;
    return Math.min(x + w - width / 2, Math.max(x + width / 2, room.x + room.w / 2));
  };
  const first = widthOf(lines[0] ?? "") * size + beside;
  const start = middle(0, first) - first / 2;
  return {
    lines,
    size,
    start: start + beside,
    middle: middle(1, widthOf(lines[1] ?? "") * size),
    y,
    medal: [start + half, y - size * 0.36],
    half,
  };
}

/** From border to border at some height, through the middle of the room. */
function spanAt(y: number, room: Box, edge: Point[], margin: number): { x: number; w: number } {
  const middle = room.x + room.w / 2;
  const crossings = edge.flatMap(([x, from], place) => {
    const to = edge[(place + 1) % edge.length]?.[1] ?? from;
    return from < y === to < y ? [] : [x];
  });
  const left = Math.max(...crossings.filter((x) => x < middle)) + margin;
  const right = Math.min(...crossings.filter((x) => x > middle)) - margin;
  return { x: left, w: right - left };
}

/** About how wide a text is, to the size of its letters. */
function widthOf(text: string): number {
  const wide = (letter: string) => {
    if (/[ijlłtfr' ]/.test(letter)) return 0.36;
    if (/[mwMW]/.test(letter)) return 0.86;
    return /\p{Lu}/u.test(letter) ? 0.7 : 0.56;
  };
  return [...text].reduce((sum, letter) => sum + wide(letter), 0);
}

/** A name in two lines, as even as its words allow. */
function halves(name: string): string[] {
  const words = name.split(" ");
  const part = (from: number, to: number) => words.slice(from, to).join(" ");
  const ways = words.slice(1).map((_, cut) => [part(0, cut + 1), part(cut + 1, words.length)]);
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  return ways.sort((one, other) => longest(one) - longest(other))[0] ?? [name];
}

const NOBODYS: Record<number, Group["kind"]> = { [TROLL]: "troll", [DEMON]: "demon" };

function groupsOf(no: number, figures: number[], crowd: Box, measure: Measure): Group[] {
  const kinds = figures
    .map((count, owner) => {
      const kind = NOBODYS[owner] ?? "agent";
      return { id: figureAt(no, owner), kind, seat: kind === "agent" ? owner : null, count };
    })
    .filter(({ count }) => count > 0);
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  const counts = measure.counts || heightIn(crowd, all, measure) < measure.figure.least;
  const shown = kinds.map(({ count }) => (counts ? 1 : count));
  const places = pack(crowd, shown.reduce((sum, count) => sum + count, 0), measure);
  let next = 0;
  return kinds.map((kind, place) => {
    const own = places.slice(next, (next += shown[place] ?? 0));
    return { ...kind, places: own };
  });
}

/** The largest height at which so many figures fit into a box. */
function heightIn({ w, h }: Box, count: number, { figure }: Measure): number {
  let best = 0;
  for (let rows = 1; rows <= count; rows += 1) {
    const columns = Math.ceil(count / rows);
    best = Math.max(best, Math.min(figure.most, h / rows, w / columns / FIGURE));
  }
  return best;
}

/** Rows of figures in the middle of a box: side by side, or one before another where they would be too small. */
function pack(box: Box, count: number, measure: Measure): Place[] {
  if (count === 0) return [];
  const height = Math.max(heightIn(box, count, measure), measure.figure.least);
  const { columns, rows, across, down } = stepsIn(box, count, height);
  return Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / columns);
    const inRow = Math.min(columns, count - row * columns);
    return {
      x: box.x + box.w / 2 + ((place % columns) - (inRow - 1) / 2) * across,
      y: box.y + box.h / 2 + (row - (rows - 1) / 2) * down,
      scale: height / 48,
    };
  });
}

/** The rows in which figures of a height hide least of each other, and how far apart they stand. */
function stepsIn({ w, h }: Box, count: number, height: number) {
  const step = (room: number, size: number, steps: number) =>
    steps < 2 ? size : Math.max(0, Math.min(size, (room - size) / (steps - 1)));
  const ways = Array.from({ length: count }, (_, place) => {
    const columns = place + 1;
    const rows = Math.ceil(count / columns);
    const [across, down] = [step(w, height * FIGURE, columns), step(h, height, rows)];
    return { columns, rows, across, down, free: Math.min(across / FIGURE, down) };
  });
  // As wide as they can be where nothing is hidden.
  return ways.reduce((best, way) => (way.free >= best.free - 0.01 ? way : best));
}

/** What figures take up. */
export function around(places: Place[]): Box {
  const left = Math.min(...places.map(({ x, scale }) => x - 20 * scale));
  const top = Math.min(...places.map(({ y, scale }) => y - 25 * scale));
  const right = Math.max(...places.map(({ x, scale }) => x + 20 * scale));
  const bottom = Math.max(...places.map(({ y, scale }) => y + 25 * scale));
  return { x: left, y: top, w: right - left, h: bottom - top };
}
