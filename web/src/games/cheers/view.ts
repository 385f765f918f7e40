// Made from the server's schemas by `make wire`. Not to be edited.

export type Card = string;
export type Face = MinionFace | OrderFace;

export interface Shown {
  Card?: Card;
  Position?: Position;
  Settings?: Settings;
  Derived?: Derived;
  Aim?: Aim;
  CellView?: CellView;
  Rider?: Rider;
  Tower?: Tower;
  MinionFace?: MinionFace;
  Arrows?: Arrows;
  OrderFace?: OrderFace;
  Half?: Half;
  Face?: Face;
}
export interface Position {
  seats: number;
  over: boolean;
  turn: number;
  tower: (number | null)[];
  crowd: string[][];
  col: number[];
  level: number[];
  turned: boolean[];
  rides: (string | null)[];
  fought: Card[];
  active: number;
  joined: number[];
  skipped: boolean;
  towers: number;
  hell: boolean;
  hanging: boolean;
  pedro: "no" | "building" | "built";
  preys: (Card | null)[];
  small: number;
  aimed: number[];
  won: number[];
  score: number[];
  deck: (Card | null)[];
  top: (Card | null)[];
  again: Card[];
  hand: (Card | null)[][];
  picked: (Card | null)[][];
  standing: Card[];
  covered0: (Card | null)[];
  covered1: (Card | null)[];
  covered2: (Card | null)[];
  covered3: (Card | null)[];
  air: Card[];
  shadow: (Card | null)[];
  discard: Card[];
  happened: Card[];
  ahead: Card[];
  box: Card[];
  aside: (Card | null)[];
  cut: (Card | null)[];
  not_cut: (Card | null)[];
  late: (Card | null)[];
  not_late: (Card | null)[];
  ruled_out: Card[];
  stack: (Card | null)[][];
  up: (Card | null)[][];
  decided: boolean[];
  pick: {
    label: "let_it" | "deflect";
    card?: Card;
  } | null;
  unsure: {
    cards: Card[];
    places: string[];
  }[];
}
export interface Settings {
  variant: "base" | "first" | "hell" | "teams" | "pedro";
  minions: "all" | "first";
  brawls: "usual" | "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "hell";
  hanging: "no" | "yes";
  starter: "random" | "1" | "2" | "3" | "4" | "5" | "6";
  minutes: "10" | "5" | "15" | "20";
}
export interface Derived {
  active: number;
  aimed: Aim | null;
  brawls: number;
  coming: number[] | null;
  deck: number;
  here: number[] | null;
  play: number;
  riders: Rider[];
  towers: Tower[];
}
export interface Aim {
  cells: CellView[];
  sender: number;
}
export interface CellView {
  col: number;
  level: number;
  tower: number;
}
export interface Rider {
  level: number;
  tower: number;
}
export interface Tower {
  covered: number;
  height: number;
  minions: number;
  multiplied: string[];
  score: number;
  seats: number[];
}
export interface MinionFace {
  advanced: boolean;
  arrows: Arrows;
  kind: "minion";
  shields: ("D" | "L" | "R" | "U")[];
  source: string;
  traits: (
    "acrobat" | "armored" | "assassin" | "claustrophobe" | "flying" | "heavy" | "hungry" | "kamikaze" | "ninja" | "weak"
  )[];
  value: number;
}
/**
 * By side; 0: none.
 */
export interface Arrows {
  D: number;
  L: number;
  R: number;
  U: number;
}
export interface OrderFace {
  kind: "order";
  options: Half[];
  source: string;
}
export interface Half {
  cells: number[][];
  kind: "aggression" | "deflect" | "move" | "swap";
  to: number[][];
}

export const CARDS = ["shydra","walltor","unicone","hughbert","jawcer","nomnom","slay-team","naught-knight","fir-seer","hog-air-balloon","mothball","count-seconds","eggstra-large","damp-squib","bumblebomb","armadizzy","sardine","pressure-cooker","canivore","dumpling","anvillain","dieting-troll","hippocrite","molluscle","wispy-will","slim-chance","jellyguard","intern","bonely","sobgoblin","wafer","scaredcrow","doubtbat","airhead","gargler","kitemare","witch","dandy-lion","wolfgang","crumblord","venus-guytrap","sir-saucepan","tortoise","tin-soldout","crabby-cadet","six-pack-sam","dinah-mite","short-fuse","auld-bang-syne","somersalami","upside-clown","boingboy","genie","vampire","stabby-tabby","understudy","pom-pom","hip-hip-harry","megaphony","right-hook","lefty","jack-hammer","tridentist","ram-page","stomp-collector","scarf-ace","number-one-fan","accountant","front-desk","hedgehug","prickly-pete","cyclops","typo-imp","mummys-boy","skeletuba","lowkey","elephant","midnight-snacker","just-a-bush","shove-and-shout","lift-to-nowhere","long-run-up","slant-and-slap","topsy-turvy","demotion","musical-chairs","bias-cut","take-it-yourself","wrong-address","kick-back","move-along","leap-of-fate","neighbourly-nudge","cross-purposes","grand-reshuffle","no-thank-you","brawl-1","brawl-2","brawl-3","brawl-4","brawl-5","brawl-6","brawl-7","brawl-8","brawl-9","coming","here","small-20","small-21","small-22","small-23","small-24","small-25","small-26","small-27","small-28","small-29","small-30","late-0","late-1","late-2","late-3","late-4"] as const;
export const BODIES = ["shydra","walltor","unicone","hughbert","jawcer","nomnom","slay-team","naught-knight","fir-seer","hog-air-balloon","mothball","count-seconds","eggstra-large","damp-squib","bumblebomb","armadizzy","sardine","pressure-cooker","canivore","dumpling","anvillain","dieting-troll","hippocrite","molluscle","wispy-will","slim-chance","jellyguard","intern","bonely","sobgoblin","wafer","scaredcrow","doubtbat","airhead","gargler","kitemare","witch","dandy-lion","wolfgang","crumblord","venus-guytrap","sir-saucepan","tortoise","tin-soldout","crabby-cadet","six-pack-sam","dinah-mite","short-fuse","auld-bang-syne","somersalami","upside-clown","boingboy","genie","vampire","stabby-tabby","understudy","pom-pom","hip-hip-harry","megaphony","right-hook","lefty","jack-hammer","tridentist","ram-page","stomp-collector","scarf-ace","number-one-fan","accountant","front-desk","hedgehug","prickly-pete","cyclops","typo-imp","mummys-boy","skeletuba","lowkey","elephant","midnight-snacker","just-a-bush","covered0","covered1","covered2","covered3"] as const;
export const CAUSES = ["by-attack","by-fall","crushed","eaten","suffocated","blown-up","stabbed"] as const;
export const SIDES = ["U","R","D","L"] as const;
