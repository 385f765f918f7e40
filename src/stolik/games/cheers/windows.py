"""What a player may order beforehand: to deflect with a certain card, or to let everything happen."""

from __future__ import annotations

from typing import Final

from stolik.engine.state import State
from stolik.engine.windows import Promise, Windows
from stolik.games.cheers.play import DEFLECTS
from stolik.games.cheers.state import ACTIVE, HAND, NAMES, PEDRO


def promises(g: State, seat: int) -> list[Promise]:
    """TC.D1: every order in hand that deflects."""
    cards = [NAMES[card] for card in g.cards(HAND + seat) if DEFLECTS[card] != 0]
    return [Promise("deflect " + card, "deflect", {"card": card}) for card in cards]


def turn_of(g: State) -> int:
    return -1 if g[PEDRO] != 0 else int(g[ACTIVE])


WINDOWS: Final = Windows(
    steps=frozenset(("deflecting",)),
    passing=Promise("pass", "let_it"),
    where={"what": ("minion", "stab", "move", "swap", "aggression")},
    promises=promises,
    turn_of=turn_of,
    guarded=frozenset(("play_card",)),  # TC.T3: all others in hand may be such as only deflect
)
