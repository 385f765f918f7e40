import { expect, test } from "vitest";
import { concerning, plain, rulesIn, spansOf } from "../src/rules/reading.svelte";
import { fold, isHit, pieces, soughtIn } from "../src/rules/search";
import type { AidView, SpanView } from "../src/wire";

const text = (words: string): SpanView => ({ kind: "text", text: words, spans: [] });
const rule = (id: string): SpanView => ({ kind: "rule", text: id, spans: [] });
const strong = (...spans: SpanView[]): SpanView => ({ kind: "strong", text: "", spans });

test("a search knows no case and no accents", () => {
  expect(fold("Łąka ŻÓŁTA")).toBe("laka zolta");
  expect(isHit("Dragon’s Landing", soughtIn("dragon's"))).toBe(true); // as keyboards have it
  expect(soughtIn("  Wierzch  a stosu ")).toEqual(["wierzch", "stosu"]);
});

test("a hit has every word, in any order", () => {
  expect(isHit("Na wierzchu stosu", ["stos", "wierzch"])).toBe(true);
  expect(isHit("Na wierzchu", ["stos", "wierzch"])).toBe(false);
  expect(isHit("Na wierzchu", [])).toBe(false);
});

test("what is looked for is cut out where it stands", () => {
  expect(pieces("Zbój i zboże", ["zbo"])).toEqual([
    { text: "Zbó", hit: true },
    { text: "j i ", hit: false },
    { text: "zbo", hit: true },
    { text: "że", hit: false },
  ]);
  expect(pieces("aaa", ["aa", "a"])).toEqual([{ text: "aaa", hit: true }]);
});

test("a text has words and rules, at any depth", () => {
  const spans = [text("Roll "), strong(text("one"), rule("MAR.1")), text(" marble. "), rule("MAR.2")];
  expect(plain(spans)).toBe("Roll one marble. ");
  expect(rulesIn(spans)).toEqual(["MAR.1", "MAR.2"]);
  const note = { kind: "note" as const, blocks: [{ kind: "paragraph" as const, spans }] };
  expect(rulesIn(spansOf({ kind: "list", ordered: false, items: [[note]] }))).toEqual(["MAR.1", "MAR.2"]);
});

test("a question is about the line that names it, or that takes the rest", () => {
  const line = (anchor: string, ...steps: string[]) => ({ number: 0, anchor, steps, spans: [] });
  const aid: AidView = {
    title: "",
    sections: [
      { title: "", lines: [line("rest", "*"), line("roll", "roll", "again")] },
      { title: "", lines: [line("plain")] },
    ],
  };
  expect(concerning(aid, "again")).toBe("roll");
  expect(concerning(aid, "stop")).toBe("rest");
  expect(concerning({ title: "", sections: [] }, "stop")).toBe("");
});
