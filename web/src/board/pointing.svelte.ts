// Choosing an option by pointing at things on the board, one after another. What can be chosen comes with the view, and
// which things stand for it are its parts; a board says so itself only where that is odd.
import { untrack } from "svelte";
import type { GameBoard, Spot } from "../games/types";
import type { OptionView, View } from "../wire";
import { partsAttempt, partSpots } from "./parts";

interface Way {
  option: OptionView;
  spots: Spot[];
}

const SHAKE = 320; // ms, as the style sheet has it

const begins = (spots: Spot[], path: Spot[]) => path.every((spot, place) => spots[place] === spot);

export class Pointing {
  /** What was pointed at so far. */
  path: Spot[] = $state.raw([]);
  /** A spot with several things in it that could be meant. */
  among: Spot | null = $state(null);
  /** An option to be shown on the board: the panel's focus is on it, or a hint names it. */
  preview: OptionView | null = $state.raw(null);
  /** The thing that is being dragged. */
  dragged: Spot | null = $state(null);
  /** What was dropped on what, until something else is pointed at: for a board that asks for both in turn. */
  dropped: [Spot, Spot] | null = $state.raw(null);
  /** What stands for an answer that is on its way: it stays lifted. */
  sent: Spot[] = $state.raw([]);
  /** What was pointed at in vain: it shakes once. */
  refused: Spot | null = $state(null);
  /** Where the keyboard stands. */
  current: Spot | null = $state(null);

  #board: GameBoard | null = $state.raw(null);
  #view: View | null = $state.raw(null);
  #answer: (notation: string) => void;
  #unheard: () => void;
  #tried: Spot | null = null; // the last thing that no option names
  #shown: (option: OptionView) => boolean = $state.raw(() => true); // its spots are lit
  #things: Spot[] | null = $state.raw(null); // what can be marked, where no option is taken

  #ways: Way[] = $derived.by(() => {
    const board = this.#board;
    const view = this.#view;
    if (!board || !view?.decision) return [];
    return view.decision.options.flatMap((option) => {
      const spots = board.targets?.(option, view) ?? partSpots(option);
      const orders = board.anyOrder?.(option) && spots.length > 1 ? [spots, [...spots].reverse()] : [spots];
      return orders.map((order) => ({ option, spots: order }));
    });
  });

  /** What can still be chosen. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it is made anew and never changed
  options: OptionView[] = $derived([...new Set(this.#left().map((way) => way.option))]);

  /** Where it goes on from here. */
  lit: Set<Spot> = $derived(
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it is made anew and never changed
    new Set(
      this.#things ??
        this.#left()
          .filter(({ option }) => this.#shown(option))
          .flatMap((way) => way.spots.slice(this.path.length, this.path.length + 1)),
    ),
  );

  /** The spots to be marked, in their order: of the previewed option, or the path. */
  marked: Spot[] = $derived(this.preview ? this.#spotsOf(this.preview.text) : this.path);

  /** The one lit spot in the tab order. */
  stop: Spot | null = $derived.by(() => {
    if (this.current !== null && this.lit.has(this.current)) return this.current;
    for (const spot of this.lit) return spot;
    return null;
  });

  /** `unheard`: something was pointed at for which there are not even words that the server could refuse. */
  constructor(answer: (notation: string) => void, unheard: () => void = () => undefined) {
    this.#answer = answer;
    this.#unheard = unheard;
  }

  /** `shown`: the options whose spots are lit; whatever else is pointed at is taken all the same. */
  ask(board: GameBoard | null, view: View | null, shown: (option: OptionView) => boolean = () => true): void {
    const before = untrack(() => this.#view?.decision);
    const now = view?.decision;
    const same =
      before?.id === now?.id &&
      before?.options.map((option) => option.text).join() ===
        now?.options.map((option) => option.text).join();
    this.#board = board;
    this.#view = view;
    this.#shown = shown;
    if (view) this.sent = [];
    if (!same) this.#reset();
  }

  /** Nothing is asked: these things can be marked, any number of them, and are then the path. Null: no longer. */
  mark(things: Spot[] | null): void {
    this.#things = things;
    this.#reset();
  }

  /** An answer goes out. */
  lift(notation: string): void {
    this.sent = this.#spotsOf(notation);
  }

  point(spot: Spot): void {
    this.dropped = null;
    if (this.#things) return this.#toggle(spot, this.#things);
    if (!this.#asked()) return this.#early(spot);
    const longer = [...this.path, spot];
    if (this.#from(longer).length > 0) this.#go(longer);
    else if (this.path.at(-1) === spot || this.among === spot) this.back();
    else if (this.#from([spot]).length > 0) this.#go([spot]);
    else if (!this.#look(spot)) this.#try([longer, [spot]]);
  }

  /** Whoever wants to play a card of their own out of turn is told why not now; anything else is only looked at. */
  #early(spot: Spot): void {
    const view = this.#view;
    const card = spot.replace(/^card\//, "");
    if (view?.seat == null || !view.decision || card === spot) return;
    const { hand } = view.state as { hand?: (string | null)[][] };
    if (hand?.[view.seat]?.includes(card)) this.#try([[spot]], card);
  }

  #toggle(spot: Spot, things: Spot[]): void {
    if (this.path.includes(spot)) this.path = this.path.filter((each) => each !== spot);
    else if (things.includes(spot)) this.path = [...this.path, spot];
  }

  drag(from: Spot, to: Spot): void {
    if (this.#things) return;
    const pair: [Spot, Spot] = [from, to];
    this.dropped = pair;
    if (!this.#asked()) return this.#try([pair]); // whoever drags wants something: the server says why not now
    const way = this.#ways.find(({ spots }) => spots.length === 2 && begins(spots, pair));
    if (way) this.#take(way.option.text);
    else this.#try([pair]);
  }

  /** Dropping one thing on another would take an option. */
  fits(from: Spot, to: Spot): boolean {
    const pair = [from, to];
    const tried = this.#attempt(pair);
    return this.#ways.some(
      ({ option, spots }) => option.text === tried || (spots.length === 2 && begins(spots, pair)),
    );
  }

  /** It can only be chosen by its words. */
  isSpoken(option: OptionView): boolean {
    return this.#ways.some((way) => way.option === option && way.spots.length === 0);
  }

  /** Whatever can be chosen can be pointed at, spot after spot: none of it needs words. */
  get isDrawn(): boolean {
    return this.#left().every(({ option, spots }) => option.skip || spots.length > this.path.length);
  }

  /** Take the last spot back; false if there is none. */
  back(): boolean {
    if (this.among !== null) {
      this.among = null;
      return true;
    }
    if (this.path.length === 0) return false;
    this.path = this.path.slice(0, -1);
    return true;
  }

  #spotsOf(notation: string): Spot[] {
    return this.#ways.find((way) => way.option.text === notation)?.spots ?? [];
  }

  #asked(): boolean {
    const view = this.#view;
    return view?.seat != null && view.decision != null && view.decision.seats.includes(view.seat);
  }

  #from(path: Spot[]): Way[] {
    return path.length === 0 ? this.#ways : this.#ways.filter((way) => begins(way.spots, path));
  }

  /** What can still be chosen: what goes on from the path, or lies in the spot that was pointed at. */
  #left(): Way[] {
    return this.among === null ? this.#from(this.path) : this.#within(this.among);
  }

  #within(spot: Spot): Way[] {
    const isIn = (first: Spot | undefined) => first !== undefined && this.#board?.inside?.(first) === spot;
    return this.#ways.filter((way) => isIn(way.spots[0]));
  }

  /** Look for what is meant in a spot; false if nothing in it can be. */
  #look(spot: Spot): boolean {
    const found = this.#within(spot).map((way) => way.spots[0]);
    const first = found[0];
    if (first === undefined) return false;
    if (found.every((each) => each === first)) this.#go([first]);
    else {
      this.path = [];
      this.among = spot;
    }
    return true;
  }

  #go(path: Spot[]): void {
    this.among = null;
    const ways = this.#from(path);
    const only = ways.length === 1 ? ways[0] : undefined;
    if (only && only.spots.length === path.length) this.#take(only.option.text);
    else this.path = path;
  }

  #attempt(spots: Spot[]): string | null {
    const view = this.#view;
    if (!this.#board || !view?.decision || view.seat === null) return null;
    const own = this.#board.attempt?.(spots, view);
    return own === undefined ? partsAttempt(spots, view.decision) : own;
  }

  /** What no option allows is answered all the same: the server says which rule forbids it. `unless`: what is said
   *  where there are no words for it. */
  #try(paths: Spot[][], unless: string | null = null): void {
    this.#tried = paths[0]?.at(-1) ?? null;
    for (const path of paths) {
      const notation = this.#attempt(path);
      if (notation !== null) return this.#take(notation);
    }
    if (unless !== null) this.#take(unless);
    else if (this.#asked()) this.#unheard();
  }

  /** What was tried has been refused. */
  shake(): void {
    this.refused = this.#tried;
    this.#tried = null;
    setTimeout(() => (this.refused = null), SHAKE);
  }

  #take(notation: string): void {
    this.lift(notation);
    this.#reset();
    this.#answer(notation);
  }

  #reset(): void {
    this.path = [];
    this.among = null;
    this.preview = null;
  }
}
