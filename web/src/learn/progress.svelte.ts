// Which lessons the reader has done, `GAME/ID` each: in this browser, and with the name wherever one is signed in.
import { SvelteSet } from "svelte/reactivity";
import { api } from "../api";
import { session } from "../session.svelte";
import type { GameCard, LessonCard } from "../wire";

const DONE = "stolik.learnt";
const OFFERED = "stolik.offered";

/** A list of texts that this browser remembers. */
function stored(key: string): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(found) ? found.filter((each) => typeof each === "string") : [];
  } catch {
    return []; // nothing is remembered here, or something else was
  }
}

function store(key: string, texts: Iterable<string>): void {
  try {
    localStorage.setItem(key, JSON.stringify([...texts]));
  } catch {
    // remembered until the page is left
  }
}

class Progress {
  #done = new SvelteSet<string>(stored(DONE));
  #told: string | null = null; // whom the server knows all of it for

  has(game: string, lesson: string): boolean {
    return this.#done.has(`${game}/${lesson}`);
  }

  finish(game: string, lesson: string): void {
    if (this.has(game, lesson)) return;
    this.#done.add(`${game}/${lesson}`);
    store(DONE, this.#done);
    this.#told = null;
    void this.share();
  }

  /** What was done here counts elsewhere, and the other way round; where nobody answers, another time. */
  async share(): Promise<void> {
    const person = session.me?.id;
    if (person === undefined || person === this.#told) return;
    this.#told = person;
    try {
      const { done } = await api.learn([...this.#done]);
      for (const each of done) this.#done.add(each);
      store(DONE, this.#done);
    } catch {
      this.#told = null;
    }
  }

}

/** At which table a lesson of a variant was offered: only at the first that was set so. */
class LessonOffers {
  #made = new Map(stored(OFFERED).map((each) => each.split("@") as [string, string]));

  isFirst(lesson: string, table: string | null): boolean {
    const at = this.#made.get(lesson);
    return at === undefined || at === table;
  }

  /** A table was set so: what was new there is not offered at others. */
  made(card: OfferingCard, options: Record<string, string>, table: string): void {
    const fresh = offered(card, options).map(({ id }) => `${card.id}/${id}`).filter((each) => !this.#made.has(each));
    if (!fresh.length) return;
    for (const lesson of fresh) this.#made.set(lesson, table);
    store(
      OFFERED,
      [...this.#made].map((each) => each.join("@")),
    );
  }
}

export const offers = new LessonOffers();

export const progress = new Progress();

const same = (one: Record<string, string>, other: Record<string, string>) =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

/** The lessons that go together: those of everybody, or those of a variant. */
export const rowOf = (card: GameCard, variant: LessonCard["variant"]): LessonCard[] =>
  card.lessons.filter((lesson) => same(lesson.variant, variant));

/** The first that is not done; once all are, the first. */
export const firstOf = (card: GameCard, row: LessonCard[]): LessonCard | undefined =>
  row.find((lesson) => !progress.has(card.id, lesson.id)) ?? row[0];

type OfferingCard = Pick<GameCard, "id" | "lessons" | "options">;

/** Of a variant that a table is set with, or would be if nothing is said: what there is to learn about it. */
export function offered(card: OfferingCard, options: Record<string, string>): LessonCard[] {
  return card.lessons.filter(({ id, variant }) => {
    const names = Object.entries(variant);
    const set = ([name, value]: [string, string]) => (options[name] ?? card.options[name]?.[0]) === value;
    return names.length > 0 && names.every(set) && !progress.has(card.id, id);
  });
}
