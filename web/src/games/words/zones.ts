// The outline of a zone, and the patterns in which players own things.
import type { ScoringZone } from "./state";

export const WIDE = 100;
export const TALL = 112;

/** The sides of its cells beyond which it ends. */
export function outlineOf({ cells }: ScoringZone): string {
  const own = new Set(cells.map(([x, y]) => `${x}.${y}`));
  const has = (x: number, y: number) => own.has(`${x}.${y}`);
  return cells
    .flatMap(([x, y]) => {
      const [left, top] = [x * WIDE, y * TALL];
      return [
        has(x, y - 1) ? "" : `M${left} ${top}h${WIDE}`,
        has(x + 1, y) ? "" : `M${left + WIDE} ${top}v${TALL}`,
        has(x, y + 1) ? "" : `M${left} ${top + TALL}h${WIDE}`,
        has(x - 1, y) ? "" : `M${left} ${top}v${TALL}`,
      ];
    })
    .join("");
}

/** Dashes by seat. */
export const DASHES = ["none", "14 8", "3 9", "18 6 4 6"];
