import { beforeEach, expect, test } from "vitest";
import { Texts } from "../src/fluent";
import { settings } from "../src/settings.svelte";
import { sayClock, sayPlayers, saySeat } from "../src/tables";
import { canSay, sayList, sayProblem } from "../src/words";

const texts = new Texts("pl", "area-7 = Mroki\n    .in = w Mrokach\n", "moved = { $who } idzie { $where }\n");

beforeEach(() => {
  settings.language = "en";
});

test("a text by its key, one of its forms, and the key itself where there is none", () => {
  expect(texts.say("area-7")).toBe("Mroki");
  expect(texts.say("area-7.in")).toBe("w Mrokach");
  expect(texts.forms("area-7")).toEqual([["in", "w Mrokach"]]);
  expect(texts.say("moved", { who: "Ala", where: "do domu" })).toBe("Ala idzie do domu"); // and no marks around names
  expect([texts.say("area-8"), texts.say("area-7.from")]).toEqual(["area-8", "area-7.from"]);
  expect([texts.has("area-7"), texts.has("area-8"), texts.forms("area-8")]).toEqual([true, false, []]);
});

test("a problem that has no sentence of its own is named", () => {
  expect(canSay("problem-offline")).toBe(true);
  expect(sayProblem({ name: "never-heard-of", facts: {} })).toContain("never-heard-of");
  expect(sayProblem({ name: "renamed", facts: { name: "Ala" } })).toContain("Ala");
});

test("lists are said as the language says them", () => {
  expect(sayList(["Ala", "Bob", "Cezary"])).toBe("Ala, Bob, and Cezary");
  settings.language = "pl";
  expect(sayList(["Ala", "Bob", "Cezary"])).toBe("Ala, Bob i Cezary");
});

test("a table in a line", () => {
  expect([sayPlayers([2, 3, 4]), sayPlayers([2]), sayPlayers([1])]).toEqual(["2–4 players", "2 players", "1 player"]);
  expect(sayClock({ kind: "live", seconds: 600, more: 10 })).toBe("10 min + 10 s");
  expect(sayClock({ kind: "live", seconds: 300 })).toBe("5 min + 0 s");
  expect(sayClock({ kind: "days", seconds: 2 * 86400 })).toBe("2 days a move");
  const seat = { name: "Ala", gone: false, level: null };
  expect(saySeat({ ...seat, kind: "person" })).toBe("Ala");
  expect(saySeat({ ...seat, kind: "empty" })).toBe("free seat");
  settings.language = "pl";
  expect([sayPlayers([5]), sayPlayers([1])]).toEqual(["5 graczy", "1 gracz"]);
});
