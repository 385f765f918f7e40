// How long an answer has been on its way.
import { beforeEach, expect, test, vi } from "vitest";
import { Patience } from "../../src/table/patience.svelte";

let doubts: number;
let patience: Patience;

beforeEach(() => {
  vi.useFakeTimers();
  doubts = 0;
  patience = new Patience(() => (doubts += 1));
});

test("after 2 s it is said, after 5 s the line is in doubt", () => {
  patience.begin();
  vi.advanceTimersByTime(1999);
  expect(patience.stage).toBe("none");
  vi.advanceTimersByTime(1);
  expect([patience.stage, doubts]).toEqual(["soon", 0]);
  vi.advanceTimersByTime(2999);
  expect(patience.stage).toBe("soon");
  vi.advanceTimersByTime(1);
  expect([patience.stage, doubts]).toEqual(["late", 1]);
});

test("an answer ends it, and the next one has all its time", () => {
  patience.begin();
  vi.advanceTimersByTime(4000);
  patience.end();
  expect(patience.stage).toBe("none");
  patience.begin();
  vi.advanceTimersByTime(1500);
  expect([patience.stage, doubts]).toEqual(["none", 0]);
});
