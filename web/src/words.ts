// The words of the house in the reader's language. Reading them in a component follows the language.
import botsEn from "../../src/stolik/bots/text/en.ftl?raw";
import botsPl from "../../src/stolik/bots/text/pl.ftl?raw";
import gamesEn from "../../src/stolik/engine/text/en.ftl?raw";
import gamesPl from "../../src/stolik/engine/text/pl.ftl?raw";
import { Texts, type Values } from "./fluent";
import { settings, type Language } from "./settings.svelte";
import en from "./text/en.ftl?raw";
import pl from "./text/pl.ftl?raw";
import type { Problem } from "./wire";

const sources = { pl: [pl, botsPl, gamesPl], en: [en, botsEn, gamesEn] };
const read = new Map<Language, Texts>(); // most readers need one of them

function texts(): Texts {
  const { language } = settings;
  const found = read.get(language) ?? new Texts(language, ...sources[language]);
  read.set(language, found);
  return found;
}

export function say(key: string, values?: Values): string {
  return texts().say(key, values);
}

export function canSay(key: string): boolean {
  return texts().has(key);
}

export function sayProblem(problem: Problem): string {
  const key = `problem-${problem.name}`;
  return canSay(key) ? say(key, problem.facts) : say("problem-other", { name: problem.name });
}

/** "Ala, Bob i Cezary". */
export function sayList(items: string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(items);
}
