// The pages, each loaded when it is first seen.
import type { Component } from "svelte";

/** A page with what the address says about it. */
interface Found {
  Page: Component<Record<string, unknown>>;
  props: Record<string, unknown>;
}

type Loaded = Promise<{ default: Component<never> }>;

const pages: Record<string, { load: (rest: string[]) => Loaded; props?: (rest: string[]) => Record<string, unknown> }> = {
  "": { load: () => import("./Start.svelte") },
  lobby: { load: () => import("./Lobby.svelte") },
  about: { load: () => import("./About.svelte") },
  t: { load: () => import("./Table.svelte"), props: ([id]) => ({ id }) },
  replay: { load: () => import("./Replay.svelte"), props: ([id]) => ({ id }) },
  rules: {
    load: ([, part]) => (part === "aid" ? import("./Aid.svelte") : import("./Rules.svelte")),
    props: ([game]) => ({ game }),
  },
  score: { load: () => import("./Score.svelte"), props: ([game]) => ({ game }) },
  learn: { load: () => import("./Learn.svelte"), props: ([game, name]) => ({ game, name }) },
};

const nowhere = { load: () => import("./NotFound.svelte"), props: undefined };

export async function pageAt(path: string): Promise<Found> {
  const [name = "", ...rest] = path.split("/").slice(1).map(decodeURIComponent);
  const found = pages[name];
  const fits = found && Boolean(found.props) === Boolean(rest[0]);
  const { load, props } = fits ? found : nowhere;
  const Page = (await load(rest)).default as unknown as Found["Page"];
  return { Page, props: props?.(rest) ?? {} };
}
