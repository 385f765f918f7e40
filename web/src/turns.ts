// Lists call as well: a table that newly waits for a reader who looks elsewhere. Of several open pages one calls, and
// none where another shows the table.
import { awaitedAt, callToTable } from "./calling";
import { library } from "./library.svelte";
import { settings } from "./settings.svelte";

/** A table that waits for the reader, and since when: that tells one turn from the next. */
export interface Turn {
  table: string;
  game: string;
  since: number;
}

/** Pages ask each other who calls: the lowest number does. Null: the reader knows already. */
interface Word {
  table: string;
  since: number;
  rank: number | null;
}

const stays = 3000; // ms: a window for reactions that closes by itself calls nobody
const answers = 400; // ms for other pages to say something

const open = new Set<string>(); // tables that this page shows: they call themselves
const asking = new Map<string, number>(); // by table, with what number
const called = new Map<string, number>(); // by table, to which turn
let listed: Map<string, number> | null = null; // what the list on this page says
let channel: BroadcastChannel | null = null;

/** Until what comes back is called, this page shows the table. */
export function showTable(table: string): () => void {
  listen();
  open.add(table);
  return () => open.delete(table);
}

/** A list says which tables wait for the reader. What it says first is no news. */
export function listTurns(turns: Turn[]): void {
  listen();
  const before = listed;
  listed = new Map(turns.map(({ table, since }) => [table, since]));
  awaitedAt(turns.map(({ table }) => table));
  for (const turn of turns) {
    if (before && before.get(turn.table) !== turn.since) setTimeout(() => ask(turn), stays);
  }
}

/** Nobody looks at the list any more. */
export function closeList(): void {
  listed = null;
}

const lasts = ({ table, since }: Turn): boolean => listed?.get(table) === since;

function ask(turn: Turn): void {
  if (!document.hidden || settings.call === "off" || !lasts(turn)) return;
  const rank = Math.random();
  asking.set(turn.table, rank);
  channel?.postMessage({ table: turn.table, since: turn.since, rank } satisfies Word);
  setTimeout(() => call(turn, rank), channel ? answers : 0);
}

function call(turn: Turn, rank: number): void {
  if (asking.get(turn.table) !== rank) return;
  asking.delete(turn.table);
  if (!document.hidden || !lasts(turn)) return;
  called.set(turn.table, turn.since);
  callToTable(turn.table, library.name(turn.game));
}

function listen(): void {
  if (channel || !("BroadcastChannel" in window)) return;
  channel = new BroadcastChannel("stolik.turns");
  channel.onmessage = ({ data }: MessageEvent<Word>) => hear(data);
}

function hear({ table, since, rank }: Word): void {
  const own = asking.get(table);
  if (rank === null || (own !== undefined && rank < own)) asking.delete(table);
  else if (own !== undefined || isKnown(table, since)) channel?.postMessage({ table, since, rank: null } satisfies Word);
}

function isKnown(table: string, since: number): boolean {
  const inSight = !document.hidden && listed?.has(table) === true;
  return open.has(table) || inSight || called.get(table) === since;
}
