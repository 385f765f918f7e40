// What a reader has chosen for this browser.
import type { Shelf } from "./wire";

export type Language = "pl" | "en";
export type Theme = "system" | "light" | "dark";
export type Motion = "off" | "quick" | "calm";
export type Volume = "1" | "2" | "3" | "4" | "5";
export type Level = Shelf["levels"][number];

interface Choices {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: "off" | "on";
  volume: Volume;
  call: "off" | "on"; // by the system, when it is the reader's turn and the page is hidden
  forced: "off" | "on"; // answers to which there is no other are left to the table,
  gains: "off" | "on"; // and such as only bring something
  level: Level;
}

const values: { [K in keyof Choices]: readonly Choices[K][] } = {
  language: ["pl", "en"],
  theme: ["system", "light", "dark"],
  motion: ["calm", "quick", "off"],
  sound: ["off", "on"],
  volume: ["1", "2", "3", "4", "5"],
  call: ["off", "on"],
  forced: ["on", "off"],
  gains: ["on", "off"],
  level: ["easy", "medium", "hard", "master"],
};

/** The first language of the browser that we speak; Polish if there is none. */
function ownLanguage(): Language {
  const known = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return known.find((tag): tag is Language => tag === "pl" || tag === "en") ?? "pl";
}

function stored<K extends keyof Choices>(key: K, otherwise: Choices[K]): Choices[K] {
  try {
    return values[key].find((value) => value === localStorage.getItem(`stolik.${key}`)) ?? otherwise;
  } catch {
    return otherwise; // storage is forbidden here: nothing is remembered
  }
}

class Settings implements Choices {
  language = $state<Language>(stored("language", ownLanguage()));
  theme = $state<Theme>(stored("theme", "system"));
  motion = $state<Motion>(stored("motion", "calm"));
  sound = $state<"off" | "on">(stored("sound", "off"));
  volume = $state<Volume>(stored("volume", "3"));
  call = $state<"off" | "on">(stored("call", "off"));
  forced = $state<"off" | "on">(stored("forced", "on"));
  gains = $state<"off" | "on">(stored("gains", "on"));
  level = $state<Level>(stored("level", "medium"));

  choose<K extends keyof Choices>(key: K, value: Choices[K]): void {
    (this as Choices)[key] = value;
    try {
      localStorage.setItem(`stolik.${key}`, value);
    } catch {
      // remembered until the page is left
    }
  }
}

export const settings = new Settings();
