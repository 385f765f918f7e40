// What is pointed at on the board of Ankh-Morpork where the parts of an answer do not say it.
import { describe, expect, test } from "vitest";
import { asksOfMap, attempt, inside, targets } from "../../src/games/ankhmorpork/spots";
import { threatened } from "../../src/games/ankhmorpork/state";
import { NARROW, WIDE } from "../../src/games/ankhmorpork/drawing";
import { plotOf } from "../../src/games/ankhmorpork/plots";
import { meant } from "../../src/games/ankhmorpork/taps";
import type { OptionView, View } from "../../src/wire";
import { asked, option } from "../board/made";

function question(step: string, answers: string[] = [], facts: Record<string, string> = {}): View {
  const view = asked([], { seat: 2, seats: [2] });
  return view.decision ? { ...view, decision: { ...view.decision, step, answers, facts } } : view;
}

const said = (label: string, values: Record<string, string> = {}): OptionView => ({ ...option(label), values });

describe("targets", () => {
  test("one's own agents are the figures of the seat", () => {
    expect(targets(option("lift 7", "agent/7"), question("agent_symbol"))).toEqual(["figure/7:3"]);
    expect(targets(said("flee", { area: "7", area2: "5" }), question("flee"))).toEqual(["figure/7:3", "area/5"]);
  });

  test("what the parts say is left to them", () => {
    expect(targets(option("kill 7:t", "figure/7:t"), question("kill_symbol"))).toBeUndefined();
    expect(targets(option("choose_buy 4", "building/4"), question("choose_buy"))).toBeUndefined();
  });

  test("what is paid for is what would be lost", () => {
    const shield = (step: string) =>
      targets(said("shield"), question(step, [], { area: "9", owner: step === "repel" ? "5" : "2" }));
    expect(shield("event_window")).toEqual(["figure/9:3"]);
    expect(shield("dragon_spares")).toEqual(["figure/9:3"]);
    expect(shield("shield_house")).toEqual(["building/9"]);
    expect(shield("repel")).toEqual(["area/9"]);
  });

  test("a reaction without a part is its card all the same", () => {
    const react = said("react", { card: "doctor-mossy-lawn" });
    expect(targets(react, question("end_turn"))).toEqual(["card/doctor-mossy-lawn"]);
  });
});

test("the hand gives way to the map while something there is asked for", () => {
  const of = (...options: OptionView[]) => asksOfMap(asked(options, { seat: 2, seats: [2] }));
  expect(of(option("go-on"), option("place 3", "area/3"))).toBe(true);
  expect(of(option("play hex", "card/hex"), option("power 4", "power/4"))).toBe(false);
  expect(of(option("go-on"))).toBe(false);
  expect(of(said("take_money"))).toBe(true);
});

test("whose figure is threatened stands in the facts", () => {
  expect(threatened(question("window", [], { area: "7", owner: "1" }))).toBe("figure/7:2");
  expect(threatened(question("move_where", [], { area: "7", owner: "1" }))).toBeNull();
});

test("figures, buildings and trouble stand in an area", () => {
  expect(["figure/12:d", "building/3", "trouble/7", "card/hex"].map(inside)).toEqual([
    "area/12",
    "area/3",
    "area/7",
    null,
  ]);
});

describe("attempts", () => {
  test("who points at an area means what is asked for in it", () => {
    const tried = (answer: string) => attempt(["area/11"], question("step", ["go-on", "power {power}", answer]));
    expect(tried("place {area}")).toBe("place 11");
    expect(tried("calm {trouble:area}")).toBe("calm 11");
    expect(tried("kill {figure}")).toBe("kill 11:1");
    expect(tried("play {card}")).toBeNull();
  });

  test("an agent that is dragged flees", () => {
    const flee = question("flee", ["no", "flee {way}", "stay {agent:area}"]);
    expect(attempt(["figure/7:3", "area/9"], flee)).toBe("flee 7-9");
    expect(attempt(["figure/7:3", "area/9"], question("kill_symbol", ["kill {figure}"]))).toBeNull();
  });

  test("a card may be dropped anywhere in the city", () => {
    expect(attempt(["card/hex", "area/9"], question("play_card", ["go-on", "play {card}"]))).toBe("play hex");
  });
});

describe("a touch that could mean several things", () => {
  const touch = (...near: [string, number][]) => meant(near.map(([spot, apart]) => ({ spot, apart })), inside);

  test("means what is clearly nearest", () => {
    expect(touch(["figure/7:2", 12], ["figure/7:1", 3])).toBe("figure/7:1");
    expect(touch(["figure/7:2", 12])).toBe("figure/7:2");
  });

  test("else asks which of those in the area", () => {
    expect(touch(["figure/7:2", 12], ["figure/7:1", 10])).toBe("area/7");
  });

  test("in two areas at once the nearer one is meant", () => {
    expect(touch(["figure/7:2", 12], ["figure/6:1", 10])).toBe("figure/6:1");
  });

  test("nowhere means nothing", () => {
    expect(touch()).toBeNull();
  });
});

describe("on a map of any size", () => {
  const name = "Pomniejsze Bóstwa Nastroszone";
  const crowd = { figures: [3, 2, 2, 1, 1, 1], building: null, trouble: true, control: null };
  const sizes: [boolean, number, number][] = [
    [false, 0.5, 11], // px to a unit of the map, px of a text at least
    [false, 0.8, 12],
    [true, 0.43, 11],
  ];

  test.each(sizes)("letters can be read and figures told apart (narrow: %s, scale %f)", (narrow, scale, px) => {
    for (const district of (narrow ? NARROW : WIDE).districts) {
      const { title, letters, groups } = plotOf(district, crowd, name, narrow, scale);
      expect(letters * scale).toBeGreaterThanOrEqual(px);
      expect(title.size * scale).toBeGreaterThanOrEqual(px);
      expect(title.half * 1.3 * scale).toBeGreaterThanOrEqual(px);
      for (const { places } of groups) for (const at of places) expect(48 * at.scale * scale).toBeGreaterThanOrEqual(22);
    }
  });
});
