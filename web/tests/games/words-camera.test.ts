import { describe, expect, test } from "vitest";
import { Camera, type Point } from "../../src/games/words/camera.svelte";

/** Seven columns and seven rows of cards, 100 by 112, on a phone's table. */
function camera(focus: Point, least = 0.56): Camera {
  const made = new Camera(
    () => ({ left: 0, top: 0, right: 700, bottom: 784 }),
    () => focus,
    () => least,
  );
  [made.width, made.height] = [368, 527];
  return made;
}

const box = (left: number, top: number) => new DOMRect(left, top, 56, 63);

describe("where all of the table would be too small", () => {
  test("the new card is in sight, and nothing beyond the edges", () => {
    const left = camera({ x: 50, y: 56 });
    expect(left.now).toMatchObject({ x: 6, scale: 0.56 }); // all rows fit: they stand in the middle
    expect(left.now.y).toBeCloseTo((527 - 50 - 784 * 0.56) / 2);
    expect(left.beyond).toEqual(["right"]);
    expect(left.fits).toBe(false); // so that a finger draws it
    const right = camera({ x: 650, y: 56 });
    expect(right.now.x).toBeCloseTo(368 - 6 - 392);
    expect(right.beyond).toEqual(["left"]);
  });

  test("it can be seen whole, and is left again", () => {
    const seen = camera({ x: 50, y: 56 });
    seen.fit();
    expect(seen.now.scale).toBeCloseTo((368 - 12) / 700);
    expect(seen.beyond).toEqual([]);
    expect(seen.fits).toBe(true);
    seen.home();
    expect(seen.now.scale).toBe(0.56);
  });

  test("it moves no further than to what has the focus", () => {
    const seen = camera({ x: 50, y: 56 });
    seen.reveal(box(342, 100), new DOMRect(0, 0, 368, 527));
    expect(seen.now.x).toBe(6 - 30);
    seen.reveal(box(312, 100), new DOMRect(0, 0, 368, 527));
    expect(seen.now.x).toBe(6 - 30);
    seen.reveal(box(-10, 100), new DOMRect(0, 0, 368, 527));
    expect(seen.now.x).toBe(6 - 20);
  });
});

test("where a place is chosen, all of it is seen, however small", () => {
  const seen = camera({ x: 50, y: 56 }, 0);
  expect(seen.now.scale).toBeCloseTo((368 - 12) / 700);
  expect(seen.fits).toBe(true);
});

test("keys look closer, further away and at the whole; numbers are left to the answers", () => {
  const seen = camera({ x: 50, y: 56 });
  const press = (key: string) => {
    const event = new KeyboardEvent("keydown", { key, cancelable: true, bubbles: true });
    document.body.addEventListener("keydown", (pressed) => seen.key(pressed), { once: true });
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(["+", "-", "*"].map(press)).toEqual([true, true, true]);
  expect(seen.fits).toBe(true);
  press("+");
  expect(press("0")).toBe(false);
  expect(seen.fits).toBe(false);
});
