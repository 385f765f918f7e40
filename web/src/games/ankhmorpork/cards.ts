// The action cards as they are drawn, in the order of the game's own list, which a test compares with this
// one. A line: the card, its symbols from left to right, what its scroll or reaction does (in the english edition
// the last).

export type Kind =
  | "agent"
  | "build"
  | "assassinate"
  | "remove_trouble"
  | "money"
  | "scroll"
  | "event"
  | "play_another"
  | "reaction";

export interface Symbol {
  kind: Kind;
  money: number; // what it pays; 0 for other symbols
}

export interface ActionCard {
  id: string;
  deck: "green" | "brown";
  symbols: Symbol[];
  effects: string[]; // by edition; none, one for both, or two
}

const KINDS: Record<string, Kind> = {
  a: "agent",
  b: "build",
  k: "assassinate",
  x: "remove_trouble",
  $: "money",
  s: "scroll",
  e: "event",
  p: "play_another",
  r: "reaction",
};

const GREEN = `
  mr-boggis sa take_2_from_each
  mr-bent sp loan
  the-beggars-guild sa victim_gives_2_cards
  the-bank-of-ankh-morpork sp loan
  the-ankh-morpork-sunshine-dragon-sanctuary sp each_gives_1_or_card
  sergeant-angua xp
  the-agony-aunts k$2a
  the-dysk bs earn_1_per_figure_isle
  the-duckman s move_enemy_adjacent
  drumknott s play_two_cards
  cmot-dibbler sp dibbler_roll
  dr-cruces k$3
  captain-carrot ax$1
  mrs-cake s$2b peek_unused_personalities
  groat a
  gimlets-dwarf-delicatessen $3a
  gaspode r react_block_move_or_remove
  fresh-start-club r react_relocate_removed
  foul-ole-ron sp move_enemy_adjacent
  the-fools-guild sa five_dollars_or_hand_penalty
  the-fire-brigade sp five_dollars_or_lose_building
  inigo-skimmer k$2
  history-monks sa draw_4_random_from_discard
  hex sb draw_3
  herennow sp herennow_roll
  harry-king as discard_any_for_2
  hargas-house-of-ribs $3a
  mr-gryle k$1
  the-peeled-nuts
  the-opera-house bs earn_1_per_figure_isle
  nobby-nobbs sp take_3_from_one
  modo sa discard_1
  the-mended-drum b$2
  librarian s draw_4
  leonard-of-quirm s draw_4
  shonky-shop sb discard_any_for_1
  sacharissa-cripslock sa earn_1_per_trouble
  rosie-palm as sell_card_for_2
  rincewind esp move_own_out_of_trouble
  the-royal-mint b$5
  queen-molly as victim_gives_2_cards
  pink-pussycat-club $3p
  zorgo-the-retro-phrenologist sb swap_personality
  dr-whiteface sa five_dollars_or_hand_penalty
  wallace-sonky r react_immune_to_text
  the-seamstresses-guild sa sell_card_for_2
  mr-pin-and-mr-tulip k$1
  the-thieves-guild sa take_2_from_each
`;

const BROWN = `
  sergeant-cheery-littlebottom sx draw_2
  otto-chriek sb earn_1_per_trouble
  the-clacks s$2p draw_2
  sergeant-colon xa
  cosmo-lavish sp pay_2_other_player_removes
  the-dean esp remove_from_unreal_estate
  hello-death kkb
  burleigh-and-stronginthearm sb pay_2_assassinate
  the-bursar esp place_2_ordinary swap_two_figures
  cable-street-particulars sa look_and_discard
  canting-crew sa move_enemy_adjacent
  carcer sp roll_two_remove
  the-chair-of-indefinite-studies esp swap_hands
  sir-charles-lavatory sb earn_1_per_building
  dorfl sp move_own_anywhere
  sergeant-detritus xx
  deep-dwarves sp place_anywhere_no_trouble
  adora-belle-dearheart sab move_own_anywhere
  the-alchemists-guild sb discard_3_refill
  the-auditors s each_other_removes_own
  buggy-swires x
  susan r react_block_remove
  sybil-vimes $3s buy_building_no_trouble
  mr-teatime $3kp
  the-watch bx
  wee-mad-arthur s build_half_price
  william-de-worde as earn_1_per_trouble
  willikins s place_at_own_building
  archchancellor-ridcully es place_2_near_unreal_estate
  ruby ab
  the-senior-wrangler esp place_1_near_unreal_estate
  mr-shine s place_anywhere_no_trouble
  mr-slant sb earn_2_per_figure_troubled_area
  the-smoking-gnu sp place_at_trouble
  stanley sa steal_one_of_two_random
  moist-von-lipwig a$3sp draw_2
  doctor-mossy-lawn r react_end_turn_keep_card
  patricians-palace b$4a
  ponder-stibbons es play_two_cards
  the-post-office sa earn_1_per_building
  reacher-gilt s buy_building_trouble
  professor-of-recent-runes esp draw_2
  doctor-hix esp place_trouble_anywhere
  hobsonss-livery-stable sb pay_2_move_own_anywhere
  hubert sa force_payment_3
  igor r react_relocate_removed
  the-luggage ks discard_1
  the-mob sap spread_trouble
  lord-downey k$3b
  dwarves aa
  edward-death k$3b
  errol sp errol_roll
  gargoyles sb draw_per_own_building
`;

function read(deck: ActionCard["deck"], list: string): ActionCard[] {
  return list
    .trim()
    .split("\n")
    .map((line) => {
      const [id = "", symbols = "", ...effects] = line.trim().split(" ");
      return { id, deck, symbols: symbolsOf(symbols), effects };
    });
}

function symbolsOf(text: string): Symbol[] {
  return Array.from(text.matchAll(/([a-z$])(\d?)/g), ([, letter = "", money]) => ({
    kind: KINDS[letter] ?? "scroll",
    money: Number(money),
  }));
}

export const CARDS: ActionCard[] = [...read("green", GREEN), ...read("brown", BROWN)];

const BY_ID = new Map(CARDS.map((card) => [card.id, card]));

export const cardOf = (id: string) => BY_ID.get(id);

/** The key of the words for what a card's scroll or reaction does; null if it has none. */
export function effectOf({ effects }: ActionCard, english: boolean): string | null {
  const effect = (english ? effects[1] : undefined) ?? effects[0];
  return effect === undefined ? null : `effect-${effect}`;
}
