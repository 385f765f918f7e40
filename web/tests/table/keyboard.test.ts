import { afterEach, beforeEach, expect, test } from "vitest";
import { keyboard } from "../../src/table/keyboard";

let done: (string | number)[];
const listen = keyboard({ u: () => done.push("undo"), Escape: () => done.push("back") }, (number) => done.push(number));

beforeEach(() => {
  done = [];
  document.body.innerHTML = "<p>a board</p><input><dialog open><button>yes</button></dialog>";
  addEventListener("keydown", listen);
});

afterEach(() => removeEventListener("keydown", listen));

/** True if the browser is to do nothing more with the key. */
function press(key: string, where = "p", more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  document.querySelector(where)?.dispatchEvent(event);
  return event.defaultPrevented;
}

test("a key does what it stands for, and its letter lands nowhere else", () => {
  expect([press("u"), press("3"), press("0")]).toEqual([true, true, true]);
  expect(done).toEqual(["undo", 3, 0]);
});

test("a key with a name keeps what the browser does with it", () => {
  expect(press("Escape")).toBe(false);
  expect(done).toEqual(["back"]);
});

test("other keys are left alone", () => {
  expect([press("x"), press("Enter")]).toEqual([false, false]);
  expect(done).toEqual([]);
});

test("nothing happens while somebody types, answers a dialog, or means the browser", () => {
  for (const where of ["input", "dialog button"]) press("u", where);
  for (const held of ["ctrlKey", "metaKey", "altKey"]) press("u", "p", { [held]: true });
  expect(done).toEqual([]);
});

test("where a word of the game is typed, 0 skips: it is no letter", () => {
  document.querySelector("input")?.setAttribute("data-word", "");
  expect([press("u", "input"), press("1", "input"), press("0", "input")]).toEqual([false, false, true]);
  expect(done).toEqual([0]);
});

test("a key that the board has taken is not taken twice", () => {
  const take = (event: Event) => event.preventDefault();
  document.querySelector("p")?.addEventListener("keydown", take);
  press("u");
  expect(done).toEqual([]);
});
