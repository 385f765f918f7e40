// What has happened at the table, in words below the board.
import type { Frame } from "../wire";
import { isMove, type Event } from "./speech";

export interface Line {
  id: number;
  frame: Frame;
  event: Event | null; // null: that somebody did something at all
  undone: boolean;
}

export class TableLog {
  lines = $state.raw<Line[]>([]);
  recalled = $state(false); // old lines come in, which nobody has to be told
  #next = 0;

  tell(frame: Frame, event: Event | null): void {
    const lines = [...this.lines, this.#line(frame, event)];
    this.lines = frame.kind === "undo" ? struck(lines) : lines;
  }

  /** These frames take the place of the first `count` lines, which knew less. */
  fill(count: number, frames: Frame[]): void {
    const older = frames.flatMap((frame) => {
      const told = (frame.events as Event[]).filter((event) => !isMove(event));
      return [null, ...told].map((event) => this.#line(frame, event));
    });
    this.recalled = true;
    this.lines = struck([...older, ...this.lines.slice(count)]);
    setTimeout(() => (this.recalled = false));
  }

  #line(frame: Frame, event: Event | null): Line {
    this.#next += 1;
    return { id: this.#next, frame, event, undone: false };
  }
}

/** Each undo strikes out what its seat's last answer that still stood had brought. */
function struck(lines: Line[]): Line[] {
  let standing: Frame[] = [];
  const undone: Frame[] = [];
  for (const { frame, event } of lines) {
    if (event) continue;
    if (frame.kind === "answer") standing.push(frame);
    if (frame.kind !== "undo") continue;
    const last = standing.filter(({ seat }) => seat === frame.seat).at(-1);
    if (!last) continue;
    standing = standing.filter((answer) => answer !== last);
    undone.push(last);
  }
  return lines.map((line) => ({ ...line, undone: undone.includes(line.frame) }));
}
