import type { GameBoard } from "../types";
import { deal } from "./cards";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Face from "./Face.svelte";
import Miniature from "./Miniature.svelte";
import Seat from "./Seat.svelte";
import Sign from "./Sign.svelte";
import { attempt, inside, targets, touched } from "./spots";

const chapters = ["turn_began"];

export default {
  Board,
  Hand,
  Seat,
  Sign,
  Face,
  Miniature,
  targets,
  attempt,
  inside,
  chapters,
  touched,
  deal,
} satisfies GameBoard;
