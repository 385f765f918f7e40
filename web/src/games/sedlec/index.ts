import type { GameBoard } from "../types";
import Board from "./Board.svelte";
import { deal } from "./faces";
import Face from "./Face.svelte";
import Seat from "./Seat.svelte";
import Sheet from "./Sheet.svelte";
import Sign from "./Sign.svelte";
import { anyOrder, attempt, touched } from "./spots";

const chapters = ["starts", "shape_drawn"];

const sounds = { completed: "capture" } as const;

export default {
  Board,
  Seat,
  Sheet,
  Sign,
  Face,
  turns: true,
  anyOrder,
  attempt,
  chapters,
  touched,
  sounds,
  deal,
} satisfies GameBoard;
