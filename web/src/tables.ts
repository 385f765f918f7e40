// Tables in a line of words, the same wherever they are listed.
import { library } from "./library.svelte";
import { settings } from "./settings.svelte";
import { sayingText } from "./table/speech";
import type { Clock, SeatInfo, TableInfo } from "./wire";
import { say, sayList } from "./words";

export function sayPlayers(players: number[]): string {
  const [from, to] = [players[0] ?? 1, players.at(-1) ?? 1];
  return from === to
    ? say("players-exact", { count: from })
    : say("players-span", { from, to });
}

export function saySeat(seat: SeatInfo): string {
  if (seat.kind === "empty") return say("seat-empty");
  return seat.kind === "bot" && seat.level
    ? `${seat.name} (${say(`level-${seat.level}`)})`
    : seat.name;
}

export function sayClock(clock: Clock): string {
  if (clock.kind === "days")
    return say("clock-per-move", { days: Math.round(clock.seconds / 86400) });
  return say("clock-live", {
    minutes: Math.round(clock.seconds / 60),
    more: clock.more ?? 0,
  });
}

/** Who else sits there. */
export function sayOthers(table: TableInfo, me: string): string {
  const names = table.seats.filter((seat) => seat.name !== me).map(saySeat);
  return names.join(", ");
}

/** How it ended: by the game's own sentence, as soon as its words are there; to the reader, if they played, as "you". */
export function sayOutcome(table: TableInfo, me: string | undefined): string {
  const { result } = table;
  const words = result?.says ? library.words(table.game) : null;
  if (words && result?.says) {
    const names = table.seats.map(({ name }) => name);
    const own = table.seats.findIndex(({ kind, name }) => kind === "person" && name === me);
    return sayingText(words, "ending", result.says, names, own < 0 ? null : own);
  }
  if (!result || result.reason === "closed") return say("status-closed");
  const winners = table.seats
    .filter((_, seat) => (result.shares[seat] ?? 0) > 0)
    .map((seat) => seat.name);
  if (!winners.length) return say("result-nobody");
  const [name = ""] = winners;
  return winners.length > 1
    ? say("result-shared", { names: sayList(winners) })
    : say("result-won", { name });
}

const spans: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** "5 minutes ago"; `at` in seconds. */
export function sayAgo(at: number, now: number = Date.now() / 1000): string {
  const passed = Math.max(0, now - at);
  const [unit, seconds] = spans.find(([, length]) => passed >= length) ?? [
    "minute",
    60,
  ];
  const format = new Intl.RelativeTimeFormat(settings.language, {
    numeric: "auto",
    style: "narrow",
  });
  return passed < 60
    ? say("just-now")
    : format.format(-Math.floor(passed / seconds), unit);
}
