// Tables in a line of words, the same wherever they are listed.
import type { Clock, SeatInfo } from "./wire";
import { say } from "./words";

export function sayPlayers(players: number[]): string {
  const [from, to] = [players[0] ?? 1, players.at(-1) ?? 1];
  return from === to ? say("players-exact", { count: from }) : say("players-span", { from, to });
}

export function saySeat(seat: SeatInfo): string {
  if (seat.kind === "empty") return say("seat-empty");
  return seat.kind === "bot" && seat.level ? `${seat.name} (${say(`level-${seat.level}`)})` : seat.name;
}

export function sayClock(clock: Clock): string {
  if (clock.kind === "days") return say("clock-per-move", { days: Math.round(clock.seconds / 86400) });
  return say("clock-live", { minutes: Math.round(clock.seconds / 60), more: clock.more ?? 0 });
}
