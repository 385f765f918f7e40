import { describe, expect, test } from "vitest";
import { holesOf, partsAttempt, partSpots } from "../../src/board/parts";
import type { DecisionView, OptionView, PartView } from "../../src/wire";

/** `part("pile:seat", 0)`: its name, its kind where that is another, and its value. */
function part(said: string, value: string | number): PartView {
  const [name = "", kind = name] = said.split(":");
  return { name, kind, value: String(value) };
}

const option = (text: string, ...parts: PartView[]): OptionView => ({ text, label: "", values: {}, parts, skip: false });

/** A step that knows these answers and offers these options. */
const asked = (answers: string[], ...options: OptionView[]): DecisionView => ({
  ...{ id: 1, step: "step", kind: "single", seats: [0], rule: "", facts: {}, turn: 0, forced: "" },
  ...{ answers, options },
});

describe("the spots of an option", () => {
  test("are its parts, in their order, by name and value and not by kind", () => {
    expect(partSpots(option("swap 6B pile 1", part("card", "6B"), part("pile:seat", 0)))).toEqual([
      "card/6B",
      "pile/0",
    ]);
  });

  test("are none where it has no parts", () => {
    expect(partSpots(option("pass"))).toEqual([]);
  });

  test("leave out the digits that tell two parts of one thing apart", () => {
    expect(partSpots(option("dig 1 4", part("pile", 1), part("pile2:pile", 4)))).toEqual(["pile/1", "pile/4"]);
  });

  test("keep the digits and signs of a value", () => {
    expect(partSpots(option("stack b05 -2,1", part("card", "b05"), part("stack:place", "-2,1")))).toEqual([
      "card/b05",
      "stack/-2,1",
    ]);
  });
});

describe("the holes of an answer", () => {
  test("have a kind of their own, or that of their name", () => {
    expect(holesOf("swap {card} pile {pile:seat}")).toEqual([
      { name: "card", kind: "card" },
      { name: "pile", kind: "seat" },
    ]);
  });

  test("are of the kind of their name less its digits", () => {
    expect(holesOf("swap-area {area} {area2} {figure3:figure}")).toEqual([
      { name: "area", kind: "area" },
      { name: "area2", kind: "area" },
      { name: "figure3", kind: "figure" },
    ]);
  });

  test("are none where it is plain", () => {
    expect(holesOf("pass")).toEqual([]);
  });
});

describe("an attempt", () => {
  test("is the answer with what was pointed at in its holes", () => {
    expect(partsAttempt(["card/6B"], asked(["pass", "lay {card}"]))).toBe("lay 6B");
  });

  test("counts seats from 1, whatever the part is called, and nothing else", () => {
    expect(partsAttempt(["card/6B", "pile/0"], asked(["swap {card} pile {pile:seat}"]))).toBe("swap 6B pile 1");
    expect(partsAttempt(["seat/2"], asked(["rob {seat}"]))).toBe("rob 3");
    expect(partsAttempt(["pile/2"], asked(["collect {pile}"]))).toBe("collect 2");
  });

  test("takes the first answer that fits, though another came before it", () => {
    const answers = ["dig {pile}", "dig {pile} {pile2:pile}", "stack {card} {stack:place}"];
    expect(partsAttempt(["pile/3"], asked(answers))).toBe("dig 3");
    expect(partsAttempt(["pile/3", "pile/1"], asked(answers))).toBe("dig 3 1");
    expect(partsAttempt(["card/b05", "stack/-2,1"], asked(answers))).toBe("stack b05 -2,1");
  });

  test("does not mistake the beginning of a name for the name", () => {
    expect(partsAttempt(["card/a"], asked(["burn {car}", "lay {card}"]))).toBe("lay a");
  });

  test("goes by the order of the holes", () => {
    expect(partsAttempt(["pile/0", "card/6B"], asked(["swap {card} pile {pile:seat}"]))).toBeNull();
  });

  test("means nothing where there is more than an answer names", () => {
    expect(partsAttempt(["card/a", "card/b"], asked(["lay {card}"]))).toBeNull();
    expect(partsAttempt(["deck"], asked(["draw"]))).toBeNull();
    expect(partsAttempt(["card/a"], asked([]))).toBeNull();
  });

  test("keeps slashes within a value", () => {
    expect(partsAttempt(["cell/0/2"], asked(["climb {cell}"]))).toBe("climb 0/2");
  });

  describe("with a hole that was not pointed at", () => {
    const SWAP = ["swap {card} pile {pile:seat}"];

    test("says there what an option does", () => {
      const one = option("swap 2A pile 3", part("card", "2A"), part("pile:seat", 2));
      expect(partsAttempt(["card/6B"], asked(SWAP, one))).toBe("swap 6B pile 3");
    });

    test("prefers an option's part of that name to another of its kind", () => {
      const parts = [part("from:area", 5), part("to:area", 7)];
      expect(partsAttempt(["agent/2"], asked(["move {agent} {to:area}"], option("other", ...parts)))).toBe("move 2 7");
      expect(partsAttempt(["agent/2"], asked(["move {agent} {at:area}"], option("other", ...parts)))).toBe("move 2 5");
    });

    test("says the first seat where no option names any", () => {
      expect(partsAttempt(["card/6B"], asked(SWAP, option("pass")))).toBe("swap 6B pile 1");
    });

    test("is not made where there is nothing to say there; the next answer may be", () => {
      expect(partsAttempt(["card/a"], asked(["stack {card} {stack:place}"]))).toBeNull();
      expect(partsAttempt(["card/a"], asked(["stack {card} {stack:place}", "drop {card}"]))).toBe("drop a");
    });
  });
});
