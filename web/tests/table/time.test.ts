import { expect, test } from "vitest";
import { leftAt, timeLeft } from "../../src/table/time.svelte";

const clocks = { left: [100, 40], running: [1], whole: 60, at: 5000 };

test("whoever is asked has what the question leaves, or a clock of their own that has less", () => {
  expect(timeLeft(clocks, 0)).toEqual({ seconds: 60, at: 5000 });
  expect(timeLeft(clocks, 1)).toEqual({ seconds: 40, at: 5000 });
  expect(timeLeft({ ...clocks, whole: null }, 1)).toEqual({ seconds: 40, at: 5000 });
});

test("where no time runs, nothing is left of it", () => {
  expect(timeLeft({ ...clocks, whole: null }, 0)).toBeNull();
  expect(timeLeft(clocks, null)).toBeNull();
  expect(timeLeft(null, 0)).toBeNull();
});

test("time runs out and no further", () => {
  expect(leftAt({ seconds: 60, at: 5000 }, 7500)).toBe(57.5);
  expect(leftAt({ seconds: 60, at: 5000 }, 99_000)).toBe(0);
});
