import { expect, test } from "vitest";
import { TableChat } from "../../src/table/chat.svelte";
import type { Said } from "../../src/wire";

const said = (...numbers: number[]) => numbers.map((number) => ({ number }) as Said);
const numbers = (chat: TableChat) => chat.lines.map((line) => line.number);

test("lines stand in the order in which they were said, each once", () => {
  const chat = new TableChat("t");
  chat.hear(said(1, 3));
  chat.hear(said(2, 3));
  expect(numbers(chat)).toEqual([1, 2, 3]);
  expect(chat.last).toBe(3);
});

test("the last two hundred are kept", () => {
  const chat = new TableChat("t");
  chat.hear(said(...Array.from({ length: 203 }, (_, at) => at + 1)));
  expect([numbers(chat)[0], chat.lines.length, chat.last]).toEqual([4, 200, 203]);
});

test("what was read stays read in this tab, at this table", () => {
  const chat = new TableChat("t");
  expect([chat.last, chat.read]).toEqual([0, 0]);
  chat.hear(said(1, 2));
  expect(chat.read).toBe(0);
  chat.see();
  expect(chat.read).toBe(2);
  expect(new TableChat("t").read).toBe(2);
  expect(new TableChat("another").read).toBe(0);
});
