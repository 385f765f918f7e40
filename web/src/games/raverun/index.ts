import type { GameBoard } from "../types";
import Board from "./Board.svelte";
import Miniature from "./Miniature.svelte";
import { attempt, targets, touched } from "./spots";

const sounds = { skirmish_won: "capture", stole: "capture", sank: "fall" } as const;

export default { Board, Miniature, targets, attempt, touched, sounds } satisfies GameBoard;
