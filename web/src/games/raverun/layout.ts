// Where everything lies: two plans of the table, one for a wide screen and one for a phone or a tablet held upright.
import type { View } from "../../wire";
import { derivedOf, stateOf } from "./state";
import type { Card, Position } from "./view";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A card of 100 x 140, drawn at a place. */
export interface Lying {
  key: string; // a face by its name, a back by its place
  card: Card | null;
  zone: "hand" | "field" | "pile" | "deck";
  seat: number; // -1: nobody's
  x: number;
  y: number;
  scale: number;
}

export interface Region {
  seat: number;
  plaque: Box;
  pile: Box;
  field: Box;
  hand: number; // where the cards of another's hand end
}

export interface Table {
  width: number;
  height: number;
  regions: Region[];
  lying: Lying[];
  title: { x: number; y: number };
  deck: Box;
  hidden: { x: number; y: number };
  phases: Box; // of a round
  ruler: Box;
}

interface Plan {
  width: number;
  across: boolean; // the others sit side by side
  card: number; // scale of the cards on the table
  pad: number; // around them
  plaque: number; // height
  small: number; // scale of the cards in others' hands
  deck: number; // scale
  hand: number; // scale of the cards in the own hand
  middle: number; // height
}

const WIDE: Plan = {
  width: 880,
  across: true,
  card: 0.76,
  pad: 10,
  plaque: 48,
  small: 0.29,
  deck: 0.41,
  hand: 1.12,
  middle: 112,
};
const TALL: Plan = {
  width: 390,
  across: false,
  card: 0.56,
  pad: 6,
  plaque: 46,
  small: 0.29,
  deck: 0.5,
  hand: 0.91,
  middle: 124,
};
const GAP = 8;
const EDGE = 33; // of a card's 100: what must show of it to be read
const SPREAD = 106; // side by side

/**
 * `open`: the seat whose pile is spread out to choose from, or -1. `risen`: at the end, the seats whose tops have come
 * to the middle, in this order. `front`: the seat that a spectator looks from.
 */
export function layOut(view: View, tall: boolean, open: number, risen: readonly number[] = [], front = 0): Table {
  const { seat: viewer } = view;
  const { fighting } = derivedOf(view);
  const state = stateOf(view);
  const plan = tall ? TALL : WIDE;
  const own = viewer ?? front;
  const others = Array.from({ length: state.seats - 1 }, (_, place) => (own + 1 + place) % state.seats);
  const regions: Region[] = [];
  let y = 0;
  const tallness = plan.plaque + 140 * plan.card + 2 * plan.pad;
  const across = plan.across ? others.length : 1;
  const width = (plan.width - GAP * 2 * (across - 1)) / across;
  others.forEach((seat, place) => {
    regions.push(region(state, plan, seat, (place % across) * (width + GAP * 2), y, width, open, true));
    if (place % across === across - 1) y += tallness + GAP;
  });

  const middle = y;
  y += plan.middle + GAP;
  regions.push(region(state, plan, own, 0, y, plan.width, open, viewer === null));
  y += tallness + GAP;

  const lying = regions.flatMap((area) => {
    return cardsOf(state, fighting[area.seat] ?? null, plan, area, area.seat === viewer, open);
  });
  if (viewer !== null) {
    lying.push(
      ...row(state.hand[own] ?? [], "hand", own, { x: 4, y: y + 6, w: plan.width - 8, h: 0 }, plan.hand, 114),
    );
    y += 140 * plan.hand + 12;
  }

  const deck = deckOf(plan, middle);
  lying.push(...pileUp(state, deck, plan));
  const tops = risen.map((seat) => state.pile[seat]?.at(-1)).filter((card) => card !== undefined);
  const shown = row(tops, "pile", -1, amid(plan, middle, deck), plan.card, SPREAD);
  return {
    width: plan.width,
    height: y,
    regions,
    lying: lying.map((each) => ({ ...each, ...lifted(shown.find(({ card }) => card !== null && card === each.card)) })),
    deck,
    title: { x: 4, y: middle },
    hidden: tall ? { x: deck.x - 46, y: middle + 24 } : { x: plan.width - 24, y: middle + 34 },
    phases: { x: 2, y: middle + (tall ? 40 : 31), w: tall ? 252 : 420, h: 24 },
    ruler: { x: 2, y: middle + plan.middle - 44, w: plan.width - 4, h: 44 },
  };
}

/** So much larger is everything on the first of two tables in a room that it takes their place. */
export function isWorthIt(high: Table, wide: Table, room: { width: number; height: number }): boolean {
  const card = ({ width, height, lying }: Table) => {
    const largest = Math.max(...lying.map(({ scale }) => scale));
    return largest * Math.min(room.width / width, room.height / height);
  };
  return card(high) > 1.1 * card(wide);
}

function region(
  state: Position,
  plan: Plan,
  seat: number,
  x: number,
  y: number,
  w: number,
  open: number,
  held: boolean,
): Region {
  const count = state.pile[seat]?.length ?? 0;
  const needed = 2 * plan.pad + (100 + (open === seat ? SPREAD : EDGE) * (count - 1)) * plan.card;
  const pile = Math.min(Math.max(0.4 * w, needed + GAP), (open === seat ? 0.78 : 0.64) * w);
  const box = { y: y + plan.plaque, h: 140 * plan.card + 2 * plan.pad };
  return {
    seat,
    plaque: { x, y, w: held ? w : Math.max(pile - GAP / 2, 260), h: plan.plaque },
    pile: { x, w: pile - GAP / 2, ...box },
    field: { x: x + pile + GAP / 2, w: w - pile - GAP / 2, ...box },
    hand: x + w - 30,
  };
}

function cardsOf(
  state: Position,
  fights: Card | null,
  plan: Plan,
  area: Region,
  own: boolean,
  open: number,
): Lying[] {
  const { seat, pile, field } = area;
  const inside = (box: Box) => ({ x: box.x + plan.pad, y: box.y + plan.pad, w: box.w - 2 * plan.pad, h: 0 });
  const stay = (state.battlefield[seat] ?? []).filter((card) => card !== fights);
  const stands = fights !== null && (state.battlefield[seat] ?? []).includes(fights);
  const lifted = 1.08 * plan.card;
  const ground = inside(field);
  const lying = [
    // The top whole, left of it the edges of the cards below.
    ...row(
      state.pile[seat] ?? [],
      "pile",
      seat,
      inside(pile),
      plan.card,
      open === seat ? SPREAD : EDGE,
      false,
    ),
    ...row(
      stay,
      "field",
      seat,
      { ...ground, w: ground.w - (stands ? SPREAD * lifted : 0) },
      plan.card,
      SPREAD,
      false,
    ),
  ];
  if (stands) {
    // It stands out, towards the middle of the table.
    const x = ground.x + Math.min(ground.w - 100 * lifted, stay.length * SPREAD * plan.card + 6);
    lying.push({
      key: fights,
      card: fights,
      zone: "field",
      seat,
      x,
      y: ground.y - 140 * (lifted - plan.card) + 4,
      scale: lifted,
    });
  }
  return own ? lying : [...lying, ...heldBy(state, plan, area)];
}

/** Another's hand: the known cards side by side, the backs close together. */
function heldBy(state: Position, plan: Plan, { seat, hand, plaque }: Region): Lying[] {
  const cards = state.hand[seat] ?? [];
  const known = cards.filter((card) => card !== null).length;
  const apart = Math.min(31, 160 / Math.max(1, known));
  const steps = cards.map((card) => (card === null ? 10 : apart));
  let x = hand - steps.reduce((sum, step) => sum + step, 0) - (known < cards.length ? 19 : 0);
  return cards.map((card, place) => {
    const at = x;
    x += steps[place] ?? 0;
    const key = card ?? `hand/${seat}.${place}`;
    return {
      key,
      card,
      zone: "hand",
      seat,
      x: at,
      y: plaque.y + (plaque.h - 140 * plan.small) / 2,
      scale: plan.small,
    };
  });
}

/** Cards side by side in a box, overlapping where there is no room. */
function row(
  cards: (Card | null)[],
  zone: Lying["zone"],
  seat: number,
  box: Box,
  scale: number,
  step: number,
  centred = true,
): Lying[] {
  const room = box.w - 100 * scale;
  const by = cards.length > 1 ? Math.min(step * scale, room / (cards.length - 1)) : 0;
  const start = centred ? box.x + (room - by * (cards.length - 1)) / 2 : box.x;
  return cards.map((card, place) => ({
    key: card ?? `${zone}/${seat}.${place}`,
    card,
    zone,
    seat,
    x: start + by * place,
    y: box.y,
    scale,
  }));
}

/** Between the players, left of the deck. */
const amid = (plan: Plan, y: number, deck: Box): Box => ({
  x: 0,
  y: y + plan.middle - 140 * plan.card - 3,
  w: deck.x - 10,
  h: 0,
});

const lifted = (to?: Lying) => (to ? { x: to.x, y: to.y, scale: to.scale } : {});

function deckOf(plan: Plan, y: number): Box {
  const w = 100 * plan.deck;
  return { x: plan.width - w - (plan.across ? 56 : 10), y: y + (plan.across ? 2 : 6), w, h: 140 * plan.deck };
}

/** The deck from its bottom up; what lies under it sticks out to the left, the lowest the furthest. */
function pileUp(state: Position, deck: Box, plan: Plan): Lying[] {
  const step = Math.min(EDGE * plan.deck, 70 / Math.max(1, state.under.length));
  const out = state.deck.length > 0 ? 1 : 0; // without an upper part, the first of them is the deck's top
  const under = state.under.map((card, place): Lying => ({
    key: card ?? `under.${place}`,
    card,
    zone: "deck",
    seat: -1,
    x: deck.x - step * (place + out),
    y: deck.y + 5,
    scale: plan.deck,
  }));
  const upper = state.deck.map((card, place): Lying => ({
    key: card ?? `deck.${place}`,
    card,
    zone: "deck",
    seat: -1,
    x: deck.x + place * 0.5,
    y: deck.y - place * 1.2,
    scale: plan.deck,
  }));
  return [...under.reverse(), ...upper];
}
