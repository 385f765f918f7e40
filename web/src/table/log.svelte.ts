// What has happened at the table: in words below the board, and what was said.
import type { Frame } from "../wire";
import type { Event } from "./speech";

export interface Line {
  id: number;
  frame: Frame;
  event: Event | null; // null: that somebody did something at all
  undone: boolean;
}

export class TableLog {
  lines = $state<Line[]>([]);
  chat = $state.raw<Frame[]>([]);
  #next = 0;

  tell(frame: Frame, event: Event | null): void {
    this.lines.push({ id: this.#next, frame, event, undone: false });
    this.#next += 1;
  }

  say(frame: Frame): void {
    this.chat = [...this.chat, frame];
  }

  /** Strikes out what the last answer that still stands had brought. */
  strike(): void {
    const last = this.lines.filter((line) => line.frame.kind === "answer" && !line.undone).at(-1)?.frame.seq;
    for (const line of this.lines) {
      if (line.frame.seq === last) line.undone = true;
    }
  }
}
