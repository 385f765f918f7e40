// What things are called by a screen reader.
import type { View } from "../../wire";
import type { Say } from "../types";
import { minionOf, orderOf, sidesOf } from "./cards";
import { placeOf } from "./places";
import { derivedOf, isOwn, type Cell, type Figure } from "./state";
import { SIDES } from "./view";

/** The sides of a minion, its traits and its value. */
export function minionWords(say: Say, card: string, turned = false): string {
  const minion = minionOf(card);
  if (!minion) return say(`card-${card}`);
  const sides = sidesOf(minion, turned).flatMap(({ arrow, shield }, at) => {
    const side = say(`board-side-${SIDES[at]}`);
    return [
      ...(arrow ? [say("board-arrow", { side, number: arrow })] : []),
      ...(shield ? [say("board-shield", { side })] : []),
    ];
  });
  const traits = minion.traits.map((trait) => say(`trait-${trait}`));
  return [say(`card-${card}`), say("board-value", { count: minion.value }), ...traits, ...sides].join(", ");
}

export function cardWords(say: Say, card: string): string {
  const order = orderOf(card);
  if (!order) return minionWords(say, card);
  return [say(`card-${card}`), ...order.map(({ kind }) => say(`order-${kind}`))].join(", ");
}

export function towerName(view: View, names: string[], tower: number): string {
  const seats = derivedOf(view).towers[tower]?.seats ?? [tower];
  return seats.map((seat) => names[seat] ?? "").join(" + ");
}

export class Labels {
  constructor(
    private readonly say: Say,
    private readonly view: View,
    private readonly names: string[],
  ) {}

  empty(cell: Cell): string {
    return this.#at(this.say("board-empty"), cell);
  }

  figure(figure: Figure): string {
    const { card, covered, turned, riders } = figure;
    const what = covered
      ? [this.say("board-covered"), ...(card ? [minionWords(this.say, card, turned)] : [])].join(", ")
      : minionWords(this.say, card ?? "", turned);
    const more = riders.map((seat) => this.say("board-ridden", { name: this.names[seat] ?? "" }));
    return this.#at([what, ...(turned ? [this.say("board-turned")] : []), ...more].join(", "), figure);
  }

  #at(what: string, cell: Cell): string {
    const { view, names, say } = this;
    const is = isOwn(view, cell.tower) ? "you" : "other";
    const whose = { seat: towerName(view, names, cell.tower), "seat-is": is };
    return say("board-at", { what, ...placeOf(view, say, cell), ...whose });
  }
}
