import { flushSync, mount, unmount } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { expect, test, vi } from "vitest";
import Board from "../../src/games/cheers/Board.svelte";
import { deal } from "../../src/games/cheers/cards";
import { BODIES } from "../../src/games/cheers/view";
import { narrow } from "../../src/ui/narrow";
import type { View } from "../../src/wire";

const MINION = { kind: "minion", value: 1, arrows: { U: 0, R: 0, D: 0, L: 0 }, shields: [], traits: [] };

/** Two build at once, seat 0 looks; the other has laid so many. */
function building(laid: string[]): View {
  const at = <T,>(value: (body: string) => T) => BODIES.map((body) => value(body));
  const state = {
    seats: 2,
    towers: 2,
    over: false,
    pedro: "building",
    happened: [],
    preys: [null, null],
    stack: [[null, null], [null]],
    up: [["unicone"], ["jawcer"]],
    hand: [[], []],
    picked: [[], []],
    air: [],
    shadow: [],
    deck: [],
    discard: [],
    covered0: [],
    covered1: [],
    covered2: [],
    covered3: [],
    rides: [null, null],
    fought: [],
    crowd: [],
    tower: at((body) => (laid.includes(body) ? 1 : null)),
    col: at(() => 0),
    level: at((body) => 1 + laid.indexOf(body)),
    turned: at(() => false),
  };
  const tower = (seat: number) => ({ covered: 0, height: 0, minions: 0, multiplied: [], score: 0, seats: [seat] });
  const derived = { active: -1, aimed: null, coming: null, here: null, deck: 0, brawls: 0, play: 0, riders: [0, 1].map((seat) => ({ level: 0, tower: seat })), towers: [0, 1].map(tower) };
  const decision = { id: 1, step: "build", kind: "speak" as const, seats: [0, 1], rule: "", facts: {}, answers: [], options: [], turn: 0, forced: "" };
  return { seat: 0, state, derived, decision, can_undo: false };
}

test("whoever looks at another tower while all build stays there, whatever the others lay", () => {
  deal(Object.fromEntries(BODIES.map((body) => [body, MINION])));
  Object.assign(HTMLElement.prototype, { hidePopover: () => undefined }); // which this page cannot
  vi.spyOn(narrow, "current", "get").mockReturnValue(true);
  const looks: number[] = [];
  vi.spyOn(Element.prototype, "scrollTo").mockImplementation((to) => looks.push((to as ScrollToOptions).left ?? 0));
  const seen = new SvelteMap([["view", building([])]]);
  const props = { names: ["Ala", "Ola"], say: (key: string) => key, pointing: null, trace: [] };
  const board = mount(Board, {
    target: document.body,
    props: {
      ...props,
      get view() {
        return seen.get("view") as View;
      },
    },
  });
  flushSync();
  expect(looks).toEqual([0]); // the own tower, once
  for (const laid of [["walltor"], ["walltor", "nomnom"]]) {
    seen.set("view", building(laid));
    flushSync();
  }
  expect(document.querySelectorAll("[data-kind=minion]")).toHaveLength(2);
  expect(looks).toEqual([0]);
  void unmount(board);
});
