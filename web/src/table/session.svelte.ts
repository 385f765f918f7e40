// One person's place at one table: the socket, what it has told, and what was asked of it.
import { LiveSocket } from "../socket";
import { notices } from "../notices.svelte";
import { playSound } from "../sound";
import type {
  Clocks,
  Considered,
  Frame,
  FromClient,
  FromServer,
  Hint,
  Me,
  Orders,
  Presence,
  Problem,
  TableInfo,
  Update,
  View,
  Welcome,
} from "../wire";
import { TableLog } from "./log.svelte";
import { Playback } from "./playback.svelte";

type Keyless<T> = T extends { key: string } ? Omit<T, "key"> : never;
export type Command = Keyless<FromClient>;

export interface Refusal {
  tried: string; // the notation
  rule: string;
}

function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

export class TableSession {
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<Me | null>(null);
  online = $state(false);
  clocks = $state.raw<(Clocks & { at: number }) | null>(null); // at: when they came, in milliseconds
  orders = $state.raw<Orders | null>(null); // the reader's own
  presence = $state.raw<Presence>({ kind: "presence", online: [], watching: 0, thinking: [] });
  refusal = $state.raw<Refusal | null>(null);
  hint = $state.raw<Hint | null>(null);
  seat = $state<number | null>(null); // where the reader sits; null for a spectator
  back = $state<number | null>(null); // a seat that the reader has handed over and may take back
  announced: string | null = null; // the commitment as it was first shown
  shut = $state.raw<Problem | null>(null); // why one is not let in
  answering = $state(false); // an answer is on its way
  readonly log = new TableLog();
  readonly playback = new Playback(this.log);
  readonly #socket: LiveSocket;
  #unanswered: FromClient[] = [];
  /** For what the server says to a command. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  #waiting = new Map<string, (heard: FromServer) => void>();
  #seq = 0;
  #asked = -1; // the last decision that the reader was called to

  constructor(readonly id: string) {
    this.#socket = new LiveSocket(
      () => `/ws/tables/${encodeURIComponent(id)}?since=${this.#seq}`,
      (message) => this.#hear(message as FromServer),
      (online) => (this.online = online),
    );
  }

  close(): void {
    this.#socket.close();
    this.playback.skip();
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

  send(command: Command): string {
    const message = { ...command, key: freshKey() } as FromClient;
    this.#unanswered.push(message);
    this.#socket.send(message);
    return message.key;
  }

  /** Was it taken? */
  async answer(notation: string): Promise<boolean> {
    const decision = this.view?.decision;
    if (!decision || this.answering) return false;
    this.refusal = null;
    this.answering = true;
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

  #ask(command: Command): Promise<FromServer> {
    return new Promise((hear) => this.#waiting.set(this.send(command), hear));
  }

  #hear(message: FromServer): void {
    switch (message.kind) {
      case "welcome":
        if (message.seq < this.#seq) location.reload(); // an older state was restored: what came later never was
        this.you = message.you;
        this.playback.skip();
        this.#take(message);
        this.playback.skip(); // what was missed is not played
        for (const command of this.#unanswered) this.#socket.send(command);
        break;
      case "update":
        this.#take(message);
        break;
      case "presence":
        this.presence = message;
        break;
      case "done":
        this.#settle(message.key);
        break;
      case "refused": {
        const command = this.#settle(message.key);
        const tried = command?.kind === "answer" ? command.do : "";
        this.refusal = { tried, rule: message.rule };
        this.hint = null;
        break;
      }
      case "fault":
        this.#fail(message.key, message.problem);
        break;
      case "hint":
        this.#settle(message.key);
        this.hint = message;
        break;
      case "considered":
        this.#settle(message.key);
    }
    if ("key" in message && message.key !== null) this.#tell(message.key, message);
  }

  #tell(key: string, message: FromServer): void {
    this.#waiting.get(key)?.(message);
    this.#waiting.delete(key);
  }

  #fail(key: string | null, problem: Problem): void {
    const command = key === null ? undefined : this.#settle(key);
    if (command?.kind === "consider") return; // it was only a thought
    if (this.table) notices.show(problem);
    else this.shut = problem;
  }

  #settle(key: string): FromClient | undefined {
    const command = this.#unanswered.find((sent) => sent.key === key);
    this.#unanswered = this.#unanswered.filter((sent) => sent !== command);
    if (command?.kind === "answer") this.answering = false;
    return command;
  }

  #take(news: Welcome | Update): void {
    if (news.seq < this.#seq) return;
    const fresh = news.frames.filter((frame) => frame.seq > this.#seq);
    this.#seq = news.seq;
    this.orders = news.orders;
    this.clocks = news.clocks && { ...news.clocks, at: Date.now() };
    for (const frame of fresh.filter((frame) => frame.kind === "chat")) this.log.say(frame);
    const played = fresh.filter((frame) => frame.kind !== "chat");
    this.playback.add(played, news.view, () => this.#shown(news, played));
  }

  #shown({ table, seat, back }: Welcome | Update, frames: Frame[]): void {
    const ended = this.table?.status === "playing" && table.status === "over";
    this.table = table;
    this.seat = seat;
    this.back = back;
    this.announced ??= table.commitment;
    if (frames.length) this.hint = null;
    if (frames.some((frame) => frame.kind === "answer")) this.refusal = null;
    if (ended) playSound("end");
    const decision = this.view?.decision;
    if (!this.myTurn || !decision || decision.id === this.#asked) return;
    this.#asked = decision.id;
    playSound("turn");
  }
}
