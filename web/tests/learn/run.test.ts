import { beforeEach, expect, test, vi } from "vitest";
import { api, Failure } from "../../src/api";
import { LessonRun } from "../../src/learn/run.svelte";
import { settings } from "../../src/settings.svelte";
import type { LessonReply, QuestionView, View } from "../../src/wire";

const view = (name: string): View => ({ seat: 0, state: { name }, derived: {}, decision: null, can_undo: false });
const reply = (right: boolean, says: string, after: View | null): LessonReply => ({
  right,
  says,
  rule: null,
  events: [],
  view: after,
});

const question = (shown: string, replies: Record<string, LessonReply>): QuestionView => ({
  ask: "do",
  of: "",
  view: view(shown),
  lit: [],
  tries: [],
  counted: [],
  sentences: 0,
  replies,
});

let run: LessonRun;
let done: number;

const shown = () => (run.view.state as { name: string }).name;

beforeEach(() => {
  vi.restoreAllMocks();
  vi.useFakeTimers();
  settings.motion = "off";
  done = 0;
  const questions = [
    question("first", { good: reply(true, "right-1", null), bad: reply(false, "wrong-1-bad", view("ghost")) }),
    question("second", { good: reply(true, "right-2", view("end")), bad: reply(false, "wrong-2", null) }),
  ];
  run = new LessonRun("raverun", { id: "one", rules: [], names: ["", "Zenon"], questions }, () => (done += 1));
});

test("a wrong answer is seen for a while and then taken back", async () => {
  expect([shown(), run.stage]).toEqual(["first", "asked"]);
  expect(await run.answer("bad")).toBe(false);
  expect([shown(), run.stage, run.reply?.says]).toEqual(["ghost", "ghost", "wrong-1-bad"]);
  await vi.advanceTimersByTimeAsync(1499);
  expect(run.stage).toBe("ghost");
  await vi.advanceTimersByTimeAsync(1);
  expect([shown(), run.stage, run.reply?.says]).toEqual(["first", "asked", "wrong-1-bad"]);
});

test("whoever is in a hurry need not wait for that", async () => {
  await run.answer("bad");
  run.hurry();
  expect([shown(), run.stage]).toEqual(["first", "asked"]);
  await run.answer("bad");
  expect(await run.answer("good")).toBe(true);
  expect([shown(), run.number]).toEqual(["second", 1]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(shown()).toBe("second"); // the ghost of before does not come back
});

test("a right answer leads to the next question, the last one to the end", async () => {
  await run.answer("good");
  expect([shown(), run.stage, run.number, run.reply?.says, done]).toEqual(["second", "asked", 1, "right-1", 0]);
  await run.answer("bad");
  expect([shown(), run.stage, run.reply?.right]).toEqual(["second", "asked", false]);
  await run.answer("good");
  expect([shown(), run.stage, done]).toEqual(["end", "done", 1]);
  expect(await run.answer("good")).toBe(false);
  expect(done).toBe(1);
});

test("what the lesson does not know is asked for", async () => {
  const asked = vi.spyOn(api, "tryLesson").mockResolvedValue({ ...reply(false, "", null), rule: "RAV.phase1.3" });
  await run.answer("odd");
  expect(asked.mock.calls).toEqual([["raverun", "one", 0, "odd"]]);
  expect([run.reply?.rule, run.stage, shown()]).toEqual(["RAV.phase1.3", "asked", "first"]);
});

test("without a network that is said, and the lesson goes on", async () => {
  vi.spyOn(api, "tryLesson").mockRejectedValue(new Failure({ name: "offline", facts: {} }));
  await run.answer("odd");
  expect([run.problem?.name, run.stage]).toEqual(["offline", "asked"]);
  await run.answer("good");
  expect([run.problem, run.number]).toEqual([null, 1]);
});
