// At what the card in the air is aimed.
import type { View } from "../../wire";
import { orderOf } from "./cards";
import { stateOf, type Cell } from "./state";

const SWAP = 4; // behind the offsets of a move

/** The cells that are announced: the target, and where a move or swap would bring it. */
export function aimedAt(view: View): Cell[] {
  const { air, shadow, aimed } = stateOf(view);
  if (air.length + shadow.length === 0 || view.decision?.step !== "deflecting") return [];
  const [tower = 0, col = 0, level = 0, play = 0] = aimed;
  const cell = { tower, col, level };
  const order = orderOf(air[0] ?? "");
  const by = ([across, up]: readonly [number, number]) => [
    cell,
    { tower, col: col + across, level: level + up },
  ];
  if (!order || play > SWAP) return [cell];
  if (play < SWAP) {
    const to = order.find(({ kind }) => kind === "move")?.to[play];
    return to ? by(to) : [cell];
  }
  const [one, other] = order.find(({ kind }) => kind === "swap")?.cells ?? [];
  return one && other ? by([other[0] - one[0], other[1] - one[1]]) : [cell];
}
