"""The rules of Ankh-Morpork: set-up, the order of play, the result."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import as_ints, bit, full, has
from stolik.engine.rules import Rules
from stolik.engine.state import State
from stolik.engine.steps import Chance
from stolik.games.ankhmorpork.acts import DEAL
from stolik.games.ankhmorpork.data import BOARD, CARDS, PEOPLE
from stolik.games.ankhmorpork.moments import count_of
from stolik.games.ankhmorpork.play import BEGIN_TURN
from stolik.games.ankhmorpork.state import (
    ACTIVE,
    AGENTS,
    AREAS,
    BOX,
    BROWN,
    BUILDINGS,
    DEMON,
    ENGLISH,
    EVENT_DECK,
    FIRST_BROWN,
    FIRST_EVENT,
    FIRST_PERSON,
    GREEN,
    HAND,
    LAYOUT,
    MONEY,
    NAMES,
    OWNERS,
    PARTS,
    PERSON,
    TROLL,
    TROUBLE,
    UNDEALT,
    WON,
    agents_out,
    buildings_of,
    slip_in,
    standing,
)

START: Final[vec[i64]] = as_ints([area - 1 for area in BOARD.start_areas])
# AM.S9: what two players leave in the box.
LEFT_OUT: Final[vec[i64]] = as_ints(
    [number for number, card in enumerate(CARDS) if card.not_with_two]
    + [FIRST_PERSON + number for number, person in enumerate(PEOPLE.personalities) if person.not_with_two]
)

STARTS: Final = PARTS.event("starts", "seat", "AM.S8", "AM.T10")


@final
class FirstPlayer(Chance):
    """AM.S8, AM.T10: the die decides who starts."""

    rule = "AM.S8"
    rules = (  # and with it the whole set-up is done
        "AM.T10",
        "AM.S1",
        "AM.S2",
        "AM.S3",
        "AM.S4",
        "AM.S5",
        "AM.S6",
        "AM.S7",
        "AM.S9",
        "AM.V9",
    )

    def size(self, g: State) -> i64:
        return g.seats

    def take(self, g: State, option: i64) -> None:
        g[ACTIVE] = option
        g.tell(STARTS, option)
        g.then(BEGIN_TURN)

    def text(self, g: State, option: i64) -> str:
        return str(option + 1)


FIRST_PLAYER: Final = PARTS.step(FirstPlayer())


@final
class AnkhMorpork(Rules):
    def begin(self, g: State, options: dict[str, str]) -> None:
        """AM.S1 to AM.S9."""
        g[ENGLISH] = 1 if options["edition"] == "english" else 0
        for card in range(len(NAMES)):
            g.lay(self._start_of(g, card), card)
        for seat in range(g.seats):
            g[MONEY + seat] = 10
            for area in START:
                slip_in(g, area, seat)
        for area in START:
            g[TROUBLE] |= bit(area)
        mark = g.mark()
        for before in range(g.seats):
            g.then(DEAL, UNDEALT, PERSON + g.seats - 1 - before, 1)
        for before in range(g.seats):
            g.then(DEAL, GREEN, HAND + g.seats - 1 - before, 5)
        g.then(FIRST_PLAYER)
        g.in_order(mark)

    def _start_of(self, g: State, card: i64) -> i64:
        if g.seats == 2:
            for left_out in LEFT_OUT:
                if left_out == card:
                    return BOX
        if card >= FIRST_EVENT:
            return EVENT_DECK
        if card >= FIRST_PERSON:
            return UNDEALT
        return BROWN if card >= FIRST_BROWN else GREEN

    def share(self, g: State, seat: i64) -> float:
        """AM.D5: who shares the win shares the point."""
        return 1.0 / float(count_of(g[WON])) if has(g[WON], seat) else 0.0

    def invariants(self, g: State) -> None:
        for seat in range(g.seats):
            assert agents_out(g, seat) <= AGENTS, "too many agents"
            assert count_of(buildings_of(g, seat)) <= BUILDINGS, "too many buildings"
            assert g[MONEY + seat] >= 0, "debts"
        assert sum([standing(g, area, TROLL) for area in range(AREAS)]) <= 3, "too many trolls"
        assert sum([standing(g, area, DEMON) for area in range(AREAS)]) <= 4, "too many demons"
        assert (g[TROUBLE] & ~full(AREAS)) == 0, "trouble outside the city"
        for area in range(AREAS):
            for owner in range(OWNERS):
                assert standing(g, area, owner) >= 0, "less than no figure"
        lying = sorted([card for zone in range(len(LAYOUT.zones)) for card in g.cards(zone)])
        assert lying == list(range(len(NAMES))), "cards lost or doubled"


RULES: Final = AnkhMorpork(LAYOUT, PARTS)
