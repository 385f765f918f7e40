// What is pointed at for which option: `card/a1`, `cell/1.0`, `tape/2`, `seat/1`, on the slips `slip/3/accept`, and,
// where several devices may act, first `device/blast`.
import type { OptionView, View } from "../../wire";
import type { Spot } from "../types";

const DEVICES = ["core", "shadow", "blast", "resist"];
const ABOUT_SLIPS = ["accept", "decline", "counter", "agree", "refuse"];

export const devicesOf = (view: View): string[] =>
  DEVICES.filter((device) => view.decision?.options.some(({ label }) => label === device));

export function targets({ text, label, values }: OptionView, view: View): Spot[] {
  const [verb = "", what = ""] = text.split(" ");
  if (ABOUT_SLIPS.includes(verb)) return [`slip/${what}/${verb}`];
  if (DEVICES.includes(verb)) {
    const target = verb === "core" ? `seat/${Number(what) - 1}` : verb === "shadow" ? `tape/${what}` : `card/${what}`;
    return devicesOf(view).length > 1 ? [`device/${verb}`, target] : [target];
  }
  if (["use", "price", "turn"].includes(verb)) return [`card/${what}`];
  if (label === "keep") return [`card/${values.card}`];
  return verb === "add" || verb === "to" ? [`cell/${what}`] : [];
}

const ON_CELLS: Record<string, string> = { add: "add", shift: "to" };
const ON_CARDS: Record<string, string> = { assign: "use", turn_card: "turn" };

export function attempt(spots: Spot[], view: View): string | null {
  const step = view.decision?.step ?? "";
  const [first = "", second = first] = spots;
  const device = first.startsWith("device/") ? first.slice(7) : (devicesOf(view)[0] ?? "blast");
  const [kind, name = ""] = second.split("/");
  if (kind === "cell") return step in ON_CELLS ? `${ON_CELLS[step]} ${name}` : null;
  if (kind === "tape") return step === "act" ? `${device} ${name}` : null;
  if (kind !== "card") return null;
  if (step === "act") return ["blast", "resist"].includes(device) ? `${device} ${name}` : null;
  return step in ON_CARDS ? `${ON_CARDS[step]} ${name}` : null;
}

export function touched(event: Record<string, unknown>): Spot[] {
  const { event: kind, card } = event;
  const telling = ["placed", "marked", "ousted", "captures", "blasted", "removed", "turned", "drew", "charged"];
  return telling.includes(String(kind)) && typeof card === "string" ? [`card/${card}`] : [];
}
