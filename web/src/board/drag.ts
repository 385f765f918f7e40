// Dragging a spot onto another: a ghost of it follows the finger.
import type { Spot } from "../games/types";
import type { Pointing } from "./pointing.svelte";

const SLACK = 8; // px: less movement is a tap

export function grab(pointing: Pointing, from: Spot, down: PointerEvent): void {
  const source = down.currentTarget as SVGGraphicsElement | HTMLElement;
  let ghost: Element | null = null;

  const follow = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    const x = event.clientX - down.clientX;
    const y = event.clientY - down.clientY;
    if (!ghost && Math.hypot(x, y) > SLACK) {
      ghost = haunt(source);
      pointing.dragged = from;
    }
    if (ghost instanceof SVGElement || ghost instanceof HTMLElement) ghost.style.translate = `${x}px ${y}px`;
  };

  const stop = () => {
    pointing.dragged = null;
    ghost?.remove();
    removeEventListener("pointermove", follow);
    removeEventListener("pointerup", drop);
    removeEventListener("pointercancel", stop);
  };

  const drop = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    const moved = ghost !== null;
    stop();
    if (!moved) return;
    // A mouse that lets go over the thing itself would click it as well.
    addEventListener("click", hush, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", hush, true));
    const onto = below(event).filter((spot) => spot !== from);
    const to = onto.find((spot) => pointing.fits(from, spot)) ?? onto[0];
    if (to !== undefined) pointing.drag(from, to);
  };

  addEventListener("pointermove", follow);
  addEventListener("pointerup", drop);
  addEventListener("pointercancel", stop);
}

const hush = (event: Event) => event.stopPropagation();

/** The spots at a point, the uppermost first. */
function below(event: PointerEvent): Spot[] {
  return document.elementsFromPoint(event.clientX, event.clientY).flatMap((element) => {
    const id = element.closest<HTMLElement | SVGElement>("[data-spot]")?.dataset.spot;
    return id === undefined ? [] : [id];
  });
}

/** A copy of an element, at its place but above everything. */
function haunt(source: SVGGraphicsElement | HTMLElement): SVGElement | HTMLElement {
  const box = source.getBoundingClientRect();
  const copy = source.cloneNode(true) as SVGElement | HTMLElement;
  for (const element of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of element.getAttributeNames()) {
      if (/^(data-|aria-|role|tabindex)/.test(name)) element.removeAttribute(name);
    }
  }
  let ghost = copy;
  let parent: Element | null = source.parentElement;
  if (source instanceof SVGGraphicsElement) {
    const inner = source.getBBox();
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", `${inner.x} ${inner.y} ${inner.width} ${inner.height}`);
    copy.removeAttribute("transform");
    svg.append(copy);
    ghost = svg;
    parent = source.ownerSVGElement?.parentElement ?? null;
  }
  ghost.classList.add("dragged");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  (parent ?? document.body).append(ghost);
  return ghost;
}
