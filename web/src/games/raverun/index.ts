import type { GameBoard } from "../types";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Miniature from "./Miniature.svelte";
import Sign from "./Sign.svelte";
import { attempt, targets, touched } from "./spots";

const sounds = { skirmish_won: "capture", stole: "capture", sank: "fall" } as const;

export default { Board, Sign, Face, Miniature, turns: true, targets, attempt, touched, sounds } satisfies GameBoard;
