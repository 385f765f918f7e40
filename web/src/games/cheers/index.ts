import type { GameBoard } from "../types";
import Board from "./Board.svelte";
import { deal } from "./cards";
import Hand from "./Hand.svelte";
import Miniature from "./Miniature.svelte";
import { after, beat } from "./scene";
import Seat from "./Seat.svelte";
import { attempt, targets, things, touched } from "./spots";

const chapters = ["turn_began"];

export default {
  Board,
  Hand,
  Seat,
  Miniature,
  targets,
  attempt,
  things,
  after,
  beat,
  chapters,
  touched,
  deal,
} satisfies GameBoard;
