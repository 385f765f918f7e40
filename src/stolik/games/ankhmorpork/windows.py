"""What a player of Ankh-Morpork may order beforehand: reactions, shields of Small Gods, or to let everything happen."""

from __future__ import annotations

from typing import Final

from stolik.engine.state import State
from stolik.engine.windows import Promise, Windows
from stolik.games.ankhmorpork.acts import REACTION
from stolik.games.ankhmorpork.moments import GODS, has_power
from stolik.games.ankhmorpork.state import ACTIVE, AREAS, HAND, NAMES


def promises(g: State, seat: int) -> list[Promise]:
    """AM.Y10: every reaction in hand that answers what others do. AM.A4: a shield for whoever holds Small Gods."""
    cards = [NAMES[card] for card in g.cards(HAND + seat) if REACTION[card] != 0]
    found = [Promise("react " + card, "react", {"card": card, "how": "ordered"}) for card in cards]
    if has_power(g, seat, GODS):
        found.append(Promise("shield", "shield"))
    return found


def turn_of(g: State) -> int:
    return int(g[ACTIVE])


WINDOWS: Final = Windows(
    steps=frozenset(
        ("window", "text_window", "event_window", "dragon_spares", "shield_house", "repel", "save_card"),
    ),
    passing=Promise("pass", "no_reaction"),
    where={"area": tuple(str(area + 1) for area in range(AREAS))},
    promises=promises,
    turn_of=turn_of,
    guarded=frozenset(
        (
            *("agent_symbol", "build_symbol", "kill_symbol", "calm_symbol", "money_symbol", "scroll_symbol"),
            *("play_card", "end_turn"),  # AM.Y10: Doctor Mossy Lawn ends a turn from the hand
        )
    ),
    from_hand=frozenset(("react",)),
)
