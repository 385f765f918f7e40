// What a thing is, in words: after a while under the mouse, or under a finger that stays.
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Words from "../../src/board/Words.svelte";

const words = createRawSnippet<[string]>((key) => ({ render: () => `<b>${key()}</b>` }));

let drawn: object[];
let page: Record<"board" | "card" | "seat" | "else", HTMLElement>;

function happen(type: string, on: HTMLElement, pointerType = "mouse"): void {
  document.elementsFromPoint = () => [on, document.body];
  on.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));
  flushSync();
}

function wait(ms: number): void {
  vi.advanceTimersByTime(ms);
  flushSync();
}

const said = () => Array.from(document.querySelectorAll("[popover]"), (note) => note.textContent.trim());

beforeEach(() => {
  vi.useFakeTimers();
  HTMLElement.prototype.showPopover = vi.fn();
  HTMLElement.prototype.hidePopover = vi.fn();
  document.body.innerHTML = `
    <div id="board" data-board><i id="card" data-words="card/a"><u id="seat" data-tip="of no use here"></u></i></div>
    <p id="else" data-tip="24 markers"></p>`;
  const find = (id: string) => document.getElementById(id) as HTMLElement;
  page = { board: find("board"), card: find("card"), seat: find("seat"), else: find("else") };
  drawn = [
    mount(Words, { target: document.body, props: { board: page.board, words } }),
    mount(Words, { target: document.body, props: { board: document.body, words, tips: true } }),
  ];
  flushSync();
});

afterEach(async () => {
  for (const each of drawn) await unmount(each);
});

describe("under the mouse", () => {
  test("it is told after 350 ms, and no longer once the mouse is elsewhere", () => {
    happen("pointerover", page.card);
    wait(349);
    expect(said()).toEqual(["", ""]);
    wait(1);
    expect(said()).toEqual(["card/a", ""]);
    happen("pointerover", page.board);
    expect(said()).toEqual(["", ""]);
  });

  test("whoever only passes is told nothing", () => {
    happen("pointerover", page.card);
    wait(200);
    happen("pointerover", page.board);
    wait(1000);
    expect(said()).toEqual(["", ""]);
  });

  test("beside the board, too; on it a thing's own words are enough", () => {
    happen("pointerover", page.else);
    wait(350);
    expect(said()).toEqual(["", "24 markers"]);
    happen("pointerover", page.seat);
    wait(350);
    expect(said()).toEqual(["card/a", ""]);
  });
});

describe("under a finger", () => {
  test("that stays it is told, until the next tap anywhere", () => {
    happen("pointerdown", page.else, "touch");
    wait(450);
    happen("pointerup", page.else, "touch");
    expect(said()).toEqual(["", "24 markers"]);
    happen("pointerdown", document.body, "touch");
    expect(said()).toEqual(["", ""]);
  });

  test("that taps or moves on it is not", () => {
    for (const ends of ["pointerup", "pointermove"]) {
      happen("pointerdown", page.card, "touch");
      wait(100);
      happen(ends, page.card, "touch");
      wait(1000);
    }
    expect(said()).toEqual(["", ""]);
  });
});
