"""A game as everything around the engine knows it."""

from __future__ import annotations

from dataclasses import dataclass, field

from stolik.engine.display import Display
from stolik.engine.errors import BadSetting, NotInstalled
from stolik.engine.measures import Measures
from stolik.engine.notation import read
from stolik.engine.pages import Pages
from stolik.engine.rulebook import Rulebook
from stolik.engine.rules import Rules
from stolik.engine.settings import Settings, Timing, meant
from stolik.engine.state import State
from stolik.engine.teaching import Teaching
from stolik.engine.texts import Texts
from stolik.engine.thinking import Thinking
from stolik.engine.windows import Windows
from stolik.engine.writing import tidy


@dataclass(frozen=True)
class Game:
    id: str
    rules: Rules
    players: range  # how many can play it
    rulebook: Rulebook
    texts: Texts
    thinking: Thinking
    longest: int = 1000  # no game has more decisions than this
    settings: Settings = field(default_factory=Settings)
    timing: Timing = field(default_factory=Timing)
    windows: Windows | None = None  # where others' turns ask for answers, these may be given beforehand
    display: Display = field(default_factory=Display)
    teaching: Teaching = field(default_factory=Teaching)
    pages: Pages | None = None  # its rules to read
    measures: Measures = field(default_factory=Measures)

    @property
    def reacting(self) -> frozenset[str]:
        """The steps in which others could react to what happens."""
        return frozenset() if self.windows is None else self.windows.steps

    def check_seats(self, seats: int) -> None:
        if seats not in self.players:
            raise BadSetting(f"{self.id} is for {self.players[0]} to {self.players[-1]} players, not {seats}")

    def complete(self, given: dict[str, str]) -> dict[str, str]:
        """All settings with their values; an unknown one or an impossible value is refused."""
        known = self.settings.values
        found = {name: values[0] for name, values in known.items()}
        for name, value in ((tidy(name), tidy(value)) for name, value in given.items()):
            if name not in known:
                raise BadSetting(f"{self.id} has no option {name} (there are: {', '.join(known) or 'none'})")
            found[name] = meant(value, known[name])
            if found[name] not in known[name]:
                if name in self.settings.installed:
                    raise NotInstalled(value, f"{name} {value} is not installed here")
                raise BadSetting(f"{name} can be {', '.join(known[name])}, not {value}")
        return found

    def settle(self, seats: int, given: dict[str, str]) -> dict[str, str]:
        """The same for a number of players: what does not go together, or not with so many, is refused too."""
        self.check_seats(seats)
        settled = self.complete(self.settings.usual(seats) | given)
        self.settings.check(seats, settled)
        return settled

    def closest(self, seats: int, wanted: dict[str, str]) -> dict[str, str]:
        """As many of the wanted values as go together, the first before the others; the rest as usual."""
        settled = self.settle(seats, {})
        for name, value in wanted.items():
            try:
                settled = self.settle(seats, settled | {name: value})
            except BadSetting:
                continue
        return settled

    def from_position(self, text: str) -> State:
        """The state of a position that was written down (`Table.position`); what none can be gets a ViewError."""
        return read(self.rules, self.id, text)
