// Made from the server's schemas by `make wire`. Not to be edited.

export type Card = string;

export interface Shown {
  Card?: Card;
  Position?: Position;
  Settings?: Settings;
  Derived?: Derived;
  Goal?: Goal;
  Face?: Face;
}
export interface Position {
  seats: number;
  over: boolean;
  turn: number;
  figures: number[][];
  building: (number | null)[];
  trouble: number[];
  money: number[];
  lost: number[];
  used: number[];
  gained: number[];
  active: number;
  played: Card | null;
  fresh: boolean;
  won: number[];
  unfolding: Card | null;
  english: boolean;
  green: (Card | null)[];
  brown: (Card | null)[];
  hand: (Card | null)[][];
  play: Card[];
  discard: Card[];
  loan: Card[][];
  penalty: Card[][];
  person: (Card | null)[][];
  face: Card[][];
  undealt: (Card | null)[];
  event_deck: (Card | null)[];
  happened: Card[];
  box: Card[];
  filched: (Card | null)[][];
  decided: boolean[];
  pick: null;
  unsure: {
    cards: Card[];
    places: string[];
  }[];
}
export interface Settings {
  edition: "polish" | "english";
}
export interface Derived {
  control: (number | null)[];
  deck: number;
  goals: Goal[];
  near: number[];
  parts: {
    [k: string]: number;
  }[];
  points: number[];
  powers: number[];
  symbol: number | null;
}
/**
 * A personality by the keys of its texts: whose it is, nobody learns here.
 */
export interface Goal {
  goal: string;
  kind: "control" | "deck" | "spies" | "trouble" | "worth";
  name: string;
  needed: number;
  progress: number[];
}
export interface Face {
  deck: "brown" | "green";
  effect: string;
  effect_english: string;
  money: number;
  symbols: (
    "agent" | "assassinate" | "build" | "event" | "money" | "play_another" | "reaction" | "remove_trouble" | "scroll"
  )[];
}

export const CARDS = ["mr-boggis","mr-bent","the-beggars-guild","the-bank-of-ankh-morpork","the-ankh-morpork-sunshine-dragon-sanctuary","sergeant-angua","the-agony-aunts","the-dysk","the-duckman","drumknott","cmot-dibbler","dr-cruces","captain-carrot","mrs-cake","groat","gimlets-dwarf-delicatessen","gaspode","fresh-start-club","foul-ole-ron","the-fools-guild","the-fire-brigade","inigo-skimmer","history-monks","hex","herennow","harry-king","hargas-house-of-ribs","mr-gryle","the-peeled-nuts","the-opera-house","nobby-nobbs","modo","the-mended-drum","librarian","leonard-of-quirm","shonky-shop","sacharissa-cripslock","rosie-palm","rincewind","the-royal-mint","queen-molly","pink-pussycat-club","zorgo-the-retro-phrenologist","dr-whiteface","wallace-sonky","the-seamstresses-guild","mr-pin-and-mr-tulip","the-thieves-guild","sergeant-cheery-littlebottom","otto-chriek","the-clacks","sergeant-colon","cosmo-lavish","the-dean","hello-death","burleigh-and-stronginthearm","the-bursar","cable-street-particulars","canting-crew","carcer","the-chair-of-indefinite-studies","sir-charles-lavatory","dorfl","sergeant-detritus","deep-dwarves","adora-belle-dearheart","the-alchemists-guild","the-auditors","buggy-swires","susan","sybil-vimes","mr-teatime","the-watch","wee-mad-arthur","william-de-worde","willikins","archchancellor-ridcully","ruby","the-senior-wrangler","mr-shine","mr-slant","the-smoking-gnu","stanley","moist-von-lipwig","doctor-mossy-lawn","patricians-palace","ponder-stibbons","the-post-office","reacher-gilt","professor-of-recent-runes","doctor-hix","hobsonss-livery-stable","hubert","igor","the-luggage","the-mob","lord-downey","dwarves","edward-death","errol","gargoyles","vetinari","selachii","rust","de-worde","dragon-king","chrysoprase","vimes","dragon","flood","fire","fog","riots","explosion","murders","demons","subsidence","johnson","trolls","earthquake"] as const;
export const AGENTS = 12 as const;
export const BUILDINGS = 6 as const;
export const OWNERS = ["1","2","3","4","t","d"] as const;
export const TROLL = 4 as const;
export const DEMON = 5 as const;
