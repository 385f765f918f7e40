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

  constructor(readonly source: GameTexts) {
    this.#texts = new Texts(source.language, source.texts);
  }

  readonly say: Say = (key, values) => this.#texts.say(key, values);

  has(key: string): boolean {
    return this.#texts.has(key);
  }

  rule(id: string): RuleText | null {
    return [...this.source.rules, ...this.source.house].find((rule) => rule.id === id) ?? null;
  }
}

class Library {
  shelf = $state.raw<Shelf | null>(null);
  #words = new SvelteMap<string, GameWords>();
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

  name(game: string): string {
    return this.shelf?.games.find((card) => card.id === game)?.name[settings.language] ?? game;
  }

  async #fetch(game: string, language: Language): Promise<void> {
    const key = `${game}/${language}`;
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    const texts = await notices.watch(api.texts(game, language));
    if (texts) this.#words.set(key, new GameWords(texts));
    else this.#asked.delete(key);
  }
}

export const library = new Library();
