"""What every bot is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

View = dict[str, Any]


@dataclass(frozen=True)
class Advice:
    """An option and why, as a key of the bots' texts with what to fill in."""

    option: int
    why: str
    facts: dict[str, str | int]


class Bot(Protocol):
    def choose(self, view: View, seed: int, limit: float | None = None) -> Advice:
        """Answer the decision of a view. The same view and seed give the same answer.

        `limit`: seconds after which a bot that could think longer answers with what it has found.
        """
        ...


def legal(view: View) -> list[int]:
    return [option["id"] for option in view["decision"]["options"]]


def may_choose(view: View, option: int) -> bool:
    """Is it an answer? Where there are too many to list them, the table says so, and refuses what is none."""
    return view["decision"]["open"] or option in legal(view)


def forced(view: View) -> Advice | None:
    """The answer to a decision that leaves no choice."""
    options = legal(view)
    return Advice(options[0], "why-only", {}) if len(options) == 1 and not view["decision"]["open"] else None


def unforced(view: View) -> View:
    """The same, but no bot notices that there is no choice: it thinks for as long as if there was one."""
    if forced(view) is None:
        return view
    decision = view["decision"]
    return {**view, "decision": {**decision, "options": decision["options"] * 2}}
