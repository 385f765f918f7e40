// The guide of a first game: which card it shows, and what it has said before. Kept in this browser, for each person and
// game.
import { api } from "../api";
import { Texts } from "../fluent";
import { settings } from "../settings.svelte";
import type { DecisionView, GuideCardView, GuideView, View } from "../wire";
import type { Line } from "./log.svelte";
import type { TableSession } from "./session.svelte";

const tables = "stolik.guided"; // the tables where somebody is guided
const doubts = "stolik.guide-asked"; // what has been asked about at which table
const most = 20;

interface Memory {
  seen: string[]; // cards
  off: boolean;
}

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise; // storage is forbidden here
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // remembered until the page is left
  }
}

const keyOf = (person: string, game: string) => `stolik.guide.${person}.${game}`;

/** A table that was opened for it; and wherever bots alone sit, once somebody has been guided through the game. */
export function isGuided(table: string, person: string, game: string, alone: boolean): boolean {
  if (read<string[]>(tables, []).includes(table)) return true;
  return alone && read<Memory | null>(keyOf(person, game), null)?.off === false;
}

export function guideAt(table: string): void {
  write(tables, [...read<string[]>(tables, []), table].slice(-most));
}

/** What a card waits for that comes with an event. */
interface Waited {
  events?: string[];
  with?: Record<string, unknown>; // values that the event has
  twice?: string; // the name of a value that two of them have in common,
  since?: string; // since the last of those
}

/** What a path leads to in a view; `you` in it is the reader's seat. */
function found(view: View, path: (string | number)[]): unknown {
  return path.reduce<unknown>((at, step) => {
    const key = step === "you" ? String(view.seat) : String(step);
    return (at as Record<string, unknown> | null | undefined)?.[key];
  }, view);
}

/** Does what a card waits for hold? */
export function holds(when: Record<string, unknown>, view: View): boolean {
  const path = (when.path ?? when.others) as (string | number)[] | undefined;
  if (!path || view.seat === null) return false;
  const value = found(view, path);
  if (when.others) return (value as number[]).some((seat) => seat !== view.seat);
  const number = Number(value);
  return when.at_least === undefined ? number === when.is : number >= Number(when.at_least);
}

/** Has one of the events that a card waits for been told, from this line on? */
export function told({ id, when }: GuideCardView, lines: Line[], from: number, reader: number): boolean {
  const { events = id.startsWith("event-") ? [id.slice(6)] : [], with: values = {}, twice, since } = when as Waited;
  if (!events.length || from >= lines.length) return false;
  const wanted = Object.entries(values).map(([name, value]) => [name, value === "you" ? reader : value] as const);
  const told = lines.flatMap(({ event, undone }, at) => (event && !undone ? [{ event, at }] : []));
  return told.some(({ event, at }, place) => {
    if (at < from || !events.includes(String(event.event))) return false;
    if (!wanted.every(([name, value]) => event[name] === value)) return false;
    if (twice === undefined) return true;
    const before = told.slice(0, place).map((each) => each.event);
    const same = before.slice(before.map((each) => each.event).lastIndexOf(since) + 1);
    return same.some((each) => each.event === event.event && each[twice] === event[twice]);
  });
}

/** The card of a question; another one where it is about the reader. */
export function cardOf(cards: GuideCardView[], { step, facts }: DecisionView, reader: number | null) {
  const own = facts.seat2 === String(reader) ? cards.find(({ id }) => id === `${step}-own`) : undefined;
  return own ?? cards.find(({ id, steps }) => id === step || steps.includes(step));
}

export class Guide {
  card = $state.raw<GuideCardView | null>(null); // that is shown
  last = $state.raw<GuideCardView | null>(null); // that was
  folded = $state(false);
  off = $state(false);
  sure = $state.raw<{ text: string; say: (yes: boolean) => void } | null>(null); // what is asked about
  #told = $state.raw<GuideView | null>(null);
  #texts = $derived(this.#told && new Texts(settings.language, this.#told.texts));
  #memory: Memory;
  #heard = 0; // lines of the log
  #due: string[] = []; // cards of events that were told, and not yet of their cards
  #since: number | null = null; // the last question to the reader when the card came
  #asked = false; // the card has come with its question, and goes with it

  constructor(
    readonly session: TableSession,
    readonly game: string,
    readonly person: string,
  ) {
    this.#memory = read<Memory>(this.#key, { seen: [], off: false });
    this.off = this.#memory.off;
    session.before = (notation) => this.#before(notation);
  }

  get #key(): string {
    return keyOf(this.person, this.game);
  }

  async load(language: string): Promise<void> {
    this.#told = await api.guide(this.game, language);
    this.last ??= this.#told.cards.find(({ id }) => id === this.#memory.seen.at(-1)) ?? null;
  }

  get text(): string {
    return this.card && this.#texts ? this.#texts.say(`guide-${this.card.id}`) : "";
  }

  /** Looks at what has happened, and unless it is still `moving`, at what is asked; to be called whenever that changes. */
  look(moving = false): void {
    const { view, log, seat } = this.session;
    if (!this.#told || !view || seat === null) return;
    const cards = this.#told.cards;
    this.#due = cards
      .filter((card) => this.#due.includes(card.id) || told(card, log.lines, this.#heard, seat))
      .map(({ id }) => id)
      .filter((id) => !this.#memory.seen.includes(id));
    this.#heard = log.lines.length;
    if (this.off) return;
    const open = !moving && this.session.myTurn && !view.decision?.forced ? view.decision : null;
    const asked = open ? cardOf(cards, open, seat) : undefined;
    if (this.card && !moving && this.#isPast(this.card, asked, open)) this.#pass();
    if (this.card) return;
    const due = [
      ...this.#due.flatMap((event) => cards.filter(({ id }) => id === event)),
      ...cards.filter(({ when }) => Object.keys(when).length && holds(when, view)),
      ...(asked ? [asked] : []),
    ];
    const next = due.find(({ id }) => !this.#memory.seen.includes(id));
    if (next) this.#show(next, next === asked);
  }

  /** Got it. */
  done(): void {
    this.#pass();
    this.look();
  }

  stop(): void {
    this.#pass();
    this.#remember({ off: true });
  }

  /** The last card again; whoever has stopped the guide has it back. */
  back(): void {
    this.#remember({ off: false });
    if (this.last) this.#show(this.last, false);
    else this.look();
  }

  /** A question was answered; of all else enough was said when the reader has answered once more. */
  #isPast(card: GuideCardView, asked: GuideCardView | undefined, open: DecisionView | null): boolean {
    if (this.#asked) return card !== asked;
    if (!open) return false;
    this.#since ??= open.id;
    return open.id !== this.#since;
  }

  #show(card: GuideCardView, asked: boolean): void {
    this.card = card;
    this.folded = false;
    this.#since = null;
    this.#asked = asked;
    this.#due = this.#due.filter((id) => id !== card.id);
    for (const name of card.points) {
      const spots = document.querySelectorAll(`[data-spot="${name}"], [data-spot^="${name}/"]`);
      for (const spot of spots) {
        spot.classList.add("guided");
        spot.addEventListener("animationend", () => spot.classList.remove("guided"), { once: true });
      }
    }
  }

  #pass(): void {
    if (!this.card) return;
    this.last = this.card;
    const { id } = this.card;
    this.#remember({ seen: [...this.#memory.seen.filter((each) => each !== id), id] });
    this.card = null;
  }

  #remember(change: Partial<Memory>): void {
    this.#memory = { ...this.#memory, ...change };
    this.off = this.#memory.off;
    write(this.#key, this.#memory);
  }

  /** Before something is given up for good: once a game. */
  #before(notation: string): Promise<boolean> {
    const decision = this.session.view?.decision;
    const key = `${decision?.step ?? ""}-${notation.split(" ")[0]}`;
    const wanted = this.#told?.sure.some((each) => `${each.step}-${each.answer}` === key);
    const here = `${this.session.id} ${key}`;
    const asked = read<string[]>(doubts, []);
    // Where there is nothing else to answer, nothing is given up.
    if (!wanted || this.off || decision?.options.length === 1 || asked.includes(here)) return Promise.resolve(true);
    write(doubts, [...asked, here].slice(-most));
    const text = this.#texts?.say(`guide-sure-${key}`) ?? "";
    return new Promise((resolve) => {
      this.sure = {
        text,
        say: (yes) => {
          this.sure = null;
          resolve(yes);
        },
      };
    });
  }
}
