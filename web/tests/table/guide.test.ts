import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../../src/api";
import { Guide, isGuided, told } from "../../src/table/guide.svelte";
import type { TableSession } from "../../src/table/session.svelte";
import type { GuideCardView, GuideView } from "../../src/wire";
import { view } from "./made";

const card = (id: string): GuideCardView => ({ id, steps: [], when: {}, points: [], lesson: "", rule: "" });

const TOLD: GuideView = {
  cards: [card("lay"), card("swap"), card("event-won"), card("event-lost")],
  sure: [{ step: "lay", answer: "pass" }],
  texts: ["lay", "swap", "event-won", "event-lost", "sure-lay-pass"].map((id) => `guide-${id} = ${id}?`).join("\n"),
};

/** A table as far as the guide looks at it. */
function table(id = "t") {
  const lines: { event: { event: string } }[] = [];
  const made = { id, seat: 0, myTurn: false, log: { lines }, view: view({}), before: null as TableSession["before"] };
  return {
    made,
    tell: (...events: string[]) => lines.push(...events.map((event) => ({ event: { event } }))),
    ask: (number: number, step: string, ...options: string[]) => {
      const asked = options.map((text) => ({ text, label: text, values: {}, parts: [], skip: false }));
      made.view = view({}, { id: number, step, options: asked });
      made.myTurn = true;
    },
    wait: () => {
      made.view = view({});
      made.myTurn = false;
    },
  };
}

async function guideAt(made: ReturnType<typeof table>["made"], person = "ala"): Promise<Guide> {
  const guide = new Guide(made as unknown as TableSession, "raverun", person);
  await guide.load("en");
  return guide;
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(api, "guide").mockResolvedValue(TOLD);
});

test("whoever never says that they have got it reads one card after another", async () => {
  const { made, tell, ask, wait } = table();
  const guide = await guideAt(made);
  ask(1, "lay", "a");
  guide.look();
  expect(guide.card?.id).toBe("lay");
  wait();
  tell("won", "lost"); // while the card of the question is still there
  guide.look();
  expect(guide.card?.id).toBe("event-won");
  ask(2, "swap", "b");
  guide.look();
  expect(guide.card?.id).toBe("event-won"); // it may be read until this is answered
  wait();
  guide.look();
  ask(3, "swap", "b");
  guide.look();
  expect(guide.card?.id).toBe("event-lost"); // told long ago, and not forgotten
  ask(4, "swap", "b");
  guide.look();
  expect(guide.card?.id).toBe("event-lost");
  ask(5, "swap", "b");
  guide.look();
  expect(guide.card?.id).toBe("swap");
  ask(6, "lay", "a");
  guide.look();
  expect(guide.card).toBeNull(); // each of them once
});

test("what happens is told while it is played, what is asked only then", async () => {
  const { made, tell, ask } = table();
  const guide = await guideAt(made);
  ask(1, "lay", "a");
  guide.look(true);
  expect(guide.card).toBeNull();
  tell("won");
  guide.look(true);
  expect(guide.card?.id).toBe("event-won");
});

test("what the table answers by itself needs no card", async () => {
  const { made, ask } = table();
  const guide = await guideAt(made);
  ask(1, "lay", "a");
  if (made.view.decision) made.view.decision.forced = "a";
  guide.look();
  expect(guide.card).toBeNull();
});

test("a second game against bots shows only what is new, and only to the same person", async () => {
  const { made, ask } = table();
  const first = await guideAt(made);
  ask(1, "lay", "a");
  first.look();
  first.done();
  expect(isGuided("other", "ala", "raverun", true)).toBe(true);
  expect(isGuided("other", "ala", "raverun", false)).toBe(false); // other people would wait
  expect(isGuided("other", "ala", "sedlec", true)).toBe(false);
  expect(isGuided("other", "ola", "raverun", true)).toBe(false);
  const second = await guideAt(made);
  second.look();
  expect(second.card).toBeNull();
  const others = await guideAt(made, "ola");
  others.look();
  expect(others.card?.id).toBe("lay");
  second.stop();
  expect(isGuided("other", "ala", "raverun", true)).toBe(false);
});

test("what is given up is asked about once a game, also across a reload, and not without a choice", async () => {
  const { made, ask } = table();
  let guide = await guideAt(made);
  ask(1, "lay", "pass");
  expect(await made.before?.("pass")).toBe(true);
  expect(guide.sure).toBeNull();
  ask(2, "lay", "pass", "a");
  const answer = made.before?.("pass");
  expect(guide.sure?.text).toBe("sure-lay-pass?");
  guide.sure?.say(false);
  expect(await answer).toBe(false);
  await guideAt(made);
  expect(await made.before?.("pass")).toBe(true);
  const next = table("u");
  guide = await guideAt(next.made);
  next.ask(1, "lay", "pass", "a");
  void next.made.before?.("pass");
  expect(guide.sure).not.toBeNull();
});

test("a card waits for an event with certain values, or for one that has something in common with another", async () => {
  const lines: { event: Record<string, unknown> }[] = [];
  const tell = (event: string, values: object = {}) => lines.push({ event: { event, ...values } });
  const waits = (when: Record<string, unknown>, from = lines.length - 1) =>
    told({ ...card("c"), when }, lines as never, from, 0);
  const own = { events: ["stacked"], with: { seat: "you", number2: 3 } };
  tell("stacked", { seat: 1, number2: 3 });
  expect(waits(own)).toBe(false);
  tell("stacked", { seat: 0, number2: 3 });
  expect(waits(own)).toBe(true);
  expect(waits(own, lines.length)).toBe(false); // it was told of before
  const twice = { events: ["offered"], twice: "seat", since: "round" };
  for (const seat of [0, 1]) {
    tell("offered", { seat });
    expect(waits(twice)).toBe(false);
  }
  tell("round");
  tell("offered", { seat: 0 });
  expect(waits(twice)).toBe(false); // that was in another round
  tell("offered", { seat: 1 });
  tell("offered", { seat: 0 });
  expect(waits(twice)).toBe(true);
});

test("the last card can be had back whatever is asked by then, until it is got or the next answer is given", async () => {
  const { made, ask, wait } = table();
  const guide = await guideAt(made);
  ask(1, "lay", "a");
  guide.look();
  guide.done();
  wait();
  guide.back();
  guide.look(); // as whenever a card is shown
  expect(guide.card?.id).toBe("lay");
  guide.done();
  ask(2, "draw", "a"); // a question without a card
  guide.look();
  guide.back();
  guide.look();
  expect(guide.card?.id).toBe("lay");
  ask(3, "swap", "b");
  guide.look();
  expect(guide.card?.id).toBe("swap");
});
