import type { GameBoard } from "../types";
import Board from "./Board.svelte";
import { deal } from "./cards";
import Hand from "./Hand.svelte";
import Face from "./Face.svelte";
import { after, beat } from "./scene";
import Seat from "./Seat.svelte";
import Sign from "./Sign.svelte";
import { attempt, targets, things, touched } from "./spots";

const chapters = ["turn_began"];

const sounds = {
  died: "fall",
  fell: "fall",
  ate: "capture",
  brawl: "brawl",
  coming: "coming",
  first_done: "here",
  here: "here",
} as const;

export default {
  Board,
  Hand,
  Seat,
  Sign,
  Face,
  turns: true,
  targets,
  attempt,
  things,
  after,
  beat,
  chapters,
  touched,
  sounds,
  deal,
} satisfies GameBoard;
