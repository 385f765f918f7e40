// What happens at a table in words, with the players' names: the browser's side of the engine's speech.
import type { Values } from "../fluent";
import type { GameWords } from "../library.svelte";
import type { DecisionView, Hint, OptionView, SayingView, TakenView } from "../wire";
import { say, sayList } from "../words";

export type Event = Record<string, unknown> & { event?: unknown };

/** A card's move is seen on the board; it has no words. */
export const isMove = (event: Event): boolean => event.event === "move";

const PLAIN = ["number", "count"]; // whatever texts there are by their names

/**
 * Values as the texts want them, each by the kind of the part that its key names: seats by name (a missing one is
 * `none`), and whether they are the reader's (`seat-is`: `you` or `other`), numbers as numbers; whatever else the game
 * has a text for is said by it, `area` 7 by `area-7`, and by its other forms (`area-in`).
 */
export function filledIn(
  words: GameWords,
  values: Record<string, unknown>,
  names: string[],
  reader: number | null = null,
): Values {
  const told: Values = {};
  for (const [key, value] of Object.entries(values)) {
    const kind = words.kindOf(key);
    const plain = value === null ? "none" : String(value);
    const text = `${kind}-${plain}`;
    const name = names[Number(plain)];
    const is = reader !== null && plain === String(reader) ? "you" : "other";
    if (kind === "seat" || kind === "owner") told[`${key}-is`] = is;
    if (kind === "seat") told[key] = name ?? "none";
    else if (kind === "owner" && name !== undefined) told[key] = words.say("owner-seat", { name, is });
    else if (!PLAIN.includes(kind) && words.has(text)) {
      told[key] = words.say(text);
      for (const [form, said] of words.forms(text)) told[`${key}-${form}`] = said;
    } else told[key] = /^-?\d+$/.test(plain) ? Number(plain) : plain;
  }
  return told;
}

/**
 * What is asked of the reader; another sentence where the question is about the reader (`seat2`). A prompt begins with
 * a name and a colon; what stands there instead is whose turn it is, or another `opening`.
 */
export function promptText(
  words: GameWords,
  decision: DecisionView,
  names: string[],
  reader: number | null,
  opening = openingText(decision, names, reader),
): string {
  const key = `prompt-${decision.step}`;
  const own = decision.facts.seat2 === String(reader) && words.has(`${key}-own`);
  const values = filledIn(words, decision.facts, names, reader);
  return words.say(own ? `${key}-own` : key, { ...values, seat: opening, can: can(decision) });
}

/** Which kinds of things the reader can do now, by their labels; `none` where there is nothing but to skip. */
export function can({ options }: DecisionView): string {
  const labels = new Set(options.filter(({ skip }) => !skip).map(({ label }) => label));
  return [...labels].sort().join("-") || "none";
}

function openingText({ turn }: DecisionView, names: string[], reader: number | null): string {
  if (turn === null) return say("everybody");
  return turn === reader ? say("your-turn") : say("react-to", { name: names[turn] ?? "" });
}

export function optionText(
  words: GameWords,
  option: Pick<OptionView, "label" | "values">,
  names: string[],
  reader: number | null = null,
): string {
  return words.say(`option-${option.label}`, filledIn(words, option.values, names, reader));
}

/** Of options that read the same, whose cards nobody could tell apart, the first, or the one that is `hinted`. */
export function toldApart(
  words: GameWords,
  options: OptionView[],
  names: string[],
  reader: number | null,
  hinted?: string,
): OptionView[] {
  const found = new Map<string, OptionView>();
  for (const option of options) {
    const told = optionText(words, option, names, reader);
    if (!found.has(told) || option.text === hinted) found.set(told, option);
  }
  return [...found.values()];
}

/** An event as a sentence; empty for those that only move a card. */
export function eventText(
  words: GameWords,
  event: Event,
  names: string[],
  reader: number | null = null,
): string {
  const { event: kind, ...rest } = event;
  const key = `event-${String(kind)}`;
  return words.has(key) ? words.say(key, filledIn(words, rest, names, reader)) : "";
}

/** Does an event of some only announce what then did not come? Of that nothing is said. */
export function isBare(words: GameWords, event: Event, events: readonly Event[]): boolean {
  const below = words.source.headings[String(event.event)];
  if (!below) return false;
  for (const each of events.slice(events.indexOf(event) + 1)) {
    if (isMove(each)) continue;
    const worth = below[String(each.event)];
    if (worth === undefined) break;
    if (worth) return false;
  }
  return true;
}

/** What there is to say of events in a row. */
export function eventTexts(
  words: GameWords,
  events: readonly Event[],
  names: string[],
  reader: number | null = null,
): string[] {
  const worth = events.filter((event) => !isBare(words, event, events));
  return worth.map((event) => eventText(words, event, names, reader)).filter(Boolean);
}

/** What was answered for the reader; by a text of the game's own, where it can say why. */
export function takenText(words: GameWords, taken: TakenView, names: string[], reader: number | null): string {
  const key = `forced-${taken.step}`;
  const values = { ...taken.facts, ...taken.values, answer: taken.label };
  if (words.has(key)) return words.say(key, filledIn(words, values, names, reader));
  return say("log-taken", { option: optionText(words, taken, names, reader) });
}

const isSaying = (value: unknown): value is SayingView => typeof value === "object" && value !== null;

/**
 * A saying in words: by the game's text, or where it has none, the house's. A list of values is said as one. What
 * a digest is made of is set apart by semicolons; within one part, and in all else, commas are enough.
 */
export function sayingText(
  words: GameWords,
  family: string,
  { key, values }: SayingView,
  names: string[],
  reader: number | null = null,
  within = false,
): string {
  const filled: Values = {};
  for (const [name, value] of Object.entries(values ?? {})) {
    const several: unknown[] = Array.isArray(value) ? value : [value];
    if (several.length && several.every(isSaying)) {
      const parts = several.map((each) => sayingText(words, family, each, names, reader, true));
      filled[name] = parts.join(family === "digest" && !within ? "; " : ", ");
      continue;
    }
    const found = (several.length ? several : [null]).map((each) => filledIn(words, { [name]: each }, names, reader));
    Object.assign(filled, found[0]);
    if (found.length < 2) continue;
    filled[name] = sayList(found.map((each) => String(each[name])));
    filled[`${name}-is`] = found.some((each) => each[`${name}-is`] === "you") ? "among" : "other";
  }
  const text = `${family}-${key}`;
  return words.has(text) ? words.say(text, filled) : say(text, filled);
}

/** What a turn has brought, in a sentence or two. */
export function digestText(
  words: GameWords,
  digest: SayingView[],
  names: string[],
  reader: number | null,
): string {
  return digest.map((saying) => sayingText(words, "digest", saying, names, reader)).join(" ");
}

/** Why a bot suggests something, as the end of a sentence. */
export function reasonText(words: GameWords, hint: Hint): string {
  const feature = hint.facts.feature;
  const values: Values = { ...hint.facts };
  if (feature !== undefined) values.what = words.say(`feature-${feature}`);
  return words.has(hint.why) ? words.say(hint.why, values) : say(hint.why, values);
}

/** A sentence in pieces, the cards among them marked. */
export function dressed(sentence: string, cards: RegExp): { text: string; card: boolean }[] {
  const pieces = sentence.split(cards).map((text, place) => ({ text, card: place % 2 === 1 }));
  return pieces.filter((piece) => piece.text);
}
