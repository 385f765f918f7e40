// The games on the shelf, and the texts and rules of each in the reader's language.
import { SvelteMap } from "svelte/reactivity";
import { api } from "./api";
import { Texts } from "./fluent";
import type { Say } from "./games/types";
import { notices } from "./notices.svelte";
import { settings, type Language } from "./settings.svelte";
import type { GameTexts, RuleText, Shelf } from "./wire";

export class GameWords {
  readonly #texts: Texts;
  readonly cards: RegExp; // finds the cards in a sentence, as the texts call them

  constructor(readonly source: GameTexts) {
    this.#texts = new Texts(source.language, source.texts);
    const called = source.cards.map((card) => (this.has(`card-${card}`) ? this.say(`card-${card}`) : card));
    const plain = called.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    const longestFirst = plain.sort((a, b) => b.length - a.length).join("|");
    this.cards = new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst})(?![\\p{L}\\p{N}])`, "u");
  }

  readonly say: Say = (key, values) => this.#texts.say(key, values);

  forms(key: string): [string, string][] {
    return this.#texts.forms(key);
  }

  has(key: string): boolean {
    return this.#texts.has(key);
  }

  /** What a part of this name is: a name that says it itself, less trailing digits, or as the game tells. */
  kindOf(name: string): string {
    return this.source.kinds[name] ?? name.replace(/\d+$/, "");
  }

  rule(id: string): RuleText | null {
    return [...this.source.rules, ...this.source.house].find((rule) => rule.id === id) ?? null;
  }
}

class Library {
  shelf = $state.raw<Shelf | null>(null);
  #words = new SvelteMap<string, GameWords>();
  #lessons = new SvelteMap<string, Texts>();
  #asked = new Set<string>();

  async load(): Promise<void> {
    this.shelf ??= await notices.watch(api.shelf());
  }

  /** The words of a game; until they have come those in the other language, or null. */
  words(game: string): GameWords | null {
    const language = settings.language;
    const other: Language = language === "pl" ? "en" : "pl";
    void this.#fetch(game, language);
    return this.#words.get(`${game}/${language}`) ?? this.#words.get(`${game}/${other}`) ?? null;
  }

  /** The words of its lessons. */
  lessons(game: string): Texts | null {
    const key = `lessons/${game}/${settings.language}`;
    void this.#once(key, api.lessonTexts.bind(null, game, settings.language), ({ texts }) => {
      this.#lessons.set(key, new Texts(settings.language, texts));
    });
    return this.#lessons.get(key) ?? null;
  }

  name(game: string): string {
    return this.shelf?.games.find((card) => card.id === game)?.name[settings.language] ?? game;
  }

  #fetch(game: string, language: Language): Promise<void> {
    const key = `${game}/${language}`;
    return this.#once(key, () => api.texts(game, language), (texts) => this.#words.set(key, new GameWords(texts)));
  }

  /** What was asked for is not asked for again, unless it did not come. */
  async #once<T>(key: string, ask: () => Promise<T>, keep: (found: T) => void): Promise<void> {
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    const found = await notices.watch(ask());
    if (found) keep(found);
    else this.#asked.delete(key);
  }
}

export const library = new Library();
