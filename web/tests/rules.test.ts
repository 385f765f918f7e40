import { mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { GameWords } from "../src/library.svelte";
import { concerning, plain, rulesIn, spansOf } from "../src/rules/reading.svelte";
import { fold, isHit, pieces, soughtIn } from "../src/rules/search";
import { settings } from "../src/settings.svelte";
import Rules from "../src/ui/Rules.svelte";
import type { AidView, GameTexts, RuleText, SpanView } from "../src/wire";

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

test("at the table a search finds and marks without accents, also why something was ruled so", async () => {
  const law = (id: string, words: string, why = ""): RuleText => ({ id, text: words, why, source: "", decision: why !== "" });
  const rules = [law("A.1", "Łąka jest zielona."), law("A.2", "Pole jest żółte.", "Ktoś widział łąkę."), law("A.3", "Las.")];
  const texts: GameTexts = { id: "a", language: "pl", version: 1, texts: "", cards: [], kinds: {}, rules, house: [], faces: {}, headings: {} };
  settings.language = "pl";
  const drawn = mount(Rules, { target: document.body, props: { words: new GameWords(texts) } });
  const search = document.querySelector("input") as HTMLInputElement;
  search.value = "laka";
  search.dispatchEvent(new Event("input", { bubbles: true }));
  await Promise.resolve();
  const found = [...document.querySelectorAll("article")];
  expect(found.map(({ id }) => id)).toEqual(["A.1"]);
  expect(found[0]?.querySelector("mark")?.textContent).toBe("Łąka");
  search.value = "widzial";
  search.dispatchEvent(new Event("input", { bubbles: true }));
  await Promise.resolve();
  expect(document.querySelector("article")?.id).toBe("A.2");
  expect(document.querySelector("details")?.open).toBe(true);
  expect(document.querySelector("details mark")?.textContent).toBe("widział");
  void unmount(drawn);
});
