// What is said at one table.
import type { Said } from "../wire";
import { remember, remembered } from "./memory";

const kept = 200; // lines, as the server keeps them

export class TableChat {
  lines = $state.raw<Said[]>([]);
  read = $state(0); // the number of the last line that the reader has seen

  constructor(private readonly table: string) {
    this.read = Number(remembered(`read.${table}`, false));
  }

  get last(): number {
    return this.lines.at(-1)?.number ?? 0;
  }

  /** Takes what is new of these; a line can come after one that was said after it. */
  hear(lines: Said[]): void {
    const known = this.lines.map((line) => line.number);
    const fresh = lines.filter((line) => !known.includes(line.number));
    this.lines = [...this.lines, ...fresh].sort((one, other) => one.number - other.number).slice(-kept);
  }

  see(): void {
    if (this.read === this.last) return;
    this.read = this.last;
    remember(`read.${this.table}`, String(this.read), false);
  }
}
