// The keyboard on a board: arrows go to the nearest lit spot that way, Enter takes, Escape goes back.
import type { Spot } from "../games/types";
import type { Pointing } from "./pointing.svelte";

const WAYS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function rove(pointing: Pointing, take: () => void, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const way = WAYS[event.key];
  if (way) next(event.currentTarget as Element, way)?.focus();
  else if (event.key === "Enter" || event.key === " ") take();
  else if (event.key !== "Escape" || !pointing.back()) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Keeps the keyboard's place when a change of the board takes the focused element away or moves it. */
export class Stay {
  #spot: Spot | undefined;

  leave(board: Element): void {
    const focused = document.activeElement as HTMLElement | SVGElement | null;
    if (focused === document.body) return; // still lost, until there is something to go to
    this.#spot = board.contains(focused) ? focused?.dataset.spot : undefined;
  }

  arrive(board: Element): void {
    if (this.#spot === undefined || board.contains(document.activeElement)) return;
    const find = (what: string) => board.querySelector<HTMLElement | SVGElement>(what);
    (find(`[data-spot="${this.#spot}"]`) ?? find("[data-spot][data-lit]"))?.focus({ preventScroll: true });
  }
}

function middle(element: Element): [x: number, y: number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** The nearest lit spot in a direction; what lies aside counts as further away. */
function next(from: Element, [wayX, wayY]: [number, number]): HTMLElement | SVGElement | null {
  const [x, y] = middle(from);
  let best: HTMLElement | SVGElement | null = null;
  let least = Infinity;
  // Not only on the board: hands and players can be pointed at as well.
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>("[data-spot][data-lit]")) {
    if (element === from) continue;
    const [toX, toY] = middle(element);
    const ahead = (toX - x) * wayX + (toY - y) * wayY;
    const aside = Math.abs((toX - x) * wayY) + Math.abs((toY - y) * wayX);
    const distance = ahead + 3 * aside;
    if (ahead > 4 && distance < least) {
      least = distance;
      best = element;
    }
  }
  return best;
}
