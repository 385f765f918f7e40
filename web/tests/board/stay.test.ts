import { beforeEach, expect, test } from "vitest";
import { Stay } from "../../src/board/rove";

let board: HTMLElement;
let stay: Stay;

function draw(...things: string[]): void {
  board.innerHTML = things.map((thing) => `<b tabindex="-1" data-spot="${thing}" data-lit></b>`).join("");
}

const focus = (thing: string) => document.querySelector<HTMLElement>(`[data-spot="${thing}"]`)?.focus();
const focused = () => (document.activeElement as HTMLElement | null)?.dataset.spot;

beforeEach(() => {
  document.body.innerHTML = '<div id="board"></div><button data-spot="outside"></button>';
  board = document.getElementById("board") as HTMLElement;
  stay = new Stay();
  draw("a", "b");
});

test("the keyboard stays at the thing that was drawn anew", () => {
  focus("b");
  stay.leave(board);
  draw("c", "b");
  expect(focused()).toBeUndefined();
  stay.arrive(board);
  expect(focused()).toBe("b");
});

test("where its thing is gone it goes to the first lit one, as soon as there is any", () => {
  focus("b");
  stay.leave(board);
  draw();
  stay.arrive(board);
  expect(focused()).toBeUndefined();
  stay.leave(board);
  draw("c", "d");
  stay.arrive(board);
  expect(focused()).toBe("c");
});

test("what was not on the board, or still is, is left alone", () => {
  focus("outside");
  stay.leave(board);
  draw("b");
  stay.arrive(board);
  expect(focused()).toBe("outside");
  focus("b");
  stay.leave(board);
  stay.arrive(board);
  expect(focused()).toBe("b");
});
