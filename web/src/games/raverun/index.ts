import type { GameBoard } from "../types";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Miniature from "./Miniature.svelte";
import Sign from "./Sign.svelte";
import { attempt, targets, touched } from "./spots";

export default { Board, Sign, Face, Miniature, targets, attempt, touched } satisfies GameBoard;
