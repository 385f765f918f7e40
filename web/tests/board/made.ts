// Boards made up for tests. An option is its notation and the things that it names, in the order in which they are
// pointed at; what somebody tries who points at other things follows from the answers that the step knows.
import { partsAttempt } from "../../src/board/parts";
import type { GameBoard, Spot } from "../../src/games/types";
import type { OptionView, View } from "../../src/wire";

/** `option("swap 6B pile 2", "card/6B", "pile/2")`. */
export function option(text: string, ...spots: Spot[]): OptionView {
  const parts = spots
    .map((spot) => spot.split("/"))
    .map(([name = "", value = ""]) => ({ name, kind: name, value }));
  return { text, label: text.split(" ")[0] ?? "", values: {}, parts, skip: false };
}

/** A board of a game whose step knows these answers, such as `swap {card} pile {pile}`. */
export function board(answers: string[] = [], own: Partial<GameBoard> = {}): GameBoard {
  const made: Partial<GameBoard> = {
    attempt: (spots, { decision }) => decision && partsAttempt(spots, { ...decision, answers }),
    touched: () => [],
    ...own,
  };
  return made as GameBoard;
}

/** A question to seat 0, which is the reader's unless another is named. */
export function asked(options: OptionView[], { seat = 0 as number | null, id = 1, seats = [0] } = {}): View {
  const decision = { id, step: "step", kind: "single" as const, seats, rule: "", facts: {}, answers: [], options, turn: seat, forced: "" };
  return { seat, state: {}, derived: {}, decision, can_undo: false };
}
