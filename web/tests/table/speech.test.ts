import { beforeEach, expect, test } from "vitest";
import { GameWords } from "../../src/library.svelte";
import { settings } from "../../src/settings.svelte";
import {
  digestText,
  dressed,
  eventText,
  eventTexts,
  filledIn,
  isMove,
  optionText,
  promptText,
  reasonText,
  sayingText,
  takenText,
  toldApart,
} from "../../src/table/speech";
import type { DecisionView, Hint } from "../../src/wire";

const texts = `
name = A made-up game
card-hex = the Hex
card-a-1 = Ace
card-a-2 = Ace of Dogs
card-a-3 = Ace
area-7 = the Shades
    .in = in the Shades
owner-seat = { $is ->
    [you] your own
   *[other] { $name }'s
}
event-won = { $seat-is ->
    [you] You win
   *[other] { $seat } wins
}
prompt-dig = { $seat }: { $can ->
    [dig] dig
    [collect-dig] collect or dig
   *[other] do what you can
}.
owner-4 = the Watch's
feature-lead = the lead
count-3 = never said
prompt-lay = { $seat }: lay a card { $area-in }.
prompt-give = { $seat }: what do you give { $seat2 }?
prompt-give-own = { $seat }: what do you give yourself?
option-lay = lay { $card } { $area-in }
option-take = take { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
event-laid = { $seat } lays { $card } ({ $owner } piece)
event-fight = They fight
event-struck = A blow for { $seat }
event-spared = { $seat } is spared
digest-turn = { $seat }: { $acts }
digest-play = { $card } ({ $acts })
digest-paid = { $number } dollars
ending-in-all = In all: { $scores }
ending-score = { $seat } { $number }
event-asked = { $seat ->
    [none] Nobody is asked
   *[other] { $seat } is asked
}
forced-give = { $answer ->
    [give] { $card }: all that you had
   *[keep] You had nothing to give { $seat2 }
}
why-lead = it gains { $what } by { $number }
`;
const words = new GameWords({
  id: "made-up",
  language: "en",
  version: 1,
  texts,
  rules: [],
  house: [],
  kinds: {},
  cards: ["hex", "a-1", "a-2", "6B", "A+"],
  faces: {},
  headings: { fight: { struck: true, spared: false } },
});
const NAMES = ["Ala", "Bob"];

beforeEach(() => {
  settings.language = "en";
});

test("seats are said by the players' names, a missing one is none", () => {
  expect(filledIn(words, { seat: 1, seat2: "0", seat3: -1, seat4: 2 }, NAMES)).toEqual({
    seat: "Bob",
    "seat-is": "other",
    seat2: "Ala",
    "seat2-is": "other",
    seat3: "none",
    "seat3-is": "other",
    seat4: "none",
    "seat4-is": "other",
  });
});

test("a sentence can speak to its reader", () => {
  const event = { event: "won", seat: 1 };
  expect(eventText(words, event, NAMES, 1)).toBe("You win");
  expect(eventText(words, event, NAMES, 0)).toBe("Bob wins");
  expect(eventText(words, event, NAMES)).toBe("Bob wins");
  expect(filledIn(words, { owner: 1 }, NAMES, 1)).toEqual({ owner: "your own", "owner-is": "you" });
});

test("an owner is a player or somebody whom nobody plays", () => {
  expect(filledIn(words, { owner: 0, owner2: 4 }, NAMES)).toEqual({
    owner: "Ala's",
    "owner-is": "other",
    owner2: "the Watch's",
    "owner2-is": "other",
  });
});

test("what the game has a text for is said by it and has its other forms", () => {
  expect(filledIn(words, { area: 7, card: "hex", card2: "6B" }, NAMES)).toEqual({
    area: "the Shades",
    "area-in": "in the Shades",
    card: "the Hex",
    card2: "6B",
  });
});

test("numbers are numbers, so that a text can choose its plural; counts have no names", () => {
  expect(filledIn(words, { number: "12", count: 3, dollars: "-5", card: "6B" }, NAMES)).toEqual({
    number: 12,
    count: 3,
    dollars: -5,
    card: "6B",
  });
  expect(optionText(words, { label: "take", values: { count: "1" } }, NAMES)).toBe("take 1 card");
  expect(optionText(words, { label: "take", values: { count: "3" } }, NAMES)).toBe("take 3 cards");
});

const decision = (step: string, facts: Record<string, string>, turn: number | null = 0): DecisionView => ({
  id: 1,
  step,
  kind: "single",
  seats: [0],
  rule: "",
  facts,
  answers: [],
  options: [],
  turn,
  forced: "",
});

test("a prompt begins with whose turn it is, or with what the page says instead", () => {
  const asked = (turn: number | null, reader = 0) =>
    promptText(words, decision("lay", { area: "7" }, turn), NAMES, reader);
  expect(asked(0)).toBe("Your turn: lay a card in the Shades.");
  expect(asked(1)).toBe("React to Bob: lay a card in the Shades.");
  expect(asked(null)).toBe("Everybody: lay a card in the Shades.");
  expect(promptText(words, decision("lay", { area: "7" }), NAMES, 0, "Instead")).toBe(
    "Instead: lay a card in the Shades.",
  );
});

test("a prompt knows which kinds of options there are; what only skips is none of them", () => {
  const option = (label: string, skip = false) => ({ text: label, label, values: {}, parts: [], skip });
  const asked = (...options: ReturnType<typeof option>[]) =>
    promptText(words, { ...decision("dig", {}), options }, NAMES, 0);
  expect(asked(option("dig"), option("dig"), option("pass", true))).toBe("Your turn: dig.");
  expect(asked(option("dig"), option("collect"))).toBe("Your turn: collect or dig.");
  expect(asked(option("pass", true))).toBe("Your turn: do what you can.");
});

test("whoever is asked about themselves reads another sentence, where there is one", () => {
  const about = (seat2: string, reader: number) =>
    promptText(words, decision("give", { seat2 }), NAMES, reader);
  expect(about("1", 0)).toBe("Your turn: what do you give Bob?");
  expect(about("0", 0)).toBe("Your turn: what do you give yourself?");
  expect(about("0", 1)).toBe("React to Ala: what do you give Ala?");
  expect(promptText(words, decision("lay", { seat2: "0", area: "7" }), NAMES, 0, "Ala")).toBe(
    "Ala: lay a card in the Shades.",
  );
});

test("an option and an event are sentences; an event without one says nothing", () => {
  expect(optionText(words, { label: "lay", values: { card: "hex", area: "7" } }, NAMES)).toBe(
    "lay the Hex in the Shades",
  );
  expect(eventText(words, { event: "laid", seat: 1, card: "6B", owner: 4 }, NAMES)).toBe(
    "Bob lays 6B (the Watch's piece)",
  );
  expect(eventText(words, { event: "asked", seat: -1 }, NAMES)).toBe("Nobody is asked");
  expect(eventText(words, { event: "move", card: "6B" }, NAMES)).toBe("");
});

test("a heading is told with what stands below it, and not where that never came", () => {
  const fight = { event: "fight" };
  const move = { event: "move", card: "6B" };
  const spared = { event: "spared", seat: 0 };
  const struck = { event: "struck", seat: 1 };
  expect(eventTexts(words, [fight, spared, move, struck], NAMES)).toEqual(["They fight", "Ala is spared", "A blow for Bob"]);
  expect(eventTexts(words, [fight, spared, { ...fight }, struck], NAMES)).toEqual([
    "Ala is spared",
    "They fight",
    "A blow for Bob",
  ]);
  const laid = { event: "laid", seat: 1, card: "6B", owner: 4 };
  expect(eventTexts(words, [fight, laid, struck], NAMES)).toEqual(["Bob lays 6B (the Watch's piece)", "A blow for Bob"]);
  expect(eventTexts(words, [fight], NAMES)).toEqual([]);
});

test("what a digest is made of is set apart by semicolons, within one part by commas", () => {
  const paid = (number: number) => ({ key: "paid", values: { number } });
  const play = { key: "play", values: { card: "6B", acts: [paid(1), paid(2)] } };
  expect(digestText(words, [{ key: "turn", values: { seat: 0, acts: [play, paid(3)] } }], NAMES, null)).toBe(
    "Ala: 6B (1 dollars, 2 dollars); 3 dollars",
  );
  const scores = [0, 1].map((seat) => ({ key: "score", values: { seat, number: seat } }));
  expect(sayingText(words, "ending", { key: "in-all", values: { scores } }, NAMES)).toBe("In all: Ala 0, Bob 1");
});

test("only a card's move is a move", () => {
  expect(isMove({ event: "move" })).toBe(true);
  expect(isMove({ event: "moved" })).toBe(false);
  expect(isMove({})).toBe(false);
});

test("a bot's reason is the game's own, or the house's in the reader's language", () => {
  const hint = (why: string, facts: Record<string, string>) => ({ why, facts }) as Hint;
  expect(reasonText(words, hint("why-lead", { feature: "lead", number: "2" }))).toBe("it gains the lead by 2");
  expect(reasonText(words, hint("why-only", {}))).toBe("because it is the only possible move");
});

test("cards in a sentence are marked by what they are called, the longest name first, and not within words", () => {
  const marked = (sentence: string) =>
    dressed(sentence, words.cards).map(({ text, card }) => (card ? `<${text}>` : text));
  expect(marked("Ala lays the Hex, then 6B.")).toEqual(["Ala lays ", "<the Hex>", ", then ", "<6B>", "."]);
  expect(marked("Ace of Dogs beats A+")).toEqual(["<Ace of Dogs>", " beats ", "<A+>"]);
  expect(marked("Aces, żAce, 16B, AA")).toEqual(["Aces, żAce, 16B, AA"]);
});

test("of options that read the same only one is listed, the hinted one where there is a hint", () => {
  const lay = (card: string) => ({
    ...{ text: `lay ${card}`, label: "lay", values: { card, area: "7" } },
    ...{ parts: [], skip: false },
  });
  const options = [lay("a-1"), lay("a-2"), lay("a-3")];
  const texts = (hinted?: string) => toldApart(words, options, NAMES, 0, hinted).map(({ text }) => text);
  expect(texts()).toEqual(["lay a-1", "lay a-2"]);
  expect(texts("lay a-3")).toEqual(["lay a-3", "lay a-2"]);
});

test("what was answered for the reader is said by what it was", () => {
  const taken = { step: "give", facts: { seat2: "1" } };
  expect(takenText(words, { ...taken, label: "give", values: { card: "hex" } }, NAMES, 0)).toBe("the Hex: all that you had");
  expect(takenText(words, { ...taken, label: "keep", values: {} }, NAMES, 0)).toBe("You had nothing to give Bob");
});
