import type { GameBoard } from "../types";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Miniature from "./Miniature.svelte";
import Seat from "./Seat.svelte";
import { attempt, inside, targets, touched } from "./spots";

export default { Board, Hand, Seat, Miniature, targets, attempt, inside, touched } satisfies GameBoard;
