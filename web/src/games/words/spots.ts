// What is pointed at besides the parts of an answer (`card/a1`, `cell/1.0`, `tape/2`, `seat/1`): answers on a slip
// (`slip/3/accept`), which of two drawn cards is kept, and, where several devices may act, first which (`device/blast`).
import { partsAttempt, partSpots } from "../../board/parts";
import type { OptionView, View } from "../../wire";
import type { Spot } from "../types";

/** Those that may act now. */
export const devicesOf = ({ decision }: View): string[] =>
  decision?.step === "act"
    ? [...new Set(decision.options.filter(({ parts }) => parts.length > 0).map(({ label }) => label))]
    : [];

export function targets(option: OptionView, view: View): Spot[] | undefined {
  const { label, values, parts } = option;
  const [part] = parts;
  if (label === "keep") return [`card/${values.card}`];
  if (part?.name === "offer" || part?.name === "counter") return [`slip/${part.value}/${label}`];
  if (label === "challenge") return []; // a used word is named in a list
  return part && devicesOf(view).length > 1 ? [`device/${label}`, ...partSpots(option)] : undefined;
}

export function attempt(spots: Spot[], view: View): string | null | undefined {
  const { decision } = view;
  if (!decision || decision.step.endsWith("talk")) return null; // there a card is a letter
  if (decision.step !== "act") return undefined;
  const answers = (device: string | undefined) => decision.answers.filter((said) => said.startsWith(`${device} `));
  const [first = "", ...rest] = spots;
  if (first.startsWith("device/")) return partsAttempt(rest, { ...decision, answers: answers(first.slice(7)) });
  const [only, another] = devicesOf(view);
  return another ? null : (partsAttempt(spots, { ...decision, answers: answers(only) }) ?? undefined);
}

const TELLING = ["placed", "marked", "ousted", "captures", "blasted", "removed", "turned", "drew", "charged"];

export const touched = ({ event, card }: Record<string, unknown>): Spot[] =>
  TELLING.includes(String(event)) && typeof card === "string" ? [`card/${card}`] : [];
