// A tower that does not fit is scrolled in its frame: it shows its foot first, or what is lit, and says what lies beyond.

/** How many lit cells are out of sight, and where to look for most of them. */
export interface Beyond {
  count: number;
  way: "←" | "→" | "↑" | "↓";
}

/** The parts of a rectangle that tell whether it is seen. */
export type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

export function beyond(frame: Box, cells: Box[]): Beyond | null {
  const middles = cells.map(({ left, right, top, bottom }) => ({ x: (left + right) / 2, y: (top + bottom) / 2 }));
  const ways: Record<Beyond["way"], number> = {
    "→": middles.filter(({ x }) => x > frame.right).length,
    "←": middles.filter(({ x }) => x < frame.left).length,
    "↑": middles.filter(({ y }) => y < frame.top).length,
    "↓": middles.filter(({ y }) => y > frame.bottom).length,
  };
  const inside = ({ x, y }: { x: number; y: number }) =>
    x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
  const count = middles.filter((middle) => !inside(middle)).length;
  const most = Math.max(...Object.values(ways));
  const way = (Object.keys(ways) as Beyond["way"][]).find((each) => ways[each] === most);
  return count && way ? { count, way } : null;
}

const litIn = (frame: HTMLElement) => [...frame.querySelectorAll("[data-lit]")];

export class Scrolling {
  beyond = $state.raw<Beyond | null>(null);
  #frame: HTMLElement | null = null;
  #below = 0; // px of the foot that are out of sight

  /** Called when what is lit, or the size, has changed. */
  settle(frame: HTMLElement): void {
    this.#frame = frame;
    frame.scrollTop = frame.scrollHeight - frame.clientHeight - this.#below; // a tower grows at its top
    this.look();
    if (this.beyond && this.beyond.count === litIn(frame).length) this.go();
  }

  scrolled(frame: HTMLElement): void {
    this.#below = frame.scrollHeight - frame.clientHeight - frame.scrollTop;
    this.look();
  }

  look(): void {
    const frame = this.#frame;
    const boxes = frame ? litIn(frame).map((cell) => cell.getBoundingClientRect()) : [];
    this.beyond = frame && beyond(frame.getBoundingClientRect(), boxes);
  }

  /** To the first of what is out of sight; nothing but this frame moves. */
  go(): void {
    const frame = this.#frame;
    const box = frame?.getBoundingClientRect();
    const way = this.beyond?.way;
    if (!frame || !box) return;
    const out = litIn(frame)
      .map((cell) => cell.getBoundingClientRect())
      .find((cell) => beyond(box, [cell])?.way === way);
    if (!out) return;
    const x = Math.max(0, out.right - box.right) + Math.min(0, out.left - box.left);
    const y = Math.max(0, out.bottom - box.bottom) + Math.min(0, out.top - box.top);
    frame.scrollBy(x, y);
    this.look();
  }
}
