import type { GameBoard } from "../types";
import { deal } from "./cards";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Face from "./Face.svelte";
import Seat from "./Seat.svelte";
import Sign from "./Sign.svelte";
import { attempt, inside, targets, touched } from "./spots";

const chapters = ["turn_began"];

const sounds = {
  earned: "coin",
  paid: "coin",
  bought: "coin",
  borrowed: "coin",
  levied: "coin",
  removed: "fall",
  building_lost: "fall",
} as const;

export default {
  Board,
  Hand,
  Seat,
  Sign,
  Face,
  beside: true,
  targets,
  attempt,
  inside,
  chapters,
  touched,
  sounds,
  deal,
} satisfies GameBoard;
