// What things are called by a screen reader.
import type { View } from "../../wire";
import type { Say } from "../types";
import { cardOf, effectOf, type Symbol } from "./cards";
import type { District } from "./drawing";
import type { Contents, Group } from "./plots";
import { derivedOf, KINDS, stateOf, supplyOf } from "./state";

export const symbolLabel = (say: Say, { kind, money }: Symbol) =>
  kind === "money" ? say("board-symbol-money", { money }) : say(`symbol-${kind}`);

export function cardLabel(say: Say, id: string, english: boolean): string {
  const card = cardOf(id);
  const effect = card ? effectOf(card, english) : null;
  const symbols = card?.symbols.map((symbol) => symbolLabel(say, symbol)).join(", ") ?? "";
  return [say(`card-${id}`), symbols, effect && say(effect)].filter(Boolean).join(". ");
}

export function seatLabel(say: Say, view: View, name: string, seat: number): string {
  const position = stateOf(view);
  const { agents, buildings } = supplyOf(position, seat);
  const money = position.money[seat] ?? 0;
  const cards = position.hand[seat]?.length ?? 0;
  const counts = { money, cards, agents, buildings };
  const goals = KINDS.flatMap((kind) => derivedOf(view).goals.find((goal) => goal.kind === kind) ?? []);
  return [
    name,
    ...Object.entries(counts).map(([kind, count]) => say(`board-count-${kind}`, { count })),
    ...goals.map(({ kind, needed, progress }) =>
      say(`board-gauge-${kind}`, { has: progress[seat] ?? 0, needed }),
    ),
  ].join(", ");
}

export class Labels {
  #say: Say;
  #names: string[]; // by seat

  constructor(say: Say, names: string[]) {
    this.#say = say;
    this.#names = names;
  }

  area({ no, cost }: District, { control, building, trouble }: Contents, groups: Group[]): string {
    const parts = [this.#say("board-area", { area: this.#say(`area-${no}`), number: no, cost })];
    if (control !== null) parts.push(this.#say("board-control", { name: this.#name(control) }));
    if (building !== null) parts.push(this.#building(building));
    if (trouble) parts.push(this.#say("board-trouble"));
    return [...parts, ...groups.map((group) => this.#group(group))].join(", ");
  }

  building(seat: number, { no }: District): string {
    return this.#in(this.#building(seat), no);
  }

  trouble({ no }: District): string {
    return this.#in(this.#say("board-trouble"), no);
  }

  group(group: Group, { no }: District): string {
    return this.#in(this.#group(group), no);
  }

  #in(what: string, no: number): string {
    return this.#say("board-in", { what, area: this.#say(`area-${no}`) });
  }

  #building(seat: number): string {
    return this.#say("board-building", { name: this.#name(seat) });
  }

  #group({ kind, seat, count }: Group): string {
    return this.#say(`board-${kind}s`, { name: seat === null ? "" : this.#name(seat), count });
  }

  #name(seat: number): string {
    return this.#names[seat] ?? "";
  }
}
