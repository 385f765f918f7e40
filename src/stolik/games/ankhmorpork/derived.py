"""What anybody could work out from what lies open: who controls what, and how near everybody is to each goal."""

from __future__ import annotations

from typing import Any

from stolik.engine.state import State
from stolik.games.ankhmorpork.acts import deck_size
from stolik.games.ankhmorpork.data import PEOPLE
from stolik.games.ankhmorpork.moments import NEEDED, progress, usable
from stolik.games.ankhmorpork.state import ACTIVE, AREAS, BOX, FIRST_PERSON, controller, points


def derived(g: State) -> dict[str, Any]:
    """Personalities by the keys of their texts: whose they are, nobody learns here."""
    return {
        "goals": [
            {
                "name": f"personality-{person.id}",
                "goal": f"goal-{person.id}",
                "kind": person.goal,
                "needed": NEEDED[5 * number + g.seats],
                "progress": [_progress(g, seat, number) for seat in range(g.seats)],
            }
            for number, person in enumerate(PEOPLE.personalities)
            if not g.holds(BOX, FIRST_PERSON + number)
        ],
        "control": [controller(g, area) for area in range(AREAS)],
        "points": [points(g, seat) for seat in range(g.seats)],
        "deck": deck_size(g),
        "powers": [area + 1 for area in range(AREAS) if not g.over and usable(g, g[ACTIVE], area)],
    }


def _progress(g: State, seat: int, person: int) -> int:
    """AM.W7: whoever waits for the deck counts its cards down to none."""
    return deck_size(g) if PEOPLE.personalities[person].goal == "deck" else progress(g, seat, person)
