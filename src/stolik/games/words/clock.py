"""How long players of Word Domination may think (WORDS.H6, WORDS.R26, WORDS.Q5, WORDS.Q6, WORDS.Q12)."""

from __future__ import annotations

from stolik.engine.layout import TURN
from stolik.engine.settings import Allowance
from stolik.engine.state import State
from stolik.games.words.rules import RULES
from stolik.games.words.state import APPEALS, BARRED

VOTING = 20  # seconds


def allowance(g: State, options: dict[str, str]) -> Allowance | None:
    """The mover's clock stands still while the table votes."""
    step = RULES.steps[g.pending_step()].name
    if step in ("challenge", "ballot"):
        return Allowance(f"{step} {g[TURN]} {g[BARRED]} {g[APPEALS]}", VOTING)
    return None if options["clock"] == "off" else Allowance(f"turn {g[TURN]}", int(options["clock"]))
