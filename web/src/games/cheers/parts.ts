// Of which parts a minion is drawn: its traits give what they can, the rest follows from its name, always the same.
import type { Minion } from "./cards";

export const COLOURS = [
  "#e8925f",
  "#8dbb63",
  "#62abd6",
  "#b792da",
  "#e4b84f",
  "#dd8097",
  "#5cb5a3",
  "#a7aec0",
] as const;

export const BODIES = [
  "M-22 19C-27-7-15-24 0-24S27-7 22 19C14 25-14 25-22 19Z",
  "M-21-14C-21-22-17-24-10-24H10C17-24 21-22 21-14V14C21 21 17 23 10 23H-10C-17 23-21 21-21 14Z",
  "M-24 19C-29 4-14-2-13-13C-11-27 11-27 13-13C14-2 29 4 24 19C10 26-10 26-24 19Z",
  "M0-25C13-25 23-12 23 2S14 24 0 24S-23 15-23 2S-13-25 0-25Z",
  "M-25 22C-18 8-16-8-13-17C-9-27 9-27 13-17C16-8 18 8 25 22C16 26 10 19 0 24C-10 19-16 26-25 22Z",
  "M-17 23V-12C-17-29 17-29 17-12V23C11 19 6 19 0 23C-6 19-11 19-17 23Z",
] as const;

export const TOPS = [
  "M-15-17C-22-22-22-30-17-34C-16-27-11-24-7-23ZM15-17C22-22 22-30 17-34C16-27 11-24 7-23Z",
  "M-6-22C-9-30-14-33-18-32M6-22C9-30 14-33 18-32M-18-32h.1M18-32h.1",
  "M-14-19L-12-32L-6-24L0-35L6-24L12-32L14-19",
  "M-20-10C-31-14-31-26-25-29C-24-22-19-19-15-18ZM20-10C31-14 31-26 25-29C24-22 19-19 15-18Z",
  "M0-24C-1-31 4-35 9-34M0-24C1-30-4-33-8-31",
  "M-11-22C-14-36 14-36 11-22Z",
] as const;

export const MOUTHS = [
  "M-9 8C-4 14 4 14 9 8",
  "M-9 11C-4 6 4 6 9 11",
  "M-8 10H8M-4 10V14M4 10V14",
  "M-9 8H9C7 17-7 17-9 8Z",
  "M-8 10C-5 7-3 13 0 10S5 7 8 10",
] as const;

export interface Parts {
  colour: string;
  body: string;
  top: string;
  open: boolean; // the top is lines, not a filled shape
  mouth: string;
  eyes: number;
  look: number; // where the pupils are
  wide: number;
  tall: number;
}

export function partsOf({ id, traits }: Minion): Parts {
  let seed = 2166136261;
  for (const letter of id) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619) >>> 0;
  const take = (among: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return (seed >>> 16) % among;
  };
  const top = take(TOPS.length);
  const size = traits.includes("weak") ? 0.86 : 1.16;
  const heavy = traits.includes("heavy");
  return {
    colour: COLOURS[take(COLOURS.length)] ?? COLOURS[0],
    body: BODIES[heavy ? take(4) : take(BODIES.length)] ?? BODIES[0],
    top: TOPS[top] ?? TOPS[0],
    open: top === 1 || top === 4,
    mouth: MOUTHS[take(MOUTHS.length)] ?? MOUTHS[0],
    eyes: [2, 2, 1, 2, 3][take(5)] ?? 2,
    look: take(3) - 1,
    wide: (heavy ? 1.2 : 1) * size,
    tall: size,
  };
}
