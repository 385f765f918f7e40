// Where things travel from. The page that the tests run in moves nothing, so what it is asked to move is looked at.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Flip } from "../../src/board/flip";

interface Thing {
  name: string; // `a` is a card's face, `#1` a back
  at: [x: number, y: number, width?: number];
  kind?: string;
  falls?: boolean;
  enlarged?: number; // times
}

let board: HTMLElement;
let flip: Flip;
let moved: Record<string, { from: string; duration: unknown }>;

function draw(...things: Thing[]): void {
  board.replaceChildren(
    ...things.map(({ name, at: [x, y, width = 10], kind, falls, enlarged = 1 }) => {
      const element = document.createElement("div");
      if (name.startsWith("#")) element.dataset.back = name;
      else element.dataset.card = name;
      if (kind !== undefined) element.dataset.kind = kind;
      if (falls) element.dataset.falls = "";
      element.getBoundingClientRect = () => new DOMRect(x, y, width, 10);
      Object.defineProperty(element, "offsetWidth", { value: width / enlarged });
      element.getAnimations = () => [];
      element.animate = vi.fn((frames, options) => {
        const [from] = ((frames as PropertyIndexedKeyframes).transform ?? ["fades in"]) as string[];
        moved[name] = { from: from ?? "", duration: (options as KeyframeAnimationOptions).duration };
        return {} as Animation;
      });
      return element;
    }),
  );
}

/** What travels, and from where, between two drawings. */
function between(before: Thing[], after: Thing[]): Record<string, string> {
  draw(...before);
  flip.leave(board);
  draw(...after);
  flip.arrive(board);
  return Object.fromEntries(Object.entries(moved).map(([name, { from }]) => [name, from]));
}

beforeEach(() => {
  board = document.createElement("div");
  flip = new Flip();
  moved = {};
});

afterEach(() => {
  delete document.documentElement.dataset.motion;
});

test("a card travels from where it was, and grows on the way", () => {
  expect(between([{ name: "a", at: [100, 50, 5] }], [{ name: "a", at: [10, 70, 20] }])).toEqual({
    a: "translate(90px, -20px) scale(0.25)",
  });
});

test("on an enlarged board the way is as much shorter in the board's own pixels", () => {
  expect(between([{ name: "a", at: [100, 50] }], [{ name: "a", at: [10, 70], enlarged: 2 }])).toEqual({
    a: "translate(45px, -10px) scale(1)",
  });
});

test("what stays, or moves by less than anybody sees, is left alone", () => {
  const before: Thing[] = [
    { name: "a", at: [0, 0] },
    { name: "b", at: [50, 0] },
    { name: "c", at: [90, 0] },
  ];
  const after: Thing[] = [
    { name: "a", at: [0, 0] },
    { name: "b", at: [50.5, 0.5] },
    { name: "c", at: [90, 0, 11] },
  ];
  expect(Object.keys(between(before, after))).toEqual(["c"]);
});

test("what appears comes from what has vanished, in order, and what has nowhere to come from fades in", () => {
  const before: Thing[] = [
    { name: "#1", at: [0, 0] },
    { name: "#2", at: [20, 0] },
    { name: "z", at: [300, 0] },
  ];
  const after: Thing[] = [
    { name: "z", at: [300, 0] },
    { name: "a", at: [100, 0] },
    { name: "b", at: [100, 0] },
    { name: "c", at: [100, 0] },
  ];
  expect(between(before, after)).toEqual({
    a: "translate(-100px, 0px) scale(1)",
    b: "translate(-80px, 0px) scale(1)",
    c: "fades in",
  });
});

test("nothing is taken for a thing of another kind", () => {
  const before: Thing[] = [
    { name: "x", at: [0, 0], kind: "figure" },
    { name: "#1", at: [30, 0], kind: "card" },
  ];
  const after: Thing[] = [
    { name: "a", at: [100, 0], kind: "card" },
    { name: "b", at: [100, 0], kind: "card" },
  ];
  expect(between(before, after)).toEqual({ a: "translate(-70px, 0px) scale(1)", b: "fades in" });
});

test("the first drawing is simply there", () => {
  draw({ name: "a", at: [0, 0] });
  flip.arrive(board);
  expect(moved).toEqual({});
});

describe("how long it takes", () => {
  const time = (falls = false) => {
    between([{ name: "a", at: [0, 0] }], [{ name: "a", at: [100, 0], falls }]);
    return moved.a?.duration;
  };

  test("is as the reader has chosen, and half as much again for what falls", () => {
    expect([time(), time(true)]).toEqual([280, 420]);
    document.documentElement.dataset.motion = "quick";
    expect([time(), time(true)]).toEqual([180, 270]);
  });

  test("is nothing where nothing is to move", () => {
    document.documentElement.dataset.motion = "off";
    expect(time()).toBeUndefined();
  });

  test("is a short fading for whoever wants less motion", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    expect([time(), moved.a?.from]).toEqual([160, "fades in"]);
  });
});
