// What the power of each area does, as a small drawing in the lower right of 40 by 40, or as a sum.

const AGENT =
  "M28 19A3.6 3.6 0 0 1 28 26.2A3.6 3.6 0 0 1 28 19M21.5 36C21.5 30 24 26.5 28 26.5C32 26.5 34.5 30 34.5 36Z";
const SMOKE = "M24 36C18.5 35.5 19.5 28 24 29C23.5 21.5 33 21 33 27.5C38.5 27 38 36 33 36Z";
const CARDS = "M21 22H30V36H21ZM32 23L37 24L34.6 37L32 36.4";
const COIN_FOR_CARD =
  "M20 22H28V34H20ZM34 24V34M31.5 26.5C32 24.5 36.5 24.5 36.5 27" +
  "C36.5 30 31.5 28.5 31.5 31.5C31.5 34 36 34 36.5 31.8";
const SHIELD = "M20 22L28 19.5L36 22V28C36 33 32 36 28 37.5C24 36 20 33 20 28Z";

export const POWERS: Record<number, { path?: string; sum?: string }> = {
  1: { path: AGENT },
  2: { path: CARDS },
  3: { sum: "+2" },
  4: { path: SHIELD },
  5: { path: COIN_FOR_CARD },
  6: { sum: "+2" },
  7: { path: SMOKE },
  8: { path: AGENT },
  9: { sum: "+1" },
  10: { path: `${SMOKE}M19 38L38 20` },
  11: { sum: "+3" },
  12: { sum: "+1" },
};
