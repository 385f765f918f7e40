"""The fair queue by itself: who comes next, worked out by hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from heapq import heappop, heappush
from itertools import count

from stolik.server.fair import FairQueue, Ticket


class Counter:
    """Where people are served. A request is called after its person and a number: b2; a capital letter makes it low."""

    def __init__(self, size: int, share: int) -> None:
        self.queue = FairQueue(size, share)
        self.places: dict[str, Ticket] = {}
        self.begun: list[str] = []

    def join(self, *requests: str) -> Counter:
        for each in requests:
            begin = lambda each=each: self.begun.append(each)  # noqa: E731
            self.places[each] = self.queue.join(each[0].lower(), begin, low=each[0].isupper())
        return self

    def leave(self, request: str) -> list[str]:
        """Who is served because of it."""
        before = len(self.begun)
        self.queue.leave(self.places.pop(request))
        return self.begun[before:]

    def all_served(self) -> list[str]:
        """In which order, each time after whoever has been served longest."""
        for number in count():
            if number == len(self.begun):
                return self.begun
            self.leave(self.begun[number])
        raise AssertionError


def test_in_each_round_everybody_is_served_once() -> None:
    served = Counter(1, 1).join("a1", "a2", "a3", "b1", "c1", "b2").all_served()
    assert served == ["a1", "b1", "c1", "a2", "b2", "a3"]


def test_what_one_person_asks_for_is_served_in_order() -> None:
    assert Counter(1, 1).join("a1", "a2", "a3").all_served() == ["a1", "a2", "a3"]


def test_a_newcomer_waits_for_nobody_who_was_served_in_this_round() -> None:
    counter = Counter(1, 1).join("a1", "a2", "a3", "a4")
    assert counter.leave("a1") == ["a2"]
    counter.join("b1")
    assert counter.leave("a2") == ["b1"]
    assert counter.leave("b1") == ["a3"]


def test_a_newcomer_overtakes_nobody_who_waits_in_this_round() -> None:
    assert Counter(1, 1).join("a1", "b1", "c1", "d1").all_served() == ["a1", "b1", "c1", "d1"]


def test_who_comes_again_at_once_waits_for_the_next_round() -> None:
    counter = Counter(1, 1).join("a1", "b1", "c1")
    assert counter.leave("a1") == ["b1"]
    counter.join("a2")
    assert counter.leave("b1") == ["c1"]
    counter.join("b2", "d1")
    assert counter.leave("c1") == ["d1"]  # a and b have been served in this round
    assert counter.leave("d1") == ["a2"]
    assert counter.leave("a2") == ["b2"]


def test_who_has_been_away_has_saved_nothing_up() -> None:
    counter = Counter(1, 1).join("a1", "b1", "b2", "b3", "b4")
    counter.leave("a1")
    counter.leave("b1")
    assert counter.leave("b2") == ["b3"]
    counter.join("a2", "a3")
    assert counter.leave("b3") == ["a2"]
    assert counter.leave("a2") == ["b4"]  # and not a3


def test_one_person_has_no_more_than_a_share() -> None:
    counter = Counter(3, 2).join("a1", "a2", "a3", "a4")
    assert counter.begun == ["a1", "a2"]
    assert counter.join("b1").begun == ["a1", "a2", "b1"]  # there was a place left for somebody else
    assert counter.leave("b1") == []
    assert counter.leave("a2") == ["a3"]


def test_who_has_a_share_already_is_passed_over() -> None:
    counter = Counter(2, 1).join("a1", "a2", "b1", "c1")
    assert counter.begun == ["a1", "b1"]
    assert counter.leave("b1") == ["c1"]
    assert counter.leave("c1") == []
    assert counter.leave("a1") == ["a2"]


def test_what_is_low_waits_until_nothing_else_does() -> None:
    counter = Counter(1, 1).join("X1", "Y1", "a1", "b1", "a2")
    assert counter.begun == ["X1"]  # nobody was there
    assert counter.all_served() == ["X1", "a1", "b1", "a2", "Y1"]


def test_what_is_low_has_rounds_of_its_own() -> None:
    assert Counter(1, 1).join("X1", "X2", "X3", "Y1", "Y2").all_served() == ["X1", "Y1", "X2", "Y2", "X3"]


def test_what_is_low_does_not_take_the_place_that_a_share_leaves_free() -> None:
    counter = Counter(2, 1).join("a1", "a2", "X1")
    assert counter.begun == ["a1"]
    assert counter.join("b1").begun == ["a1", "b1"]
    assert counter.leave("b1") == []
    assert counter.leave("a2") == ["X1"]  # nothing else waits now


def test_all_that_is_low_has_one_share_together() -> None:
    counter = Counter(3, 2).join("X1", "Y1", "Z1")
    assert counter.begun == ["X1", "Y1"]
    assert counter.join("a1").begun == ["X1", "Y1", "a1"]
    assert counter.leave("X1") == ["Z1"]


def test_what_is_low_counts_among_what_a_person_has() -> None:
    counter = Counter(2, 1).join("a1", "A2", "B1")
    assert counter.begun == ["a1", "B1"]
    assert counter.leave("B1") == []
    assert counter.leave("a1") == ["A2"]


def test_who_is_tired_of_waiting_is_not_called() -> None:
    counter = Counter(1, 1).join("a1", "a2", "b1", "c1")
    assert counter.leave("b1") == []
    assert counter.all_served() == ["a1", "c1", "a2"]


def test_who_leaves_and_comes_again_stands_behind_the_others() -> None:
    counter = Counter(1, 1).join("a1", "b1", "c1")
    counter.leave("b1")
    assert counter.join("b2").all_served() == ["a1", "c1", "b2"]


def test_a_place_that_is_given_up_costs_the_person_nothing_else() -> None:
    counter = Counter(1, 1).join("a1", "b1", "b2", "c1")
    counter.leave("b1")
    assert counter.all_served() == ["a1", "b2", "c1"]


def test_it_knows_how_many_of_a_person_wait() -> None:
    counter = Counter(1, 1).join("a1", "a2", "A3", "b1")
    assert [counter.queue.waiting(person) for person in "abc"] == [2, 1, 0]


# --- an evening, in a time of its own ---

CROWD, THOUGHT = 160, 1.5  # bots of one person, each of which asks again at once
OTHERS, QUICK, EVERY = 10, 0.05, 5.0
EVENING = 300.0


def waits(workers: int) -> list[float]:
    """How long each request of the others waited."""
    queue = FairQueue(workers, max(1, workers - 1))
    found: list[float] = []
    agenda: list[tuple[float, int, Callable[[], None]]] = []
    order = count()
    now = 0.0

    def at(when: float, do: Callable[[], None]) -> None:
        heappush(agenda, (when, next(order), do))

    def ask(person: str, takes: float, then: Callable[[], None]) -> None:
        asked = now

        def begin() -> None:
            if person != "crowd":
                found.append(now - asked)
            at(now + takes, end)

        def end() -> None:
            queue.leave(place)
            then()

        place = queue.join(person, begin)

    def crowd() -> None:
        ask("crowd", THOUGHT, crowd)

    def other(number: int) -> None:
        ask(f"{number}", QUICK, lambda: None)
        at(now + EVERY, partial(other, number))

    for _ in range(CROWD):
        crowd()
    for number in range(OTHERS):
        at((number + 1) * EVERY / OTHERS, partial(other, number))
    while now < EVENING:
        now, _, do = heappop(agenda)
        do()
    return found


def test_beside_a_crowd_of_one_person_nobody_else_waits() -> None:
    found = waits(workers=2)
    assert len(found) > 500
    assert max(found) == 0


def test_with_one_worker_others_wait_for_the_thought_that_is_under_way() -> None:
    found = waits(workers=1)
    assert len(found) > 500
    assert max(found) <= THOUGHT + OTHERS * QUICK


def test_what_is_spare_is_idle_within_a_share_and_nobody_waits_for_it() -> None:
    """Four at once, three of one person; whoever waits because of a share could have what another leaves idle."""
    counter = Counter(4, 3)
    assert counter.queue.spare("a") == 3
    counter.join("a1", "b1")
    assert (counter.queue.spare("a"), counter.queue.spare("c")) == (2, 2)
    counter.join("a2", "a3", "a4")
    assert (counter.queue.spare("a"), counter.queue.spare("b")) == (0, 0)
    counter.leave("a1")
    assert counter.queue.spare("c") == 0
    counter.leave("a2")
    assert (counter.queue.spare("a"), counter.queue.spare("c")) == (1, 1)
    assert Counter(4, 1).join("a1", "a2").queue.spare("b") == 0
