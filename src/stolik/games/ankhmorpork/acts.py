"""What cards, powers and events are made of: drawing, placing, moving, removing, and the windows of reactions.

Areas are numbered from 0 here and from 1 on the board and in texts. A figure is 6 * area + owner: figures of one owner
in one area are alike. In every choice option 0 declines, where that is allowed.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import Options, as_ints, bit, full, has
from stolik.engine.state import State
from stolik.engine.steps import Auto, Chance, Choice, Deal
from stolik.games.ankhmorpork.data import CARDS
from stolik.games.ankhmorpork.state import (
    ACTION_CARDS,
    ACTIVE,
    AGENTS,
    AREAS,
    BROWN,
    DISCARD,
    FACE,
    GREEN,
    HAND,
    LAYOUT,
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
    points,
    slip_in,
    standing,
)

DREW: Final[i64] = i64(PARTS.event("drew", "seat card", "AM.Y1", "AM.H2"))
THREW: Final[i64] = i64(PARTS.event("threw", "seat card", "AM.H1"))
PLACED: Final[i64] = i64(PARTS.event("placed", "seat area", "AM.Y2", "AM.Z1", "AM.B1", "AM.D8"))
LIFTED: Final[i64] = i64(PARTS.event("lifted", "seat area", "AM.P7"))
REMOVED: Final[i64] = i64(PARTS.event("removed", "area owner", "AM.Z2", "AM.P2"))
WENT: Final[i64] = i64(PARTS.event("went", "owner area area2", "AM.Z1", "AM.Z2"))
REACTED: Final[i64] = i64(PARTS.event("reacted", "seat card", "AM.Y10", "AM.R1"))
DECK_OUT: Final[i64] = i64(PARTS.event("deck_out", "", "AM.G1", "AM.V2", "AM.W7"))
WINS: Final[i64] = i64(PARTS.event("wins", "seat card", "AM.G1", "AM.G3", "AM.V5", "AM.V8", "AM.D1", "AM.D5"))

VIMES: Final = NAMES.index("vimes")


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
    return {"area": str(figure // OWNERS + 1), "owner": str(figure % OWNERS)}


# --- drawing and discarding ------------------------------------------------------------------------


def deck(g: State) -> i64:
    """The part of the draw pile that is drawn from: green lies above brown (AM.S6)."""
    return GREEN if g.count(GREEN) > 0 else BROWN


def deck_size(g: State) -> i64:
    return g.count(GREEN) + g.count(BROWN)


@final
class Draw(Chance):
    """Seat `g.a` draws `g.b` cards, one by one."""

    rule = "AM.Y1"
    rules = ("AM.V2",)

    def size(self, g: State) -> i64:
        return g.count(deck(g))

    def take(self, g: State, option: i64) -> None:
        seat = g.a
        more = g.b - 1
        source = deck(g)
        card = g.card(source, option)
        g.move(card, source, HAND + seat)
        g.tell(DREW, seat, card)
        if deck_size(g) == 0:
            deck_runs_out(g)
        elif more > 0:
            g.then(self.id, seat, more)

    def seen_by(self, g: State) -> i64:
        return bit(g.a)

    def text(self, g: State, option: i64) -> str:
        return NAMES[g.card(deck(g), option)]


def draw(g: State, seat: i64, count: i64) -> None:
    if count > 0:
        g.then(DRAW, seat, count)


def hand_options(g: State, seat: i64, out: Options) -> None:
    """Every hand card of a seat, as 1 + card."""
    at = LAYOUT.zone_at[HAND + seat]
    for word in range(LAYOUT.bag_words):
        out.add_each(g.mem[at + word], 1 + 32 * word, 1)


class OnHandCard(Choice):
    """The answer is 1 + a card of the own hand; 0 declines where `may_decline`."""

    def may_decline(self, g: State) -> bool:
        return False

    def options(self, g: State, out: Options) -> None:
        if self.may_decline(g):
            out.add(0)
        hand_options(g, self.who(g), out)

    def space(self, g: State) -> i64:
        return 1 + ACTION_CARDS

    def why(self, g: State, option: i64) -> str:
        return "AM.T9" if option > 0 and g.holds(PENALTY + g.seat, option - 1) else self.rule

    def text(self, g: State, option: i64) -> str:
        return "no" if option == 0 else (self.name.replace("_", "-") + " " + NAMES[option - 1])

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        if option == 0:
            return "decline", {}
        return self.name, {"card": NAMES[option - 1]}


@final
class Discard(OnHandCard):
    """Seat `g.a` discards one hand card of its choice."""

    rule = "AM.effect.discard_1"

    def take(self, g: State, option: i64) -> None:
        g.move(option - 1, HAND + g.a, DISCARD)
        g.tell(THREW, g.a, option - 1)


# --- placing ---------------------------------------------------------------------------------------

# Where an agent may be placed: by the ordinary rule, or by the text of a scroll or power (AM.P5).
ORDINARY: Final = 0  # AM.Y2
ANYWHERE: Final = 1
QUIETLY: Final = 2  # anywhere, without trouble (AM.P3)
AT_BUILDING: Final = 3
AT_TROUBLE: Final = 4
AROUND: Final = 5  # plus an area: there or next to it
_HOW: Final = ["ordinary", "anywhere", "quietly", "building", "trouble"]


def places(g: State, seat: i64, how: i64) -> i64:
    """The areas where a seat may place an agent."""
    if how == ORDINARY:
        own = areas_with(g, seat)
        return areas_around(own) if own != 0 else full(AREAS)  # AM.P8
    if how == AT_BUILDING:
        return buildings_of(g, seat)
    if how == AT_TROUBLE:
        return g[TROUBLE]
    if how >= AROUND:
        return bit(how - AROUND) | NEAR[how - AROUND]
    return full(AREAS)


def lifts(g: State, seat: i64, how: i64) -> i64:
    """AM.P7: with all agents out, the areas from which one may be lifted so that a place is left for it."""
    found: i64 = 0
    for area in range(AREAS):
        if standing(g, area, seat) > 0:
            # Judged after lifting, which takes the marker along.
            trouble = g[TROUBLE]
            leave(g, area, seat)
            if (places(g, seat, how) & ~bit(area)) != 0:
                found |= bit(area)
            slip_in(g, area, seat)
            g[TROUBLE] = trouble
    return found


def can_place(g: State, seat: i64, how: i64) -> bool:
    if agents_out(g, seat) < AGENTS:
        return places(g, seat, how) != 0
    return lifts(g, seat, how) != 0


def put(g: State, seat: i64, area: i64, how: i64) -> None:
    if how == QUIETLY:
        slip_in(g, area, seat)
    else:
        arrive(g, area, seat)
    g.tell(PLACED, seat, area + 1)


def placing_options(g: State, seat: i64, how: i64, base: i64, out: Options) -> None:
    """base + area: place there; base + 12 + area: first lift an agent from there."""
    if agents_out(g, seat) < AGENTS:
        out.add_each(places(g, seat, how), base, 1)
    else:
        out.add_each(lifts(g, seat, how), base + AREAS, 1)


def place(g: State, seat: i64, how: i64, target: i64) -> None:
    """Carry out an option of `placing_options`, less its base."""
    if target < AREAS:
        put(g, seat, target, how)
    else:
        leave(g, target - AREAS, seat)
        g.tell(LIFTED, seat, target - AREAS + 1)
        g.then(PLACE_LIFTED, seat, how, target - AREAS)


def placing_facts(how: i64) -> dict[str, str]:
    """How an agent is placed, and around which area."""
    if how >= AROUND:
        return {"how": "around", "area": str(how - AROUND + 1)}
    return {"how": _HOW[how]}


def placing_text(target: i64) -> str:
    return "place " + str(target + 1) if target < AREAS else "lift " + str(target - AREAS + 1)


def placing_label(target: i64) -> tuple[str, dict[str, str]]:
    if target < AREAS:
        return "place", {"area": str(target + 1)}
    return "lift", {"area": str(target - AREAS + 1)}


@final
class PlaceAgent(Choice):
    """Seat `g.a` must place an agent, as `g.b` says."""

    rule = "AM.P5"
    rules = ("AM.P7",)

    def options(self, g: State, out: Options) -> None:
        placing_options(g, g.a, g.b, 1, out)

    def take(self, g: State, option: i64) -> None:
        place(g, g.a, g.b, option - 1)

    def space(self, g: State) -> i64:
        return 1 + 2 * AREAS

    def why(self, g: State, option: i64) -> str:
        return "AM.P7" if option > AREAS or agents_out(g, g.a) == AGENTS else "AM.P5"

    def text(self, g: State, option: i64) -> str:
        return "no" if option == 0 else placing_text(option - 1)

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        return placing_label(option - 1)

    def facts(self, g: State) -> dict[str, str]:
        return placing_facts(g.b)


class OnPlace(Choice):
    """The answer is 1 + the area where an agent goes."""

    def space(self, g: State) -> i64:
        return 1 + AREAS

    def text(self, g: State, option: i64) -> str:
        return "no" if option == 0 else placing_text(option - 1)

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        return placing_label(option - 1)


@final
class PlaceLifted(OnPlace):
    """AM.P7: the agent that was lifted from area `g.c` goes elsewhere."""

    rule = "AM.P7"

    def options(self, g: State, out: Options) -> None:
        out.add_each(places(g, g.a, g.b) & ~bit(g.c), 1, 1)

    def take(self, g: State, option: i64) -> None:
        put(g, g.a, option - 1, g.b)

    def facts(self, g: State) -> dict[str, str]:
        return {"area": str(g.c + 1)}


# --- removing and moving, and who may stop it ------------------------------------------------------

GASPODE: Final = 1  # reactions as bits
SUSAN: Final = 2
ELSEWHERE: Final = 4  # Fresh Start Club, Igor
SONKY: Final = 8
WHOLE: Final = 16  # no reaction: whatever is blocked ends the whole scroll (AM.R4)
_BITS: Final = {
    "react_block_move_or_remove": GASPODE,
    "react_block_remove": SUSAN,
    "react_relocate_removed": ELSEWHERE,
    "react_immune_to_text": SONKY,
}
REACTION: Final[vec[i64]] = as_ints([_BITS.get(card.effect, 0) for card in CARDS])


def attack(g: State, by: i64, figure: i64, scroll: bool) -> None:
    """A player removes a figure, by a symbol or by a scroll (AM.R1): the owner may answer first."""
    g.then(REMOVE, figure)
    owner = figure % OWNERS
    if owner < g.seats and owner != by:
        may: i64 = GASPODE + SUSAN + ELSEWHERE
        if scroll:
            may += SONKY
        ask_owner(g, owner, may, figure)
    elif owner == by:
        ask_owner(g, owner, SUSAN + ELSEWHERE, figure)  # one's own pick (AM.R2)


def lose(g: State, seat: i64, area: i64) -> None:
    """A seat loses an agent of its own by force (AM.R2): not chosen by another, but lost all the same."""
    g.then(REMOVE, OWNERS * area + seat)
    ask_owner(g, seat, SUSAN + ELSEWHERE, OWNERS * area + seat)


def push(g: State, by: i64, figure: i64, area: i64) -> None:
    """A scroll moves a figure of somebody else to another area."""
    g.then(MOVE, figure, area)
    owner = figure % OWNERS
    if owner < g.seats and owner != by:
        ask_owner(g, owner, GASPODE + SONKY, figure)


def ask_owner(g: State, seat: i64, may: i64, figure: i64) -> None:
    """AM.R12: whoever has cards is asked, whatever they are."""
    if g.count(HAND + seat) > 0:
        g.then(WINDOW, seat, may, figure)


class Reacting(Choice):
    """The answer is 1 + a reaction of the own hand; 0 lets it happen."""

    def space(self, g: State) -> i64:
        return 1 + ACTION_CARDS

    def why(self, g: State, option: i64) -> str:
        return why_no_answer(option - 1)

    def text(self, g: State, option: i64) -> str:
        return "pass" if option == 0 else "react " + NAMES[option - 1]

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        if option == 0:
            return "no_reaction", {}
        return "react", {"card": NAMES[option - 1]}


@final
class Window(Reacting):
    """Seat `g.a` may answer what is about to happen to its agent `g.c` with a reaction that `g.b` allows."""

    rule = "AM.R1"
    rules = (
        "AM.Y10",
        "AM.R3",
        "AM.R12",
        "AM.effect.react_block_move_or_remove",
        "AM.effect.react_block_remove",
    )

    def options(self, g: State, out: Options) -> None:
        out.add(0)
        for i in range(g.count(HAND + g.a)):
            card = g.card(HAND + g.a, i)
            if (REACTION[card] & g.b) != 0:
                out.add(1 + card)

    def take(self, g: State, option: i64) -> None:
        if option == 0:
            return
        seat = g.a
        may = g.b
        figure = g.c
        card = option - 1
        g.move(card, HAND + seat, DISCARD)
        g.tell(REACTED, seat, card)
        if REACTION[card] == ELSEWHERE:
            # AM.R5: the removal below happens, and then the agent goes somewhere else.
            g.drop()
            g.then(RELOCATE, seat, figure // OWNERS)
            g.then(REMOVE, figure)
        elif REACTION[card] == SONKY or (may & WHOLE) != 0:
            end_scroll(g)
        else:
            g.drop()  # AM.R3: it does not happen

    def facts(self, g: State) -> dict[str, str]:
        how = "moved" if (g.b & SUSAN) == 0 else "removed" if (g.b & GASPODE) != 0 else "given_up"
        return {**on_card(g), "area": str(g.c // OWNERS + 1), "how": how}


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


@final
class Remove(Auto):
    """Figure `g.a` leaves the board."""

    rule = "AM.Z2"

    def run(self, g: State) -> None:
        area = g.a // OWNERS
        owner = g.a % OWNERS
        leave(g, area, owner)
        g.tell(REMOVED, area + 1, owner)


@final
class Move(Auto):
    """Figure `g.a` goes to area `g.b`."""

    rule = "AM.Z1"

    def run(self, g: State) -> None:
        move_figure(g, g.a, g.b)


def move_figure(g: State, figure: i64, area: i64) -> None:
    source = figure // OWNERS
    owner = figure % OWNERS
    leave(g, source, owner)
    arrive(g, area, owner)
    g.tell(WENT, owner, source + 1, area + 1)


@final
class Relocate(OnPlace):
    """AM.R5: an agent of seat `g.a` that was removed from area `g.b` goes to any other area."""

    rule = "AM.R5"
    rules = ("AM.effect.react_relocate_removed",)

    def options(self, g: State, out: Options) -> None:
        out.add_each(full(AREAS) & ~bit(g.b), 1, 1)

    def take(self, g: State, option: i64) -> None:
        put(g, g.a, option - 1, ANYWHERE)

    def facts(self, g: State) -> dict[str, str]:
        return {"area": str(g.b + 1)}


def figure_text(figure: i64) -> str:
    """`7:2` is an agent of seat 2 in area 7, `7:t` a troll, `7:d` a demon."""
    return str(figure // OWNERS + 1) + ":" + "1234td"[figure % OWNERS]


DEAL: Final[i64] = i64(PARTS.step(Deal()))
DRAW: Final[i64] = i64(PARTS.step(Draw()))
DISCARD_ONE: Final[i64] = i64(PARTS.step(Discard()))
PLACE_AGENT: Final[i64] = i64(PARTS.step(PlaceAgent()))
PLACE_LIFTED: Final[i64] = i64(PARTS.step(PlaceLifted()))
WINDOW: Final[i64] = i64(PARTS.step(Window()))
SCROLL_END: Final[i64] = i64(PARTS.step(ScrollEnd()))
REMOVE: Final[i64] = i64(PARTS.step(Remove()))
MOVE: Final[i64] = i64(PARTS.step(Move()))
RELOCATE: Final[i64] = i64(PARTS.step(Relocate()))
