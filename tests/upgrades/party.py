"""People at one table, who play it as a story wants: for the tables that later versions must still open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from server.people import Person, Running, TableSocket, begin, catch_up

MOST = 3000  # answers of a game
Until = Callable[["Party"], bool]


class Party:
    def __init__(self, house: Running, people: Sequence[Person], id: str) -> None:
        self.house = house
        self.people = people
        self.id = id
        self.said: list[str] = []
        self.rng = Random(len(people))
        self.tables = [person.here(id) for person in people]

    @classmethod
    def seated(cls, house: Running, people: Sequence[Person], *bots: str, **more: Any) -> Party:
        """At a new table that has begun."""
        host, *others = people
        party = cls(house, people, host.found("me", *["open" for _ in others], *bots, **more))
        for seat, table in enumerate(party.tables[1:], 1):
            assert table.ask("sit", seat=seat)["kind"] == "done"
        if others:
            begin(party.tables)
        return party

    @property
    def over(self) -> bool:
        return bool(self.tables[0].latest["table"]["status"] == "over")

    @property
    def step(self) -> str:
        """What is asked."""
        decision = self.tables[0].decision
        return decision["step"] if decision else ""

    def asked(self) -> list[TableSocket]:
        """Hear on until some of these people are asked; none if the game is over."""
        while True:
            catch_up(self.tables)
            found = [table for table in self.tables if table.decision and table.latest["seat"] in _seats(table)]
            if found or self.over:
                return found
            self.tables[0].hear()

    def options(self, table: TableSocket) -> list[str]:
        """All that a seat could answer, also what people have to think of themselves."""
        game = self.house.room(self.id).record.table
        assert game is not None
        return [option.text for option in game.options(table.latest["seat"])]

    def play(self, until: Until = lambda party: party.over) -> Party:
        """Those who are asked answer at random, and now and then take it back at once."""
        for _ in range(MOST):
            asked = self.asked()
            if until(self):
                return self
            table = self.rng.choice(asked)
            self.answer(table, self.rng.choice(self.options(table)))
            if self.rng.random() < 0.05 and table.latest["view"]["can_undo"]:
                self.undo(table)
        raise AssertionError(f"{self.id} does not get there")

    def answer(self, table: TableSocket, do: str) -> None:
        self._try(table, "answer", do=do)

    def undo(self, table: TableSocket) -> None:
        self._try(table, "undo")

    def _try(self, table: TableSocket, kind: str, **values: Any) -> None:
        """Unless a bot or an order was quicker."""
        assert table.decision is not None
        outcome = table.ask(kind, decision=table.decision["id"], **values)
        late = outcome["kind"] == "fault" and outcome["problem"]["name"] in ("stale-decision", "cannot-undo")
        assert outcome["kind"] == "done" or late, outcome
        catch_up(self.tables)

    def regret(self, step: str = "") -> Party:
        """Play until an answer has made others be asked (in `step`) and can still be taken back; then take it back."""

        def can(party: Party) -> bool:
            return bool(party.regretful) and step in ("", party.step)

        self.play(can)
        seq = self.tables[0].latest["seq"]
        self.undo(self.regretful[0])
        assert self.tables[0].latest["seq"] == seq + 1
        return self

    @property
    def regretful(self) -> list[TableSocket]:
        waiting = [table for table in self.tables if table.decision and table.latest["seat"] not in _seats(table)]
        return [table for table in waiting if table.latest["view"]["can_undo"]]

    def some(self, answers: int) -> Party:
        """So many answers, then as many more as are needed until only people are asked."""
        for _ in range(answers):
            here = self.tables[0].latest["seq"]
            self.play(lambda party, here=here: party.over or party.tables[0].latest["seq"] > here)  # type: ignore[misc]
        self.rest()
        assert not self.over, f"{self.id} is over"
        return self

    def rest(self) -> Party:
        """Play until only people are asked: nothing happens before one of them answers."""

        def resting(party: Party) -> bool:
            seats = party.tables[0].latest["table"]["seats"]
            return all(seats[seat]["kind"] == "person" for seat in _seats(party.tables[0]))

        return self.play(resting)

    def say(self, place: int, text: str) -> Party:
        self.said.append(text)
        return self.do(place, "chat", text=text)

    def hear_from(self, watcher: Person, text: str) -> Party:
        """Somebody who only watches says something."""
        assert watcher.here(self.id).ask("chat", text=text)["kind"] == "done"
        self.said.append(text)
        return self

    def do(self, place: int, kind: str, **values: Any) -> Party:
        outcome = self.tables[place].ask(kind, **values)
        assert outcome["kind"] == "done", outcome
        catch_up(self.tables)
        return self


def _seats(table: TableSocket) -> list[int]:
    seats: list[int] = table.decision["seats"] if table.decision else []
    return seats
