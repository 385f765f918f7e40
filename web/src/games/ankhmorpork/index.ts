import type { GameBoard } from "../types";
import Board from "./Board.svelte";
import Miniature from "./Miniature.svelte";
const targets = () => [];
const attempt = () => null;
const touched = () => [];
export default { Board, Miniature, targets, attempt, touched } satisfies GameBoard;
