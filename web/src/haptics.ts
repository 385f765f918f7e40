// What a finger feels: short, only on touch screens, and not for those who want little motion.
import { settings } from "./settings.svelte";

const patterns = { grab: 12, drop: 12, turn: 30, refused: [10, 40, 10] } as const;

export function feel(what: keyof typeof patterns): void {
  const touch = matchMedia("(pointer: coarse)").matches;
  const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches || settings.motion === "off";
  const touched = navigator.userActivation?.hasBeenActive ?? true; // before that a browser refuses, and complains
  if (touch && touched && !reduced && "vibrate" in navigator) navigator.vibrate(patterns[what] as VibratePattern);
}
