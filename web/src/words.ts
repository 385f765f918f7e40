// The words of the house in the reader's language. Reading them in a component follows the language.
import botsEn from "../../src/stolik/bots/text/en.ftl?raw";
import botsPl from "../../src/stolik/bots/text/pl.ftl?raw";
import gamesEn from "../../src/stolik/engine/text/en.ftl?raw";
import gamesPl from "../../src/stolik/engine/text/pl.ftl?raw";
import { Texts, type Values } from "./fluent";
import { settings } from "./settings.svelte";
import en from "./text/en.ftl?raw";
import pl from "./text/pl.ftl?raw";
import type { Problem } from "./wire";

const texts = { pl: new Texts("pl", pl, botsPl, gamesPl), en: new Texts("en", en, botsEn, gamesEn) };

export function say(key: string, values?: Values): string {
  return texts[settings.language].say(key, values);
}

export function canSay(key: string): boolean {
  return texts[settings.language].has(key);
}

export function sayProblem(problem: Problem): string {
  const key = `problem-${problem.name}`;
  return canSay(key) ? say(key, problem.facts) : say("problem-other", { name: problem.name });
}

/** "Ala, Bob i Cezary". */
export function sayList(items: string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(items);
}
