import { expect, test } from "vitest";
import { marked, replyTo } from "../../src/learn/judging";
import type { LessonReply, QuestionView } from "../../src/wire";

const said = (says: string, right = false): LessonReply => ({ right, says, rule: null, events: [], view: null });

const question = (ask: QuestionView["ask"], replies: Record<string, LessonReply>): QuestionView => ({
  ask,
  of: "card",
  view: { seat: 0, state: {}, derived: {}, decision: null, can_undo: false },
  lit: [],
  tries: [],
  counted: [],
  sentences: 0,
  replies,
});

test("what the lesson does not know of a move, only the server can tell", () => {
  const asked = question("do", { "lay 5C": said("right-1", true), "lay 3B": said("wrong-1-number") });
  expect(replyTo(asked, 0, "lay 5C")?.right).toBe(true);
  expect(replyTo(asked, 0, "lay 3B")?.says).toBe("wrong-1-number");
  expect(replyTo(asked, 0, "lay 8C")).toBeNull();
  expect(replyTo(question("say", {}), 0, "spell kot")).toBeNull();
});

test("every other number is wrong", () => {
  const asked = question("count", { "17": said("right-2", true), "9": said("wrong-2-plain") });
  expect(replyTo(asked, 1, "17")?.right).toBe(true);
  expect(replyTo(asked, 1, "9")?.says).toBe("wrong-2-plain");
  expect(replyTo(asked, 1, "18")?.says).toBe("wrong-2");
});

test("things that were marked are judged as a set", () => {
  const asked = question("point", {
    "a b": said("right-1", true),
    c: said("wrong-1-amiss"),
    "-b": said("wrong-1-missing"),
    "a b d": said("wrong-1-these"),
    "": said("wrong-1-none"),
  });
  const judged = (...things: string[]) => replyTo(asked, 0, marked(things))?.says;
  expect(judged("b", "a")).toBe("right-1");
  expect(judged("c", "b", "a")).toBe("wrong-1-amiss");
  expect(judged("a")).toBe("wrong-1-missing");
  expect(judged("b")).toBe("wrong-1");
  expect(judged("d", "b", "a")).toBe("wrong-1-these");
  expect(judged()).toBe("wrong-1-none");
});

test("one thing that is right is not right among others", () => {
  const asked = question("point", { "1": said("right-1", true), "0": said("wrong-1-letter") });
  expect(replyTo(asked, 0, marked(["1"]))?.right).toBe(true);
  expect(replyTo(asked, 0, marked(["1", "2"]))?.says).toBe("wrong-1");
  expect(replyTo(asked, 0, marked(["1", "0"]))?.says).toBe("wrong-1-letter");
});
