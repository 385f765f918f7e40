// What is our reconstruction says so where a card is explained; of Sedlec the rules pages are tried in a browser.
import { mount, unmount, type Component } from "svelte";
import { expect, test } from "vitest";
import ankhmorpork from "../../src/games/ankhmorpork";
import City from "../../src/games/ankhmorpork/Details.svelte";
import cheers from "../../src/games/cheers";
import Tower from "../../src/games/cheers/Details.svelte";
import words from "../../src/games/words";
import Letters from "../../src/games/words/Details.svelte";
import type { View } from "../../src/wire";

const view = { seat: 0, state: { english: false, ban_old: [], ban_new: [], mark: [] }, derived: {}, decision: null, can_undo: false } as unknown as View;
const say = (key: string): string => key;

/** The keys of all texts with which a thing is explained. */
function explained<P extends Record<string, unknown>>(details: Component<P>, key: string): string {
  const target = document.createElement("div");
  const drawn = mount(details as unknown as Component, { target, props: { key, say, view, names: ["Ala", "Ola"] } });
  const text = target.textContent ?? "";
  void unmount(drawn);
  return text;
}

test("cards of Ankh-Morpork", () => {
  ankhmorpork.deal({ groat: { deck: "green", effect: "", effect_english: "", money: 0, symbols: ["agent"] } });
  expect(explained(City, "card/groat")).toContain("board-made-card");
});

test("cards of Three Cheers, each by where it comes from", () => {
  const face = { kind: "minion", value: 1, arrows: { U: 0, R: 0, D: 0, L: 0 }, shields: [], traits: [] };
  const order = { kind: "order", options: [{ kind: "aggression", to: [], cells: [] }] };
  cheers.deal({
    walltor: { ...face, source: "attested-name" },
    nomnom: { ...face, source: "reconstructed" },
    shout: { ...order, source: "reconstructed" },
  });
  expect(explained(Tower, "card/walltor")).toContain("source-attested-name");
  for (const card of ["nomnom", "shout"]) expect(explained(Tower, `card/${card}`)).toContain("source-reconstructed");
});

test("letters of Word Domination, but for the black ones, which are those of the box", () => {
  words.deal({ a1: { letter: "A", black: false, motif: "star" }, x1: { letter: "", black: true, motif: "star" } });
  expect(explained(Letters, "card/a1")).toContain("board-made");
  expect(explained(Letters, "card/x1")).not.toContain("board-made");
});
