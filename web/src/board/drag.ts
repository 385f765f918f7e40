// Dragging a spot onto another: a ghost of it follows the finger.
import type { Spot } from "../games/types";
import { feel } from "../haptics";
import type { Pointing } from "./pointing.svelte";

const SLACK = 8; // px: less movement is a tap
const BACK = 180; // ms

export function grab(pointing: Pointing, from: Spot, down: PointerEvent): void {
  const source = down.currentTarget as SVGGraphicsElement | HTMLElement;
  const thing = source.closest<SVGGraphicsElement | HTMLElement>("[data-card]") ?? source;
  let ghost: SVGElement | HTMLElement | null = null;

  const follow = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    const x = event.clientX - down.clientX;
    const y = event.clientY - down.clientY;
    if (!ghost && Math.hypot(x, y) > SLACK) {
      ghost = haunt(thing);
      feel("grab");
      thing.dataset.carried = "";
      pointing.dragged = from;
    }
    if (ghost) ghost.style.translate = `${x}px ${y}px`;
  };

  const stop = (landed: boolean) => {
    pointing.dragged = null;
    delete thing.dataset.carried;
    if (ghost && !landed) flyBack(ghost);
    else ghost?.remove();
    removeEventListener("pointermove", follow);
    removeEventListener("pointerup", drop);
    removeEventListener("pointercancel", cancel);
  };
  const cancel = () => stop(false);

  const drop = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    if (ghost === null) return stop(true);
    const onto = below(event).filter((spot) => spot !== from);
    const fitting = onto.find((spot) => pointing.fits(from, spot));
    stop(fitting !== undefined);
    // A mouse that lets go over the thing itself would click it as well.
    addEventListener("click", hush, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", hush, true));
    const to = fitting ?? onto[0];
    if (to !== undefined) {
      feel("drop");
      pointing.drag(from, to);
    }
  };

  addEventListener("pointermove", follow);
  addEventListener("pointerup", drop);
  addEventListener("pointercancel", cancel);
}

/**
 * To be attached to a board, around its drawing: the page does not scroll under a finger that drags.
 * (Browsers heed `touch-action` for the whole drawing only.)
 */
export function holdStill(board: Element): () => void {
  const still = (event: Event) => {
    if ((event.target as Element).closest("[data-drags]")) event.preventDefault();
  };
  board.addEventListener("touchmove", still, { passive: false });
  return () => board.removeEventListener("touchmove", still);
}

const hush = (event: Event) => event.stopPropagation();

/** The spots at a point, the uppermost first. */
function below(event: PointerEvent): Spot[] {
  return document.elementsFromPoint(event.clientX, event.clientY).flatMap((element) => {
    const id = element.closest<HTMLElement | SVGElement>("[data-spot]")?.dataset.spot;
    return id === undefined ? [] : [id];
  });
}

/** A copy of a thing, at its place but above everything. */
function haunt(thing: SVGGraphicsElement | HTMLElement): SVGElement | HTMLElement {
  const copy = thing.cloneNode(true) as SVGElement | HTMLElement;
  for (const element of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of element.getAttributeNames()) {
      if (/^(data-|aria-|role|tabindex)/.test(name)) element.removeAttribute(name);
    }
  }
  const ghost = thing instanceof SVGGraphicsElement ? drawn(thing, copy) : boxed(thing, copy as HTMLElement);
  ghost.classList.add("dragged");
  Object.assign(ghost.style, { position: "fixed", transition: "none" }); // whatever a card's own styles say
  ghost.setAttribute("aria-hidden", "true");
  (thing.closest("[data-game]") ?? document.body).append(ghost); // not in the board, which may be enlarged
  return ghost;
}

/** Nothing takes it: it goes back to where it was. */
function flyBack(ghost: SVGElement | HTMLElement): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const flight = ghost.animate({ translate: [ghost.style.translate, "0px 0px"] }, still ? 0 : BACK);
  flight.onfinish = () => ghost.remove();
}

function boxed(thing: HTMLElement, copy: HTMLElement): HTMLElement {
  const { left, top, width, height } = thing.getBoundingClientRect();
  Object.assign(copy.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  return copy;
}

/** A part of a drawing needs a drawing around it: one unit large, with the same unit. */
function drawn(thing: SVGGraphicsElement, copy: Element): SVGElement {
  const { a = 1, e = 0, f = 0 } = thing.getScreenCTM() ?? {};
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 1 1");
  copy.removeAttribute("transform");
  svg.append(copy);
  Object.assign(svg.style, { left: `${e}px`, top: `${f}px`, width: `${a}px`, height: `${a}px` });
  return svg;
}
