// Plays what has happened, one event after another, before the server's own view is shown.
import type { GameBoard, Spot } from "../games/types";
import { settings } from "../settings.svelte";
import { playSound } from "../sound";
import type { Frame, View } from "../wire";
import type { TableLog } from "./log.svelte";
import { afterMove } from "./moves";
import type { Event } from "./speech";

/** What is seen at once: a card's move and all that is told about it. */
interface Beat {
  act: () => void;
  moves: boolean;
}

const beatLength = { off: 0, quick: 260, calm: 430 };
const tooLong = 16; // beats that wait: whoever is so far behind wants to see the present

const isMove = (event: Event): boolean => event.event === "move";

/** Whether there is nobody to see it, or nobody who wants to. */
function still(): boolean {
  return (
    document.hidden || settings.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}

/** The events of a frame, cut before each move. */
function groups(frame: Frame): Event[][] {
  const cut: Event[][] = [[]];
  for (const event of frame.events as Event[]) {
    if (isMove(event) && cut.at(-1)?.some(isMove)) cut.push([]);
    cut.at(-1)?.push(event);
  }
  return cut;
}

export class Playback {
  view = $state.raw<View | null>(null); // what is on the table now
  trace = $state.raw<Spot[]>([]);
  playing = $state(false);
  board: GameBoard | null = null;
  #queue: Beat[] = [];
  #wake: () => void = () => undefined;

  constructor(private readonly log: TableLog) {}

  /** Queues what has happened; `shown` is called when the view that it led to is on the table. */
  add(frames: Frame[], view: View | null, shown: () => void): void {
    const beats = frames.flatMap((frame) => this.#beats(frame));
    const last = beats.pop() ?? { act: () => undefined, moves: false };
    const act = (): void => {
      last.act();
      this.view = view;
      shown();
    };
    this.#queue.push(...beats, { ...last, act });
    if (!this.view || still() || this.#queue.length > tooLong) this.skip();
    else if (!this.playing) void this.#play();
  }

  /** Straight to the end of all that has happened. */
  skip(): void {
    for (let beat = this.#queue.shift(); beat; beat = this.#queue.shift()) beat.act();
    this.#wake();
  }

  async #play(): Promise<void> {
    this.playing = true;
    for (let beat = this.#queue.shift(); beat; beat = this.#queue.shift()) {
      beat.act();
      if (!beat.moves) continue;
      playSound("card");
      await this.#pause(beatLength[settings.motion]);
    }
    this.playing = false;
  }

  #pause(length: number): Promise<void> {
    return new Promise((wake) => {
      this.#wake = wake;
      setTimeout(wake, length);
    });
  }

  #beats(frame: Frame): Beat[] {
    if (frame.kind === "undo") return [{ act: () => this.log.strike(), moves: false }];
    return groups(frame).map((events, number) => ({
      act: () => this.#happen(frame, events, number === 0),
      moves: events.some(isMove),
    }));
  }

  #happen(frame: Frame, events: Event[], first: boolean): void {
    if (first) this.log.tell(frame, null);
    const touched = events.flatMap((event) => this.board?.touched(event) ?? []);
    this.trace = first ? touched : [...this.trace, ...touched];
    for (const event of events) {
      if (!isMove(event)) this.log.tell(frame, event);
      else if (this.view) this.view = { ...afterMove(this.view, event), decision: null, can_undo: false };
    }
  }
}
