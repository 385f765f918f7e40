// What is told of the end, one thing after another, with what lights up on the board meanwhile.
import type { Spot } from "../games/types";
import { still } from "../motion";
import type { MomentView } from "../wire";

const BEAT = 1900; // ms

export class Ceremony {
  #steps = $state.raw<MomentView[]>([]);
  #at = $state(0);
  #timer = 0;

  /** `live`: the reader has seen the game end, and is told how; otherwise it is all there at once. */
  begin(steps: MomentView[], live: boolean): void {
    this.close();
    this.#steps = steps;
    this.#at = live && !still() ? 0 : steps.length;
    if (this.now) this.#timer = window.setInterval(() => this.#next(), BEAT);
  }

  /** What is told now; null when all has been told. */
  get now(): MomentView | null {
    return this.#steps[this.#at] ?? null;
  }

  /** What is lit: in the end that which was told last. */
  get spots(): Spot[] {
    return (this.now ?? this.#steps.at(-1))?.spots ?? [];
  }

  /** While it is told: what has been lit so far; null before and after. */
  get told(): Spot[] | null {
    return this.now ? this.#steps.slice(0, this.#at + 1).flatMap(({ spots }) => spots) : null;
  }

  skip(): void {
    this.#at = this.#steps.length;
    this.close();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #next(): void {
    this.#at += 1;
    if (!this.now) this.close();
  }
}
