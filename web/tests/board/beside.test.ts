// Where a note is put on a screen of 400 by 300.
import { expect, test } from "vitest";
import { beside, type Box } from "../../src/board/beside";

const SCREEN = { width: 400, height: 300 };
const NOTE = { width: 100, height: 40 };

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const put = (thing: Box, ...lit: Box[]) => beside(thing, NOTE, lit, SCREEN);

test("below the middle of what is in the upper half, above that of what is in the lower", () => {
  expect(put(box(150, 50, 60, 20))).toEqual({ x: 130, y: 78 });
  expect(put(box(150, 250, 60, 20))).toEqual({ x: 130, y: 202 });
});

test("on the screen", () => {
  expect(put(box(0, 50, 60, 20))).toEqual({ x: 8, y: 78 });
  expect(put(box(380, 50, 20, 20))).toEqual({ x: 292, y: 78 });
});

test("never over what can be chosen, while there is room elsewhere", () => {
  const thing = box(150, 100, 60, 20);
  const below = box(150, 130, 60, 20);
  const above = box(150, 70, 60, 20);
  expect(put(thing, below)).toEqual({ x: 130, y: 52 });
  expect(put(thing, below, above)).toEqual({ x: 218, y: 90 });
  expect(put(thing, below, above, box(230, 100, 20, 20))).toEqual({ x: 42, y: 90 });
  expect(put(thing, below, above, box(230, 100, 20, 20), box(60, 100, 20, 20))).toEqual({ x: 8, y: 8 });
});

test("over as little of it as there can be, where there is no room", () => {
  expect(put(box(150, 100, 60, 20), box(0, 0, 400, 260))).toEqual({ x: 8, y: 252 });
});
