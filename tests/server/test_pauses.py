"""The pauses of bots: as long as people need to look, and no longer together than one likes to wait."""

from __future__ import annotations

import pytest

from games.words.positions import position
from server.people import Come, Open, fault, seated
from stolik.server import windows
from stolik.server.pauses import LEAST, MOST_BEATS, PURSE, SHARE, Purse, watching
from stolik.server.windows import ALONE, LONGEST, SHORTEST, span

PACE = 0.9


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def waited(answers: int, events: int = MOST_BEATS, scale: float = 1.0) -> list[float]:
    """The pauses of so many bots' answers in a row, each of which takes no time itself."""
    clock = Clock()
    purse, found = Purse(clock), []
    for _ in range(answers):
        found.append(purse.pause(PACE * scale * watching(events), scale))
        clock.now += found[-1]
    return found


def test_a_bot_waits_longer_the_more_there_was_to_see() -> None:
    assert [watching(0), watching(2)] == pytest.approx([1, 1.7])
    assert watching(MOST_BEATS) == watching(100)


def test_the_first_answer_takes_about_as_long_as_ever() -> None:
    assert waited(1, events=0) == [PACE]
    assert waited(1) == [pytest.approx(SHARE * PURSE)]


def test_pauses_get_shorter_and_come_to_no_more_than_the_purse() -> None:
    found = waited(40)
    assert found == sorted(found, reverse=True)
    within = [pause for pause in found if pause > LEAST]
    assert sum(within) <= PURSE
    assert sum(found) <= PURSE + LEAST * (len(found) - len(within))
    assert sum(found) < 6  # forty answers: four bots of Three Cheers


def test_another_pace_is_the_same_in_other_seconds() -> None:
    assert waited(10, scale=0.5) == pytest.approx([pause / 2 for pause in waited(10)])
    assert waited(2, scale=0.0) == [0.0, 0.0]


def test_a_person_who_has_answered_looks_on_anew() -> None:
    clock = Clock()
    purse = Purse(clock)
    clock.now = 100.0
    assert purse.left(1.0) == 0.0
    purse.fill()
    assert purse.left(1.0) == 1.0
    clock.now += PURSE / 2
    assert purse.left(1.0) == pytest.approx(0.5)


def test_whoever_hurries_waits_for_nothing_until_they_have_answered() -> None:
    purse = Purse(Clock())
    purse.hurried = True
    assert purse.pause(2.0, 1.0) == 0.0
    purse.fill()
    assert purse.pause(2.0, 1.0) > 0


@pytest.mark.parametrize("left", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("bots", [True, False])
def test_a_window_in_which_a_person_is_watched_is_never_cut_short(bots: bool, left: float) -> None:
    assert span(watched=True, bots=bots, left=left) == (SHORTEST, LONGEST)


def test_other_windows_are_short_and_the_shorter_the_longer_people_have_waited() -> None:
    assert span(watched=False, bots=False, left=0.0) == (ALONE, ALONE)
    assert span(watched=False, bots=True, left=1.0) == (windows.QUICKEST, windows.QUICK)
    assert span(watched=False, bots=True, left=0.0) == (windows.HASTY, windows.HASTY)


def test_a_tap_hurries_where_nobody_else_looks_on(open_server: Open, come: Come) -> None:
    """With bots that would wait for an hour."""
    slow = open_server(pace=3600.0)
    (ala,) = seated(come("Ala", slow), bots=("easy", "easy"))
    ala.answer()
    room = slow.room(ala.latest["table"]["id"])
    assert ala.ask("hurry")["kind"] == "done"
    while ala.latest["view"]["decision"]["step"] == "first_card":
        ala.hear()
    assert room.record.table is not None
    assert room.record.table.answers >= 3


def test_with_others_at_the_table_and_for_whoever_watches_it_changes_nothing(open_server: Open, come: Come) -> None:
    slow = open_server(pace=3600.0)
    ala, ola = seated(come("Ala", slow), come("Ola", slow), bots=("easy",))
    watcher = come("Ewa", slow).here(ala.latest["table"]["id"])
    for table in (ala, ola, watcher):
        assert table.ask("hurry")["kind"] == "done"
    room = slow.room(ala.latest["table"]["id"])
    assert not room.automatic._purse.hurried
    assert fault(ala.ask("sit", seat=11)) == "no-such-seat"


def test_a_thought_of_which_nobody_else_knows_gives_bots_no_more_time(open_server: Open, come: Come) -> None:
    """By their pace the others would learn that somebody has found a word."""
    slow = open_server(pace=3600.0)
    ala, ola = seated(come("Ala", slow), come("Ola", slow), game="words")
    room = slow.room(ala.latest["table"]["id"])

    async def lay_out() -> None:
        room.record.table = position("s1 n1 o1/A s2 a1 k1", hands=["", "m1"], added="k1", help="live")
        room.after_change(0)
        room.automatic._purse._filled = float("-inf")

    slow.within(lay_out)
    assert ola.ask("answer", decision=0, do="think noska")["kind"] == "done"
    assert room.record.recent[-1].privy == 1
    assert room.automatic._purse.left(1e9) == 0
    assert ala.ask("answer", decision=0, do="swap")["kind"] == "done"
    assert room.automatic._purse.left(1e9) > 0
