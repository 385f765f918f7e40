// What opens at a cell stays within the tower's frame: above it and left of it nothing could be scrolled to.

import type { Box } from "./scrolling.svelte";

/** How far a rectangle is moved so that it lies within another; one that is too large begins where that does. */
export function shift(box: Box, frame: Box): { x: number; y: number } {
  const along = (low: number, high: number, first: number, last: number) =>
    low + Math.min(0, last - high) < first ? first - low : Math.min(0, last - high);
  return {
    x: along(box.left, box.right, frame.left, frame.right),
    y: along(box.top, box.bottom, frame.top, frame.bottom),
  };
}

/** For `{@attach keepInside}`. */
export function keepInside(node: HTMLElement): void {
  const frame = node.closest(".tower");
  if (!frame) return;
  node.style.margin = "0";
  const { x, y } = shift(node.getBoundingClientRect(), frame.getBoundingClientRect());
  node.style.margin = `${y}px 0 0 ${x}px`;
}
