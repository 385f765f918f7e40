// What everybody has in the end, as a table: on the sheet, in the log, and in the picture that is shared.
import type { GameWords } from "../library.svelte";
import type { EndingView } from "../wire";
import { say } from "../words";
import { filledIn } from "./speech";

const TOTAL = "total";

export const isTotal = (column: string): boolean => column === TOTAL;

/** The parts, and where points are counted, what they come to. */
export function columnsOf({ columns, rows }: EndingView): string[] {
  return rows.some(({ total }) => total !== null) ? [...columns, TOTAL] : columns;
}

/** The seats, the best first. */
export function orderOf({ rows }: EndingView): number[] {
  const place = (seat: number) => rows[seat]?.place ?? 0;
  return rows.map((_, seat) => seat).sort((one, other) => place(one) - place(other));
}

export const titleOf = (words: GameWords, column: string): string =>
  isTotal(column) ? say("ending-total") : words.say(`ending-part-${column}`);

export function cellText(words: GameWords, { rows }: EndingView, seat: number, column: string, names: string[]): string {
  const row = rows[seat];
  const value = isTotal(column) ? row?.total : row?.parts[column];
  if (value === null || value === undefined) return "–";
  return isTotal(column) ? String(value) : String(filledIn(words, { [column]: value }, names)[column]);
}

/** Line by line, with what stands above and beside. */
export function cellsOf(words: GameWords, ending: EndingView, names: string[]): string[][] {
  const columns = columnsOf(ending);
  if (!columns.length) return [];
  const lines = orderOf(ending).map((seat) => [
    `${ending.rows[seat]?.place ?? ""}. ${names[seat] ?? ""}`,
    ...columns.map((column) => cellText(words, ending, seat, column, names)),
  ]);
  return [["", ...columns.map((column) => titleOf(words, column))], ...lines];
}
