import type { GameBoard } from "../types";
import Board from "./Board.svelte";
import Miniature from "./Miniature.svelte";
import { attempt, targets, touched } from "./spots";

export default { Board, Miniature, targets, attempt, touched } satisfies GameBoard;
