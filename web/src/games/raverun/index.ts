import type { GameBoard } from "../types";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Sign from "./Sign.svelte";
import { attempt, targets, touched } from "./spots";

const sounds = { skirmish_won: "capture", stole: "capture", sank: "fall" } as const;

export default { Board, Sign, Face, turns: true, targets, attempt, touched, sounds } satisfies GameBoard;
