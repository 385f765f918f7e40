// Made from the server's schemas by `make wire`. Not to be edited.

export type FromClient =
  | Answer
  | Undo
  | Chat
  | AskHint
  | Consider
  | GiveOrder
  | CancelOrder
  | SetHabits
  | Hurry
  | Remove
  | Hush
  | Close
  | Sit
  | Stand
  | SeatBot
  | Start
  | Resign
  | HandOver
  | Rematch;
export type FromServer = Welcome | You | Update | Presence | Chatted | Done | Refusal | Fault | Hint | Considered;
export type FromLobby = LobbyView | LobbyChange | Mine | Fault;

export interface Wire {
  Problem?: Problem;
  Health?: Health;
  Me?: Me;
  Guest?: Guest;
  Keep?: Keep;
  SignIn?: SignIn;
  Sessions?: Sessions;
  Shelf?: Shelf;
  GuideView?: GuideView;
  GameTexts?: GameTexts;
  NewTable?: NewTable;
  Created?: Created;
  LobbyView?: LobbyView;
  Mine?: Mine;
  Branch?: Branch;
  RulesPage?: RulesPage;
  Scenes?: Scenes;
  AidView?: AidView;
  Replay?: Replay;
  Review?: Review;
  History?: History;
  TableInfo?: TableInfo;
  Bests?: Bests;
  SheetView?: SheetView;
  ToScore?: ToScore;
  Scores?: Scores;
  LessonTexts?: LessonTexts;
  LessonView?: LessonView;
  LessonTry?: LessonTry;
  LessonReply?: LessonReply;
  LessonThought?: LessonThought;
  Learnt?: Learnt;
  FromClient?: FromClient;
  FromServer?: FromServer;
  FromLobby?: FromLobby;
}
/**
 * Every error has a name; the client has a sentence for each. `facts` fill it in.
 */
export interface Problem {
  name: string;
  facts: {
    [k: string]: string;
  };
}
/**
 * The server runs, and has what it needs.
 */
export interface Health {
  database: boolean;
}
export interface Me {
  id: string;
  name: string;
  kept: boolean;
}
export interface Guest {
  name: string;
}
/**
 * Keep the name that one has: nobody else can take it, and one can sign in to it elsewhere.
 *
 *     Where it is kept already, this changes the password and ends all other sessions; the old one is asked for.
 */
export interface Keep {
  password: string;
  old?: string;
}
export interface SignIn {
  name: string;
  password: string;
}
export interface Sessions {
  sessions: SessionView[];
}
/**
 * Somewhere one is signed in.
 */
export interface SessionView {
  id: string;
  here: boolean;
  seen: number;
  agent: string;
}
export interface Shelf {
  games: GameCard[];
  levels: ("easy" | "hard" | "master" | "medium")[];
}
export interface GameCard {
  id: string;
  name: {
    [k: string]: string;
  };
  tagline: {
    [k: string]: string;
  };
  players: number[];
  options: {
    [k: string]: string[];
  };
  usual: {
    [k: string]: string;
  }[];
  fitting: {
    [k: string]: string[];
  }[];
  minutes: string;
  note: {
    [k: string]: string;
  };
  made: {
    [k: string]: string;
  };
  lessons: LessonCard[];
  scores: boolean;
  guided: Guided | null;
}
export interface LessonCard {
  id: string;
  questions: number;
  variant: {
    [k: string]: string;
  };
}
/**
 * How the guided first game is set.
 */
export interface Guided {
  seats: number;
  options: {
    [k: string]: string;
  };
}
export interface GuideView {
  cards: GuideCardView[];
  sure: SureView[];
  texts: string;
}
/**
 * What the guide says: as `guide.toml` of the game has it; text `guide-ID`.
 */
export interface GuideCardView {
  id: string;
  steps: string[];
  when: {};
  points: string[];
  lesson: string;
  rule: string;
}
export interface SureView {
  step: string;
  answer: string;
}
export interface GameTexts {
  id: string;
  language: "en" | "pl";
  version: number;
  texts: string;
  rules: RuleText[];
  house: RuleText[];
  kinds: {
    [k: string]: string;
  };
  cards: string[];
  faces: {
    [k: string]: {};
  };
  headings: {
    [k: string]: {
      [k: string]: boolean;
    };
  };
}
export interface RuleText {
  id: string;
  source: string;
  text: string;
  why: string;
  decision: boolean;
}
export interface NewTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 12
   */
  seats: (("me" | "open") | ("easy" | "hard" | "master" | "medium"))[];
  options?: {
    [k: string]: string;
  };
  private?: boolean;
  clock?: Clock | null;
}
/**
 * Each seat has a store of seconds and gets some more with every answer (`days`: anew for each answer).
 */
export interface Clock {
  kind: "days" | "live";
  seconds: number;
  more?: number;
}
export interface Created {
  id: string;
}
/**
 * All that is listed, the last changed first: by HTTP, and first of all through the lobby's socket.
 */
export interface LobbyView {
  kind: "lobby";
  open: TableInfo[];
  playing: TableInfo[];
  mine: TableInfo[];
}
export interface TableInfo {
  id: string;
  game: string;
  options: {
    [k: string]: string;
  };
  status: "over" | "playing" | "waiting";
  seats: SeatInfo[];
  host: string;
  private: boolean;
  clock: Clock | null;
  created: number;
  result: Result | null;
  rematch: string | null;
  origin: string | null;
  commitment: string | null;
  seated_chat: boolean;
  host_name: string;
  asked: number[];
  since: number;
  began: number | null;
}
export interface SeatInfo {
  kind: "bot" | "empty" | "person";
  name: string;
  level: ("easy" | "hard" | "master" | "medium") | null;
  gone: boolean;
  player: string | null;
}
/**
 * How it ended: by the rules (`over`), since all but one side gave up (`resigned`), or its host `closed` it.
 */
export interface Result {
  reason: "closed" | "over" | "resigned";
  shares: number[];
  points: number[];
  says: SayingView | null;
  ending: EndingView | null;
}
/**
 * A text by the end of its key, and what fills it in.
 *
 *     Values are said by the kinds of the parts that their names name; a list of them, or of sayings, is said one by one.
 */
export interface SayingView {
  key: string;
  values: {};
}
/**
 * All that is told of the end, besides the reason.
 */
export interface EndingView {
  rows: RowView[];
  columns: string[];
  tie: TieView | null;
  steps: MomentView[];
}
/**
 * What a seat has in the end.
 */
export interface RowView {
  place: number;
  total: number | null;
  parts: {
    [k: string]: number | string | null;
  };
}
/**
 * What decided between the best, whose totals are the same.
 */
export interface TieView {
  says: SayingView;
  seats: number[];
  numbers: number[][];
}
/**
 * One thing that is told of the end, in order, and what lights up meanwhile.
 */
export interface MomentView {
  says: SayingView;
  spots: string[];
}
/**
 * My tables: by HTTP all, through the lobby's socket those that have changed.
 */
export interface Mine {
  kind: "mine";
  tables: TableInfo[];
}
/**
 * Play on from a position of a game that is over: in one of its seats, against bots.
 */
export interface Branch {
  at: number;
  seat: number;
  level: "easy" | "hard" | "master" | "medium";
}
export interface RulesPage {
  title: string;
  blocks: (ParagraphView | HeadingView | ListingView | GridView | BoardView | CardsView | NoteView)[];
  chapters: ChapterView[];
}
export interface ParagraphView {
  kind: "paragraph";
  spans: SpanView[];
}
/**
 * A piece of a line: words, a rule by its id, or a picture by its name.
 */
export interface SpanView {
  kind: "card" | "em" | "rule" | "strong" | "symbol" | "text";
  text: string;
  spans: SpanView[];
}
export interface HeadingView {
  kind: "heading";
  text: string;
}
export interface ListingView {
  kind: "list";
  ordered: boolean;
  items: (ParagraphView | HeadingView | ListingView | GridView | BoardView | CardsView | NoteView)[][];
}
export interface GridView {
  kind: "table";
  head: SpanView[][];
  rows: SpanView[][][];
}
/**
 * A position: the scene of its chapter that has this number.
 */
export interface BoardView {
  kind: "board";
  number: number;
  caption: string;
}
export interface CardsView {
  kind: "cards";
  cards: string[];
}
/**
 * A ruling of ours; its reason stands with its rule.
 */
export interface NoteView {
  kind: "note";
  blocks: (ParagraphView | HeadingView | ListingView | GridView | BoardView | CardsView | NoteView)[];
}
export interface ChapterView {
  title: string;
  slug: string;
  blocks: (ParagraphView | HeadingView | ListingView | GridView | BoardView | CardsView | NoteView)[];
}
/**
 * The boards of a chapter.
 */
export interface Scenes {
  scenes: SceneView[];
}
/**
 * A board on a page of rules, as the first seat sees it: a position, and what comes of it.
 */
export interface SceneView {
  names: string[];
  view: View;
  after: View | null;
  events: {}[];
}
/**
 * All that one seat (null: a spectator) may know.
 */
export interface View {
  seat: number | null;
  state: {};
  derived: {};
  decision: DecisionView | null;
  can_undo: boolean;
}
export interface DecisionView {
  id: number;
  step: string;
  kind: "sealed" | "single" | "speak";
  seats: number[];
  rule: string;
  facts: {
    [k: string]: string;
  };
  answers: string[];
  options: OptionView[];
  turn: number | null;
  forced: string;
}
export interface OptionView {
  text: string;
  label: string;
  values: {
    [k: string]: string;
  };
  parts: PartView[];
  skip: boolean;
}
/**
 * A part of an answer: `pile`, a `seat`, 0.
 */
export interface PartView {
  name: string;
  kind: string;
  value: string;
}
/**
 * What a player needs to have before their eyes.
 */
export interface AidView {
  title: string;
  sections: AidSectionView[];
}
export interface AidSectionView {
  title: string;
  lines: AidLineView[];
}
export interface AidLineView {
  number: number;
  anchor: string;
  steps: string[];
  spans: SpanView[];
}
export interface Replay {
  table: TableInfo;
  names: string[];
  seat: number | null;
  open: boolean;
  positions: ReplayPosition[];
}
/**
 * A position of a replay: the move that led to it, what came of it, and all that one may know.
 */
export interface ReplayPosition {
  seat: number | null;
  do: string;
  option: OptionView | null;
  undone: boolean;
  events: {}[];
  view: View;
  turns: TurnView[];
}
/**
 * A turn that an entry belongs to, and what it has brought so far.
 */
export interface TurnView {
  number: number;
  first: number;
  digest: SayingView[] | null;
}
/**
 * A game that is over in hindsight; empty where its game has nothing to say about it.
 */
export interface Review {
  turns: LookBackView[];
}
export interface LookBackView {
  at: number;
  turn: number;
  seat: number;
  note: string;
  tries: TryView[];
}
/**
 * Something that was or could have been done in a turn, and what it brings.
 */
export interface TryView {
  kind: string;
  text: string;
  values: {
    [k: string]: number;
  };
}
/**
 * What happened at a table before that which is told through its socket, as one observer may know it.
 */
export interface History {
  frames: Frame[];
}
/**
 * One entry of a table: what was done and what came of it, as one observer may know it.
 */
export interface Frame {
  seq: number;
  kind:
    | "answer"
    | "bot"
    | "chat"
    | "close"
    | "hand_over"
    | "hush"
    | "late"
    | "rematch"
    | "remove"
    | "resign"
    | "sit"
    | "stand"
    | "start"
    | "undo";
  at: number;
  seat: number | null;
  name: string;
  text: string;
  events: {}[];
  taken: TakenView | null;
  turns: TurnView[];
}
/**
 * An answer that the table gave for a person: what was asked, and the option in words.
 */
export interface TakenView {
  step: string;
  facts: {
    [k: string]: string;
  };
  label: string;
  values: {
    [k: string]: string;
  };
}
/**
 * The best games that somebody has played alone, the best first.
 */
export interface Bests {
  tables: TableInfo[];
}
/**
 * What can be scored, to be filled in by pointing.
 */
export interface SheetView {
  marks: string;
  nothing: string;
  forms: FormView[];
  extras: ExtraView[];
}
/**
 * Something that can lie on a real table.
 */
export interface FormView {
  text: string;
  header: string;
  lines: [number, number][][];
}
export interface ExtraView {
  text: string;
  header: string;
}
export interface ToScore {
  text: string;
}
export interface Scores {
  scored: ScoredView[];
}
export interface ScoredView {
  picture: string;
  verdicts: VerdictView[];
  data: {};
}
export interface VerdictView {
  label: string;
  values: {
    [k: string]: string;
  };
}
export interface LessonTexts {
  texts: string;
}
/**
 * A lesson of the tutorial: with it every answer that can be listed can be judged without asking again.
 */
export interface LessonView {
  id: string;
  rules: string[];
  names: string[];
  questions: QuestionView[];
}
export interface QuestionView {
  ask: "count" | "do" | "point" | "say" | "which";
  of: string;
  view: View;
  lit: string[];
  tries: string[];
  counted: (string | number)[][];
  sentences: number;
  replies: {
    [k: string]: LessonReply;
  };
}
/**
 * What is said to an answer, and what comes of it.
 */
export interface LessonReply {
  right: boolean;
  says: string;
  rule: string | null;
  events: {}[];
  view: View | null;
}
export interface LessonTry {
  question: number;
  answer: string;
}
/**
 * What would come of an answer that somebody is still thinking about.
 */
export interface LessonThought {
  rule: string;
  preview: {};
}
/**
 * The lessons that somebody has done, `GAME/ID` each.
 */
export interface Learnt {
  /**
   * @maxItems 500
   */
  done: string[];
}
export interface Answer {
  kind: "answer";
  key: string;
  decision: number;
  do: string;
}
export interface Undo {
  kind: "undo";
  key: string;
  decision: number;
}
export interface Chat {
  kind: "chat";
  key: string;
  text: string;
}
export interface AskHint {
  kind: "hint";
  key: string;
  decision: number;
}
/**
 * What would come of an answer that one is still thinking about? Nobody else learns of it.
 */
export interface Consider {
  kind: "consider";
  key: string;
  decision: number;
  do: string;
}
/**
 * Say beforehand how a window shall be answered.
 */
export interface GiveOrder {
  kind: "order";
  key: string;
  do: string;
  where?: {
    [k: string]: string;
  };
  lasting?: boolean;
}
export interface CancelOrder {
  kind: "cancel_order";
  key: string;
  do: string;
  where?: {
    [k: string]: string;
  };
}
/**
 * What the table shall answer for me, from now on: answers to which there is no other, and those that only bring
 *     something.
 */
export interface SetHabits {
  kind: "habits";
  key: string;
  forced: boolean;
  gains: boolean;
}
/**
 * Bots need not wait for me to look. It counts where no other person sits, until one is asked again.
 */
export interface Hurry {
  kind: "hurry";
  key: string;
}
/**
 * The host sends somebody away who only watches; they cannot come back to this table.
 */
export interface Remove {
  kind: "remove";
  key: string;
  player: string;
}
/**
 * The host keeps the chat to those who sit here, or opens it to all.
 */
export interface Hush {
  kind: "hush";
  key: string;
  on: boolean;
}
/**
 * The host ends a table at which no other person sits.
 */
export interface Close {
  kind: "close";
  key: string;
}
export interface Sit {
  kind: "sit";
  key: string;
  seat: number;
}
export interface Stand {
  kind: "stand";
  key: string;
}
/**
 * The host puts a bot on an empty seat, or takes it away (null); whoever has gone while the table waits, too.
 */
export interface SeatBot {
  kind: "bot";
  key: string;
  seat: number;
  level: ("easy" | "hard" | "master" | "medium") | null;
}
export interface Start {
  kind: "start";
  key: string;
}
export interface Resign {
  kind: "resign";
  key: string;
}
/**
 * A bot takes over: one's own seat, or that of a person who has been away for a while.
 */
export interface HandOver {
  kind: "hand_over";
  key: string;
  seat: number;
}
export interface Rematch {
  kind: "rematch";
  key: string;
}
/**
 * First of all, and after each reconnection: what is new is what was missed.
 */
export interface Welcome {
  kind: "welcome";
  seq: number;
  seat: number | null;
  back: number | null;
  table: TableInfo;
  frames: Frame[];
  view: View | null;
  clocks: ClocksView | null;
  orders: OrdersView | null;
  you: Me;
  chat: Said[];
}
export interface ClocksView {
  left: number[];
  running: number[];
  whole: number | null;
}
/**
 * One's own standing orders; nobody else knows of them.
 */
export interface OrdersView {
  given: OrderView[];
  possible: OptionView[];
  where: {
    [k: string]: string[];
  };
}
/**
 * What somebody has ordered beforehand, in words as an option has them, and where it shall hold.
 */
export interface OrderView {
  text: string;
  label: string;
  values: {
    [k: string]: string;
  };
  where: {
    [k: string]: string;
  };
  lasting: boolean;
  usual: boolean;
}
/**
 * A line of the chat.
 */
export interface Said {
  number: number;
  at: number;
  player: string;
  seat: number | null;
  name: string;
  text: string;
}
/**
 * You have another name from now on.
 */
export interface You {
  kind: "you";
  you: Me;
}
/**
 * Something changed.
 */
export interface Update {
  kind: "update";
  seq: number;
  seat: number | null;
  back: number | null;
  table: TableInfo;
  frames: Frame[];
  view: View | null;
  clocks: ClocksView | null;
  orders: OrdersView | null;
}
export interface Presence {
  kind: "presence";
  online: boolean[];
  watching: number;
  watchers: Watcher[];
  thinking: number[];
  signal: SignalView | null;
}
export interface Watcher {
  id: string;
  name: string;
}
/**
 * Who is ready for a race that begins when all are.
 */
export interface SignalView {
  ready: number[];
  seconds: number | null;
}
/**
 * Something was said; this changes nothing at the table.
 */
export interface Chatted {
  kind: "chat";
  lines: Said[];
}
/**
 * A command was carried out and is kept for good.
 */
export interface Done {
  kind: "done";
  key: string;
  seq: number;
}
/**
 * A rule forbids it. Nothing has changed.
 */
export interface Refusal {
  kind: "refused";
  key: string;
  rule: string;
  facts: {
    [k: string]: string;
  };
}
/**
 * A command that could not be carried out; `key` is null where it could not even be read.
 *
 *     `busy` is no verdict: the command may still come to be done. Sent again under its key, it is done once.
 */
export interface Fault {
  kind: "fault";
  key: string | null;
  problem: Problem;
}
export interface Hint {
  kind: "hint";
  key: string;
  decision: number;
  do: string;
  label: string;
  values: {
    [k: string]: string;
  };
  why: string;
  facts: {
    [k: string]: string | number;
  };
}
export interface Considered {
  kind: "considered";
  key: string;
  rule: string;
  facts: {
    [k: string]: string;
  };
  preview: {};
}
/**
 * What is no longer as it was told: a table stands in the list of its status alone, or in none.
 */
export interface LobbyChange {
  kind: "change";
  first: TableInfo[];
  last: TableInfo[];
  gone: string[];
  same: TableInfo[];
}
