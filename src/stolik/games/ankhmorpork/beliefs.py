"""Who is who? What the players' open choices say about their secret personalities (AM.S4).

A choice of areas or figures is open: everybody sees what could have been chosen. Somebody who wants what a
personality wants takes an option the more likely, the more it brings him; by Bayes that says how well each
personality fits what a seat has done. Nothing hidden enters here: not the cards in hands, nor who is who.
"""

from __future__ import annotations

from math import exp

from stolik.engine import loop
from stolik.engine.kit import Options
from stolik.engine.state import State
from stolik.engine.steps import PASS, Step
from stolik.engine.views import Leaning
from stolik.games.ankhmorpork.acts import PlaceAgent, PlaceLifted, Relocate, Window
from stolik.games.ankhmorpork.data import PEOPLE
from stolik.games.ankhmorpork.features import FEATURES
from stolik.games.ankhmorpork.moments import (
    END_AND_KEEP,
    REFILL,
    AgentSymbol,
    BuildSymbol,
    CalmSymbol,
    KillSymbol,
    Moment,
    OnArea,
)
from stolik.games.ankhmorpork.rules import RULES
from stolik.games.ankhmorpork.scroll import TextWindow
from stolik.games.ankhmorpork.scroll_buildings import BuildCheap
from stolik.games.ankhmorpork.scroll_figures import OnFigure
from stolik.games.ankhmorpork.scroll_placing import PlaceMore
from stolik.games.ankhmorpork.state import LAYOUT, PERSON

# How sharply players follow their goal, and how often they do not. Fitted by the log-loss of the true personality
# (a blind guess has 1.95): 240 games of greedy bots give 7 and 0.15 (1.26), 48 of searching ones 11 and 0.05 (1.02).
# People are less predictable, so it is a little less.
BETA = 6.0
SLIP = 0.2

OPEN = (
    *(AgentSymbol, BuildSymbol, KillSymbol, CalmSymbol, PlaceAgent, PlaceLifted, PlaceMore),
    *(Relocate, BuildCheap, OnArea, OnFigure),
)
WINDOWS = (Window, TextWindow)
PEOPLE_IDS = [person.id for person in PEOPLE.personalities]
# Personalities with the same goal act alike: one of them is looked at for all.
ALIKE = [[other.goal for other in PEOPLE.personalities].index(person.goal) for person in PEOPLE.personalities]


def label(seat: int) -> str:
    return LAYOUT.zones[PERSON + seat].label


class Personalities:
    """The beliefs of Ankh-Morpork, as `Game.beliefs` wants them."""

    def begin(self, seats: int) -> Leaning:
        return {label(seat): _even() for seat in range(seats)}

    def answered(self, leaning: Leaning, g: State, seat: int, option: int) -> Leaning:
        gains = open_gains(g, seat)
        if option not in gains or len(gains) < 2:
            return leaning
        likely = likelihoods(gains, option, BETA, SLIP)
        before = leaning[label(seat)]
        weights = {name: before[name] * likely[like] for name, like in zip(PEOPLE_IDS, ALIKE, strict=True)}
        total = sum(weights.values())
        return leaning | {label(seat): {name: weight / total for name, weight in weights.items()}}

    def told(self, leaning: Leaning, event: str, args: dict[str, int]) -> Leaning:
        """AM.V6: whoever has a new personality is as unknown as at the start."""
        if event == "changed_face":
            return leaning | {label(args["seat"]): _even()}
        return leaning


def _even() -> dict[str, float]:
    return dict.fromkeys(PEOPLE_IDS, 1 / len(PEOPLE_IDS))


def likelihoods(gains: dict[int, dict[int, float]], option: int, beta: float, slip: float) -> dict[int, float]:
    """How likely each personality would have chosen this option; now and then anybody takes any."""
    found = {}
    for person in gains[option]:
        best = max(row[person] for row in gains.values())
        weights = {other: exp(beta * (row[person] - best)) for other, row in gains.items()}
        found[person] = (1 - slip) * weights[option] / sum(weights.values()) + slip / len(gains)
    return found


def open_gains(g: State, seat: int) -> dict[int, dict[int, float]]:
    """What each option of an open choice would bring to each personality; nothing if the choice is not open."""
    step = loop.pending(RULES, g)
    if not isinstance(step, OPEN):
        return {}
    out = Options()
    # A copy: asking for options must leave no trace at the table.
    asked = g.clone()
    loop.options_of(RULES, asked, seat, out)
    return {option: _outcome(asked, seat, option) for option in out.to_list() if not _secret(step, option)}


def _secret(step: Step, option: int) -> bool:
    """Whether Doctor Mossy Lawn could have been played is known to his holder alone."""
    return isinstance(step, Moment) and option == END_AND_KEEP


def _outcome(g: State, seat: int, option: int) -> dict[int, float]:
    after = g.clone()
    loop.answer(RULES, after, seat, option)
    _settle_in_the_open(after)
    return {person: FEATURES.potential(after, seat, person) for person in sorted(set(ALIKE))}


def _settle_in_the_open(g: State) -> None:
    """Carry out what follows if nobody reacts, up to the next choice, roll or draw."""
    while isinstance(step := loop.due(RULES, g, before=REFILL), WINDOWS):
        loop.answer(RULES, g, step.who(g), PASS)
