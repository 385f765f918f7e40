// What is pointed at besides the parts of an answer: where an order brings a minion, whom a Hungry eats and, where a cell
// leaves a choice, `way/upright`, `way/rotated` or `way/rouse`.
import { partsAttempt, partSpots } from "../../board/parts";
import type { OptionView, View } from "../../wire";
import type { Spot } from "../types";
import { orderOf } from "./cards";
import { cellOf, figuresOf, playedBy, spotOf, whereIs } from "./state";

const LAID = { lay: "way/upright", stab: "way/upright", lay_turned: "way/rotated", stab_turned: "way/rotated" };
const WAYS: Record<string, Spot> = { ...LAID, rouse: "way/rouse" };

export function targets(option: OptionView, view: View): Spot[] | undefined {
  const { card = "", seat2, col2, level2 } = option.values;
  const prey = option.label === "eat" && whereIs(view, card);
  if (prey) return [spotOf(prey)];
  const [cell = ""] = partSpots(option);
  if (level2) return [cell, spotOf({ tower: Number(seat2), col: Number(col2), level: Number(level2) })];
  const ways = new Set(view.decision?.options.map(({ label }) => WAYS[label] ?? label));
  return ways.size > 1 && WAYS[option.label] ? [cell, WAYS[option.label] ?? ""] : undefined;
}

export function attempt(spots: Spot[], view: View): string | null | undefined {
  const { decision } = view;
  if (decision?.step === "play_card") return partsAttempt(spots.slice(0, 1), decision); // where to is asked next
  if (decision?.step !== "where" && decision?.step !== "build") return undefined;
  const verbs = orderOf(playedBy(view) ?? "")?.map(({ kind }) => kind.replace("aggression", "rouse")) ?? ["lay"];
  const answers = decision.answers.filter((answer) => verbs.some((verb) => answer.startsWith(`${verb} `)));
  const [from, to] = spots.map(cellOf);
  const shift = from && from.tower === to?.tower && `offset/${to.col - from.col},${to.level - from.level}`;
  return partsAttempt(shift ? [spotOf(from), shift] : spots, { ...decision, answers });
}

/** A lesson asks for minions by their cards. */
export function things(of: string, view: View): Map<string, Spot> | undefined {
  if (of !== "card") return undefined;
  return new Map(figuresOf(view).flatMap((figure) => (figure.card ? [[figure.card, spotOf(figure)]] : [])));
}

/** Whoever only hits, is hit or holds back stands as before. */
const UNCHANGED = ["struck", "blocked", "spared", "held_back"];

export function touched({ event, card, card2, seat, number, number2 }: Record<string, unknown>): Spot[] {
  if (UNCHANGED.includes(String(event))) return [];
  const named = [card, card2].filter((each) => typeof each === "string" && each !== "hidden");
  const cell = { tower: Number(seat), col: Number(number), level: Number(number2) };
  const cells = ["laid", "moved", "roused"].includes(String(event)) ? [spotOf(cell)] : [];
  return [...named.map((each) => `card/${each}`), ...cells];
}
