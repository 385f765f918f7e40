import { describe, expect, test } from "vitest";
import { partSpots } from "../../src/board/parts";
import { targets } from "../../src/games/words/spots";
import type { OptionView, View } from "../../src/wire";

type Part = OptionView["parts"][number];

const option = (text: string, label: string, parts: Part[] = [], values: Record<string, string> = {}): OptionView => ({
  text,
  label,
  values,
  parts,
  skip: false,
});

const cell = (value: string): Part => ({ name: "cell", kind: "cell", value });

/** Seat 0 is asked. */
function asked(step: string, options: OptionView[]): View {
  const decision = { id: 1, step, kind: "single" as const, seats: [0], rule: "", facts: {}, answers: [], options, turn: 0, forced: "" };
  return { seat: 0, state: {}, derived: {}, decision, can_undo: false };
}

/** What an option is pointed at; where there is nothing, it stands in the list. */
function spots(step: string, ...options: OptionView[]): string[][] {
  const view = asked(step, options);
  return options.map((each) => targets(each, view) ?? partSpots(each));
}

describe("pointing", () => {
  test("every place for a card or a tape is on the board, so no list of them is needed", () => {
    const places = ["1.0", "4.-1", "-2.3"].map((place) => option(`add ${place}`, "add", [cell(place)]));
    expect(spots("add", ...places)).toEqual([["cell/1.0"], ["cell/4.-1"], ["cell/-2.3"]]);
    expect(spots("shift", option("to 1.0", "to", [cell("1.0")]))).toEqual([["cell/1.0"]]);
  });

  test("an answer about an offer is on its slip, and a drawn card is itself", () => {
    const offer = { name: "offer", kind: "offer", value: "3" };
    expect(spots("talk", option("accept 3", "accept", [offer]))).toEqual([["slip/3/accept"]]);
    expect(spots("keep", option("keep 2", "keep", [], { card: "a1" }))).toEqual([["card/a1"]]);
  });

  test("silence and an accusation are only said", () => {
    const used = { name: "used", kind: "used", value: "2" };
    expect(spots("talk", option("pass", "silent"))).toEqual([[]]);
    expect(spots("challenge", option("challenge 2", "challenge", [used]))).toEqual([[]]);
  });
});
