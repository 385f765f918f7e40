import { beforeEach, describe, expect, test } from "vitest";
import { deal } from "../../src/games/cheers/cards";
import { shift } from "../../src/games/cheers/inside";
import { planOf, racePlan, type Bounds } from "../../src/games/cheers/plan";
import { placeOf } from "../../src/games/cheers/places";
import { asPicture, silent } from "../../src/games/cheers/quiet";
import { attempt, targets } from "../../src/games/cheers/spots";
import { beyond } from "../../src/games/cheers/scrolling.svelte";
import { tellingOf } from "../../src/games/cheers/telling";
import { BODIES } from "../../src/games/cheers/view";
import type { OptionView, View } from "../../src/wire";

const WHERE = ["move {cell} by {offset}", "swap {cell}", "rouse {cell}", "lay {cell}", "turn {cell}", "stab {cell}"];

const MINION = { kind: "minion", value: 1, arrows: { U: 0, R: 0, D: 0, L: 0 }, shields: [], traits: [] };
const order = (...kinds: string[]) => ({ kind: "order", options: kinds.map((kind) => ({ kind, to: [], cells: [] })) });

beforeEach(() => {
  deal({ intern: MINION, wafer: MINION, shift: order("move", "swap"), shout: order("aggression", "swap") });
});

/** `option("lay 1:0,2")`; the values are those of the texts. */
function option(text: string, label = text.split(" ")[0] ?? "", values: Record<string, string> = {}): OptionView {
  const [, cell = "", , offset] = text.split(" ");
  const parts = [{ name: "cell", kind: "cell", value: cell }];
  return { text, label, values, parts: offset ? [...parts, { name: "offset", kind: "offset", value: offset }] : parts, skip: false };
}

/** Seat 0 is asked where its card goes. */
function where(card: string, options: OptionView[], step = "where"): View {
  const answers = step === "where" ? WHERE : ["play {card}"];
  const decision = { id: 1, step, kind: "single" as const, seats: [0], rule: "", facts: {}, answers, options, turn: 0, forced: "" };
  const state = { picked: [[card], []], up: [[], []], air: [], shadow: [], tower: BODIES.map(() => null), rides: [] };
  return { seat: 0, state, derived: {}, decision, can_undo: false };
}

describe("pointing", () => {
  test("at a cell is enough, unless there are two ways to lay a card there", () => {
    const lay = option("lay 1:0,2");
    const turn = option("turn 1:0,2", "lay_turned");
    const stab = option("stab 1:0,1");
    expect(targets(lay, where("intern", [lay, stab]))).toBe(undefined);
    expect([lay, turn, stab].map((each) => targets(each, where("intern", [lay, turn, stab])))).toEqual([
      ["cell/1:0,2", "way/upright"],
      ["cell/1:0,2", "way/rotated"],
      ["cell/1:0,1", "way/upright"],
    ]);
  });

  test("at a minion and then at where it goes, or at the fist", () => {
    const move = option("move 1:0,1 by 1,0", "move", { seat2: "0", col2: "1", level2: "1" });
    const rouse = option("rouse 1:0,1");
    expect(targets(move, where("shift", [move, rouse]))).toEqual(["cell/1:0,1", "cell/1:1,1"]);
    expect(targets(rouse, where("shout", [move, rouse]))).toEqual(["cell/1:0,1", "way/rouse"]);
    expect(targets(rouse, where("shout", [rouse]))).toBe(undefined);
  });

  test("at a Weak minion feeds it to the Hungry one", () => {
    const view = where("intern", []);
    const at = <T,>(value: T, none: T) => BODIES.map((body) => (body === "wafer" ? value : none));
    view.state = { ...view.state, tower: at<number | null>(1, null), col: at(-2, 0), level: at(3, 0), turned: [] };
    const eat = { text: "eat up", label: "eat", values: { card: "wafer" }, parts: [], skip: false };
    expect(targets(eat, view)).toEqual(["cell/2:-2,3"]);
  });
});

describe("what is tried", () => {
  test("follows from the card: a minion is laid, an order does what it says", () => {
    expect(attempt(["cell/2:0,4"], where("intern", [option("lay 1:0,2")]))).toBe("lay 2:0,4");
    expect(attempt(["cell/2:0,4"], where("shout", [option("rouse 1:0,1")]))).toBe("swap 2:0,4");
    expect(attempt(["cell/2:0,4"], where("shift", [option("move 1:0,1 by 1,0")]))).toBe("move 2:0,4 by 1,0");
  });

  test("is a move from cell to cell within one tower, and nothing from one to another", () => {
    const view = where("shift", [option("move 1:0,1 by 1,0")]);
    expect(attempt(["cell/1:0,1", "cell/1:-1,3"], view)).toBe("move 1:0,1 by -1,2");
    expect(attempt(["cell/1:0,1", "cell/2:1,1"], view)).toBe(null);
  });

  test("is to play a card that is dropped on a cell", () => {
    expect(attempt(["card/intern", "cell/1:0,2"], where("", [], "play_card"))).toBe("play intern");
  });
});

/** A tower 0 with these minions in their cells; whoever is called by a zone is a covered Ninja. */
function standing(at: Partial<Record<(typeof BODIES)[number], [col: number, level: number]>>): View {
  const words = { covered0: [null], covered1: [null], covered2: [null], covered3: [null], turned: [], rides: [] };
  const state = {
    ...words,
    tower: BODIES.map((body) => (at[body] ? 0 : null)),
    col: BODIES.map((body) => at[body]?.[0] ?? 0),
    level: BODIES.map((body) => at[body]?.[1] ?? 0),
  };
  return { seat: 0, state, derived: {}, decision: null, can_undo: false };
}

describe("a place", () => {
  const say = (key: string) => key;
  const place = (view: View, col: number, level: number) => placeOf(view, say, { tower: 0, col, level });
  const NONE = { left: "none", right: "none", under: "none", steps: 1 };

  test("is what it is on, and who is beside it", () => {
    const view = standing({ walltor: [0, 1], unicone: [2, 1], lefty: [0, 2] });
    expect(place(view, 0, 3)).toEqual({ ...NONE, on: "card-lefty" });
    expect(place(view, 1, 1)).toEqual({ ...NONE, on: "ground", left: "card-walltor", right: "card-unicone" });
    expect(place(view, 1, 2)).toEqual({ ...NONE, on: "air", left: "card-lefty" });
    expect(place(view, 0, 1)).toEqual({ ...NONE, on: "ground", under: "card-lefty", steps: 0 });
  });

  test("on the ground is so many steps from the next one, or under who hangs above", () => {
    expect(place(standing({ walltor: [0, 1] }), 3, 1)).toEqual({ ...NONE, on: "ground", left: "card-walltor", steps: 3 });
    expect(place(standing({ kitemare: [1, 3] }), 1, 1)).toEqual({ ...NONE, on: "ground", under: "card-kitemare", steps: 0 });
    expect(place(standing({}), 0, 1)).toEqual({ ...NONE, on: "ground" });
  });

  test("calls one covered Ninja so, and counts several from the lowest", () => {
    expect(place(standing({ covered1: [0, 1] }), 0, 2)).toEqual({ ...NONE, on: "card-ninja" });
    expect(place(standing({ covered0: [0, 2], covered1: [0, 1] }), 0, 3)).toEqual({ ...NONE, on: "card-ninja-2" });
  });
});

test("what cannot be chosen is no button, and an empty cell has no words", () => {
  const spot = { "data-spot": "cell/1:0,1", role: "button", "aria-label": "words", onclick: "reason" };
  const lit = { ...spot, "data-lit": true };
  expect([asPicture(lit), silent(lit)]).toEqual([lit, lit]);
  expect(asPicture(spot)).toMatchObject({ role: "img", "aria-label": "words", onclick: "reason" });
  expect(silent(spot)).toEqual({ "data-spot": "cell/1:0,1", onclick: "reason" });
});

test("while all build at once the own tower has three fifths of the table, and the others share the rest", () => {
  expect(racePlan(2)).toEqual({ rows: [[0, 1]], columnShares: [60, 40], rowShares: [1] });
  expect(racePlan(3).rows).toEqual([[0, 1], [0, 2]]);
  expect(racePlan(4)).toEqual({ rows: [[0, 1, 2], [0, 3, 3]], columnShares: [60, 20, 20], rowShares: [1, 1] });
  expect(racePlan(6).rows).toEqual([[0, 1, 2], [0, 3, 4], [0, 5, 5]]);
});

test("below every tower there is room for its name: on a tablet held upright two stand side by side", () => {
  const towers = Array<Bounds>(6).fill({ left: 0, right: 5, top: 3 });
  expect(planOf(towers, 1000, 400, null).rows).toEqual([[0, 1, 2, 3], [0, 4, 5, 5]]);
  expect(planOf(towers, 736, 780, null).rows).toEqual([[0, 1], [2, 3], [4, 5]]);
});

test("of the end a minion counts once its level has been told, and the totals come last", () => {
  const left = ["card/wafer", "card/intern"];
  const seen = (told: string[] | null) => {
    const { counts, total } = tellingOf(told);
    return [counts("wafer"), counts("intern"), total];
  };
  expect(seen(left)).toEqual([false, false, false]);
  expect(seen([...left, "card/wafer"])).toEqual([true, false, false]);
  expect(seen([...left, ...left])).toEqual([true, true, false]);
  expect(seen([...left, ...left, "card/intern"])).toEqual([true, true, true]);
  expect(seen(null)).toEqual([true, true, true]);
});

describe("a tower that does not fit", () => {
  const cell = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 });
  const frame = { left: 0, top: 0, right: 100, bottom: 100 };

  test("counts the lit cells out of sight, and points to where most of them are", () => {
    expect(beyond(frame, [cell(0, 0), cell(55, 0)])).toBe(null); // half of the last is seen
    expect(beyond(frame, [cell(0, 0), cell(110, 0), cell(110, 40)])).toEqual({ count: 2, way: "→" });
    expect(beyond(frame, [cell(0, -50), cell(40, -90), cell(-80, 20)])).toEqual({ count: 3, way: "↑" });
    expect(beyond(frame, [cell(200, 200)])?.count).toBe(1); // to the right and below, and still one
  });
});

test("what opens at a cell is moved into the tower's frame", () => {
  const frame = { left: 0, right: 200, top: 100, bottom: 300 };
  const box = (left: number, top: number, size = 80) => ({ left, top, right: left + size, bottom: top + size });
  expect(shift(box(60, 150), frame)).toEqual({ x: 0, y: 0 });
  expect(shift(box(60, 30), frame)).toEqual({ x: 0, y: 70 }); // above it nothing could be scrolled to
  expect(shift(box(-15, 150), frame)).toEqual({ x: 15, y: 0 });
  expect(shift(box(150, 260), frame)).toEqual({ x: -30, y: -40 });
  expect(shift(box(40, 50, 500), frame)).toEqual({ x: -40, y: 50 }); // too large: it begins where the frame does
});
