"""What a table keeps of its course, whatever else it forgets: what a turn's digest and the ending are made of."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Happened:
    """An event; `hidden` names the observers that must not see the cards among its arguments."""

    name: str
    args: dict[str, int]
    hidden: dict[str, tuple[int, ...]]
    turn: int = 0  # in which it happened, as the state counts them

    def to_json(self) -> list[Any]:
        return [self.name, self.args, self.hidden, self.turn]

    @classmethod
    def from_json(cls, data: list[Any]) -> Happened:
        name, args, hidden, turn = data
        return cls(name, args, {arg: tuple(observers) for arg, observers in hidden.items()}, turn)


class Course:
    """The events of the running turn, and how often each seat was told of."""

    def __init__(self) -> None:
        self.events: list[Happened] = []  # all of one turn
        self._tally: Counter[str] = Counter()  # `EVENT/SEAT`: so often was this told of this seat

    def clone(self) -> Course:
        twin = Course()
        twin.events = list(self.events)
        twin._tally = self._tally.copy()
        return twin

    def add(self, happened: Happened) -> None:
        if self.events and self.events[0].turn != happened.turn:
            self.events = []
        self.events.append(happened)
        seat = happened.args.get("seat")
        if seat is not None:
            self._tally[f"{happened.name}/{seat}"] += 1

    def times(self, event: str, seat: int) -> int:
        """How often an event was told of a seat (its part `seat`) in the whole game."""
        return self._tally[f"{event}/{seat}"]

    def to_json(self) -> dict[str, Any]:
        return {"events": [happened.to_json() for happened in self.events], "tally": self._tally}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Course:
        course = cls()
        course.events = [Happened.from_json(event) for event in data["events"]]
        course._tally = Counter(data["tally"])
        return course
