import { expect, test, vi } from "vitest";
import { api } from "../../src/api";
import { route } from "../../src/route.svelte";
import { session } from "../../src/session.svelte";
import { playGuided } from "../../src/start/guided";
import { isGuided } from "../../src/table/guide.svelte";
import type { TableInfo } from "../../src/wire";

const card = { id: "sedlec", guided: { seats: 3, options: { help: "no" } } };

test("somebody guides the first game against bots, and just so the first one alone", async () => {
  vi.spyOn(session, "ensure").mockResolvedValue(undefined as never);
  vi.spyOn(route, "go").mockReturnValue();
  const create = vi.spyOn(api, "create").mockResolvedValue({ id: "t" } as TableInfo);
  await playGuided(card);
  expect(create).toHaveBeenLastCalledWith({ game: "sedlec", seats: ["me", "easy", "easy"], options: { help: "no" } });
  create.mockResolvedValue({ id: "u" } as TableInfo);
  await playGuided(card, true);
  expect(create).toHaveBeenLastCalledWith({ game: "sedlec", seats: ["me"], options: {} });
  expect(isGuided("u", "ala", "sedlec", true)).toBe(true); // without an earlier guided game
});
