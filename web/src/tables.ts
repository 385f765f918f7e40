// Tables in a line of words, the same wherever they are listed.
import { library } from "./library.svelte";
import { settings } from "./settings.svelte";
import { sayingText } from "./table/speech";
import type { Clock, Me, SeatInfo, TableInfo } from "./wire";
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

/** The reader's seat, null if they have none: two people, or one and a bot, may bear the same name. */
export function ownSeat({ seats }: TableInfo, me: Me | null): number | null {
  const own = seats.findIndex(
    ({ kind, name, player }) =>
      kind === "person" &&
      (player === null ? name === me?.name : player === me?.id), // lists of before that was told know names alone
  );
  return own < 0 ? null : own;
}

/** Does the table wait for the reader? */
export function isOwnTurn(table: TableInfo, me: Me | null): boolean {
  const own = ownSeat(table, me);
  return table.status !== "over" && own !== null && table.asked.includes(own);
}

/** Who else sits there. */
export function sayOthers(table: TableInfo, own: number | null): string {
  return table.seats
    .filter((_, seat) => seat !== own)
    .map(saySeat)
    .join(", ");
}

/** How it ended: by the game's own sentence, as soon as its words are there; to the reader, if they played, as "you". */
export function sayOutcome(table: TableInfo, own: number | null): string {
  const { result } = table;
  const words = result?.says ? library.words(table.game) : null;
  if (words && result?.says) {
    const names = table.seats.map(({ name }) => name);
    return sayingText(words, "ending", result.says, names, own);
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

/** "17 Nov 2026", or with the time of day; `at` in seconds. */
export function sayDay(at: number, timeStyle?: "short"): string {
  const format = new Intl.DateTimeFormat(settings.language, {
    dateStyle: "medium",
    ...(timeStyle && { timeStyle }),
  });
  return format.format(at * 1000);
}

/** The time of day; `at` in milliseconds. */
export function sayTime(at: number): string {
  return new Date(at).toLocaleTimeString(settings.language, {
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
}

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
