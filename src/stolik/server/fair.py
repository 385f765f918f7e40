"""A fair queue: people are served in rounds, each of them once a round, however much somebody asks for."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(eq=False)
class Ticket:
    """Somebody's place in the queue, and then at the counter."""

    person: str
    low: bool
    begin: Callable[[], None]
    served: bool = False


class Rounds:
    """Who waits, and who comes next.

    A newcomer joins the round that is going on; who was served in it waits for the next one.
    """

    def __init__(self) -> None:
        self.waiting: dict[str, deque[Ticket]] = {}
        self._round = 0
        self._due: dict[str, int] = {}  # the round in which a person may be served

    def join(self, place: Ticket) -> None:
        if place.person not in self.waiting:
            self.waiting[place.person] = deque()
            self._due[place.person] = max(self._round, self._due.get(place.person, 0))
        self.waiting[place.person].append(place)

    def next(self, may: Callable[[str], bool]) -> Ticket | None:
        """The first of those who may be served."""
        found = min(filter(may, self.waiting), key=self._due.__getitem__, default=None)
        return None if found is None else self.waiting[found][0]

    def leave(self, place: Ticket) -> None:
        mine = self.waiting[place.person]
        mine.remove(place)
        if not mine:
            del self.waiting[place.person]

    def serve(self, place: Ticket) -> None:
        self.leave(place)
        person = place.person
        if person in self.waiting:
            self.waiting[person] = self.waiting.pop(person)  # behind everybody who is due in the same round
        if self._due[person] > self._round:
            self._round = self._due[person]
            self._due = {one: due for one, due in self._due.items() if due > self._round or one in self.waiting}
        self._due[person] = self._round + 1


class FairQueue:
    """Serves `size` at once, of one person at most `share`.

    What is low waits until nothing else does, and all of it together gets no more than one person may.
    """

    def __init__(self, size: int, share: int) -> None:
        self._free = size
        self._share = share
        self._served: Counter[str] = Counter()  # by person
        self._served_low = 0
        self._usual = Rounds()
        self._low = Rounds()

    def join(self, person: str, begin: Callable[[], None], low: bool = False) -> Ticket:
        """`begin` is called when it is this one's turn, which may be now."""
        place = Ticket(person, low, begin)
        self._rounds(place).join(place)
        self._serve()
        return place

    def leave(self, place: Ticket) -> None:
        """Once: served to the end, or tired of waiting."""
        if place.served:
            self._free += 1
            self._served_low -= place.low
            self._served[place.person] -= 1
            if self._served[place.person] == 0:
                del self._served[place.person]
        else:
            self._rounds(place).leave(place)
        self._serve()

    def waiting(self, person: str) -> int:
        return sum(len(rounds.waiting.get(person, ())) for rounds in (self._usual, self._low))

    def spare(self, person: str) -> int:
        """So many could be served of this person at once, and nobody would wait for it."""
        if self._usual.waiting or self._low.waiting:
            return 0
        return max(0, min(self._free, self._share - self._served[person]))

    def _rounds(self, place: Ticket) -> Rounds:
        return self._low if place.low else self._usual

    def _serve(self) -> None:
        while self._free > 0 and (place := self._next()) is not None:
            self._rounds(place).serve(place)
            place.served = True
            self._free -= 1
            self._served_low += place.low
            self._served[place.person] += 1
            place.begin()

    def _next(self) -> Ticket | None:
        if self._usual.waiting:
            return self._usual.next(self._may_be_served)
        return self._low.next(self._may_be_served) if self._served_low < self._share else None

    def _may_be_served(self, person: str) -> bool:
        return self._served[person] < self._share
