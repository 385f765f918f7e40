import { expect, test } from "vitest";
import { offered, offers } from "../../src/learn/progress.svelte";

const lesson = (id: string, variant: Record<string, string>) => ({ id, variant, questions: 1 });
const card = {
  id: "cheers",
  options: { variant: ["base", "first"], minions: ["all", "few"] },
  lessons: [lesson("climb", {}), lesson("ninja", { variant: "base", minions: "all" }), lesson("few", { minions: "few" })],
};
const ids = (options: Record<string, string>) => offered(card, options).map(({ id }) => id);

test("lessons of a variant are offered where a table is set so, also where nothing is said otherwise", () => {
  expect(ids({})).toEqual(["ninja"]);
  expect(ids({ minions: "few" })).toEqual(["few"]);
  expect(ids({ variant: "first" })).toEqual([]);
});

test("what was new at a table is not offered at another", () => {
  expect([null, "t"].map((table) => offers.isFirst("cheers/ninja", table))).toEqual([true, true]);
  offers.made(card, {}, "t");
  offers.made(card, {}, "u");
  expect([null, "t", "u"].map((table) => offers.isFirst("cheers/ninja", table))).toEqual([false, true, false]);
  expect(offers.isFirst("cheers/few", null)).toBe(true);
});
