// What a game gives to read, in the reader's language, and how far somebody has got with it.
import { SvelteMap, SvelteSet } from "svelte/reactivity";
import { api, problemOf } from "../api";
import type { GameBoard } from "../games/types";
import type { GameWords } from "../library.svelte";
import { notices } from "../notices.svelte";
import { settings } from "../settings.svelte";
import type { AidView, ChapterView, RulesPage, SceneView, SpanView } from "../wire";
import { soughtIn } from "./search";

export type Block = ChapterView["blocks"][number];

/** Texts that are asked for once, by game and language; null where there is none. */
class Texts<T> {
  #found = new SvelteMap<string, T | null>();
  #asked = new Set<string>();

  constructor(private readonly load: (game: string, language: string) => Promise<T>) {}

  /** Undefined until it has come. */
  of(game: string): T | null | undefined {
    const key = `${game}/${settings.language}`;
    if (!this.#asked.has(key)) {
      this.#asked.add(key);
      void this.#fetch(key, game, settings.language);
    }
    return this.#found.get(key);
  }

  async #fetch(key: string, game: string, language: string): Promise<void> {
    try {
      this.#found.set(key, await this.load(game, language));
    } catch (error) {
      if (problemOf(error).name === "nothing-to-read") this.#found.set(key, null);
      else {
        this.#asked.delete(key);
        notices.show(problemOf(error));
      }
    }
  }
}

export const pages = new Texts<RulesPage>(api.rules);
export const aids = new Texts<AidView>(api.aid);

/** A page of rules while it is read. */
export class Reading {
  text = $state(""); // that is looked for
  readonly sought = $derived(soughtIn(this.text));
  readonly open = new SvelteSet<string>(); // rules whose exact words are shown
  marked = $state(""); // the rule that the address names
  printing = $state(false);
  readonly scenes = new SvelteMap<number, SceneView[]>(); // by chapter
  #asked: (Promise<void> | undefined)[] = []; // by chapter

  constructor(readonly game: string) {}

  /** Settled when it is there, or cannot be had. */
  load(chapter: number): Promise<void> {
    return (this.#asked[chapter] ??= this.#fetch(chapter));
  }

  async #fetch(chapter: number): Promise<void> {
    try {
      this.scenes.set(chapter, (await api.scenes(this.game, chapter)).scenes);
    } catch (error) {
      this.#asked[chapter] = undefined; // worth another try
      notices.show(problemOf(error));
    }
  }
}

/** All that is needed to show a text. */
export interface Book {
  words: GameWords;
  board: GameBoard | null;
  reading?: Reading; // of a page; an aid has none
}

export const flat = (spans: SpanView[]): SpanView[] => spans.flatMap((span) => [span, ...flat(span.spans)]);

export const plain = (spans: SpanView[]): string =>
  flat(spans)
    .filter(({ kind }) => kind === "text")
    .map(({ text }) => text)
    .join("");

/** The pieces of a block's own text, and of those inside it. */
export function spansOf(block: Block): SpanView[] {
  if (block.kind === "paragraph") return block.spans;
  if (block.kind === "table") return [...block.head, ...block.rows.flat()].flat();
  if (block.kind === "list") return block.items.flat().flatMap(spansOf);
  return block.kind === "note" ? block.blocks.flatMap(spansOf) : [];
}

export const rulesIn = (spans: SpanView[]): string[] =>
  flat(spans)
    .filter(({ kind }) => kind === "rule")
    .map(({ text }) => text);

/** The line of an aid that a question is about. */
export function concerning(aid: AidView, step: string): string {
  const lines = aid.sections.flatMap((section) => section.lines);
  const found = lines.find(({ steps }) => steps.includes(step)) ?? lines.find(({ steps }) => steps.includes("*"));
  return found?.anchor ?? "";
}
