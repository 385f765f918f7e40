// How the reader last set each game: remembered in this browser, so that two clicks play it again.
import { settings, type Level } from "../settings.svelte";
import type { GameCard, NewTable } from "../wire";

export interface Kept {
  players: number;
  level: Level;
  options: Record<string, string>;
}

const company = 3; // so many sit down to a game that was never set, or as many as can
const shortList = 3; // values of a variant that are in sight

export function remembered(game: string): Partial<Kept> {
  try {
    return JSON.parse(
      localStorage.getItem(`stolik.set.${game}`) ?? "{}",
    ) as Partial<Kept>;
  } catch {
    return {}; // storage is forbidden here, or somebody has written into it
  }
}

export class Chosen {
  #players = $state(0);
  level = $state<Level>("medium");
  options = $state<Record<string, string>>({});

  constructor(readonly card: GameCard) {
    const kept = remembered(card.id);
    this.#players = kept.players ?? 0;
    this.level = kept.level ?? settings.level;
    this.options = kept.options ?? {};
  }

  get players(): number {
    const possible = this.card.players;
    if (possible.includes(this.#players)) return this.#players;
    return (
      possible.filter((count) => count <= company).at(-1) ?? possible[0] ?? 1
    );
  }

  set players(count: number) {
    this.#players = count;
  }

  get #at(): number {
    return this.card.players.indexOf(this.players);
  }

  /** Which values an option can have with so many players. */
  fitting(name: string): string[] {
    return this.card.fitting[this.#at]?.[name] ?? [];
  }

  /** The option that makes another game of it, and some of its values; what is chosen is among them. */
  get variant(): {
    name: string;
    values: string[];
    value: string;
    more: boolean;
  } | null {
    const name = Object.keys(this.card.options).find(
      (each) => this.fitting(each).length > 1,
    );
    if (!name) return null;
    const values = this.fitting(name);
    const wanted = this.options[name] ?? "";
    const value = values.includes(wanted)
      ? wanted
      : (this.#usual[name] ?? values[0] ?? "");
    const first = values.slice(0, shortList);
    const shown = first.includes(value)
      ? first
      : [...first.slice(0, shortList - 1), value];
    return {
      name,
      values: shown,
      value,
      more:
        values.length > shown.length ||
        Object.keys(this.card.options).length > 1,
    };
  }

  get #usual(): Record<string, string> {
    return this.card.usual[this.#at] ?? {};
  }

  /** All options as they would be played: what was chosen, as far as it goes with so many players. */
  get settled(): Record<string, string> {
    const fits = Object.entries(this.options).filter(([name, value]) =>
      this.fitting(name).includes(value),
    );
    return { ...Object.fromEntries(fits), ...this.#usual };
  }

  remember(): void {
    const kept: Kept = {
      players: this.players,
      level: this.level,
      options: this.options,
    };
    settings.choose("level", this.level);
    try {
      localStorage.setItem(`stolik.set.${this.card.id}`, JSON.stringify(kept));
    } catch {
      // remembered until the page is left
    }
  }

  /** A table as it is set: with bots, or with seats for those who are invited. */
  table(others: "bots" | "people"): NewTable {
    const sitter = others === "bots" ? this.level : "open";
    return {
      game: this.card.id,
      seats: ["me", ...Array.from({ length: this.players - 1 }, () => sitter)],
      options: this.settled,
      private: others === "people",
    };
  }
}
