// What is said to an answer of a lesson, as far as the lesson itself knows it: so it can be learnt without a network.
import type { LessonReply, QuestionView } from "../wire";

const wrong = (number: number): LessonReply => ({
  right: false,
  says: `wrong-${number + 1}`,
  rule: null,
  events: [],
  view: null,
});

/** Things that were marked, as an answer. */
export const marked = (things: string[]): string => [...things].sort().join(" ");

const things = (answer: string): string[] => answer.split(" ").filter(Boolean);

/** What is said to this very set, or to something that was marked amiss, or (-) to something that was not. */
function pointed(question: QuestionView, number: number, answer: string): LessonReply {
  const [right] = Object.entries(question.replies).find(([, reply]) => reply.right) ?? [""];
  const given = things(answer);
  const amiss = given.filter((thing) => !things(right).includes(thing));
  const missing = things(right).filter((thing) => !given.includes(thing));
  for (const said of [answer, ...amiss, ...missing.map((thing) => `-${thing}`)]) {
    const reply = question.replies[said];
    if (reply && (said === answer || !reply.right)) return reply;
  }
  return wrong(number);
}

/** Null where only the server can tell. `number`: of the question, from 0. */
export function replyTo(question: QuestionView, number: number, answer: string): LessonReply | null {
  if (question.ask === "point") return pointed(question, number, answer);
  const known = question.replies[answer];
  if (known) return known;
  return question.ask === "do" || question.ask === "say" ? null : wrong(number);
}
