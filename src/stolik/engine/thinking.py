"""What a game gives to the bots that play it."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from stolik.engine.levels import Ladder
from stolik.engine.rules import Evaluator
from stolik.engine.state import State
from stolik.engine.views import Leaning


class Beliefs(Protocol):
    """What everybody can conclude about hidden cards from what the others do: Bayes, folded over a game.

    It may look at open facts only, so the leaning is the same whatever lies hidden. It is for bots.
    """

    def begin(self, seats: int) -> Leaning: ...

    def answered(self, leaning: Leaning, g: State, seat: int, option: int) -> Leaning:
        """A seat is about to answer so; the state must stay as it is."""
        ...

    def told(self, leaning: Leaning, event: str, args: dict[str, int]) -> Leaning: ...


class OwnBot(Protocol):
    """A bot of the game's own, where its answers are too many to be tried one by one."""

    def choose(self, view: dict[str, Any], strength: int, seed: int) -> tuple[int, str, dict[str, str | int]]:
        """An option, a text that says why, and what to fill in there. Strength is from 0 to 3."""
        ...

    def train(self, players: int, minutes: float, jobs: int, seed: int, out: Path) -> dict[str, Any]:
        """Make a net for so many from games against itself; its header, with the losses on games held out."""
        ...


@dataclass(frozen=True)
class Thinking:
    evaluator: Evaluator
    playout: int = 10**6  # a search judges by the evaluator after so many decisions of random play
    samples: int = 12  # worlds over which a bot averages that looks one step ahead
    exploration: float = 0.7  # how much a search prefers what it has tried less
    beliefs: Beliefs | None = None
    own_bot: OwnBot | None = None  # plays in place of the bots that try every option
    nets: Path | None = None  # where its nets are, one file for each number of players
    key: str = ""  # a zone of one card that everything hangs on: a net weighs each value by that card once more
    unseen: tuple[str, ...] = ()  # words and zones that no net sees: they say too little for what they cost
    ladder: Ladder = field(default_factory=Ladder)  # who sits behind the levels for people
