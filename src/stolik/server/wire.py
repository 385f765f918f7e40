"""Every message between server and browser. The browser's types are generated from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from stolik.engine.writing import tidy

# --- limits that are part of the messages -----------------------------------------------------------

Name = Annotated[str, Meta(min_length=1, max_length=48)]  # as long as one of 24 signs with each accent apart
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Key = Annotated[str, Meta(max_length=64, pattern=r"^[\w-]+$")]  # a client's name for a command: sent twice, done once
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Where = Annotated[dict[str, Annotated[str, Meta(max_length=40)]], Meta(max_length=4)]  # facts that an order is bound to
Seat = Annotated[int, Meta(ge=0, le=11)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Language = Literal["pl", "en"]
Level = Literal["easy", "medium", "hard", "master"]
FrameKind = Literal[
    "sit",
    "stand",
    "bot",
    "start",
    "answer",
    "late",
    "undo",
    "hand_over",
    "resign",
    "rematch",
    "close",
    "remove",
    "hush",
    "chat",
]
EXACT = ("key", "password", "old")  # of what a client sends: to be given back, or hashed, as it came
SeatKind = Literal["empty", "person", "bot"]
Status = Literal["waiting", "playing", "over"]


def _tidied(value: Any) -> Any:
    if isinstance(value, str):
        return tidy(value)
    return {tidy(name): _tidied(each) for name, each in value.items()} if isinstance(value, dict) else value


class Message(Struct, forbid_unknown_fields=True):
    """What a client sends; a field that nobody knows is a mistake."""

    def __post_init__(self) -> None:
        for field in self.__struct_fields__:
            if field not in EXACT:
                setattr(self, field, _tidied(getattr(self, field)))


class Command(Message, tag_field="kind"):
    """What a client sends through a table's socket."""

    key: Key


# --- people -----------------------------------------------------------------------------------------


class Problem(Struct):
    """Every error has a name; the client has a sentence for each. `facts` fill it in."""

    name: str
    facts: dict[str, str] = {}


class Health(Struct):
    """The server runs, and has what it needs."""

    database: bool


class Me(Struct):
    id: str
    name: str
    kept: bool  # the name is kept with a password


class Guest(Message):
    name: Name


class Keep(Message):
    """Keep the name that one has: nobody else can take it, and one can sign in to it elsewhere.

    Where it is kept already, this changes the password and ends all other sessions; the old one is asked for."""

    password: Password
    old: Annotated[str, Meta(max_length=200)] = ""


class SignIn(Message):
    name: Name
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class SessionView(Struct):
    """Somewhere one is signed in."""

    id: str
    here: bool  # this one is used now
    seen: float  # when it was last in use
    agent: str  # "Firefox/Linux": the browser and the system, either of them empty where it is not known


class Sessions(Struct):
    sessions: list[SessionView]


# --- games ------------------------------------------------------------------------------------------


class LessonCard(Struct):
    id: str
    questions: int
    variant: dict[str, str]  # not in the row: offered to whoever plays with these settings


class Guided(Struct):
    """How the guided first game is set."""

    seats: int
    options: dict[str, str]


class GameCard(Struct):
    id: str
    name: dict[str, str]  # by language
    tagline: dict[str, str]
    players: list[int]
    options: dict[str, list[str]]  # values by name, the default first
    usual: list[dict[str, str]]  # by number of players, as `players` has them: what these bring with them
    fitting: list[dict[str, list[str]]]  # by number of players: which values each option can have
    minutes: str  # how long a game lasts; empty where nobody has said
    note: dict[str, str]  # by language, where one should know something before it begins
    made: dict[str, str]  # what of it is reconstructed, where something is
    lessons: list[LessonCard]  # in their order
    scores: bool  # it scores what lies on a real table
    guided: Guided | None  # the first game, where somebody guides through it


class Shelf(Struct):
    games: list[GameCard]
    levels: list[Level]


class RuleText(Struct):
    id: str
    source: str
    text: str
    why: str
    decision: bool  # the rulebook is silent or contradicts itself: we decided


class GameTexts(Struct):
    id: str
    language: Language
    version: int  # of the rules
    texts: str  # Fluent
    rules: list[RuleText]
    house: list[RuleText]  # the rules of the table itself
    kinds: dict[str, str]  # by the names of parts: of what kind they are, where the name does not say it
    cards: list[str]  # from the lowest up
    faces: dict[str, dict[str, Any]]  # what is printed on them, where the game says it
    # Events that only announce others, each with those that can stand below it, and whether one is worth the heading.
    headings: dict[str, dict[str, bool]]


# --- rules to read ----------------------------------------------------------------------------------


class SpanView(Struct):
    """A piece of a line: words, a rule by its id, or a picture by its name."""

    kind: Literal["text", "strong", "em", "rule", "symbol", "card"]
    text: str
    spans: list[SpanView]  # what is strong or stressed


class Block(Struct, tag_field="kind"):
    """Something that stands on its own on a page."""


class ParagraphView(Block, tag="paragraph"):
    spans: list[SpanView]


class HeadingView(Block, tag="heading"):
    text: str


class ListingView(Block, tag="list"):
    ordered: bool
    items: list[list[AnyBlock]]


class GridView(Block, tag="table"):
    head: list[list[SpanView]]
    rows: list[list[list[SpanView]]]


class BoardView(Block, tag="board"):
    """A position: the scene of its chapter that has this number."""

    number: int
    caption: str


class CardsView(Block, tag="cards"):
    cards: list[str]


class NoteView(Block, tag="note"):
    """A ruling of ours; its reason stands with its rule."""

    blocks: list[AnyBlock]


AnyBlock = ParagraphView | HeadingView | ListingView | GridView | BoardView | CardsView | NoteView


class ChapterView(Struct):
    title: str
    slug: str
    blocks: list[AnyBlock]


class RulesPage(Struct):
    title: str
    blocks: list[AnyBlock]  # before the first chapter
    chapters: list[ChapterView]


class AidLineView(Struct):
    number: int  # of what is done one after another, from 1; 0 if it is not of that
    anchor: str
    steps: list[str]  # the questions that it is about; `*`: all that no other line names
    spans: list[SpanView]


class AidSectionView(Struct):
    title: str
    lines: list[AidLineView]


class AidView(Struct):
    """What a player needs to have before their eyes."""

    title: str
    sections: list[AidSectionView]


class GuideCardView(Struct):
    """What the guide says: as `guide.toml` of the game has it; text `guide-ID`."""

    id: str
    steps: list[str]
    when: dict[str, Any]
    points: list[str]
    lesson: str
    rule: str


class SureView(Struct):
    step: str
    answer: str


class GuideView(Struct):
    cards: list[GuideCardView]
    sure: list[SureView]  # answers that are asked about once a game: text `guide-sure-STEP-ANSWER`
    texts: str  # Fluent


# --- tables -----------------------------------------------------------------------------------------


class Clock(Message):
    """Each seat has a store of seconds and gets some more with every answer (`days`: anew for each answer)."""

    kind: Literal["live", "days"]
    seconds: Annotated[int, Meta(ge=10, le=14 * 86400)]
    more: Annotated[int, Meta(ge=0, le=3600)] = 0


class NewTable(Message):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Literal["me", "open"] | Level], Meta(min_length=1, max_length=12)]
    options: dict[str, str] = {}
    private: bool = False
    clock: Clock | None = None


class SeatInfo(Struct):
    kind: SeatKind
    name: str
    level: Level | None = None
    gone: bool = False  # a person sat here and a bot has taken over
    player: str | None = None  # the person's id, also after a bot has taken over


class SayingView(Struct):
    """A text by the end of its key, and what fills it in.

    Values are said by the kinds of the parts that their names name; a list of them, or of sayings, is said one by one.
    """

    key: str
    values: dict[str, Any] = {}


class RowView(Struct):
    """What a seat has in the end."""

    place: int  # 1 is the best; equals share one
    total: int | None = None  # where points are counted
    parts: dict[str, int | str | None] = {}  # by column, each said as the value of that name


class TieView(Struct):
    """What decided between the best, whose totals are the same."""

    says: SayingView  # text ending-tie-...
    seats: list[int]
    numbers: list[list[int]]  # by those seats: what was compared, in this order


class MomentView(Struct):
    """One thing that is told of the end, in order, and what lights up meanwhile."""

    says: SayingView  # text ending-step-...
    spots: list[str] = []


class EndingView(Struct):
    """All that is told of the end, besides the reason."""

    rows: list[RowView]  # by seat
    columns: list[str] = []  # the parts of the rows, in order: texts ending-part-...
    tie: TieView | None = None
    steps: list[MomentView] = []


class Result(Struct):
    """How it ended: by the rules (`over`), since all but one side gave up (`resigned`), or its host `closed` it."""

    reason: Literal["over", "resigned", "closed"]
    shares: list[float]  # each seat's share of the win; none of a table that was closed
    points: list[int] = []  # by seat, where the game counts points
    says: SayingView | None = None  # why, text ending-...; null of a table that ended before that was kept
    ending: EndingView | None = None  # at the table itself; lists leave it out


class TableInfo(Struct):
    id: str
    game: str
    options: dict[str, str]
    status: Status
    seats: list[SeatInfo]
    host: str  # a player's id
    private: bool
    clock: Clock | None
    created: float
    result: Result | None = None
    rematch: str | None = None  # the table where it goes on
    origin: str | None = None  # the table that this one branched off
    commitment: str | None = None  # to the seed, from before the deal
    seated_chat: bool = False  # only those who sit here may chat
    host_name: str = ""  # of the host who sits here
    asked: list[int] = []  # the people whose turn it is; while bots think, those who were asked last
    since: float = 0.0  # when that began, or the game ended
    began: float | None = None  # when the game did


class Bests(Struct):
    """The best games that somebody has played alone, the best first."""

    tables: list[TableInfo]


class Created(Struct):
    id: str


class Branch(Message):
    """Play on from a position of a game that is over: in one of its seats, against bots."""

    at: Number  # after so many moves of the replay
    seat: Seat
    level: Level


# --- what is at the table ---------------------------------------------------------------------------


class PartView(Struct):
    """A part of an answer: `pile`, a `seat`, 0."""

    name: str
    kind: str
    value: str


class OptionView(Struct):
    text: str  # the notation: what an answer sends
    label: str  # a key of the game's texts (option-...), and what to fill in
    values: dict[str, str]
    parts: list[PartView] = []
    skip: bool = False  # it gives up what is asked


class DecisionView(Struct):
    id: int
    step: str
    kind: Literal["single", "sealed", "speak"]
    seats: list[int]  # who may answer now
    rule: str
    facts: dict[str, str]
    answers: list[str]  # what can be said of things, with holes: `swap {card} pile {pile:seat}`
    options: list[OptionView]  # of the seat that this view is for; those that skip are last
    turn: int | None = None  # whose turn it is; null where all act at once
    forced: str = ""  # what the table is about to answer for this seat, which need not


class View(Struct):
    """All that one seat (null: a spectator) may know."""

    seat: int | None
    state: dict[str, Any]
    derived: dict[str, Any]  # what the rules make of it, the same for everybody
    decision: DecisionView | None
    can_undo: bool = False


class TakenView(Struct):
    """An answer that the table gave for a person: what was asked, and the option in words."""

    step: str
    facts: dict[str, str]
    label: str
    values: dict[str, str]


class TurnView(Struct):
    """A turn that an entry belongs to, and what it has brought so far."""

    number: int
    first: int  # of the entry's events, the first that is in it
    digest: list[SayingView] | None  # texts digest-...; null where a later frame tells it


class Frame(Struct):
    """One entry of a table: what was done and what came of it, as one observer may know it."""

    seq: int
    kind: FrameKind
    at: float
    seat: int | None = None
    name: str = ""  # who did it
    text: str = ""  # what was said, the notation of an answer (empty where it is hidden), the level of a bot
    events: list[dict[str, Any]] = []
    taken: TakenView | None = None  # what was answered for the reader
    turns: list[TurnView] = []  # none where the game tells its turns line by line


class History(Struct):
    """What happened at a table before that which is told through its socket, as one observer may know it."""

    frames: list[Frame]


class Said(Struct):
    """A line of the chat."""

    number: int
    at: float
    player: str  # the id of who said it
    seat: int | None
    name: str
    text: str


class Watcher(Struct):
    id: str
    name: str


class OrderView(Struct):
    """What somebody has ordered beforehand, in words as an option has them, and where it shall hold."""

    text: str
    label: str
    values: dict[str, str]
    where: dict[str, str]
    lasting: bool  # until it is cancelled; one that lets things happen lapses otherwise with one's own turn
    usual: bool  # nobody has given it: everybody lets this happen, unless they say otherwise


class OrdersView(Struct):
    """One's own standing orders; nobody else knows of them."""

    given: list[OrderView]
    possible: list[OptionView]  # the first lets everything happen, until one's own turn or for good
    where: dict[str, list[str]]  # the facts that an order may be bound to, and their values


class ClocksView(Struct):
    left: list[float]  # seconds, when this was sent; none where seats have no clocks
    running: list[int]
    whole: float | None = None  # what the whole game has left


# --- the socket: from the client --------------------------------------------------------------------


class Answer(Command, tag="answer"):
    decision: Number
    do: Notation


class Undo(Command, tag="undo"):
    decision: Number


class Chat(Command, tag="chat"):
    text: ChatText


class AskHint(Command, tag="hint"):
    decision: Number


class Consider(Command, tag="consider"):
    """What would come of an answer that one is still thinking about? Nobody else learns of it."""

    decision: Number
    do: Notation


class GiveOrder(Command, tag="order"):
    """Say beforehand how a window shall be answered."""

    do: Notation
    where: Where = {}
    lasting: bool = False


class CancelOrder(Command, tag="cancel_order"):
    do: Notation
    where: Where = {}


class SetHabits(Command, tag="habits"):
    """What the table shall answer for me, from now on: answers to which there is no other, and those that only bring
    something."""

    forced: bool
    gains: bool


class Hurry(Command, tag="hurry"):
    """Bots need not wait for me to look. It counts where no other person sits, until one is asked again."""


class Remove(Command, tag="remove"):
    """The host sends somebody away who only watches; they cannot come back to this table."""

    player: Annotated[str, Meta(max_length=32)]


class Hush(Command, tag="hush"):
    """The host keeps the chat to those who sit here, or opens it to all."""

    on: bool


class Close(Command, tag="close"):
    """The host ends a table at which no other person sits."""


class Sit(Command, tag="sit"):
    seat: Seat


class Stand(Command, tag="stand"):
    pass


class SeatBot(Command, tag="bot"):
    """The host puts a bot on an empty seat, or takes it away (null); whoever has gone while the table waits, too."""

    seat: Seat
    level: Level | None


class Start(Command, tag="start"):
    pass


class Resign(Command, tag="resign"):
    pass


class HandOver(Command, tag="hand_over"):
    """A bot takes over: one's own seat, or that of a person who has been away for a while."""

    seat: Seat


class Rematch(Command, tag="rematch"):
    pass


FromClient = (
    Answer
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
    | Rematch
)

# --- the socket: to the client ----------------------------------------------------------------------


class ToClient(Struct, tag_field="kind"):
    pass


class Situation(ToClient):
    """Where the table stands. Whoever has received all up to `seq` knows all there is."""

    seq: int
    seat: int | None  # where you sit
    back: int | None  # a seat that you have handed over and may take back
    table: TableInfo
    frames: list[Frame]  # what is new
    view: View | None  # null while it waits for players
    clocks: ClocksView | None
    orders: OrdersView | None  # null where there is nothing to order


class Welcome(Situation, tag="welcome", kw_only=True):
    """First of all, and after each reconnection: what is new is what was missed."""

    you: Me
    chat: list[Said]  # what was said since


class You(ToClient, tag="you"):
    """You have another name from now on."""

    you: Me


class Update(Situation, tag="update"):
    """Something changed."""


class SignalView(Message):
    """Who is ready for a race that begins when all are."""

    ready: list[int]  # seats
    seconds: float | None  # from now on, as soon as all are


class Presence(ToClient, tag="presence"):
    online: list[bool]  # by seat
    watching: int
    watchers: list[Watcher]  # the first of them
    thinking: list[int]  # seats whose bot is thinking
    signal: SignalView | None  # of a table that waits for it


class Chatted(ToClient, tag="chat"):
    """Something was said; this changes nothing at the table."""

    lines: list[Said]


class Done(ToClient, tag="done"):
    """A command was carried out and is kept for good."""

    key: str
    seq: int  # of what it brought; for what was said, the number of the line


class Refusal(ToClient, tag="refused"):
    """A rule forbids it. Nothing has changed."""

    key: str
    rule: str
    facts: dict[str, str]


class Fault(ToClient, tag="fault"):
    """A command that could not be carried out; `key` is null where it could not even be read.

    `busy` is no verdict: the command may still come to be done. Sent again under its key, it is done once.
    """

    key: str | None
    problem: Problem


class Hint(ToClient, tag="hint"):
    key: str
    decision: int
    do: str
    label: str  # the same in words, as an option has it
    values: dict[str, str]
    why: str  # a key of the bots' texts, and what to fill in
    facts: dict[str, str | int]


class Considered(ToClient, tag="considered"):
    key: str
    rule: str  # the rule that forbids it; empty if none does
    facts: dict[str, str]
    preview: dict[str, Any]  # what the game says would come of it


FromServer = Welcome | You | Update | Presence | Chatted | Done | Refusal | Fault | Hint | Considered

# --- the lobby --------------------------------------------------------------------------------------


class LobbyView(ToClient, tag="lobby"):
    """All that is listed, the last changed first: by HTTP, and first of all through the lobby's socket."""

    open: list[TableInfo]  # somebody can sit down
    playing: list[TableInfo]  # one can watch
    mine: list[TableInfo]  # I sit there


class LobbyChange(ToClient, tag="change"):
    """What is no longer as it was told: a table stands in the list of its status alone, or in none."""

    first: list[TableInfo]  # before all that was there
    last: list[TableInfo]  # after it: they come into sight since others have gone
    gone: list[str]
    same: list[TableInfo]  # in their places: only whose turn it is has changed


class Mine(ToClient, tag="mine"):
    """My tables: by HTTP all, through the lobby's socket those that have changed."""

    tables: list[TableInfo]


FromLobby = LobbyView | LobbyChange | Mine | Fault

# --- replay -----------------------------------------------------------------------------------------


class ReplayPosition(Struct):
    """A position of a replay: the move that led to it, what came of it, and all that one may know."""

    seat: int | None
    do: str  # the notation of an answer, `undo` or `resign`; empty where it is hidden
    option: OptionView | None  # the answer in words
    undone: bool
    events: list[dict[str, Any]]
    view: View
    turns: list[TurnView] = []  # as a frame has them


class Replay(Struct):
    table: TableInfo
    names: list[str]
    seat: int | None  # whose eyes; null with `open` false is a spectator's
    open: bool  # nothing is hidden: the game is over
    positions: list[ReplayPosition]


class TryView(Struct):
    """Something that was or could have been done in a turn, and what it brings."""

    kind: str  # a key of the game's texts: `review-KIND`
    text: str
    values: dict[str, int]


class LookBackView(Struct):
    at: int  # the position of the replay
    turn: int
    seat: int
    note: str  # a key of the game's texts: `review-note-NOTE`
    tries: list[TryView]  # what was done comes first


class Review(Struct):
    """A game that is over in hindsight; empty where its game has nothing to say about it."""

    turns: list[LookBackView]


# --- the table companion and the tutorial -----------------------------------------------------------


class FormView(Struct):
    """Something that can lie on a real table."""

    text: str  # a key of the game's texts
    header: str  # the line that says what follows
    lines: list[list[tuple[int, int]]]  # from the top; each mark by its column, in half-cards, and its level


class ExtraView(Struct):
    text: str
    header: str


class SheetView(Struct):
    """What can be scored, to be filled in by pointing."""

    marks: str
    nothing: str
    forms: list[FormView]
    extras: list[ExtraView]


class ToScore(Message):
    text: Annotated[str, Meta(max_length=1000)]


class VerdictView(Struct):
    label: str  # a key of the game's texts (score-...), and what to fill in
    values: dict[str, str]


class ScoredView(Struct):
    picture: str
    verdicts: list[VerdictView]
    data: dict[str, Any]


class Scores(Struct):
    scored: list[ScoredView]


Ask = Literal["do", "say", "point", "count", "which"]


class LessonReply(Struct):
    """What is said to an answer, and what comes of it."""

    right: bool
    says: str  # a key of the lesson's texts, behind its `lesson-ID.`; nothing where a rule forbids it
    rule: str | None
    events: list[dict[str, Any]]
    view: View | None  # after it; null where nothing changes, or where the next question shows it


class QuestionView(Struct):
    ask: Ask
    of: str  # what is pointed at: spots `of/value`
    view: View
    lit: list[str]  # the verbs whose spots are lit; none: all that can be done
    tries: list[str]  # of `say`: what is offered
    counted: list[list[str | int]]  # of `count`: where the numbers stand that are summed up, as paths from the view
    sentences: int  # of `which`: how many there are to choose from
    # By answer, as far as they can be listed. What is pointed at stands in order; one thing alone is said to whoever
    # marks it amiss, with a `-` to whoever leaves it out.
    replies: dict[str, LessonReply]


class LessonView(Struct):
    """A lesson of the tutorial: with it every answer that can be listed can be judged without asking again."""

    id: str
    rules: list[str]
    names: list[str]  # of the seats; the reader's is empty
    questions: list[QuestionView]


class SceneView(Struct):
    """A board on a page of rules, as the first seat sees it: a position, and what comes of it."""

    names: list[str]  # by seat; the reader has none
    view: View
    after: View | None  # null where nothing happens
    events: list[dict[str, Any]]  # between the two


class Scenes(Struct):
    """The boards of a chapter."""

    scenes: list[SceneView]


class LessonTexts(Struct):
    texts: str  # Fluent


class Learnt(Message):
    """The lessons that somebody has done, `GAME/ID` each."""

    done: Annotated[list[Annotated[str, Meta(max_length=81)]], Meta(max_length=500)]


class LessonThought(Struct):
    """What would come of an answer that somebody is still thinking about."""

    rule: str  # that forbids it; empty if none does
    preview: dict[str, Any]


class LessonTry(Message):
    question: Annotated[int, Meta(ge=0, le=9)]
    answer: Annotated[str, Meta(max_length=200)]


HTTP = (
    *(
        Problem,
        Health,
        Me,
        Guest,
        Keep,
        SignIn,
        Sessions,
        Shelf,
        GuideView,
        GameTexts,
        NewTable,
        Created,
        LobbyView,
        Mine,
        Branch,
    ),
    *(RulesPage, Scenes, AidView),
    *(Replay, Review, History),
    *(TableInfo, Bests, SheetView, ToScore, Scores),
    *(LessonTexts, LessonView, LessonTry, LessonReply, LessonThought, Learnt),
)
