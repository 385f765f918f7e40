import type { GameBoard } from "../types";
import Board from "./Board.svelte";
import { deal } from "./faces";
import Face from "./Face.svelte";
import Seat from "./Seat.svelte";
import Sign from "./Sign.svelte";
import { attempt, targets, touched } from "./spots";

const chapters = ["round_begins", "placed"];

const sounds = { captures: "capture" } as const;

export default {
  ownLens: true,
  Board,
  Seat,
  Sign,
  Face,
  beside: true,
  targets,
  attempt,
  chapters,
  touched,
  sounds,
  deal,
} satisfies GameBoard;
