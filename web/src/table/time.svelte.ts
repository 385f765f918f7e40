// Time that runs out: what is left, and the moment it is now for whoever draws that.
import type { ClocksView } from "../wire";

/** So many seconds were left `at` a moment, in milliseconds. */
export interface TimeLeft {
  seconds: number;
  at: number;
}

/** What a seat that is asked has left, for the question or the game or on a clock of its own: the least of it. */
export function timeLeft(clocks: (ClocksView & { at: number }) | null, seat: number | null): TimeLeft | null {
  if (!clocks || seat === null) return null;
  const own = clocks.running.includes(seat) ? clocks.left[seat] : undefined;
  const some = [clocks.whole, own].filter((seconds) => typeof seconds === "number");
  return some.length ? { seconds: Math.min(...some), at: clocks.at } : null;
}

/** Of what was left, how much still is at another moment. */
export const leftAt = ({ seconds, at }: TimeLeft, now: number): number => Math.max(0, seconds - (now - at) / 1000);

/** The moment it is, as long as something runs. */
export class Ticking {
  now = $state(Date.now());

  constructor(running: () => boolean) {
    $effect(() => {
      if (!running()) return;
      const timer = setInterval(() => (this.now = Date.now()), 250);
      return () => clearInterval(timer);
    });
  }
}
