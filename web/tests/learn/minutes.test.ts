import { expect, test } from "vitest";
import { minutesOf } from "../../src/learn/minutes";

test("a question takes somewhat less than a minute, and nothing takes none but nothing", () => {
  const lessons = (...questions: number[]) => questions.map((count) => ({ questions: count }));
  expect(minutesOf(lessons())).toBe(0);
  expect(minutesOf(lessons(1))).toBe(1);
  expect(minutesOf(lessons(1, 1, 3))).toBe(4);
  expect(minutesOf(lessons(13))).toBe(9);
});
