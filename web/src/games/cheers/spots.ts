// What is pointed at for which option: `card/intern` in the hand, `cell/0/-1/2` in a tower (tower, column, level),
// and, where a cell leaves a choice, `way/upright`, `way/rotated` or `way/rouse`.
import type { OptionView, View } from "../../wire";
import type { Spot } from "../types";
import { minionOf, orderOf } from "./cards";
import { cellOf, figuresOf, playedBy, spotOf, textOf, whereIs, type Cell } from "./state";

const WAYS: Record<string, Spot> = { lay: "way/upright", lay_turned: "way/rotated" };

export function targets({ label, values }: OptionView, view: View): Spot[] {
  if (["play", "throw", "deflect"].includes(label)) return [`card/${values.card}`];
  if (label === "eat") {
    const prey = whereIs(view, values.card ?? "");
    return prey ? [spotOf(prey)] : [];
  }
  if (values.col === undefined) return [];
  const cell = { tower: Number(values.seat), col: Number(values.col), level: Number(values.level) };
  const first = spotOf(cell);
  const labels = new Set(view.decision?.options.map((option) => option.label));
  switch (label) {
    case "lay":
    case "lay_turned":
      return labels.has("lay_turned") ? [first, WAYS[label] ?? ""] : [first];
    case "move":
    case "swap":
      return [first, spotOf({ tower: cell.tower, col: Number(values.col2), level: Number(values.level2) })];
    case "rouse":
      return labels.size > 1 ? [first, "way/rouse"] : [first];
    default:
      return [first];
  }
}

const halves = (view: View) => orderOf(playedBy(view) ?? "") ?? [];

const VERBS: Record<string, string> = { play_card: "play", throw: "throw", deflecting: "deflect" };

/** A cell on which a card was dropped that has still to be announced. */
let wish: { card: string; spot: Spot } | null = null;

/** The cell that the card in question was dropped on, once. */
export function wishFor(card: string | null): Spot | null {
  const found = wish?.card === card ? wish.spot : null;
  wish = null;
  return found;
}

export function attempt(spots: Spot[], view: View): string | null {
  const { decision } = view;
  const [spot, second] = spots;
  if (!decision || spot === undefined) return null;
  const [kind, name = ""] = spot.split("/");
  const verb = VERBS[decision.step];
  if (kind === "card") {
    if (verb === undefined || (second !== undefined && decision.step !== "play_card")) return null;
    if (second !== undefined) wish = { card: name, spot: second };
    return `${verb} ${name}`;
  }
  const cell = cellOf(spot);
  if (!cell || (second !== undefined && !cellOf(second))) return null;
  if (["climb", "jump"].includes(decision.step)) return `${decision.step} ${textOf(cell)}`;
  if (decision.step !== "where" && decision.step !== "build") return null;
  return minionOf(playedBy(view) ?? "") || halves(view).length === 0
    ? laying(cell, view)
    : ordering(cell, cellOf(second), view);
}

function laying(cell: Cell, view: View): string {
  const assassin = minionOf(playedBy(view) ?? "")?.traits.includes("assassin");
  const taken = figuresOf(view).some((each) => spotOf(each) === spotOf(cell));
  return `${assassin && taken ? "stab" : "lay"} ${textOf(cell)}`;
}

/** An order that goes nowhere is worded by whatever of it is not allowed. */
function ordering(cell: Cell, to: Cell | null, view: View): string | null {
  const offered = halves(view);
  const legal = new Set(view.decision?.options.map(({ text }) => text));
  const at = textOf(cell);
  const moves = offered.find((half) => half.kind === "move")?.to ?? [];
  const tried = to ? `move ${at} by ${to.col - cell.col},${to.level - cell.level}` : "";
  const known = moves.map(([across, up]) => `move ${at} by ${across},${up}`);
  if (known.includes(tried)) return tried;
  const words = [
    ...(offered.some(({ kind }) => kind === "swap") ? [`swap ${at}`] : []),
    ...known,
    ...(moves.length > 0 && moves.length < 4 ? [`move ${at} 3`] : []),
    ...(offered.some(({ kind }) => kind === "aggression") ? [`rouse ${at}`] : []),
  ];
  return words.find((text) => !legal.has(text)) ?? null;
}

/** Whoever only hits, is hit or holds back stands as before. */
const UNCHANGED = ["struck", "blocked", "spared", "held_back"];

export function touched(event: Record<string, unknown>): Spot[] {
  const { card, seat, number, number2 } = event;
  if (UNCHANGED.includes(String(event.event))) return [];
  const spots = [card, event.card2].flatMap((each) =>
    typeof each === "string" && each !== "hidden" ? [`card/${each}`] : [],
  );
  if (["laid", "moved", "roused"].includes(String(event.event))) {
    spots.push(spotOf({ tower: Number(seat), col: Number(number), level: Number(number2) }));
  }
  return spots;
}
