// What things on the map are called by a screen reader.
import type { Say } from "../types";
import type { District } from "./drawing";
import type { Group, Standing } from "./plots";

export class Labels {
  #say: Say;
  #names: string[]; // by seat

  constructor(say: Say, names: string[]) {
    this.#say = say;
    this.#names = names;
  }

  area({ no, cost }: District, { control, building, trouble }: Standing, groups: Group[]): string {
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
