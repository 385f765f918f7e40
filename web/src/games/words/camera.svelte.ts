// How the table is looked at: it can be drawn about and brought nearer; until somebody does, all of it is in sight, or as
// much as there is room for without its letters becoming too small.
export interface Point {
  x: number;
  y: number;
}

interface Look extends Point {
  scale: number;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const NEAREST = 2.2; // a card twice its usual size
const STEP = 1.25;
const SLACK = 6; // px: less movement is a tap
const EDGE = 6; // px around what is fitted
const BUTTONS = 50; // px that they take, beside it or below
const LARGEST = 1.25; // of its own accord nothing is shown larger

/** Where a side of it begins: in the middle where it has room, and else with no more beyond its ends than need be. */
function along(from: number, to: number, focus: number, scale: number, room: number): number {
  if ((to - from) * scale <= room - 2 * EDGE) return (room - (from + to) * scale) / 2;
  return Math.min(EDGE - from * scale, Math.max(room - EDGE - to * scale, room / 2 - focus * scale));
}

export class Camera {
  width = $state(0);
  height = $state(0);
  #moved = $state.raw<Look | "whole" | null>(null);

  #whole = $derived.by(() => {
    const { left, top, right, bottom } = this.bounds();
    const within = (width: number, height: number) => {
      const across = (width - 2 * EDGE) / (right - left);
      const down = (height - 2 * EDGE) / (bottom - top);
      const scale = Math.max(0.1, Math.min(across, down, LARGEST));
      return { x: (width - (left + right) * scale) / 2, y: (height - (top + bottom) * scale) / 2, scale };
    };
    const beside = within(this.width - BUTTONS, this.height);
    const above = within(this.width, this.height - BUTTONS);
    return beside.scale >= above.scale ? { ...beside, beside: true } : { ...above, beside: false };
  });

  /** Where all of it would be too small, a part: what matters most in the middle, and nothing beyond the edges. */
  #home: Look = $derived.by(() => {
    const scale = this.least();
    if (this.#whole.scale >= scale) return this.#whole;
    const { left, top, right, bottom } = this.bounds();
    const { x, y } = this.focus();
    const width = this.width - (this.beside ? BUTTONS : 0);
    const height = this.height - (this.beside ? 0 : BUTTONS);
    return { x: along(left, right, x, scale, width), y: along(top, bottom, y, scale, height), scale };
  });

  /** The buttons stand beside what is seen, and not below it. */
  beside = $derived(this.#whole.beside);

  now: Look = $derived(this.#moved === "whole" ? this.#whole : (this.#moved ?? this.#home));
  /** All of it is in sight, since nobody has moved it. */
  fits = $derived(this.now === this.#whole);
  /** What is free to the left of it. */
  free = $derived.by(() => this.#whole.x + this.bounds().left * this.#whole.scale);

  /** The sides beyond which there is more. */
  beyond = $derived.by(() => {
    const { left, top, right, bottom } = this.bounds();
    const { x, y, scale } = this.now;
    const hidden = {
      left: x + left * scale < 0,
      top: y + top * scale < 0,
      right: x + right * scale > this.width,
      bottom: y + bottom * scale > this.height,
    };
    return (["left", "top", "right", "bottom"] as const).filter((side) => hidden[side]);
  });

  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  #fingers = new Map<number, { x: number; y: number }>();
  #travelled = 0;

  constructor(
    private readonly bounds: () => Bounds,
    private readonly focus: () => Point,
    private readonly least: () => number, // the scale below which it is not shown of its own accord
  ) {}

  /** As it is until somebody moves it. */
  home(): void {
    this.#moved = null;
  }

  fit(): void {
    this.#moved = "whole";
  }

  /** Draws it about until a thing on it is in sight. */
  reveal(thing: DOMRect, frame: DOMRect): void {
    const by = (from: number, to: number, low: number, high: number) =>
      from < low ? low - from : Math.min(0, high - to);
    const across = by(thing.left, thing.right, frame.left, frame.right);
    const down = by(thing.top, thing.bottom, frame.top, frame.bottom);
    if (across || down) this.#moved = { ...this.now, x: this.now.x + across, y: this.now.y + down };
  }

  zoom(by: number, x = this.width / 2, y = this.height / 2): void {
    const { scale, x: left, y: top } = this.now;
    const next = Math.max(this.#whole.scale * 0.6, Math.min(NEAREST, scale * by));
    this.#moved = { x: x - ((x - left) * next) / scale, y: y - ((y - top) * next) / scale, scale: next };
  }

  nearer = (): void => this.zoom(STEP);
  further = (): void => this.zoom(1 / STEP);

  /** Anywhere, except where something else than a word is being written. Numbers choose among the answers. */
  key(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.target as Element).closest("input:not([data-word]), select, textarea, dialog")) return;
    const act = { "+": this.nearer, "=": this.nearer, "-": this.further, "*": () => this.fit() }[event.key];
    if (!act) return;
    act();
    event.preventDefault();
  }

  /** To be attached to the drawing. */
  watch = (element: Element): (() => void) => {
    const undo = new AbortController();
    const { signal } = undo;
    const at = (event: MouseEvent) => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const turn = (event: WheelEvent) => {
      const { x, y } = at(event);
      this.zoom(Math.exp(-event.deltaY / 500), x, y);
      event.preventDefault();
    };
    const down = (event: PointerEvent) => {
      if (event.button > 0) return;
      if (this.#fingers.size === 0) this.#travelled = 0;
      this.#fingers.set(event.pointerId, at(event));
    };
    const move = (event: PointerEvent) => {
      const before = this.#fingers.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      if (this.#fingers.size === 1) this.#draw(before, now, event);
      else this.#pinch(event.pointerId, before, now);
      this.#fingers.set(event.pointerId, now);
    };
    const up = (event: PointerEvent) => this.#fingers.delete(event.pointerId);
    // Whoever has drawn the table about has not pointed at anything.
    const click = (event: MouseEvent) => {
      if (this.#travelled > SLACK && event.detail > 0) event.stopPropagation();
    };
    element.addEventListener("wheel", turn as EventListener, { signal, passive: false });
    element.addEventListener("pointerdown", down as EventListener, { signal });
    element.addEventListener("click", click as EventListener, { signal, capture: true });
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", up, { signal });
    addEventListener("pointercancel", up, { signal });
    return () => undo.abort();
  };

  #draw(before: { x: number; y: number }, now: { x: number; y: number }, event: PointerEvent): void {
    if (this.fits && event.pointerType === "touch") return; // there is nothing out of sight: the page may scroll
    this.#travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (this.#travelled <= SLACK) return;
    const { x, y, scale } = this.now;
    this.#moved = { x: x + now.x - before.x, y: y + now.y - before.y, scale };
  }

  #pinch(finger: number, before: { x: number; y: number }, now: { x: number; y: number }): void {
    for (const [id, other] of this.#fingers) {
      if (id === finger) continue;
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(now.x - other.x, now.y - other.y);
      this.#travelled += SLACK;
      if (was > 0) this.zoom(is / was, (now.x + other.x) / 2, (now.y + other.y) / 2);
      return;
    }
  }
}
