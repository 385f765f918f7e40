// What happens at a table in words, with the players' names: the browser's side of the engine's speech.
import type { Values } from "../fluent";
import type { GameWords } from "../library.svelte";
import type { DecisionView, Hint, OptionView } from "../wire";
import { say } from "../words";

export type Event = Record<string, unknown> & { event?: unknown };

/** Values as the texts want them: seats by name (a missing one is `none`), numbers as numbers. */
export function filledIn(values: Record<string, unknown>, names: string[]): Values {
  const told: Values = {};
  for (const [key, value] of Object.entries(values)) {
    const text = String(value);
    if (key.startsWith("seat")) told[key] = names[Number(text)] ?? "none";
    else told[key] = /^-?\d+$/.test(text) ? Number(text) : text;
  }
  return told;
}

/** What is asked of the reader. A prompt begins with a name and a colon; `opening` stands there instead. */
export function promptText(
  words: GameWords,
  decision: DecisionView,
  names: string[],
  opening: string,
): string {
  return words.say(`prompt-${decision.step}`, { ...filledIn(decision.facts, names), seat: opening });
}

export function optionText(words: GameWords, option: OptionView, names: string[]): string {
  return words.say(`option-${option.label}`, filledIn(option.values, names));
}

/** An event as a sentence; empty for those that only move a card. */
export function eventText(words: GameWords, event: Event, names: string[]): string {
  const key = `event-${String(event.event)}`;
  return words.has(key) ? words.say(key, filledIn(event, names)) : "";
}

/** Why a bot suggests something, as the end of a sentence. */
export function reasonText(words: GameWords, hint: Hint): string {
  const feature = hint.facts.feature;
  const values: Values = { ...hint.facts };
  if (feature !== undefined) values.what = words.say(`feature-${feature}`);
  return say(hint.why, values);
}

/** A sentence in pieces, the cards among them marked. */
export function dressed(sentence: string, cards: string[]): { text: string; card: boolean }[] {
  const known = new Set(cards);
  return sentence
    .split(/([\p{L}\p{N}]+)/u)
    .filter(Boolean)
    .map((text) => ({ text, card: known.has(text) }));
}
