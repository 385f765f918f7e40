// One person's place at one table: the socket, what it has told, and what was asked of it.
import { LiveSocket } from "../socket";
import { notices } from "../notices.svelte";
import { session as person } from "../session.svelte";
import { awaitedHere, callToTable } from "../calling";
import { feel } from "../haptics";
import { installed } from "../installed.svelte";
import { library } from "../library.svelte";
import { playSound } from "../sound";
import { showTable } from "../turns";
import type {
  ClocksView,
  Considered,
  Fault,
  Frame,
  FromClient,
  FromServer,
  Hint,
  Me,
  OrdersView,
  Presence,
  Problem,
  TableInfo,
  Update,
  View,
  Welcome,
} from "../wire";
import { TableChat } from "./chat.svelte";
import { Commands, type Command } from "./commands.svelte";
import { TableLog } from "./log.svelte";
import { Patience } from "./patience.svelte";
import { Playback } from "./playback.svelte";
import { Recall } from "./recall";

const quiet = 4500; // ms without a word from the table

export interface Refusal {
  rule: string;
  facts: Record<string, string>;
}

export class TableSession {
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<Me | null>(null);
  online = $state(false);
  clocks = $state.raw<(ClocksView & { at: number }) | null>(null); // at: when they came, in milliseconds
  orders = $state.raw<OrdersView | null>(null); // the reader's own
  presence = $state.raw<Presence>({
    kind: "presence",
    online: [],
    watching: 0,
    watchers: [],
    thinking: [],
    signal: null,
  });
  refusal = $state.raw<Refusal | null>(null);
  hint = $state.raw<Hint | null>(null);
  seat = $state<number | null>(null); // where the reader sits; null for a spectator
  back = $state<number | null>(null); // a seat that the reader has handed over and may take back
  announced: string | null = null; // the commitment as it was first shown
  sawEnd = false; // the game ended before the reader's eyes
  shut = $state.raw<Problem | null>(null); // why one is not let in
  answering = $state(false); // an answer is on its way
  heard = $state(Date.now()); // when the table last said something, in milliseconds
  readonly patience = new Patience(() => this.#doubt());
  readonly log = new TableLog();
  readonly playback = new Playback(this.log);
  readonly chat: TableChat;
  readonly #socket: LiveSocket;
  readonly #commands = new Commands((message) => this.#socket.send(message));
  readonly #recall: Recall;
  readonly #leave: () => void;
  #seq = 0; // as the reader's seat counts: another observer's numbers are others
  #place: number | null | undefined; // the seat that it was counted for
  #lacking = false; // the log does not have all that has happened
  #welcome = false; // let in through the socket that is open now
  #refused = $state.raw<Problem | null>(null); // what was said at the door
  #habits = { forced: true, gains: true }; // what the table answers for the reader, as it takes it for granted
  #asked = -1; // the last decision that the reader was called to
  #passed = -1; // the last decision in which the reader has let it happen: that may not be heard

  constructor(readonly id: string) {
    this.chat = new TableChat(id);
    this.#recall = new Recall(id);
    this.#leave = showTable(id);
    this.#socket = new LiveSocket(
      () => `/ws/tables/${encodeURIComponent(id)}?since=${this.#seq}&said=${this.chat.last}`,
      (message) => this.#hear(message as FromServer),
      (online) => this.#connected(online),
      (reason) => this.#shutOut(reason),
    );
  }

  close(): void {
    this.#leave();
    this.#socket.close();
    this.#commands.close();
    this.#recall.close();
    this.patience.end();
    this.playback.skip();
    installed.busy = false;
  }

  get view(): View | null {
    return this.playback.view;
  }

  get names(): string[] {
    return this.table?.seats.map((seat) => seat.name) ?? [];
  }

  get myTurn(): boolean {
    const decision = this.view?.decision;
    return this.table?.status === "playing" && !!decision && decision.options.length > 0;
  }

  /** The server has too much to do to say what becomes of what the reader wants; it will. */
  get catchingUp(): boolean {
    return this.#commands.delayed || this.#refused?.name === "busy";
  }

  /** Is the reader the one who has opened the table? */
  get host(): boolean {
    return this.you !== null && this.you.id === this.table?.host;
  }

  /** Does no other person have a seat here? */
  get alone(): boolean {
    const seats = this.table?.seats ?? [];
    return seats.every(({ kind, gone }, number) =>
      kind === "person" ? number === this.seat : !gone || number === this.back,
    );
  }

  send(command: Command): void {
    void this.#ask(command);
  }

  /** May an answer be given? Asked first, where somebody guides the reader. */
  before: ((notation: string) => Promise<boolean>) | null = null;

  /** What somebody pointed at is no answer at all: the rule of the question says what is. */
  refuse(): void {
    const decision = this.view?.decision;
    if (decision) this.#sayNo({ rule: decision.rule, facts: {} });
  }

  #sayNo(refusal: Refusal): void {
    this.refusal = refusal;
    playSound("refused");
    feel("refused");
  }

  /** Was it taken? */
  async answer(notation: string): Promise<boolean> {
    const decision = this.view?.decision;
    if (!decision || this.answering) return false;
    if (this.before && !(await this.before(notation))) return false;
    if (this.view?.decision?.id !== decision.id) return false; // while one thought about it, it was no longer asked
    this.refusal = null;
    this.answering = true;
    this.playback.answer();
    const letsHappen = decision.options.some(({ text, skip }) => skip && text === notation);
    if (letsHappen || decision.forced || decision.options.length === 1) this.#passed = decision.id;
    else this.patience.begin(); // whoever lets it happen is heard in due time
    const heard = await this.#ask({ kind: "answer", decision: decision.id, do: notation });
    return heard.kind === "done";
  }

  /** What would come of an answer; null if it is no longer asked for. */
  async consider(notation: string): Promise<Considered | null> {
    const decision = this.view?.decision;
    if (!decision) return null;
    const heard = await this.#ask({ kind: "consider", decision: decision.id, do: notation });
    return heard.kind === "considered" ? heard : null;
  }

  /** Was it said? */
  async say(text: string): Promise<boolean> {
    const heard = await this.#ask({ kind: "chat", text });
    return heard.kind === "done";
  }

  /** What the table shall answer for the reader. */
  setHabits(forced: boolean, gains: boolean): void {
    if (this.#habits.forced === forced && this.#habits.gains === gains) return;
    this.#habits = { forced, gains };
    if (this.#welcome) this.send({ kind: "habits", ...this.#habits });
  }

  /** The reader has seen enough: bots need not wait. What nobody but them waits for is all the same to the server. */
  hurry(): void {
    if (!this.myTurn && this.alone && this.seat !== null && this.presence.thinking.length) this.send({ kind: "hurry" });
  }

  #ask(command: Command): Promise<FromServer> {
    return new Promise((hear) => this.#commands.ask(command, hear));
  }

  #connected(online: boolean): void {
    this.online = online;
    if (!online) this.#welcome = false;
  }

  /** Trying again would change nothing. */
  #shutOut(reason: string): void {
    this.shut = this.#refused?.name === reason ? this.#refused : { name: reason || "internal", facts: {} };
    this.close();
  }

  /** An answer is out for long, and since then nothing was heard: the line may be dead without anybody knowing. */
  #doubt(): void {
    if (Date.now() - this.heard > quiet && !this.catchingUp) this.#socket.renew();
  }

  #hear(message: FromServer): void {
    this.heard = Date.now();
    switch (message.kind) {
      case "welcome":
        this.#enter(message);
        break;
      case "you":
        this.you = message.you;
        person.renamed(message.you);
        break;
      case "update":
        this.#take(message);
        break;
      case "presence":
        this.presence = message;
        break;
      case "chat":
        this.chat.hear(message.lines);
        break;
      case "done":
      case "considered":
        this.#settle(message.key, message);
        break;
      case "refused":
        this.#settle(message.key, message);
        this.#sayNo({ rule: message.rule, facts: message.facts });
        this.hint = null;
        break;
      case "fault":
        this.#fail(message);
        break;
      case "hint":
        this.#settle(message.key, message);
        this.hint = message;
    }
  }

  #enter(welcome: Welcome): void {
    const sameSeat = this.#place === undefined || this.#place === welcome.seat;
    if (sameSeat && welcome.seq < this.#seq) {
      location.reload(); // an older state was restored: what came later never was
      return;
    }
    this.#welcome = true;
    this.#refused = null;
    this.you = welcome.you;
    this.chat.hear(welcome.chat);
    this.playback.skip();
    // What came after a number of another observer may be too much or too little: all is asked for.
    this.#take(sameSeat ? welcome : { ...welcome, frames: [] });
    this.playback.skip(); // what was missed is not played
    this.#commands.sendAgain();
    const { forced, gains } = this.#habits;
    if (!forced || !gains) this.send({ kind: "habits", forced, gains });
  }

  #fail(fault: Fault): void {
    const { key, problem } = fault;
    if (problem.name === "signed-out") return; // the page asks who it is
    if (key === null) {
      if (this.#welcome) notices.show(problem);
      else this.#refused = problem; // the socket says whether that is for good
    } else if (problem.name === "busy") {
      this.#commands.postpone(key);
    } else {
      const command = this.#settle(key, fault);
      if (command && !this.#isIdle(command, problem)) notices.show(problem);
    }
  }

  /** It was only a thought, or the answer of somebody who let it happen: that it came to nothing matters to nobody. */
  #isIdle(command: FromClient, problem: Problem): boolean {
    const passed = command.kind === "answer" && command.decision === this.#passed;
    return command.kind === "consider" || (passed && problem.name === "stale-decision");
  }

  #settle(key: string, answer: FromServer): FromClient | undefined {
    const command = this.#commands.answered(key, answer);
    if (command?.kind === "answer") {
      this.answering = false;
      this.patience.end();
    }
    return command;
  }

  #take(news: Welcome | Update): void {
    // Who sits elsewhere now counts otherwise. That is told by a frame, so where there is none, some are missing.
    const moved = this.#place !== undefined && this.#place !== news.seat;
    const first = news.frames[0]?.seq;
    const missing = moved ? first === undefined : news.seq !== this.#seq && first !== this.#seq + 1;
    this.#lacking ||= missing || (moved && this.#recall.wanting);
    this.#seq = news.seq;
    this.#place = news.seat;
    this.orders = news.orders;
    this.clocks = news.clocks && { ...news.clocks, at: Date.now() };
    const frames = news.frames.filter((frame) => frame.kind !== "chat"); // of long ago: it comes with the chat
    this.playback.add(frames, news.view, () => this.#shown(news, frames));
    if (news.view && this.#lacking) this.#fillLog();
  }

  /** All that has happened so far is asked for, since the log lacks some of it. */
  #fillLog(): void {
    this.#lacking = false;
    this.playback.skip();
    const count = this.log.lines.length;
    this.#recall.want(this.#seq, (frames) => this.log.fill(count, frames));
  }

  #shown({ table, seat, back }: Welcome | Update, frames: Frame[]): void {
    const ended = this.table?.status === "playing" && table.status === "over";
    this.table = table;
    this.seat = seat;
    this.back = back;
    this.announced ??= table.commitment;
    if (frames.length) this.hint = null;
    if (frames.some((frame) => frame.kind === "answer")) this.refusal = null;
    this.sawEnd ||= ended;
    if (ended) this.#end();
    this.#noteTurn();
    const decision = this.view?.decision;
    if (!this.myTurn || !decision || decision.forced || decision.id === this.#asked) return;
    this.#asked = decision.id;
    feel("turn");
    callToTable(table.id, library.name(table.game));
  }

  #end(): void {
    playSound("end");
    if (this.seat !== null) installed.finish();
  }

  #noteTurn(): void {
    awaitedHere(this.id, this.myTurn);
    installed.busy = this.myTurn;
  }
}
