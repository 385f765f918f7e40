// What is pointed at for which option: `area/7`, `agent/7/0`, `troll/7`, `demon/7`, `building/7`,
// `trouble/7`, `card/gaspode`, `power/7`, `seat/0`, and `symbol` for the present one of the card in play.
import type { OptionView, View } from "../../wire";
import type { Spot } from "../types";
import { stateOf } from "./state";

const TROLL = 4;
const MOMENTS = /^(play_card|end_turn|.*_symbol)$/; // when powers are used
const WINDOWS = ["window", "text_window", "event_window", "dragon_spares"];

function figure(area: string, owner: number): Spot {
  if (owner < TROLL) return `agent/${area}/${owner}`;
  return owner === TROLL ? `troll/${area}` : `demon/${area}`;
}

export function targets({ label, values }: OptionView, view: View): Spot[] {
  const { area = "", card, seat, owner } = values;
  const { step = "", facts = {}, seats = [] } = view.decision ?? {};
  const own = view.seat ?? seats[0] ?? 0;
  if (card !== undefined) return [`card/${card}`];
  if (seat !== undefined) return [`seat/${seat}`];
  if (owner !== undefined) return [figure(area, Number(owner))];
  switch (label) {
    case "take_money":
    case "scroll":
      return ["symbol"];
    case "power":
      return [`power/${area}`];
    case "calm_symbol":
    case "soothe":
    case "choose_trouble":
      return [`trouble/${area}`];
    case "lift":
    case "lose_where":
    case "move_from":
    case "stay":
      return [figure(area, own)];
    case "flee":
      return [figure(area, own), `area/${values.area2}`];
    case "give_up":
    case "give_up_for":
    case "burn":
    case "choose_buy":
    case "sinking":
      return [`building/${area}`];
    case "shield_building":
      return [`building/${facts.area}`];
    case "shield":
      if (step === "event_window" || step === "dragon_spares") return [figure(facts.area ?? "", own)];
      return [step === "shield_house" ? `building/${facts.area}` : `area/${facts.area}`];
    default:
      return area === "" ? [] : [`area/${area}`];
  }
}

/** The area in which a thing stands. */
export function inside(spot: Spot): Spot | null {
  const [kind = "", area] = spot.split("/");
  return ["agent", "troll", "demon", "building", "trouble"].includes(kind) ? `area/${area}` : null;
}

/** What is tried is worded as what is allowed: the same with another area, figure, card or player. */
export function attempt(spots: Spot[], view: View): string | null {
  const { decision } = view;
  const [spot, second] = spots;
  if (!decision || spot === undefined) return null;
  const [kind = "", name = ""] = spot.split("/");
  const onto = /^area\/(\d+)$/.exec(second ?? "")?.[1];
  if (decision.step === "flee" && kind === "agent" && onto) return `flee ${name}-${onto}`;
  // A card may be dropped anywhere in the city.
  if (second !== undefined && !(kind === "card" && onto)) return null;
  const like = (pattern: RegExp, put: string) => {
    const found = decision.options.find(({ text }) => pattern.test(text));
    return found ? found.text.replace(pattern, put) : null;
  };
  switch (kind) {
    case "card":
      if (WINDOWS.includes(decision.step)) return `react ${name}`;
      return like(/(?<=^(?!react )[a-z-]+ )[a-z][a-z-]+$/, name);
    case "seat":
      return like(/(?<=^(player|pay) )\d$/, String(Number(name) + 1));
    case "power":
      return MOMENTS.test(decision.step) ? `power ${name}` : null;
    case "area":
      return (
        like(/(?<=^(?!power |flee |stay |player |pay )[a-z_-]+ )\d+$/, name) ??
        like(/(?<= )\d+:[1-4td]$/, `${name}:${anyOwner(view, Number(name))}`)
      );
    default:
      return null;
  }
}

/** The notation of somebody who stands in an area. */
function anyOwner(view: View, area: number): string {
  const here = stateOf(view).figures.slice(6 * (area - 1), 6 * area);
  return "1234td"[Math.max(0, here.findIndex(Boolean))] ?? "1";
}

export function touched(event: Record<string, unknown>): Spot[] {
  const told = String(event.event);
  const areas = [event.area, event.area2].filter((area) => area !== undefined);
  const spots = areas.map((area) => `area/${String(area)}`);
  if (typeof event.card === "string" && event.card !== "hidden") spots.push(`card/${event.card}`);
  if (told === "dice") spots.push(`die/${String(event.area)}`);
  if (told === "rolled") spots.push(`die/${String(event.number)}`);
  return spots;
}
