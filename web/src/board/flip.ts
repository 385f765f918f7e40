// Things travel from where they were to where they are: a face known by `data-card`, a back by `data-back`.
// What appears comes from what has vanished in that moment: a card from a hidden hand, a back from a deck;
// things of different kinds (`data-kind`) are not taken for one another. What falls (`data-falls`) gains speed
// and lands hard.

type Drawn = HTMLElement | SVGGraphicsElement;

interface Where {
  x: number;
  y: number;
  size: number;
  kind: string | undefined;
}

const CALM = 280; // ms
const TIMES: Record<string, number> = { off: 0, quick: 180, calm: CALM };
const FADE = 160;
const EASE = "cubic-bezier(0.2, 0.7, 0.3, 1)";
const FALL = "linear(0, 0.06, 0.25, 0.56, 1 62%, 0.93, 1 84%, 0.98, 1)";

export class Flip {
  #before = new Map<string, Where>();

  /** Before the board changes. */
  leave(board: Element): void {
    this.#before = new Map(Array.from(things(board), ([key, element]) => [key, whereIs(element)]));
  }

  /** After it has changed. */
  arrive(board: Element): void {
    const time = TIMES[document.documentElement.dataset.motion ?? "calm"] ?? CALM;
    if (time === 0 || this.#before.size === 0) return;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const now = things(board);
    const vanished = [...this.#before].filter(([key]) => !now.has(key)).map(([, where]) => where);
    for (const [key, element] of now) {
      for (const animation of element.getAnimations()) animation.cancel();
      const to = whereIs(element);
      const from = this.#before.get(key) ?? take(vanished, to.kind);
      if (!from) fade(element);
      else if (near(from, to)) continue;
      else if (still) fade(element);
      else travel(element, from, to, time);
    }
  }
}

/** The first of a kind, which is then no longer there. */
function take(vanished: Where[], kind: string | undefined): Where | undefined {
  const place = vanished.findIndex((where) => where.kind === kind);
  return place < 0 ? undefined : vanished.splice(place, 1)[0];
}

function things(board: Element): Map<string, Drawn> {
  const found = board.querySelectorAll<Drawn>("[data-card], [data-back]");
  return new Map(
    Array.from(found, (element) => [element.dataset.card ?? element.dataset.back ?? "", element]),
  );
}

/** A drawing may reach over its edges, so its place is that of its own coordinates. */
function whereIs(element: Drawn): Where {
  const { kind } = element.dataset;
  if (element instanceof SVGGraphicsElement) {
    const { e = 0, f = 0, a = 1 } = element.getScreenCTM() ?? {};
    return { x: e, y: f, size: a, kind };
  }
  const box = element.getBoundingClientRect();
  return { x: box.x, y: box.y, size: box.width, kind };
}

function near(from: Where, to: Where): boolean {
  return Math.hypot(from.x - to.x, from.y - to.y) < 1 && Math.abs(from.size / to.size - 1) < 0.01;
}

function fade(element: Drawn): void {
  element.animate({ opacity: [0, 1] }, { duration: FADE, easing: "ease-out" });
}

function travel(element: Drawn, from: Where, to: Where, time: number): void {
  const unit = element instanceof SVGGraphicsElement ? to.size : to.size / element.offsetWidth;
  const by = `${(from.x - to.x) / unit}px, ${(from.y - to.y) / unit}px`;
  const start = `translate(${by}) scale(${from.size / to.size})`;
  element.style.transformOrigin = "0 0";
  element.animate(
    { transform: [start, "none"] },
    "falls" in element.dataset ? { duration: 1.5 * time, easing: FALL } : { duration: time, easing: EASE },
  );
}
