// What has happened at the table, in words beside the board: line by line, and turn by turn.
import type { Frame, SayingView } from "../wire";
import { isMove, type Event } from "./speech";

export interface Line {
  id: number;
  frame: Frame;
  event: Event | null; // null: that somebody did something at all
  turn: number | null; // null: it is about the table, and belongs to no turn
  undone: boolean;
}

/** A turn in a sentence or two, with its lines; or a line of its own. */
export interface Paragraph {
  id: number;
  turn: number | null;
  digest: SayingView[]; // empty: the lines tell it
  lines: Line[];
}

export class TableLog {
  lines = $state.raw<Line[]>([]);
  recalled = $state(false); // old lines come in, which nobody has to be told
  #digests = $state.raw<Record<number, SayingView[]>>({}); // by turn, as far as it has been told
  #next = 0;

  tell(frame: Frame, event: Event | null): void {
    const lines = [...this.lines, this.#line(frame, event)];
    this.lines = frame.kind === "undo" ? struck(lines) : lines;
    const told = digests(frame, (last) => last === event);
    if (Object.keys(told).length) this.#digests = { ...this.#digests, ...told };
  }

  /** These frames take the place of the first `count` lines, which knew less. */
  fill(count: number, frames: Frame[]): void {
    const older = frames.flatMap((frame) => {
      const told = (frame.events as Event[]).filter((event) => !isMove(event));
      return [null, ...told].map((event) => this.#line(frame, event));
    });
    const newer = this.lines.slice(count);
    const known = newer.flatMap(({ turn }) => (turn === null ? [] : [[turn, this.#digests[turn] ?? []] as const]));
    const recalled = frames.map((frame) => digests(frame, () => true));
    this.recalled = true;
    this.#digests = Object.assign({}, ...recalled, Object.fromEntries(known)) as Record<number, SayingView[]>;
    this.lines = struck([...older, ...newer]);
    setTimeout(() => (this.recalled = false));
  }

  /** Turn by turn, each where it began; what the game does not tell so, and what is about the table, line by line. */
  get paragraphs(): Paragraph[] {
    const found: Paragraph[] = [];
    const turns: Record<number, Paragraph> = {};
    for (const line of this.lines) {
      const digest = line.turn === null ? [] : (this.#digests[line.turn] ?? []);
      const begun = line.turn === null ? undefined : turns[line.turn];
      if (begun) begun.lines.push(line);
      else {
        const paragraph = { id: line.id, turn: line.turn, digest, lines: [line] };
        found.push(paragraph);
        if (line.turn !== null && digest.length) turns[line.turn] = paragraph;
      }
    }
    return found;
  }

  /** What the others have done since the reader's own turn; of a turn that is everybody's, all. None in the own turn. */
  sinceOwn(reader: number): SayingView[] {
    const told = this.paragraphs.map(({ digest }) => digest).filter(({ length }) => length);
    const whose = (digest: SayingView[] | undefined) => (digest?.[0]?.values as Record<string, unknown> | undefined)?.seat;
    if (whose(told.at(-1)) === undefined) return told.at(-1) ?? [];
    const own = told.map(whose).lastIndexOf(reader);
    return told.slice(own + 1).flat();
  }

  #line(frame: Frame, event: Event | null): Line {
    this.#next += 1;
    return { id: this.#next, frame, event, turn: event && turnOf(frame, event), undone: false };
  }
}

function turnOf({ events, turns = [] }: Frame, event: Event): number | null {
  const place = (events as Event[]).indexOf(event);
  return turns.filter(({ first }) => first <= place).at(-1)?.number ?? null;
}

/** What a frame says of turns whose last event of it (null: there is none) is such. */
function digests({ events, turns = [] }: Frame, such: (last: Event | null) => boolean): Record<number, SayingView[]> {
  const found: Record<number, SayingView[]> = {};
  turns.forEach(({ number, first, digest }, place) => {
    const among = (events as Event[]).slice(first, turns[place + 1]?.first);
    const last = among.filter((event) => !isMove(event)).at(-1) ?? null;
    if (digest && such(last)) found[number] = digest;
  });
  return found;
}

/** Each undo strikes out what its seat's last answer that still stood had brought. */
function struck(lines: Line[]): Line[] {
  let standing: Frame[] = [];
  const undone: Frame[] = [];
  for (const { frame, event } of lines) {
    if (event) continue;
    if (frame.kind === "answer") standing.push(frame);
    if (frame.kind !== "undo") continue;
    const last = standing.filter(({ seat }) => seat === frame.seat).at(-1);
    if (!last) continue;
    standing = standing.filter((answer) => answer !== last);
    undone.push(last);
  }
  return lines.map((line) => ({ ...line, undone: undone.includes(line.frame) }));
}
