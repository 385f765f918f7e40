// The boards, each loaded when its game is first seen.
import type { GameBoard } from "./types";

const boards: Record<string, () => Promise<{ default: GameBoard }>> = {
  ankhmorpork: () => import("./ankhmorpork"),
  raverun: () => import("./raverun"),
};

export async function boardOf(game: string): Promise<GameBoard | null> {
  const load = boards[game];
  return load ? (await load()).default : null;
}
