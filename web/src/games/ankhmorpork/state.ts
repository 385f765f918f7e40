// What a view of Ankh-Morpork holds.
import type { View } from "../../wire";
import { cardOf, type ActionCard } from "./cards";
import type { Standing } from "./plots";

type Cards = (string | null)[]; // null: a card that the reader does not know

export interface AnkhMorpork {
  seats: number;
  over: boolean;
  turn: number;
  figures: number[]; // six an area: agents by seat, trolls, demons
  building: number[]; // by area: 1 + the seat, 0 for none
  trouble: number; // bit set of areas
  money: number[];
  lost: number; // bit sets of areas: whose card is out of the game, ...
  used: number; // ... whose power was used in this turn, ...
  gained: number; // ... whose card was gained in it
  active: number; // whose turn it is
  english: number;
  green: Cards;
  brown: Cards;
  hand: Cards[];
  play: Cards;
  discard: string[];
  loan: string[][];
  penalty: string[][];
  person: Cards[];
  face: string[][]; // the personalities, once they are shown
  event_deck: Cards;
  happened: string[];
  todo: [step: string, a: number, b: number, c: number][];
}

export interface Goal {
  name: string; // keys of texts
  goal: string;
  kind: "spies" | "control" | "trouble" | "worth" | "deck";
  needed: number;
  progress: number[]; // by seat
}

export interface Derived {
  goals: Goal[];
  control: number[]; // by area: the seat, or -1
  points: number[];
  deck: number; // action cards left
  powers: number[]; // areas whose power the player whose turn it is can use
}

/** The goals at which each player is at a place of their own; what else wins is common to all. */
export const KINDS = ["control", "spies", "worth"] as const;

export const stateOf = (view: View) => view.state as AnkhMorpork;
export const derivedOf = (view: View) => view.derived as Derived;

export const AREAS = 12;
const OWNERS = 6;
const TROLL = 4;
const DEMON = 5;
const AGENTS = 12; // of each player
const BUILDINGS = 6;

const isIn = (set: number, area: number) => (set & (1 << (area - 1))) !== 0;

/** From area 1 on. */
export function standings(view: View): Standing[] {
  const { figures, building, trouble, seats } = stateOf(view);
  const { control } = derivedOf(view);
  return Array.from({ length: AREAS }, (_, place) => {
    const here = figures.slice(OWNERS * place, OWNERS * (place + 1));
    const owner = building[place] ?? 0;
    const holder = control[place] ?? -1;
    return {
      agents: here.slice(0, seats),
      building: owner > 0 ? owner - 1 : null,
      trouble: isIn(trouble, place + 1),
      trolls: here[TROLL] ?? 0,
      demons: here[DEMON] ?? 0,
      control: holder < 0 ? null : holder,
    };
  });
}

/** What a player still has beside the board. */
export function supplyOf({ figures, building }: AnkhMorpork, seat: number) {
  const out = figures.reduce((sum, count, at) => (at % OWNERS === seat ? sum + count : sum), 0);
  const built = building.filter((owner) => owner === seat + 1).length;
  return { agents: AGENTS - out, buildings: BUILDINGS - built };
}

/** The City Area cards of a player, by the number of the area. */
export function areaCards({ building, lost, used, gained }: AnkhMorpork, seat: number) {
  return building.flatMap((owner, place) => {
    const area = place + 1;
    if (owner !== seat + 1 || isIn(lost, area)) return [];
    return [{ area, used: isIn(used, area), fresh: isIn(gained, area) }];
  });
}

/** The card that is being carried out, by whom, and which of its symbols is the present one (-1: none). */
export function stageOf({ todo, play, active }: AnkhMorpork) {
  const id = play.at(-1);
  const card = id == null ? undefined : cardOf(id);
  if (!card) return null;
  return { card, seat: active, now: present(card, todo) };
}

/** A symbol that is being asked for has put the next one on the list of what is to be done. */
function present(card: ActionCard, todo: AnkhMorpork["todo"]): number {
  const next = todo.filter(([step, , of]) => step === "symbol" && of === card.number).at(-1);
  if (next) return next[3] - 1;
  const another = todo.some(([step, , of]) => step === "play_card" && of === card.number);
  return another ? card.symbols.findIndex(({ kind }) => kind === "play_another") : -1;
}

/** The personality of a player, as far as the reader may know it. */
export const personOf = ({ person, face }: AnkhMorpork, seat: number) =>
  face[seat]?.[0] ?? person[seat]?.[0] ?? null;

export const goalOf = (view: View, person: string | null) =>
  derivedOf(view).goals.find(({ name }) => name === `personality-${person}`) ?? null;

/** The agent or building that somebody is about to lose and may be saved, as a spot. */
export function threatened(view: View): string | null {
  const { step, facts } = view.decision ?? {};
  const top = stateOf(view).todo.at(-1);
  if (!step || !top || !facts?.area) return null;
  if (step === "window" || step === "event_window") return `agent/${facts.area}/${top[3] % OWNERS}`;
  if (step === "shield_house") return `building/${facts.area}`;
  return ["dragon_spares", "repel", "save_card"].includes(step) ? `area/${facts.area}` : null;
}
