// The guided first game: against easy bots, as the game's guide wants it; or alone, where that is another game.
import { api } from "../api";
import { route } from "../route.svelte";
import { session } from "../session.svelte";
import { guideAt } from "../table/guide.svelte";
import type { GameCard } from "../wire";

export async function playGuided({ id, guided }: Pick<GameCard, "id" | "guided">, alone = false): Promise<void> {
  if (!guided) return;
  await session.ensure();
  const bots = Array.from({ length: alone ? 0 : guided.seats - 1 }, () => "easy" as const);
  const made = await api.create({ game: id, seats: ["me", ...bots], options: alone ? {} : guided.options });
  guideAt(made.id);
  route.go(`/t/${made.id}`);
}
