import { beforeEach, expect, test } from "vitest";
import { Texts } from "../src/fluent";
import { settings } from "../src/settings.svelte";
import { ownSeat, sayClock, sayDay, sayOthers, sayPlayers, saySeat } from "../src/tables";
import type { SeatInfo, TableInfo } from "../src/wire";
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
  const seat = { name: "Ala", gone: false, level: null, player: null };
  expect(saySeat({ ...seat, kind: "person" })).toBe("Ala");
  expect(saySeat({ ...seat, kind: "empty" })).toBe("free seat");
  settings.language = "pl";
  expect([sayPlayers([5]), sayPlayers([1])]).toEqual(["5 graczy", "1 gracz"]);
});

test("the reader's seat is known by whose it is, not by a name that others may bear", () => {
  const seat = (kind: SeatInfo["kind"], player: string | null, name = "Ala"): SeatInfo => {
    return { kind, name, player, gone: false, level: kind === "bot" ? "easy" : null };
  };
  const at = (...seats: SeatInfo[]) => ({ seats }) as unknown as TableInfo;
  const me = { id: "me", name: "Ala", kept: false };
  const table = at(seat("bot", null), seat("person", "another"), seat("person", "me", "Ola"));
  expect(ownSeat(table, me)).toBe(2);
  expect(sayOthers(table, 2)).toBe("Ala (easy), Ala");
  expect(ownSeat(at(seat("bot", "me"), seat("person", "another")), me)).toBeNull();
  expect(ownSeat(at(seat("bot", null), seat("person", null)), me)).toBe(1); // an old list
  expect(ownSeat(at(seat("person", null)), null)).toBeNull();
});

test("a day is said as the language says it", () => {
  expect(sayDay(1_794_960_000)).toBe("Nov 18, 2026");
  settings.language = "pl";
  expect(sayDay(1_794_960_000)).toBe("18 lis 2026");
});
