// One lesson as it is being learnt: the question, what was said to the answer, and what comes of it on the board.
import { api, problemOf } from "../api";
import type { Voice } from "../games/types";
import { TableLog } from "../table/log.svelte";
import { Playback } from "../table/playback.svelte";
import type { Considered, Frame, LessonReply, LessonView, Problem, QuestionView, View } from "../wire";
import { replyTo } from "./judging";

const GHOST = 1500; // ms that a wrong answer stays on the board

/**
 * `asked`: it is the reader's turn. `ghost`: a wrong answer is seen on the board, and then taken back. `moving`: what came
 * of the right one is being played. `done`: the last question is answered.
 */
type Stage = "asked" | "ghost" | "moving" | "done";

export class LessonRun implements Voice {
  number = $state(0); // of the question
  stage = $state<Stage>("asked");
  reply = $state.raw<LessonReply | null>(null); // to the last answer
  problem = $state.raw<Problem | null>(null);
  answering = $state(false);
  readonly playback = new Playback(new TableLog());
  #ghost = 0; // the timer

  constructor(
    readonly game: string,
    readonly lesson: LessonView,
    private readonly ondone: () => void,
  ) {
    this.playback.view = this.#view;
  }

  question: QuestionView = $derived.by(() => {
    const found = this.lesson.questions[this.number];
    if (!found) throw new Error("a lesson without questions");
    return found;
  });

  get view(): View {
    return this.playback.view ?? this.question.view;
  }

  get #view(): View {
    return this.question.view;
  }

  /** Was it right? */
  async answer(text: string): Promise<boolean> {
    if (this.stage === "ghost") this.hurry();
    if (this.stage !== "asked" || this.answering) return false;
    this.problem = null;
    const reply = replyTo(this.question, this.number, text) ?? (await this.#ask(text));
    if (!reply) return false;
    this.reply = reply;
    if (reply.right) this.#advance(reply);
    else if (reply.view) this.#haunt(reply, reply.view);
    return reply.right;
  }

  async consider(text: string): Promise<Considered | null> {
    try {
      const { rule, preview } = await api.thinkInLesson(this.game, this.lesson.id, this.number, text);
      return { kind: "considered", key: "", rule, facts: {}, preview };
    } catch {
      return null; // it was only a thought
    }
  }

  /** Straight to the end of what is being shown. */
  hurry(): void {
    this.playback.skip();
    if (this.stage === "ghost") this.#back();
  }

  close(): void {
    clearTimeout(this.#ghost);
    this.playback.skip();
  }

  async #ask(text: string): Promise<LessonReply | null> {
    this.answering = true;
    try {
      return await api.tryLesson(this.game, this.lesson.id, this.number, text);
    } catch (error) {
      this.problem = problemOf(error);
      return null;
    } finally {
      this.answering = false;
    }
  }

  #advance(reply: LessonReply): void {
    const next = this.lesson.questions[this.number + 1];
    this.stage = next ? "moving" : "done";
    this.playback.add([frameOf(reply)], reply.view ?? next?.view ?? this.question.view, () => {
      if (!next) return this.ondone();
      this.number += 1;
      this.stage = "asked";
    });
  }

  #haunt(reply: LessonReply, view: View): void {
    this.stage = "ghost";
    this.playback.add([frameOf(reply)], view, () => {
      this.#ghost = window.setTimeout(() => this.#back(), GHOST);
    });
  }

  #back(): void {
    clearTimeout(this.#ghost);
    this.playback.view = this.question.view;
    this.playback.trace = [];
    this.stage = "asked";
  }
}

const frameOf = ({ events }: LessonReply): Frame => ({
  seq: 0,
  kind: "answer",
  at: 0,
  seat: 0,
  name: "",
  text: "",
  taken: null,
  turns: [],
  events,
});
