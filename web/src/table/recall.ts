// What happened before that which the socket tells: asked for apart, and again and again until it is there.
import { api } from "../api";
import type { Frame } from "../wire";

const patience = [2000, 4000, 8000, 16000, 30000];

export class Recall {
  #round = 0; // each want makes those before it void
  #timer = 0;
  wanting = false;

  constructor(private readonly table: string) {}

  /** Asks for all frames up to `seq`. */
  want(seq: number, found: (frames: Frame[]) => void): void {
    this.close();
    this.wanting = true;
    void this.#ask(this.#round, seq, found, 0);
  }

  close(): void {
    this.#round += 1;
    this.wanting = false;
    clearTimeout(this.#timer);
  }

  async #ask(round: number, seq: number, found: (frames: Frame[]) => void, tries: number): Promise<void> {
    const frames = await api.history(this.table).then(
      (history) => history.frames,
      () => null,
    );
    if (round !== this.#round) return;
    if (frames && (frames.at(-1)?.seq ?? 0) >= seq) {
      this.wanting = false;
      found(frames.filter((frame) => frame.seq <= seq));
      return;
    }
    const wait = patience[Math.min(tries, patience.length - 1)];
    this.#timer = window.setTimeout(() => void this.#ask(round, seq, found, tries + 1), wait);
  }
}
