// Where a note about a thing is put: beside it, on the screen, over as little as possible of what can be chosen.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 8; // px

function overlap(one: Box, other: Box): number {
  const w = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const h = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return w > 0 && h > 0 ? w * h : 0;
}

export function beside(thing: Box, note: Size, lit: Box[], screen: Size): { x: number; y: number } {
  const most = { x: screen.width - note.width - GAP, y: screen.height - note.height - GAP };
  const middle = { x: (thing.left + thing.right - note.width) / 2, y: (thing.top + thing.bottom - note.height) / 2 };
  const below = { x: middle.x, y: thing.bottom + GAP };
  const above = { x: middle.x, y: thing.top - GAP - note.height };
  const upper = thing.top + thing.bottom < screen.height;
  const places = [
    ...(upper ? [below, above] : [above, below]),
    { x: thing.right + GAP, y: middle.y },
    { x: thing.left - GAP - note.width, y: middle.y },
    { x: GAP, y: GAP },
    { x: most.x, y: GAP },
    { x: GAP, y: most.y },
    { x: most.x, y: most.y },
  ].map(({ x, y }) => ({ x: Math.max(GAP, Math.min(x, most.x)), y: Math.max(GAP, Math.min(y, most.y)) }));
  const covered = ({ x, y }: { x: number; y: number }) => {
    const box = { left: x, top: y, right: x + note.width, bottom: y + note.height };
    return [thing, ...lit].reduce((sum, each) => sum + overlap(box, each), 0);
  };
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
}
