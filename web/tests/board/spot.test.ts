// Clicks, taps, drags and keys on a board that is really there; only its places are made up.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Pointing } from "../../src/board/pointing.svelte";
import type { Spot } from "../../src/games/types";
import { asked, board, option } from "./made";
import Things from "./Things.svelte";

const THINGS: Record<Spot, [number, number]> = {
  "card/a": [0, 0],
  "card/b": [50, 0],
  "card/c": [100, 2],
  "card/d": [20, 25],
  "pile/1": [200, 0],
  "pile/2": [200, 100],
};
const SWAPS = [
  option("swap a pile 1", "card/a", "pile/1"),
  option("swap a pile 2", "card/a", "pile/2"),
  option("swap b pile 2", "card/b", "pile/2"),
];
const LAYS = ["a", "b", "c", "d"].map((card) => option(`lay ${card}`, `card/${card}`));

let answers: string[];
let pointing: Pointing;
let drawn: object;

function show(options = SWAPS): void {
  pointing.ask(board(["swap {card} pile {pile}", "cover {card} {card}"]), asked(options));
  drawn = mount(Things, { target: document.body, props: { pointing, things: THINGS } });
  flushSync();
}

function thing(id: Spot): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-spot="${id}"]`);
  if (!found) throw new Error(`no ${id} on the board`);
  return found;
}

/** What happens to a thing, or, without one, anywhere on the page. */
function happen<E extends Event>(event: E, id?: Spot): E {
  (id === undefined ? window : thing(id)).dispatchEvent(event);
  flushSync();
  return event;
}

const bubbles = { bubbles: true, cancelable: true };
const click = (id: Spot, more: PointerEventInit = {}) =>
  happen(new PointerEvent("click", { ...bubbles, pointerType: "mouse", detail: 1, ...more }), id);
const press = (id: Spot, key: string, more: KeyboardEventInit = {}) =>
  happen(new KeyboardEvent("keydown", { ...bubbles, key, ...more }), id);
const spots = (having: string) =>
  Array.from(document.querySelectorAll<HTMLElement>(`[data-spot]${having}`), (element) => element.dataset.spot);

beforeEach(() => {
  answers = [];
  pointing = new Pointing((notation) => answers.push(notation));
});

afterEach(async () => {
  await unmount(drawn);
});

describe("what a thing tells", () => {
  test("lit is what can be pointed at, and one of those is in the tab order", () => {
    show();
    expect(spots("[data-lit]")).toEqual(["card/a", "card/b"]);
    expect(spots('[tabindex="0"]')).toEqual(["card/a"]);
    expect(spots('[aria-disabled="true"]')).toEqual(["card/c", "card/d", "pile/1", "pile/2"]);
    expect(thing("card/a").getAttribute("aria-label")).toBe("the card/a");
    expect(thing("card/a").getAttribute("role")).toBe("button");
  });

  test("what was pointed at is pressed and numbered, and may be pointed at again", () => {
    show();
    click("card/a");
    expect(spots('[aria-pressed="true"]')).toEqual(["card/a"]);
    expect(spots('[data-marked="1"]')).toEqual(["card/a"]);
    expect(spots("[data-lit]")).toEqual(["pile/1", "pile/2"]);
    expect(thing("card/a").hasAttribute("aria-disabled")).toBe(false);
    pointing.preview = option("swap b pile 2");
    flushSync();
    expect([spots('[data-marked="1"]'), spots('[data-marked="2"]')]).toEqual([["card/b"], ["pile/2"]]);
  });

  test("a board that is only looked at has pictures, and nothing to press", () => {
    drawn = mount(Things, { target: document.body, props: { pointing: null, things: THINGS } });
    expect(spots('[role="img"]')).toHaveLength(6);
    expect(spots("[tabindex]")).toEqual([]);
  });
});

describe("clicks and taps", () => {
  test("point", () => {
    show();
    click("card/a");
    click("pile/2");
    expect(answers).toEqual(["swap a pile 2"]);
  });

  test("the second of a double click does not take the first one back", () => {
    show();
    click("card/a");
    click("card/a", { detail: 2 });
    expect(pointing.path).toEqual(["card/a"]);
  });

  test("a long touch only asks what the thing is, a short one and a slow mouse point", () => {
    const held = (pointerType: string, length: number) => {
      const down = new PointerEvent("pointerdown", { ...bubbles, pointerType, isPrimary: true });
      const up = new PointerEvent("click", { ...bubbles, pointerType, detail: 1 });
      Object.defineProperty(down, "timeStamp", { value: 1000 });
      Object.defineProperty(up, "timeStamp", { value: 1000 + length });
      happen(down, "card/a");
      happen(new PointerEvent("pointerup", { pointerType }));
      happen(up, "card/a");
      const { path } = pointing;
      pointing.back();
      return path;
    };
    show();
    expect(held("touch", 451)).toEqual([]);
    expect(held("touch", 450)).toEqual(["card/a"]);
    expect(held("mouse", 2000)).toEqual(["card/a"]);
  });
});

describe("drags", () => {
  beforeEach(() => {
    Element.prototype.animate = vi.fn(() => ({}) as Animation); // nor does it move anything
    // The page that the tests run in lays nothing out: what lies at a point is worked out from the places.
    document.elementsFromPoint = (x, y) =>
      Array.from(document.querySelectorAll("[data-spot]")).filter((element) => {
        const box = element.getBoundingClientRect();
        return x >= box.left && x < box.right && y >= box.top && y < box.bottom;
      });
  });

  afterEach(async () => {
    Reflect.deleteProperty(document, "elementsFromPoint");
    document.querySelectorAll(".dragged").forEach((ghost) => ghost.remove());
    await settled();
  });

  const finger = (type: string, [clientX, clientY]: [number, number], more: PointerEventInit = {}) =>
    new PointerEvent(type, { ...bubbles, pointerId: 1, isPrimary: true, button: 0, clientX, clientY, ...more });
  const down = (id: Spot, more: PointerEventInit = {}) => happen(finger("pointerdown", THINGS[id] ?? [0, 0], more), id);
  const moveTo = (x: number, y: number) => happen(finger("pointermove", [x, y]));
  const up = (x: number, y: number) => happen(finger("pointerup", [x, y]));
  /** The click that may follow a drop has come by then. */
  const settled = () => new Promise((wake) => setTimeout(wake));
  /** From where to where ghosts have flown since they were let go. */
  const flights = () => vi.mocked(Element.prototype.animate).mock.calls.map(([frames]) => (frames as PropertyIndexedKeyframes).translate);
  const ghosts = () => document.querySelectorAll(".dragged").length;

  test("onto what fits take the option; meanwhile a ghost follows and what fits is lit", () => {
    show();
    down("card/a");
    moveTo(100, 50);
    const ghost = document.querySelector<HTMLElement>(".dragged");
    expect(ghost?.style.translate).toBe("100px 50px");
    expect(ghost?.getAttribute("aria-hidden")).toBe("true");
    expect(ghost?.dataset.spot).toBeUndefined(); // it is no second thing to point at
    expect(spots("[data-lit]")).toEqual(["pile/1", "pile/2"]);
    moveTo(203, 103);
    up(203, 103);
    expect([answers, ghosts(), pointing.dragged]).toEqual([["swap a pile 2"], 0, null]);
  });

  test("of eight pixels or less are taps", () => {
    show();
    down("card/a");
    moveTo(0, 8);
    up(0, 8);
    click("card/a");
    expect([pointing.path, ghosts()]).toEqual([["card/a"], 0]);
  });

  test("back onto the thing itself do nothing, though a mouse would click there", async () => {
    show();
    down("card/a");
    moveTo(0, 30);
    moveTo(0, 5);
    up(0, 5);
    click("card/a");
    expect([pointing.path, answers]).toEqual([[], []]);
    await settled();
    click("card/a"); // a later click is meant
    expect(pointing.path).toEqual(["card/a"]);
  });

  test("onto what does not fit are tried, onto nothing are forgotten", () => {
    show();
    down("card/b");
    moveTo(205, 5);
    up(205, 5);
    expect(answers).toEqual(["swap b pile 1"]);
    down("card/b");
    moveTo(400, 400);
    up(400, 400);
    expect(answers).toHaveLength(1);
    expect(flights().at(-1)).toEqual(["350px 400px", "0px 0px"]);
  });

  test("leave a shade where the thing was, until they are over", () => {
    show();
    down("card/a");
    expect(spots("[data-carried]")).toEqual([]);
    moveTo(100, 50);
    expect(spots("[data-carried]")).toEqual(["card/a"]);
    up(203, 103);
    expect(spots("[data-carried]")).toEqual([]);
  });

  test("of things that lie on one another take the one that fits", () => {
    show();
    const over = thing("card/d");
    over.getBoundingClientRect = () => new DOMRect(200, 100, 10, 10); // on top of pile 2
    down("card/b");
    moveTo(205, 105);
    up(205, 105);
    expect(answers).toEqual(["swap b pile 2"]);
  });

  test("that the browser takes away are over", () => {
    show();
    down("card/a");
    moveTo(100, 50);
    happen(finger("pointercancel", [100, 50]));
    up(203, 103);
    expect([answers, pointing.dragged]).toEqual([[], null]);
    expect(flights()).toEqual([["100px 50px", "0px 0px"]]);
  });

  test("are those of one finger and of the main button", () => {
    show();
    down("card/a", { button: 2 });
    down("card/a", { isPrimary: false });
    moveTo(100, 50);
    expect(pointing.dragged).toBeNull();
    down("card/a");
    happen(finger("pointermove", [100, 50], { pointerId: 2 }));
    expect(pointing.dragged).toBeNull();
    moveTo(100, 50);
    happen(finger("pointerup", [203, 103], { pointerId: 2 }));
    expect([answers, pointing.dragged]).toEqual([[], "card/a"]);
    up(203, 103);
    expect(answers).toEqual(["swap a pile 2"]);
  });

  test("keep the page from scrolling only where something can be dragged", () => {
    show();
    const scrolls = (id: Spot) => !happen(new Event("touchmove", bubbles), id).defaultPrevented;
    expect([scrolls("card/a"), scrolls("card/c")]).toEqual([false, true]);
  });
});

describe("keys", () => {
  const focused = () => (document.activeElement as HTMLElement).dataset.spot;

  /** Where an arrow leads from a thing. */
  function arrow(from: Spot, way: string): string | undefined {
    thing(from).focus();
    expect(press(from, `Arrow${way}`).defaultPrevented).toBe(true);
    return focused();
  }

  test("arrows go to the nearest lit thing that way; what lies aside counts as further", () => {
    show(LAYS);
    expect(arrow("card/a", "Right")).toBe("card/b"); // 50 ahead; d is 20 ahead and 25 aside
    expect(arrow("card/b", "Right")).toBe("card/c");
    expect(arrow("card/c", "Left")).toBe("card/b");
    expect(arrow("card/b", "Down")).toBe("card/d"); // c is not lower by enough to be seen
    expect(arrow("card/d", "Up")).toBe("card/a"); // 25 ahead and 20 aside; b is 25 ahead and 30 aside
  });

  test("arrows stay where there is nothing that way, or nothing lit", () => {
    show(LAYS);
    expect(arrow("card/a", "Left")).toBe("card/a");
    expect(arrow("card/a", "Up")).toBe("card/a");
    expect(arrow("card/c", "Right")).toBe("card/c"); // the piles there are not lit
  });

  test("the tab order follows the focus", () => {
    show(LAYS);
    thing("card/c").focus();
    flushSync();
    expect([pointing.current, spots('[tabindex="0"]')]).toEqual(["card/c", ["card/c"]]);
  });

  test("Enter and space take, Escape goes back, and the page hears of neither", () => {
    const heard = vi.fn();
    addEventListener("keydown", heard);
    show();
    press("card/a", "Enter");
    press("pile/2", " ");
    expect(answers).toEqual(["swap a pile 2"]);
    press("card/a", "Enter");
    press("card/a", "Escape");
    expect(pointing.path).toEqual([]);
    expect(heard).not.toHaveBeenCalled();

    expect(press("card/a", "Escape").defaultPrevented).toBe(false); // nothing to take back: it is the page's
    press("card/a", "x");
    press("card/a", "Enter", { ctrlKey: true });
    expect(heard).toHaveBeenCalledTimes(3);
    expect(pointing.path).toEqual([]);
    removeEventListener("keydown", heard);
  });
});
