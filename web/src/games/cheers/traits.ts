// A sign for each trait, in a square of 24.
import type { Trait } from "./cards";

export const TRAIT_SIGNS: Record<Trait, string> = {
  weak: "M4 15C6 9 8 9 9 13S12 18 14 12S18 8 20 12",
  hungry: "M7 3V9M10 3V9M13 3V9M7 9C7 12 13 12 13 9M10 12V21M18 3C15 6 15 11 18 13V21",
  heavy: "M5 20L7.500 10H16.500L19 20ZM9.500 10A3 3 0 1 1 14.500 10",
  flying: "M12 18C4 18 2 11 3 5C6 8 9 8 12 12C15 8 18 8 21 5C22 11 20 18 12 18",
  acrobat: "M5 9A7.500 7.500 0 0 1 19 9M19 9V4M19 9H14M19 15A7.500 7.500 0 0 1 5 15M5 15V20M5 15H10",
  kamikaze: "M10 9A6 6 0 1 0 15 13.500M13 9C14 5 17 5 18 7M18 3V4M21 5L20 5.500M21 9L20 8.500",
  armored: "M4 18V12C4 2 20 2 20 12V18H15V12H9V18ZM12 4V9",
  claustrophobe: "M4 4V20H20V4ZM12 9V15M9 12H15",
  ninja: "M3 9C8 7 16 7 21 9V14C16 16 8 16 3 14ZM8 11.500H10M14 11.500H16",
  assassin: "M19 3L9 13L11 15L21 5ZM7 12L12 17M9.500 14.500L5 19",
};

export const CAUSES: Record<number, string> = {
  1: "struck",
  2: "fall",
  3: "crushed",
  4: "eaten",
  5: "suffocated",
  6: "blown",
  7: "stabbed",
};
