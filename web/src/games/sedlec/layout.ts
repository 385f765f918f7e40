// Where everything lies, in units of the drawing: a card is 64 by 100, a skull 64 by 50.
import type { Build, Place } from "./state";

export const HALF = 32; // half a card's width
export const LEVEL = 50;
export const WIDE = 2 * HALF;
export const TALL = 2 * LEVEL;
export const GROWN = 6 * LEVEL; // how high a stack gets

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Block {
  build: Build;
  scale: number;
  whole: Box; // in units of the table; the others in the block's own
  cards: Box;
  info: Box;
  hand: Place[]; // where the cards of the hand lie
}

export interface Plan {
  width: number;
  height: number;
  piles: (Box & { scale: number })[];
  blocks: Block[];
}

const GAP = 14;
const PILE = { w: WIDE + 16, h: TALL + 30 }; // with its number below
const CLOSE = 10; // between structures where there is little room
const SMALL = 2 / 3; // of the others' structures: the own is one and a half times as large,
const SMALLER = 0.61; // and more where there are many

/** How wide a structure gets while it grows: its bottom row with an empty place on both sides, or the whole shape. */
function sizeOf(build: Build, shape: Place[] | undefined, width: number, tight: boolean): { w: number; h: number } {
  if (build.zone !== "feature" || !shape) {
    const top = Math.max(1, ...[...build.told.at, ...build.told.open].map(([, y]) => y));
    return { w: (width + 1) * WIDE, h: tight ? (top + 1) * LEVEL : GROWN };
  }
  const xs = shape.map(([x]) => x);
  return {
    w: (Math.max(...xs) + 2 - Math.min(...xs)) * HALF,
    h: (Math.max(...shape.map(([, y]) => y)) + 1) * LEVEL,
  };
}

/** The hand lies beside what is told about the player, below the structure; on a phone beside the structure. */
function blockOf(build: Build, size: { w: number; h: number }, scale: number, solo: boolean, tall: boolean): Block {
  const cards = { x: 0, y: 0, ...size };
  const below = size.h + 10;
  const beside = tall && !solo;
  const w = beside ? size.w + WIDE + 8 : Math.max(size.w, solo ? 250 : 0);
  const hand: Place[] = solo
    ? []
    : beside
      ? [0, 1].map((at) => [size.w + 8, at * (TALL + 6)])
      : [0, 1].map((at) => [w - (2 - at) * (WIDE + 6), below]);
  const info = { x: 0, y: below, w: solo || beside ? w : w - 2 * (WIDE + 6) - 6, h: beside ? 66 : TALL };
  if (solo) cards.x = (w - size.w) / 2;
  const whole = { x: 0, y: 0, w: w * scale, h: (below + info.h) * scale };
  return { build, scale, whole, cards, info, hand };
}

const put = (block: Block, x: number, y: number): Block => ({ ...block, whole: { ...block.whole, x, y } });

function grid(count: number, columns: number, x: number, y: number, scale: number): Plan["piles"] {
  return Array.from({ length: count }, (_, at) => ({
    x: x + (at % columns) * PILE.w * scale,
    y: y + Math.floor(at / columns) * PILE.h * scale,
    w: WIDE * scale,
    h: TALL * scale,
    scale,
  }));
}

/** How it is laid out: for a wide screen, for a phone, or for a tablet held upright. */
export type Way = "wide" | "narrow" | "high";

export function planOf(builds: Build[], piles: number, width: number, shape: Place[] | undefined, way: Way): Plan {
  const tall = way !== "wide";
  const solo = builds[0]?.zone === "feature";
  const others = builds.length > 3 && !tall ? SMALLER : SMALL;
  const blocks = builds.map((build, at) => {
    return blockOf(build, sizeOf(build, shape, width, tall && at > 0), at > 0 && !solo ? others : 1, solo, tall && at === 0);
  });
  if (solo) return alone(blocks, piles, tall);
  return tall ? column(blocks, piles, way === "high" ? 3 : 2) : row(blocks, piles);
}

/** How large a card of the own structure is in so much room. */
export const scaleIn = ({ width, height, blocks }: Plan, wide: number, high: number): number =>
  (blocks[0]?.scale ?? 1) * Math.min(wide / width, high / height);

/** The feature, and beside it the graveyard above the stack; on a phone the stack below both. */
function alone(blocks: Block[], piles: number, tall: boolean): Plan {
  const [feature, stack] = blocks;
  if (!feature || !stack) return { width: 1, height: 1, piles: [], blocks };
  if (tall) {
    const yard = 2 * PILE.w;
    const width = Math.max(feature.whole.w + GAP + yard, 500);
    const below = Math.max(feature.whole.h, 2 * PILE.h) + 2 * GAP;
    return {
      width,
      height: below + stack.whole.h,
      piles: grid(piles, 2, width - yard + 8, 8, 1),
      blocks: [
        put(feature, (width - yard - GAP - feature.whole.w) / 2, 0),
        put(stack, (width - stack.whole.w) / 2, below),
      ],
    };
  }
  const yard = 4 * PILE.w;
  const right = Math.max(yard, stack.whole.w);
  const width = feature.whole.w + 4 * GAP + right;
  const height = Math.max(feature.whole.h, PILE.h + 2 * GAP + stack.whole.h);
  const x = feature.whole.w + 4 * GAP;
  return {
    width,
    height,
    piles: grid(piles, 4, x + (right - yard) / 2 + 8, 8, 1),
    blocks: [
      put(feature, 0, height - feature.whole.h),
      put(stack, x + (right - stack.whole.w) / 2, height - stack.whole.h),
    ],
  };
}

/** The own structure at the left over the whole height, beside it the graveyard above the others. */
function row([own, ...others]: Block[], piles: number): Plan {
  if (!own) return { width: 1, height: 1, piles: [], blocks: [] };
  const yard = piles * PILE.w;
  const room = others.reduce((sum, { whole }) => sum + whole.w + CLOSE, -CLOSE);
  const right = Math.max(yard, others.length ? room : 0);
  const low = Math.max(0, ...others.map(({ whole }) => whole.h));
  const height = Math.max(own.whole.h, (piles ? PILE.h + CLOSE : 0) + low);
  const start = own.whole.w + (right ? GAP : 0);
  const apart = others.length ? (right - room) / (others.length + 1) : 0;
  let x = start + apart;
  const placed = others.map((block) => {
    const at = put(block, x, height - block.whole.h);
    x += block.whole.w + CLOSE + apart;
    return at;
  });
  return {
    width: start + right,
    height,
    piles: grid(piles, piles, start + (right - yard) / 2 + 8, 8, 1),
    blocks: [put(own, 0, height - own.whole.h), ...placed],
  };
}

/** The graveyard, the reader's own structure, and below it the others, on a phone two by two. */
function column(blocks: Block[], piles: number, abreast: number): Plan {
  const [own, ...others] = blocks;
  if (!own) return { width: 1, height: 1, piles: [], blocks };
  const across = (row: Block[]) => row.reduce((sum, { whole }) => sum + whole.w + CLOSE, -CLOSE);
  const width = Math.max(own.whole.w + 6, abreast > 2 ? across(others.slice(0, abreast)) : 0);
  const scale = width / (piles * PILE.w);
  let y = piles ? PILE.h * scale + GAP : 0;
  const placed = [put(own, (width - own.whole.w) / 2, y)];
  y += own.whole.h + 1.5 * GAP;
  for (let at = 0; at < others.length; at += abreast) {
    const beside = others.slice(at, at + abreast);
    const room = across(beside);
    const shrink = Math.min(1, width / room);
    let x = (width - room * shrink) / 2;
    for (const block of beside) {
      const { w, h } = block.whole;
      const whole = { x, y, w: w * shrink, h: h * shrink };
      placed.push({ ...block, scale: block.scale * shrink, whole });
      x += (w + CLOSE) * shrink;
    }
    y += Math.max(...beside.map(({ whole }) => whole.h)) * shrink + GAP;
  }
  return { width, height: y, piles: grid(piles, piles, 8 * scale, 6, scale), blocks: placed };
}
