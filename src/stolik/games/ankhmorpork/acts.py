"""What cards, powers and events are made of: drawing, placing, moving, removing, and the windows of reactions.

Areas are numbered from 0 here and from 1 on the board and in texts. A figure is 6 * area + owner. The first answer to
most choices declines, where that is allowed.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kinds import Kind, Named, SetOf
from stolik.engine.kit import Options, as_ints, bit, full, has
from stolik.engine.state import State
from stolik.engine.steps import PASS, Auto, Chance, Choice, Deal
from stolik.games.ankhmorpork.data import CARDS
from stolik.games.ankhmorpork.state import (
    ACTIVE,
    AGENTS,
    AREA,
    AREAS,
    BROWN,
    DISCARD,
    FACE,
    FIGURE,
    GREEN,
    HAND,
    NAMES,
    NEAR,
    OWNERS,
    PARTS,
    PENALTY,
    PERSON,
    PLAYED,
    TROUBLE,
    WON,
    agents_out,
    areas_around,
    areas_with,
    arrive,
    best_card,
    buildings_of,
    leave,
    outbreak,
    points,
    slip_in,
    standing,
)

DREW: Final = PARTS.event("drew", "seat card", "AM.Y1", "AM.H2")
THREW: Final = PARTS.event("threw", "seat card", "AM.H1")
PLACED: Final = PARTS.event("placed", "seat area outbreak", "AM.Y2", "AM.Z1", "AM.B1", "AM.D8")
LIFTED: Final = PARTS.event("lifted", "seat area", "AM.P7")
REMOVED: Final = PARTS.event("removed", "area owner", "AM.Z2", "AM.P2")
WENT: Final = PARTS.event("went", "owner area area2 outbreak", "AM.Z1", "AM.Z2")
REACTED: Final = PARTS.event("reacted", "seat card", "AM.Y10", "AM.R1")
DECK_OUT: Final = PARTS.event("deck_out", "", "AM.G1", "AM.V2", "AM.W7")
WINS: Final = PARTS.event("wins", "seat card", "AM.G1", "AM.G3", "AM.V5", "AM.V8", "AM.D1", "AM.D5")

VIMES: Final = NAMES.index("vimes")

NO: Final = "skip: decline = no"  # what answers begin with; where something must be done, it is refused by the rule
DECLINE: Final = 0


# --- the end ---------------------------------------------------------------------------------------


def win(g: State, winners: i64) -> None:
    """AM.H2: at the end everybody shows who he was."""
    g[WON] = winners
    for seat in range(g.seats):
        g.move(g.card(PERSON + seat, 0), PERSON + seat, FACE + seat)
    for seat in range(g.seats):
        if has(winners, seat):
            g.tell(WINS, seat, g.card(FACE + seat, 0))
    g.finish()


def win_by_points(g: State) -> None:
    """AM.G3, AM.V8, AM.D5: most points, then the dearest City Area card, then a shared win."""
    best: i64 = -1000000
    winners: i64 = 0
    for seat in range(g.seats):
        score = 100 * points(g, seat) + best_card(g, seat)
        if score > best:
            best = score
            winners = 0
        if score == best:
            winners |= bit(seat)
    win(g, winners)


def deck_runs_out(g: State) -> None:
    """AM.V2, AM.W7: at the instant when the last action card is drawn."""
    g.tell(DECK_OUT)
    for seat in range(g.seats):
        if g.holds(PERSON + seat, VIMES):
            win(g, bit(seat))
            return
    win_by_points(g)


# --- what prompts say ------------------------------------------------------------------------------


def on_card(g: State) -> dict[str, str]:
    """Whose card is being carried out."""
    return {"card": NAMES[g[PLAYED] - 1], "seat2": str(g[ACTIVE])}


def on_figure(figure: i64) -> dict[str, str]:
    """Where it stands and whose it is."""
    return FIGURE.said("figure", figure)


def on_other_figure(figure: i64) -> dict[str, str]:
    """The same of a second one."""
    return FIGURE.said("figure2", figure)


# --- drawing and discarding ------------------------------------------------------------------------


def deck(g: State) -> i64:
    """The part of the draw pile that is drawn from: green lies above brown (AM.S6)."""
    return GREEN if g.count(GREEN) > 0 else BROWN


def deck_size(g: State) -> i64:
    return g.count(GREEN) + g.count(BROWN)


DEAL: Final = PARTS.step(Deal())


@final
class Draw(Chance):
    """A seat draws so many cards, one by one."""

    rule = "AM.Y1"
    rules = ("AM.V2",)
    args = "seat count"

    def size(self, g: State) -> i64:
        return g.count(deck(g))

    def take(self, g: State, option: i64) -> None:
        seat, count = g.two()
        source = deck(g)
        card = g.card(source, option)
        g.move(card, source, HAND + seat)
        g.tell(DREW, seat, card)
        if deck_size(g) == 0:
            deck_runs_out(g)
        elif count > 1:
            g.then(self.id, seat, count - 1)

    def seen_by(self, g: State) -> i64:
        return bit(g.one())

    def text(self, g: State, option: i64) -> str:
        return NAMES[g.card(deck(g), option)]


DRAW: Final = PARTS.step(Draw())


def draw(g: State, seat: i64, count: i64) -> None:
    if count > 0:
        g.then(DRAW, seat, count)


class OnHandCard(Choice):
    """A card of the own hand, or none where `may_decline`."""

    args = "seat"
    answers = (NO, "* {card}")

    def may_decline(self, g: State) -> bool:
        return False

    def options(self, g: State, out: Options) -> None:
        if self.may_decline(g):
            out.add(DECLINE)
        self.each_in(g, out, HAND + g.seat)

    def why(self, g: State, option: i64) -> str:
        return "AM.T9" if option != DECLINE and g.holds(PENALTY + g.seat, self.part(option)) else self.law


@final
class Discard(OnHandCard):
    """A seat discards one hand card of its choice."""

    rule = "AM.effect.discard_1"

    def take(self, g: State, option: i64) -> None:
        card = self.part(option)
        g.move(card, HAND + g.seat, DISCARD)
        g.tell(THREW, g.seat, card)


DISCARD_ONE: Final = PARTS.step(Discard())


# --- placing ---------------------------------------------------------------------------------------

# Where an agent may be placed: by the ordinary rule, or by the text of a scroll or power (AM.P5).
ORDINARY: Final = 0  # AM.Y2
ANYWHERE: Final = 1
QUIETLY: Final = 2  # anywhere, without trouble (AM.P3)
AT_BUILDING: Final = 3
AT_TROUBLE: Final = 4
AROUND: Final = 5  # plus an area: there or next to it
_HOW: Final = ["ordinary", "anywhere", "quietly", "building", "trouble"]


@final
class Placing(Kind):
    """Where an agent may be placed; the texts get `how`, and `area` where it is around one."""

    def __init__(self) -> None:
        super().__init__("placing", AROUND + AREAS)

    def text(self, value: i64) -> str:
        return _HOW[value] if value < AROUND else "around-" + AREA.text(value - AROUND)

    def said(self, name: str, value: i64) -> dict[str, str]:
        return {"how": _HOW[value]} if value < AROUND else {"how": "around", "area": AREA.text(value - AROUND)}


PARTS.kind(Placing())


def places(g: State, seat: i64, placing: i64) -> i64:
    """The areas where a seat may place an agent."""
    if placing == ORDINARY:
        own = areas_with(g, seat)
        return areas_around(own) if own != 0 else full(AREAS)  # AM.P8
    if placing == AT_BUILDING:
        return buildings_of(g, seat)
    if placing == AT_TROUBLE:
        return g[TROUBLE]
    if placing >= AROUND:
        return bit(placing - AROUND) | NEAR[placing - AROUND]
    return full(AREAS)


def lifts(g: State, seat: i64, placing: i64) -> i64:
    """AM.P7: with all agents out, the areas from which one may be lifted so that a place is left for it."""
    found: i64 = 0
    for area in range(AREAS):
        if standing(g, area, seat) > 0:
            # Judged after lifting, which takes the marker along.
            trouble = g[TROUBLE]
            leave(g, area, seat)
            if (places(g, seat, placing) & ~bit(area)) != 0:
                found |= bit(area)
            slip_in(g, area, seat)
            g[TROUBLE] = trouble
    return found


def can_place(g: State, seat: i64, placing: i64) -> bool:
    if agents_out(g, seat) < AGENTS:
        return places(g, seat, placing) != 0
    return lifts(g, seat, placing) != 0


def put(g: State, seat: i64, area: i64, placing: i64) -> None:
    before = g[TROUBLE]
    if placing == QUIETLY:
        slip_in(g, area, seat)
    else:
        arrive(g, area, seat)
    g.tell(PLACED, seat, area, outbreak(g, area, before))


PLACE_OR_LIFT: Final = ("place {area}", "lift {agent:area}")  # with all agents out, one is lifted first
PLACE: Final = 1  # their places after NO
LIFT: Final = 2


def placing_options(g: State, step: Choice, place: i64, placing: i64, out: Options) -> None:
    """Of a step that has PLACE_OR_LIFT among its answers, from `place` on."""
    if agents_out(g, g.seat) < AGENTS:
        step.each_of(out, place, places(g, g.seat, placing))
    else:
        step.each_of(out, place + 1, lifts(g, g.seat, placing))


def place_or_lift(g: State, seat: i64, area: i64, placing: i64, lift: bool) -> None:
    if lift:
        leave(g, area, seat)
        g.tell(LIFTED, seat, area)
        g.then(PLACE_LIFTED, seat, placing, area)
    else:
        put(g, seat, area, placing)


@final
class PlaceAgent(Choice):
    """A seat must place an agent."""

    rule = "AM.P5"
    rules = ("AM.P7",)
    args = "seat placing"
    answers = (NO, *PLACE_OR_LIFT)

    def options(self, g: State, out: Options) -> None:
        _, placing = g.two()
        placing_options(g, self, PLACE, placing, out)

    def take(self, g: State, option: i64) -> None:
        seat, placing = g.two()
        verb, area = self.which(option)
        place_or_lift(g, seat, area, placing, verb == LIFT)

    def goes_on(self, g: State, option: i64) -> bool:
        return self.verb(option) == LIFT

    def why(self, g: State, option: i64) -> str:
        return "AM.P7" if self.verb(option) == LIFT or agents_out(g, g.seat) == AGENTS else "AM.P5"


PLACE_AGENT: Final = PARTS.step(PlaceAgent())


class OnPlace(Choice):
    """The area where an agent goes."""

    answers = (NO, "place {area}")


@final
class PlaceLifted(OnPlace):
    """AM.P7: the agent that was lifted from an area goes elsewhere."""

    rule = "AM.P7"
    args = "seat placing area"

    def options(self, g: State, out: Options) -> None:
        seat, placing, area = g.three()
        self.each(out, places(g, seat, placing) & ~bit(area))

    def take(self, g: State, option: i64) -> None:
        seat, placing = g.two()
        put(g, seat, self.part(option), placing)


PLACE_LIFTED: Final = PARTS.step(PlaceLifted())


# --- removing and moving, and who may stop it ------------------------------------------------------

GASPODE: Final = 1  # reactions as bits
SUSAN: Final = 2
ELSEWHERE: Final = 4  # Fresh Start Club, Igor
SONKY: Final = 8
WHOLE: Final = 16  # no reaction: whatever is blocked ends the whole scroll (AM.R4)
PARTS.kind(SetOf(Named("reaction", ["gaspode", "susan", "elsewhere", "sonky", "whole"])))
REACTIONS: Final = {  # by their effects
    "react_block_move_or_remove": GASPODE,
    "react_block_remove": SUSAN,
    "react_relocate_removed": ELSEWHERE,
    "react_immune_to_text": SONKY,
}
_EFFECTS: Final = {card.id: card.effect for card in CARDS}
REACTION: Final[vec[i64]] = as_ints([REACTIONS.get(_EFFECTS.get(card, ""), 0) for card in NAMES])


def attack(g: State, by: i64, figure: i64, scroll: bool) -> None:
    """A player removes a figure, by a symbol or by a scroll (AM.R1): the owner may answer first."""
    owner = figure % OWNERS
    mark = g.mark()
    if owner < g.seats and owner != by:
        may: i64 = GASPODE + SUSAN + ELSEWHERE
        if scroll:
            may += SONKY
        ask_owner(g, owner, may, figure)
    elif owner == by:
        ask_owner(g, owner, SUSAN + ELSEWHERE, figure)  # one's own pick (AM.R2)
    g.then(REMOVE, figure)
    g.in_order(mark)


def lose(g: State, seat: i64, area: i64) -> None:
    """A seat loses an agent of its own by force (AM.R2): not chosen by another, but lost all the same."""
    mark = g.mark()
    ask_owner(g, seat, SUSAN + ELSEWHERE, OWNERS * area + seat)
    g.then(REMOVE, OWNERS * area + seat)
    g.in_order(mark)


def push(g: State, by: i64, figure: i64, area: i64) -> None:
    """A scroll moves a figure of somebody else to another area."""
    owner = figure % OWNERS
    mark = g.mark()
    if owner < g.seats and owner != by:
        ask_owner(g, owner, GASPODE + SONKY, figure)
    g.then(MOVE, figure, area)
    g.in_order(mark)


def ask_owner(g: State, seat: i64, may: i64, figure: i64) -> None:
    """AM.R12: whoever has cards is asked, whatever they are."""
    if g.count(HAND + seat) > 0:
        g.then(WINDOW, seat, may, figure)


class Reacting(Choice):
    """Let it happen, or answer with a reaction of the own hand."""

    answers = ("skip: no_reaction = pass", "react {card}")

    def why(self, g: State, option: i64) -> str:
        return why_no_answer(self.part(option))


STAYS: Final = "stays"  # what comes of a reaction, in words
STOPPED: Final = "stopped"


def comes_of(card: i64) -> str:
    """What a reaction does, as a rule."""
    if REACTION[card] == SONKY:
        return STOPPED
    return "elsewhere" if REACTION[card] == ELSEWHERE else STAYS


def guarded(g: State) -> State:
    """The position without the windows on top: what they guard is the next to run."""
    behind = g.clone()
    behind.drop()
    while behind.pending_step() == WINDOW:
        behind.drop()
    return behind


def offer_reactions(g: State, step: Choice, may: i64, out: Options) -> None:
    """The hand cards that are one of these reactions."""
    hand = HAND + g.seat
    for i in range(g.count(hand)):
        card = g.card(hand, i)
        if (REACTION[card] & may) != 0:
            step.offer(out, card)


@final
class Window(Reacting):
    """A seat may answer what is about to happen to its agent, with one of the reactions that help."""

    rule = "AM.R1"
    rules = (
        "AM.Y10",
        "AM.R3",
        "AM.R12",
        "AM.effect.react_block_move_or_remove",
        "AM.effect.react_block_remove",
    )
    args = "seat may:set_of_reaction figure"

    def options(self, g: State, out: Options) -> None:
        _, may = g.two()
        out.add(PASS)
        offer_reactions(g, self, may, out)

    def take(self, g: State, option: i64) -> None:
        if option == PASS:
            return
        seat, may, figure = g.three()
        card = self.part(option)
        g.move(card, HAND + seat, DISCARD)
        g.tell(REACTED, seat, card)
        if REACTION[card] == ELSEWHERE:
            # AM.R5: the removal below happens, and then the agent goes somewhere else.
            g.drop()
            mark = g.mark()
            g.then(REMOVE, figure)
            g.then(RELOCATE, seat, figure // OWNERS)
            g.in_order(mark)
        elif REACTION[card] == SONKY or (may & WHOLE) != 0:
            end_scroll(g)
        else:
            g.drop()  # AM.R3: it does not happen

    def facts(self, g: State) -> dict[str, str]:
        """With the area or the figure that an agent is moved to or trades places with (`area2`, `owner2`)."""
        _, may, figure = g.three()
        said = {**on_card(g), **on_figure(figure)}
        if (may & SUSAN) != 0:
            return {**said, "how": "removed" if (may & GASPODE) != 0 else "given_up"}
        first, second = guarded(g).two()
        if (may & WHOLE) != 0:
            return {**said, **on_other_figure(first if second == figure else second), "how": "swapped"}
        return {**said, "area2": AREA.text(second), "how": "moved"}

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        key, said = super().label(g, option)
        if option != PASS:
            _, may = g.two()
            card = self.part(option)
            said["how"] = STOPPED if (may & WHOLE) != 0 else comes_of(card)
        return key, said


WINDOW: Final = PARTS.step(Window())


def why_no_answer(card: i64) -> str:
    """The rule that says what a card can answer, if it can answer anything."""
    if REACTION[card] == SONKY:
        return "AM.R6"
    if REACTION[card] == ELSEWHERE:
        return "AM.R5"
    return "AM.R2" if REACTION[card] != 0 else "AM.R1"


def end_scroll(g: State) -> None:
    """AM.R7: the rest of the scroll that is being carried out does not happen."""
    while g.pending_step() != SCROLL_END:
        g.drop()


@final
class ScrollEnd(Auto):
    """Marks where a scroll ends on the stack."""

    rule = "AM.Y7"

    def run(self, g: State) -> None:
        pass


SCROLL_END: Final = PARTS.step(ScrollEnd())


@final
class Remove(Auto):
    """A figure leaves the board."""

    rule = "AM.Z2"
    args = "figure"

    def run(self, g: State) -> None:
        figure = g.one()
        leave(g, figure // OWNERS, figure % OWNERS)
        g.tell(REMOVED, figure // OWNERS, figure % OWNERS)


REMOVE: Final = PARTS.step(Remove())


@final
class Move(Auto):
    """A figure goes to another area."""

    rule = "AM.Z1"
    args = "figure area"

    def run(self, g: State) -> None:
        figure, area = g.two()
        move_figure(g, figure, area)


MOVE: Final = PARTS.step(Move())


def move_figure(g: State, figure: i64, area: i64) -> None:
    source = figure // OWNERS
    owner = figure % OWNERS
    leave(g, source, owner)
    before = g[TROUBLE]
    arrive(g, area, owner)
    g.tell(WENT, owner, source, area, outbreak(g, area, before))


@final
class Relocate(OnPlace):
    """AM.R5: an agent that was removed from an area goes to any other one."""

    rule = "AM.R5"
    rules = ("AM.effect.react_relocate_removed",)
    args = "seat area"

    def options(self, g: State, out: Options) -> None:
        _, area = g.two()
        self.each(out, full(AREAS) & ~bit(area))

    def take(self, g: State, option: i64) -> None:
        put(g, g.seat, self.part(option), ANYWHERE)


RELOCATE: Final = PARTS.step(Relocate())
