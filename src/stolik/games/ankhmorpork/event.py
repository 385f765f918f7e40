"""What events are made of: cards, dice (AM.E1), turns round the table, and Small Gods against them (AM.A4, AM.E2)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.engine.kit import Options, bit
from stolik.engine.layout import StepId
from stolik.engine.state import State
from stolik.engine.steps import PASS, Auto, Chance, Choice, Step
from stolik.games.ankhmorpork.acts import (
    ELSEWHERE,
    REACTED,
    REACTION,
    RELOCATE,
    REMOVE,
    comes_of,
    offer_reactions,
    on_figure,
    why_no_answer,
)
from stolik.games.ankhmorpork.moments import GODS, has_power
from stolik.games.ankhmorpork.state import AREA, AREAS, DISCARD, HAND, MONEY, NAMES, OWNERS, PARTS, UNFOLDING

DICE: Final = PARTS.event("dice", "area", "AM.E1", "AM.B2", "AM.D9")
SHIELDED: Final = PARTS.event("shielded", "seat area", "AM.A4", "AM.E2")

# By the ids of the cards: the step that begins with the seat which has turned it up.
BY_EVENT: Final[dict[str, StepId]] = {}


def event(card: str, step: Step, rule: str = "") -> None:
    """What a card brings; the step is called by its id."""
    BY_EVENT[card] = PARTS.step(step, card, rule)


def unfolding(g: State) -> dict[str, str]:
    """What a prompt says of the event that strikes."""
    return {"event-card": NAMES[g[UNFOLDING] - 1]}


def striking(g: State, area: i64) -> dict[str, str]:
    """The same, and where it strikes."""
    return {**unfolding(g), **AREA.said("area", area)}


# --- dice and turns --------------------------------------------------------------------------------


class Dice(Chance):
    """So many dice at once, in one number: the first die is its last digit to base 12. A face is an area (AM.B2)."""

    args = "seat"

    def __init__(self, dice: i64 = 1) -> None:
        super().__init__()
        self.dice: i64 = dice
        self.bound = 1
        for _ in range(dice):
            self.bound *= AREAS

    def size(self, g: State) -> i64:
        return self.bound

    def show(self, g: State, option: i64) -> i64:
        """Tell what the dice show, the first one first; the areas struck."""
        struck: i64 = 0
        for _ in range(self.dice):
            g.tell(DICE, option % AREAS)
            struck |= bit(option % AREAS)
            option //= AREAS
        return struck

    def text(self, g: State, option: i64) -> str:
        shown: list[str] = []
        for _ in range(self.dice):
            shown.append(AREA.text(option % AREAS))
            option //= AREAS
        return " ".join(shown)


@final
class EachInTurn(Auto):
    """From a seat round, a step runs for everybody."""

    args = "seat"

    def __init__(self, follow: StepId) -> None:
        super().__init__()
        self.follow: StepId = follow

    def run(self, g: State) -> None:
        each_in_turn(g, g.one(), self.follow, 0)


def each_in_turn(g: State, first: i64, follow: StepId, areas: i64) -> None:
    mark = g.mark()
    for i in range(g.seats):
        g.then(follow, (first + i) % g.seats, areas)
    g.in_order(mark)


# --- Small Gods ------------------------------------------------------------------------------------

PRICE: Final = 3  # of a shield
LET_IT: Final = "skip: no_reaction = pass"
SHIELD_AGENT: Final = "shield_agent = shield"
SHIELD: Final = 1


def can_shield(g: State, seat: i64) -> bool:
    """AM.E2: whoever holds Small Gods can pay, in anybody's turn."""
    return has_power(g, seat, GODS) and g[MONEY + seat] >= PRICE


def shield(g: State, seat: i64, area: i64) -> None:
    g[MONEY + seat] -= PRICE
    g.tell(SHIELDED, seat, area)


class PayOrNot(Choice):
    """A seat may pay to keep an event off something in an area."""

    args = "seat area"
    answers = (LET_IT, "shield")

    def spared(self, g: State) -> None:
        """It was paid."""
        raise NotImplementedError

    def struck(self, g: State) -> None:
        raise NotImplementedError

    def options(self, g: State, out: Options) -> None:
        out.add(PASS)
        out.add(SHIELD)

    def take(self, g: State, option: i64) -> None:
        seat, area = g.two()
        if option == SHIELD:
            shield(g, seat, area)
            self.spared(g)
        else:
            self.struck(g)

    def facts(self, g: State) -> dict[str, str]:
        _, area = g.two()
        return striking(g, area)


class Saving(Choice):
    """Agents can be saved by a reaction, which is the answer with a part, or for money."""

    def why(self, g: State, option: i64) -> str:
        card = self.part(option)
        return why_no_answer(card) if card >= 0 else "AM.E2"

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        key, said = super().label(g, option)
        card = self.part(option)
        if card >= 0:
            said["how"] = comes_of(card)
        return key, said


@final
class EventWindow(Saving):
    """A seat is about to lose an agent: pay, use one of the reactions that help, or let it go."""

    rule = "AM.R1"
    rules = ("AM.A4", "AM.D7", "AM.E2", "AM.R12")
    args = "seat may:set_of_reaction figure"
    answers = (LET_IT, SHIELD_AGENT, "react {card}")

    def options(self, g: State, out: Options) -> None:
        _, may = g.two()
        out.add(PASS)
        offer_reactions(g, self, may, out)
        if can_shield(g, g.seat):
            out.add(SHIELD)

    def take(self, g: State, option: i64) -> None:
        if option == PASS:
            return
        seat, _, figure = g.three()
        area = figure // OWNERS
        g.drop()
        if option == SHIELD:
            shield(g, seat, area)
            return
        card = self.part(option)
        g.move(card, HAND + seat, DISCARD)
        g.tell(REACTED, seat, card)
        if REACTION[card] == ELSEWHERE:
            mark = g.mark()
            g.then(REMOVE, figure)
            g.then(RELOCATE, seat, area)
            g.in_order(mark)

    def facts(self, g: State) -> dict[str, str]:
        _, _, figure = g.three()
        return {**unfolding(g), **on_figure(figure)}


EVENT_WINDOW: Final = PARTS.step(EventWindow())


def ask_victim(g: State, seat: i64, may: i64, figure: i64) -> None:
    """Who has cards is asked, whatever they are (AM.R12), and who can pay."""
    if g.count(HAND + seat) > 0 or can_shield(g, seat):
        g.then(EVENT_WINDOW, seat, may, figure)
