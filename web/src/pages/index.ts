// The pages, each loaded when it is first seen.
import type { Component } from "svelte";

type Loaded = Promise<{ default: Component<never> }>;

/** A page with what its address says. */
export interface Found {
  key: string; // pages of one key are one page, of which something changes
  Page: Component<Record<string, unknown>>;
  props: Record<string, unknown>;
}

interface Place {
  load: () => Loaded;
  props?: Record<string, unknown>;
}

function placeOf(name: string, argument: string | undefined, more: string | undefined): Place {
  if (argument === undefined || argument === "") {
    if (name === "") return { load: () => import("./Start.svelte") };
    if (name === "lobby") return { load: () => import("./Lobby.svelte") };
    if (name === "about") return { load: () => import("./About.svelte") };
  } else {
    const [id, game] = [argument, argument];
    if (name === "t") return { load: () => import("./Table.svelte"), props: { id } };
    if (name === "replay") return { load: () => import("./Replay.svelte"), props: { id } };
    if (name === "rules" && more === "aid") return { load: () => import("./Aid.svelte"), props: { game } };
    if (name === "rules") return { load: () => import("./Rules.svelte"), props: { game } };
    if (name === "score") return { load: () => import("./Score.svelte"), props: { game } };
    if (name === "learn") return { load: () => import("./Learn.svelte"), props: { game, name: more } };
  }
  return { load: () => import("./NotFound.svelte") };
}

export async function pageAt(path: string): Promise<Found> {
  const [name = "", argument, more] = path.split("/").slice(1).map(decodeURIComponent);
  const { load, props = {} } = placeOf(name, argument, more);
  const Page = (await load()).default as unknown as Found["Page"];
  return { key: `${name}/${argument ?? ""}/${more === "aid" ? more : ""}`, Page, props };
}
