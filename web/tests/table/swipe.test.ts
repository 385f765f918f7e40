// A drawer is shut by pulling it down.
import { afterEach, beforeEach, expect, test } from "vitest";
import { swipe } from "../../src/table/swipe";

let shut: number;
let drawer: HTMLElement;
let list: HTMLElement;
let undo: () => void;

beforeEach(() => {
  shut = 0;
  document.body.innerHTML = "<div><ol><li>told</li></ol></div>";
  drawer = document.querySelector("div") as HTMLElement;
  list = document.querySelector("ol") as HTMLElement;
  undo = swipe(() => (shut += 1))(drawer);
});

afterEach(() => undo());

function touch(type: string, y: number | null, more = 0): void {
  const touches = y === null ? [] : Array.from({ length: 1 + more }, () => ({ clientY: y }));
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { touches });
  (list.firstElementChild as HTMLElement).dispatchEvent(event);
}

function pull(by: number, fingers = 1): void {
  touch("touchstart", 100, fingers - 1);
  touch("touchmove", 100 + by / 2, fingers - 1);
  touch("touchmove", 100 + by, fingers - 1);
  touch("touchend", null);
}

test("it follows the finger, and is shut when it has been pulled far enough", () => {
  touch("touchstart", 100);
  touch("touchmove", 150);
  expect(drawer.style.translate).toBe("0 50px");
  touch("touchmove", 180);
  touch("touchend", null);
  expect([shut, drawer.style.translate]).toEqual([1, ""]);
});

test("a little is not enough, upwards is reading on, and two fingers are no swipe", () => {
  pull(70);
  pull(-200);
  pull(200, 2);
  expect(shut).toBe(0);
});

test("while what it holds is scrolled, a finger scrolls back", () => {
  list.scrollTop = 40;
  pull(200);
  expect(shut).toBe(0);
  list.scrollTop = 0;
  pull(200);
  expect(shut).toBe(1);
});
