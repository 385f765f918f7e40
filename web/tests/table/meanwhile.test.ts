import { expect, test } from "vitest";
import { meanwhile } from "../../src/table/meanwhile";
import type { SayingView } from "../../src/wire";

const saying = (key: string, values: Record<string, unknown> = {}): SayingView => ({ key, values });

/** Sayings by their keys, with those that they are made of. */
const text = (digest: SayingView[]): string =>
  digest
    .flatMap(({ key, values }) => [key, ...Object.values(values).flat().filter(isSaying).map((each) => text([each]))])
    .join(" ");

const isSaying = (value: unknown): value is SayingView => typeof value === "object";

const turn = (seat: number, ...acts: SayingView[]) => saying("turn", { seat, acts });

test("of all that the others have done, what concerns the reader is told", () => {
  const told = [
    turn(1, saying("build", { area: 3 }), saying("pays", { seat2: 0 }), saying("kills", { owner: 2 })),
    turn(2, saying("draws")),
    saying("struck", { events: [saying("flood", { acts: [saying("flees", { seat: 1 }), saying("drowns", { seat: [0, 1] })] })] }),
  ];
  expect(meanwhile(told, 0, text)).toBe("turn pays struck flood drowns");
});

test("where nothing does, it is what was done last", () => {
  const told = [turn(1, saying("build")), turn(2, saying("draws"), saying("kills", { owner: 1 })), saying("struck")];
  expect(meanwhile(told, 0, text)).toBe("turn draws kills struck");
  expect(meanwhile([saying("round", { number: 3, told: [saying("won", { seat: 1 })] })], 0, text)).toBe("round won");
  expect(meanwhile([], 0, text)).toBe("");
});

test("it is never long: the latest of it stays", () => {
  const acts = (of: string) => Array.from({ length: 60 }, (_, at) => saying(`${of}${at}`, { seat2: 0 }));
  const told = [turn(1, ...acts("a")), turn(2, ...acts("b"))];
  const said = meanwhile(told, 0, text).split(" ");
  expect(said.length).toBeLessThanOrEqual(35);
  expect(said.at(-1)).toBe("b59");
  expect(meanwhile([turn(1, saying("x", { acts: acts("a") }))], 2, text).split(" ")).toHaveLength(35);
  const wordy = saying("so many words that nothing can be left out of it ".repeat(4), { seat: 0 });
  expect(meanwhile([turn(1, saying("pays", { seat2: 0 })), wordy], 0, text)).toBe(text([wordy]));
});
