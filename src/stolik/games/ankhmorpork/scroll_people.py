"""Scrolls about personalities (AM.V6, AM.V7)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.engine.kit import bit
from stolik.engine.state import State
from stolik.engine.steps import Chance
from stolik.games.ankhmorpork.scroll import Begins, scroll
from stolik.games.ankhmorpork.state import NAMES, PARTS, PERSON, UNDEALT

PEEKED: Final = PARTS.event("peeked", "seat number", "AM.V7")
CHANGED_FACE: Final = PARTS.event("changed_face", "seat", "AM.V6")


@final
class PeekButOne(Chance):
    """Mrs Cake looks at all undealt personalities but one (AM.V7)."""

    rule = "AM.effect.peek_unused_personalities"
    rules = ("AM.V7", "AM.H3")
    args = "seat"

    def size(self, g: State) -> i64:
        return g.count(UNDEALT)

    def take(self, g: State, option: i64) -> None:
        seat = g.one()
        hidden = g.card(UNDEALT, option)
        for card in g.cards(UNDEALT):
            if card != hidden:
                g.show(card, UNDEALT, seat)
        g.tell(PEEKED, seat, g.count(UNDEALT) - 1)

    def seen_by(self, g: State) -> i64:
        return 0

    def text(self, g: State, option: i64) -> str:
        return NAMES[g.card(UNDEALT, option)]


scroll("peek_unused_personalities", Begins(PARTS.step(PeekButOne())))


@final
class NewFace(Chance):
    """AM.V6: a random one first, then the old one goes among the undealt."""

    rule = "AM.effect.swap_personality"
    rules = ("AM.V6", "AM.H3")
    args = "seat"

    def size(self, g: State) -> i64:
        return g.count(UNDEALT)

    def take(self, g: State, option: i64) -> None:
        seat = g.one()
        old = g.card(PERSON + seat, 0)
        g.move(g.card(UNDEALT, option), UNDEALT, PERSON + seat)
        g.move(old, PERSON + seat, UNDEALT)
        g.tell(CHANGED_FACE, seat)

    def seen_by(self, g: State) -> i64:
        return bit(g.one())

    def text(self, g: State, option: i64) -> str:
        return NAMES[g.card(UNDEALT, option)]


scroll("swap_personality", Begins(PARTS.step(NewFace())))
