// A closer look at a board on a small screen: by two fingers, or by a double tap.
import { createRawSnippet, flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import Lens from "../../src/table/Lens.svelte";

const children = createRawSnippet(() => ({
  render: () => `<div><i data-spot="pile/1"></i><i data-spot="card/a" data-lit></i></div>`,
}));

let drawn: object;
let lens: HTMLElement;

beforeEach(() => {
  drawn = mount(Lens, { target: document.body, props: { children } });
  flushSync();
  lens = document.querySelector("[data-testid=lens]") as HTMLElement;
  thing("pile/1").getBoundingClientRect = () => new DOMRect(0, 0, 10, 10);
});

afterEach(() => unmount(drawn));

const times = () => Number(lens.dataset.times);
const thing = (id: string) => lens.querySelector(`[data-spot="${id}"]`) as HTMLElement;

/** Taps in one place, each at its moment in ms. */
async function tap(on: HTMLElement, moments: number[], by: Partial<PointerEventInit>[] = []): Promise<void> {
  for (const [number, at] of moments.entries()) {
    const event = new PointerEvent("pointerup", { bubbles: true, pointerType: "touch", ...by[number] });
    Object.defineProperty(event, "timeStamp", { value: at });
    on.dispatchEvent(event);
    await tick();
  }
}

/** Two fingers, so far apart one moment after another. */
async function pinch(...apart: number[]): Promise<void> {
  for (const [number, by] of apart.entries()) {
    const touches = [0, by].map((clientX) => ({ clientX, clientY: 0 }));
    lens.dispatchEvent(Object.assign(new Event(number ? "touchmove" : "touchstart", { cancelable: true }), { touches }));
    await tick();
  }
}

describe("two fingers", () => {
  test("make it larger by as much as they go apart, and smaller again", async () => {
    await pinch(100, 150);
    expect(times()).toBe(1.5);
    await pinch(100, 200);
    expect(times()).toBe(3);
    await pinch(200, 100);
    expect(times()).toBe(1.5);
  });

  test("never smaller than the whole, nor more than four times as large", async () => {
    await pinch(100, 50);
    expect(times()).toBe(1);
    await pinch(10, 200);
    expect(times()).toBe(4);
  });
});

describe("a double tap", () => {
  test("looks closer, and another one at the whole again", async () => {
    await tap(thing("pile/1"), [1000, 1200]);
    expect(times()).toBe(2);
    await tap(thing("pile/1"), [3000, 3300]);
    expect(times()).toBe(1);
  });

  test("is two quick ones by a finger in one place", async () => {
    await tap(thing("pile/1"), [1000, 1400]);
    await tap(thing("pile/1"), [3000, 3100], [{}, { clientX: 60 }]);
    await tap(thing("pile/1"), [5000, 5100], [{ pointerType: "mouse" }, { pointerType: "mouse" }]);
    expect(times()).toBe(1);
  });

  test("on what can be chosen is no question for it", async () => {
    await tap(thing("card/a"), [1000, 1100]);
    expect(times()).toBe(1);
  });
});
