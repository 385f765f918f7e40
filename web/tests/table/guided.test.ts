// Guided games from their beginning to their end, as the server tells them: what the guide says in each language. The
// project's own Python plays them; it is the first on the path, as `make test` has it.
import { execFileSync } from "node:child_process";
import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../../src/api";
import { settings } from "../../src/settings.svelte";
import { Guide } from "../../src/table/guide.svelte";
import type { TableSession } from "../../src/table/session.svelte";
import type { GuideView, View } from "../../src/wire";

interface Recording {
  guide: Record<"pl" | "en", GuideView>;
  moments: { events: { event: string }[]; view: View }[];
}

const GAMES = ["raverun", "sedlec", "cheers", "words", "ankhmorpork"];
const languages = ["pl", "en"] as const;

const PATIENCE = 60_000; // ms: Python has to start

const recordings = new Map<string, Recording>();

function recorded(game: string): Recording {
  const known = recordings.get(game);
  if (known) return known;
  const told = execFileSync("python", ["../tests/guided.py", game], { encoding: "utf8", maxBuffer: 2 ** 26 });
  const found = JSON.parse(told) as Recording;
  recordings.set(game, found);
  return found;
}

beforeEach(() => {
  localStorage.clear();
});

test.each(GAMES.flatMap((game) => languages.map((language) => ({ game, language }))))(
  "each card once in a whole game of $game in $language, also across a reload",
  async ({ game, language }) => {
    const { guide: told, moments } = recorded(game);
    settings.language = language;
    vi.spyOn(api, "guide").mockResolvedValue(told[language]);
    const lines: { event: { event: string } }[] = [];
    const session = { id: game, seat: 0, myTurn: false, view: null as View | null, log: { lines }, before: null };
    const sit = async () => {
      const guide = new Guide(session as unknown as TableSession, game, "ala");
      await guide.load(language);
      return guide;
    };
    let guide = await sit();
    const said = new Map<string, string>();
    for (const [at, { events, view }] of moments.entries()) {
      lines.push(...events.map((event) => ({ event })));
      session.view = view;
      session.myTurn = !!view.decision?.options.length;
      if (at === Math.floor(moments.length / 2)) guide = await sit();
      for (guide.look(); guide.card; guide.done()) {
        expect(said.has(guide.card.id)).toBe(false);
        said.set(guide.card.id, guide.text);
      }
    }
    for (const [id, text] of said) {
      expect(text).not.toContain("guide-"); // the key of a text that is not there
      expect(text.split(" ").length, id).toBeGreaterThan(5);
    }
    expect(said.size).toBeGreaterThan(4);
    const again = await sit();
    again.look();
    expect(again.card).toBeNull(); // a second game shows only what is new
  },
  PATIENCE,
);
