// The boards, each loaded when its game is first seen; and the small ones on the shelf, for which no board is needed.
import type { Component } from "svelte";
import type { Faces, GameBoard } from "./types";

const boards: Record<string, () => Promise<{ default: GameBoard }>> = {
  ankhmorpork: () => import("./ankhmorpork"),
  cheers: () => import("./cheers"),
  raverun: () => import("./raverun"),
  sedlec: () => import("./sedlec"),
  words: () => import("./words"),
};

const miniatures: Record<string, () => Promise<{ default: Component }>> = {
  ankhmorpork: () => import("./ankhmorpork/Miniature.svelte"),
  cheers: () => import("./cheers/Miniature.svelte"),
  raverun: () => import("./raverun/Miniature.svelte"),
  sedlec: () => import("./sedlec/Miniature.svelte"),
  words: () => import("./words/Miniature.svelte"),
};

export async function miniatureOf(game: string): Promise<Component | null> {
  return (await miniatures[game]?.())?.default ?? null;
}

export async function boardOf(game: string, faces: Faces): Promise<GameBoard | null> {
  const board: GameBoard | undefined = (await boards[game]?.())?.default;
  board?.deal?.(faces);
  return board ?? null;
}
