// A drawer at the lower edge is pulled down by a finger, wherever what it holds is not scrolled.
const ENOUGH = 70; // px

export function swipe(shut: () => void): (drawer: HTMLElement) => () => void {
  return (drawer) => {
    let from: number | null = null;
    let by = 0;

    const isScrolled = (target: EventTarget | null) => {
      for (let at = target as Element | null; at && at !== drawer; at = at.parentElement) {
        if (at.scrollTop > 0) return true;
      }
      return false;
    };
    const start = (event: TouchEvent) => {
      from = event.touches.length === 1 && !isScrolled(event.target) ? (event.touches[0]?.clientY ?? null) : null;
      by = 0;
    };
    const move = (event: TouchEvent) => {
      if (from === null) return;
      by = (event.touches[0]?.clientY ?? from) - from;
      if (by < 0) from = null; // upwards it is read on
      else if (event.cancelable) event.preventDefault();
      drawer.style.translate = by > 0 ? `0 ${by}px` : "";
    };
    const end = () => {
      drawer.style.translate = "";
      if (from !== null && by > ENOUGH) shut();
      from = null;
    };

    const undo = new AbortController();
    const { signal } = undo;
    drawer.addEventListener("touchstart", start, { passive: true, signal });
    drawer.addEventListener("touchmove", move, { passive: false, signal });
    drawer.addEventListener("touchend", end, { signal });
    drawer.addEventListener("touchcancel", end, { signal });
    return () => undo.abort();
  };
}
