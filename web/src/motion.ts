// Whether, and how, things move by themselves.
import { settings } from "./settings.svelte";

/** Nobody wants to see it. */
export const still = (): boolean =>
  settings.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** For an effect: something that goes on beat by beat, as long as anything may move. */
export function beating(length: number, beat: () => void): (() => void) | undefined {
  if (still()) return undefined;
  const timer = setInterval(beat, length);
  return () => clearInterval(timer);
}
