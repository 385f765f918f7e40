// Makes an element of a board a spot: something to click, tap, drag and reach by keyboard.
// To be spread on it: <g {...spot(pointing, "card/6B", "6B, on top of Ola's pile")}>.
import type { Spot } from "../games/types";
import { grab } from "./drag";
import type { Pointing } from "./pointing.svelte";
import { rove } from "./rove";
import "./spot.css";

const HOLD = 450; // ms: a longer touch only asks what the thing is

let pressed = 0;

/** Somebody has touched the thing so long that only what it is was asked. */
export const isHeld = (event: MouseEvent) =>
  event instanceof PointerEvent && event.pointerType === "touch" && event.timeStamp - pressed > HOLD;

/** Where pointing at a thing means something of the board's own, and no option. */
export interface OwnWay {
  stop: boolean; // the one in the tab order
  pressed: boolean;
  take: () => void;
}

export function spot(pointing: Pointing | null, id: Spot, label: string, drags = false, own: OwnWay | null = null) {
  if (!pointing) return { "data-spot": id, role: "img", "aria-label": label };
  const offered = pointing.dragged === null ? pointing.lit.has(id) : pointing.fits(pointing.dragged, id);
  const lit = offered || own !== null;
  const place = pointing.marked.indexOf(id);
  const take = own?.take ?? (() => pointing.point(id));
  return {
    "data-spot": id,
    "data-lit": lit || undefined,
    "data-marked": place < 0 ? undefined : place + 1,
    "data-refused": pointing.refused === id || undefined,
    "data-sent": pointing.sent.includes(id) || undefined,
    "data-drags": (drags && pointing.lit.has(id)) || undefined,
    role: "button",
    tabindex: (own?.stop ?? pointing.stop === id) ? 0 : -1,
    "aria-label": label,
    "aria-disabled": lit || place >= 0 ? undefined : true,
    "aria-pressed": own?.pressed ?? (pointing.path.includes(id) || undefined),
    onpointerdown: (event: PointerEvent) => {
      pressed = event.timeStamp;
      if (drags && event.isPrimary && event.button === 0) grab(pointing, id, event);
    },
    onclick: (event: MouseEvent) => {
      if (event.detail < 2 && !isHeld(event)) take(); // the second click of two has nothing more to say
    },
    onkeydown: (event: KeyboardEvent) => rove(pointing, take, event),
    onfocus: () => {
      pointing.current = id;
    },
  };
}
