// Plays what has happened, one event after another, before the server's own view is shown.
import type { GameBoard, Spot } from "../games/types";
import { still } from "../motion";
import { settings } from "../settings.svelte";
import { playSound, type Sound } from "../sound";
import type { Frame, View } from "../wire";
import type { TableLog } from "./log.svelte";
import { afterMove } from "./moves";
import { isMove, type Event } from "./speech";

/** What is seen at once: a card's move and all that is told about it. */
interface Beat {
  act: () => void;
  length: number; // in usual beats; 0 if there is nothing to see
  sound?: Sound; // otherwise that of a card
}

/** Events that are seen at once. */
interface Group {
  events: Event[];
  name: string;
  length: number;
}

const beatLength = { off: 0, quick: 260, calm: 430 };
const tooLong = 16; // beats that wait: whoever is so far behind wants to see the present
const several = 4; // beats that may wait at the usual pace
const tooMany = 3; // frames at once: so many come only to somebody who was away
// What was still to be seen hurries when the reader is asked: an own turn is back so soon after the last one,
const round = 7000; // ms
const least = 2500; // ms that there are for it all the same

/** Has the reader something to choose? */
const isAsked = (view: View | null): boolean => Boolean(view?.decision?.options.length && !view.decision.forced);

/** How many beats there are to see. */
const seen = (beats: Beat[]): number => beats.filter(({ length }) => length > 0).length;

/** The events of a frame: cut where the game says, or before each move. */
function groups(frame: Frame, board: GameBoard | null): Group[] {
  let last: Group = { events: [], name: "", length: 0 };
  const cut = [last];
  (frame.events as Event[]).forEach((event, number) => {
    const beat = board?.beat ? board.beat(event) : isMove(event) && { name: String(number), length: 1 };
    if (beat && beat.name !== last.name) {
      if (last.name !== "") cut.push((last = { events: [], name: "", length: 0 }));
      Object.assign(last, beat);
    }
    last.events.push(event);
  });
  return cut;
}

export class Playback {
  view = $state.raw<View | null>(null); // what is on the table now
  trace = $state.raw<Spot[]>([]);
  playing = $state(false);
  board: GameBoard | null = null;
  #queue: Beat[] = [];
  #due = Infinity; // the reader's own question waits to be seen until then
  #answered = Infinity; // when the reader's last own turn was over; what was thought of in others' turns is not counted
  #asked = 0;
  #wake: () => void = () => undefined;

  constructor(private readonly log: TableLog) {}

  /** Queues what has happened; `shown` is called when the view that it led to is on the table. */
  add(frames: Frame[], view: View | null, shown: () => void): void {
    const beats = frames.flatMap((frame) => this.#beats(frame));
    const asks = isAsked(view);
    const show = (): void => {
      this.view = view;
      if (asks) this.#asked = Date.now();
      shown();
    };
    if (asks) this.#due = Math.max(Date.now() + least, this.#answered + round);
    // What a game tells beat by beat is seen to its end; otherwise the last move leads to the view itself.
    const last = this.board?.after ? undefined : beats.pop();
    const act = (): void => {
      last?.act();
      show();
    };
    const next: Beat[] = [...beats, { length: 0, ...last, act }];
    // Where all act at once nobody waits for what others do.
    const hurried = view?.decision?.kind === "speak" || frames.length > tooMany || this.#isLong(next);
    if (seen([...this.#queue, ...next]) > tooLong) this.skip();
    this.#queue.push(...next);
    const unseen = !this.view || document.hidden;
    if (unseen || still() || hurried) {
      if (!unseen) this.#sound(next.find(({ sound }) => sound) ?? next.find(({ length }) => length > 0));
      this.skip();
    } else if (!this.playing) void this.#play();
  }

  /** The reader answers what is on the table. */
  answer(): void {
    const view = this.view;
    const now = Date.now();
    this.#answered = view?.decision?.turn === view?.seat ? now : this.#answered + now - this.#asked;
  }

  /** Straight to the end of all that has happened. */
  skip(): void {
    for (let beat = this.#queue.shift(); beat; beat = this.#queue.shift()) beat.act();
    this.#wake();
  }

  /** Too much for one look; a game that says what its beats are wants all of them to be seen. */
  #isLong(beats: Beat[]): boolean {
    return !this.board?.beat && seen(beats) > tooLong;
  }

  async #play(): Promise<void> {
    this.playing = true;
    for (let beat = this.#queue.shift(); beat; beat = this.#queue.shift()) {
      beat.act();
      this.#sound(beat);
      if (beat.length === 0) continue;
      // Where more than several wait to be seen, it goes the quicker.
      const usual = (beatLength[settings.motion] * beat.length) / Math.max(1, seen(this.#queue) / several);
      const rest = this.#queue.reduce((sum, { length }) => sum + length, beat.length);
      await this.#pause(Math.min(usual, Math.max(0, this.#due - Date.now()) * (beat.length / rest)));
    }
    this.#due = Infinity;
    this.playing = false;
  }

  /** What moves is heard, and whatever else has a sound of its own. */
  #sound(beat: Beat | undefined): void {
    if (beat?.sound || beat?.length) playSound(beat.sound ?? "card");
  }

  #pause(length: number): Promise<void> {
    return new Promise((wake) => {
      this.#wake = wake;
      setTimeout(wake, length);
    });
  }

  #beats(frame: Frame): Beat[] {
    if (frame.kind === "undo") return [{ act: () => this.log.tell(frame, null), length: 0 }];
    return groups(frame, this.board).map(({ events, length }, number) => ({
      act: () => this.#happen(frame, events, number === 0),
      length,
      sound: events.map((event) => this.board?.sounds?.[String(event.event)]).find(Boolean),
    }));
  }

  #happen(frame: Frame, events: Event[], first: boolean): void {
    if (first) this.log.tell(frame, null);
    const touched = events.flatMap((event) => this.board?.touched(event) ?? []);
    this.trace = first ? touched : [...this.trace, ...touched];
    for (const event of events) {
      if (!isMove(event)) this.log.tell(frame, event);
      if (this.view) this.view = this.#after(this.view, event);
    }
  }

  #after(view: View, event: Event): View {
    const seen = isMove(event) ? { ...afterMove(view, event), decision: null, can_undo: false } : view;
    return this.board?.after?.(seen, event) ?? seen;
  }
}
