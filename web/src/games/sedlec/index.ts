import type { View } from "../../wire";
import type { GameBoard, Say } from "../types";
import Board from "./Board.svelte";
import { deal } from "./faces";
import Miniature from "./Miniature.svelte";
import Seat from "./Seat.svelte";
import { anyOrder, attempt, targets, touched } from "./spots";
import { derivedOf, stateOf } from "./state";

/** Whoever plays alone gets a title. */
function ending(view: View, say: Say): string | null {
  if (stateOf(view).seats > 1) return null;
  const { totals, title } = derivedOf(view);
  return say("board-ending", { count: totals[0] ?? 0, title: say(`title-${title}`) });
}

export default { Board, Seat, Miniature, targets, anyOrder, attempt, touched, ending, deal } satisfies GameBoard;
