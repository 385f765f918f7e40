// What is pointed at besides the parts of an answer: one's own agents, what can be saved, and `symbol` for the present
// one of the card in play.
import { holesOf, partsAttempt, partSpots, spotOf } from "../../board/parts";
import type { OptionView, View } from "../../wire";
import type { Spot } from "../types";
import { figureAt, threatened } from "./state";

export function targets({ label, parts: [part], values }: OptionView, view: View): Spot[] | undefined {
  const { step, facts, seats } = view.decision ?? {};
  const own = (area = "") => figureAt(area, view.seat ?? seats?.[0] ?? 0);
  const threat = threatened(view);
  if (part?.name === "agent") return [own(part.value)];
  if (label === "flee") return [own(values.area), `area/${values.area2}`];
  if (label === "react") return [`card/${values.card}`];
  if (label === "take_money" || label === "scroll") return ["symbol"];
  if (label === "shield_building") return [`building/${facts?.area}`];
  if (label === "shield" && threat) return [step === "dragon_spares" ? own(facts?.area) : threat];
  return undefined;
}

/** Something in the city is to be pointed at, or the card in play, which lies at the map. */
export function asksOfMap(view: View): boolean {
  const first = (option: OptionView) => (targets(option, view) ?? partSpots(option))[0] ?? "";
  return (view.decision?.options ?? []).some((option) => /^(area|figure|building|trouble|symbol)\b/.test(first(option)));
}

/** The area in which a thing stands. */
export function inside(spot: Spot): Spot | null {
  const area = /^(?:figure|building|trouble)\/(\d+)/.exec(spot)?.[1];
  return area === undefined ? null : `area/${area}`;
}

export function attempt([first = "", second]: Spot[], { decision }: View): string | null | undefined {
  const area = /^area\/(\d+)$/.exec(second ?? first)?.[1];
  if (!decision || area === undefined) return undefined;
  const from = /^figure\/(\d+)/.exec(first)?.[1];
  if (from !== undefined) return partsAttempt([`way/${from}-${area}`], decision);
  if (second !== undefined) return partsAttempt([first], decision); // a card may be dropped anywhere in the city
  // Whoever points at an area means what is asked for in it; if no figure there can be meant, any will do.
  const hole = decision.answers.flatMap(holesOf).find(({ kind }) => kind === "area" || kind === "figure");
  if (!hole) return null;
  return partsAttempt([hole.kind === "figure" ? figureAt(area, 0) : spotOf(hole.name, area)], decision);
}

export function touched({ event, area, area2, card, number }: Record<string, unknown>): Spot[] {
  const spots = [area, area2].filter((each) => each !== undefined).map((each) => `area/${String(each)}`);
  if (typeof card === "string" && card !== "hidden") spots.push(`card/${card}`);
  if (event === "dice" || event === "rolled") spots.push(`die/${String(event === "dice" ? area : number)}`);
  return spots;
}
