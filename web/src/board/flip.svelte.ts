// Things travel from where they were to where they are. A face is known by `data-card`, a back by `data-back`.
// What appears comes from what has vanished in the same moment: a card from a hidden hand, a back from the deck.

type Drawn = HTMLElement | SVGGraphicsElement;

const TIMES: Record<string, number> = { off: 0, quick: 180, calm: 280 };
const FADE = 160;

const reduced = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const keyOf = (element: Drawn) => element.dataset.card ?? element.dataset.back ?? "";

function things(root: Element): Map<string, Drawn> {
  const found = root.querySelectorAll<Drawn>("[data-card], [data-back]");
  return new Map(Array.from(found, (element) => [keyOf(element), element]));
}

/** Call it while a board is set up: it plays the motion whenever `moment` changes. */
export function travelling(root: () => Element | undefined, moment: () => unknown): void {
  let before = new Map<string, DOMRect>();

  $effect.pre(() => {
    moment();
    const board = root();
    if (!board) return;
    before = new Map(Array.from(things(board), ([key, element]) => [key, element.getBoundingClientRect()]));
  });

  $effect(() => {
    moment();
    const board = root();
    const time = TIMES[document.documentElement.dataset.motion ?? "calm"] ?? 280;
    if (board && before.size > 0 && time > 0) play(things(board), before, time);
  });
}

function play(now: Map<string, Drawn>, before: Map<string, DOMRect>, time: number): void {
  const vanished = [...before].filter(([key]) => !now.has(key)).map(([, box]) => box);
  for (const [key, element] of now) {
    for (const animation of element.getAnimations()) animation.cancel();
    const from = before.get(key) ?? vanished.shift();
    if (reduced()) {
      if (!before.has(key) || (from && far(element, from))) fade(element);
    } else if (!from) fade(element);
    else if (far(element, from)) travel(element, from, time);
  }
}

function far(element: Drawn, from: DOMRect): boolean {
  const to = element.getBoundingClientRect();
  return Math.hypot(from.x - to.x, from.y - to.y) > 1 || Math.abs(from.width - to.width) > 1;
}

function fade(element: Drawn): void {
  element.animate({ opacity: [0, 1] }, { duration: FADE, easing: "ease-out" });
}

function travel(element: Drawn, from: DOMRect, time: number): void {
  const to = element.getBoundingClientRect();
  // A drawing has its own unit of length.
  const unit = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
  const start = `translate(${(from.x - to.x) / unit}px, ${(from.y - to.y) / unit}px) scale(${from.width / to.width})`;
  element.style.transformBox = "fill-box";
  element.style.transformOrigin = "0 0";
  element.animate({ transform: [start, "none"] }, { duration: time, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" });
}
