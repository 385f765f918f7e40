// The boards, each loaded when its game is first seen.
import type { Faces, GameBoard } from "./types";

const boards: Record<string, () => Promise<{ default: GameBoard }>> = {
  ankhmorpork: () => import("./ankhmorpork"),
  cheers: () => import("./cheers"),
  raverun: () => import("./raverun"),
  sedlec: () => import("./sedlec"),
  words: () => import("./words"),
};

export async function boardOf(game: string, faces: Faces): Promise<GameBoard | null> {
  const board: GameBoard | undefined = (await boards[game]?.())?.default;
  board?.deal?.(faces);
  return board ?? null;
}
