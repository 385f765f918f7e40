"""How a game ended, and what a turn brought: as the rules have it, in words, and nothing hidden."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Any

import pytest

from stolik.engine import speech
from stolik.engine.ending import Ending, Saying, closed, resigned
from stolik.engine.kit import Rng
from stolik.engine.rulebook import LANGUAGES
from stolik.engine.table import EVERYBODY, Table

from .games import Case
from .play import observers, walk
from .secrets import names_in

GAMES_PLAYED = [1, 2, 3, 4, 5]
MOST = 2  # sentences of a turn


def over(case: Case, number: int) -> Table:
    *_, table = walk(case, number)
    assert table.over
    return table


def said(table: Table, family: str, saying: Saying) -> list[str]:
    return [speech.said(table.game, language, family, saying, table.names) for language in LANGUAGES]


@pytest.mark.parametrize("number", GAMES_PLAYED)
def test_the_first_places_share_the_win(case: Case, number: int) -> None:
    table = over(case, number)
    places = [row.place for row in table.ending.rows]
    assert len(places) == table.seats
    assert [place == 1 for place in places] == [share > 0 for share in table.shares]
    for place in places:
        assert place == 1 + sum(other < place for other in places)


@pytest.mark.parametrize("number", GAMES_PLAYED)
def test_whoever_has_more_stands_before_whoever_has_less(case: Case, number: int) -> None:
    ending = over(case, number).ending
    assert ending.points == [] or len(ending.points) == len(ending.rows)
    for one in ending.rows:
        for other in ending.rows:
            if one.total is not None and other.total is not None and one.total > other.total:
                assert one.place <= other.place


@pytest.mark.parametrize("number", GAMES_PLAYED)
def test_a_tie_is_between_the_best_and_the_first_number_that_differs_decides(case: Case, number: int) -> None:
    table = over(case, number)
    ending = table.ending
    if ending.tie is None:
        best = [row for row in ending.rows if row.total is not None and row.total == max(ending.points)]
        assert len(best) < 2 or all(row.place == 1 for row in best), "what decided is not told"
        return
    best_total = {ending.rows[seat].total for seat in ending.tie.seats}
    assert best_total == {max(ending.points)} if ending.points else len(best_total) == 1
    highest = max(ending.tie.numbers)
    first = [seat for seat, numbers in zip(ending.tie.seats, ending.tie.numbers, strict=True) if numbers == highest]
    assert first == [seat for seat in ending.tie.seats if ending.rows[seat].place == 1]


def sayings(ending: Ending) -> list[tuple[str, Saying]]:
    found = [("ending", ending.reason), *(("ending-step", step.says) for step in ending.steps)]
    return [*found, *([("ending-tie", ending.tie.says)] if ending.tie else [])]


@pytest.mark.parametrize("number", GAMES_PLAYED)
def test_everything_about_the_end_can_be_said(case: Case, number: int) -> None:
    table = over(case, number)
    for family, saying in sayings(table.ending):
        assert all(said(table, family, saying))
    for row in table.ending.rows:
        assert list(row.parts) == table.ending.columns
    for column in table.ending.columns:
        assert all(table.game.texts.has(language, f"ending-part-{column}") for language in LANGUAGES)
    for step in table.ending.steps:
        assert all(re.fullmatch(r"[a-z_]+(/.+)?", spot) for spot in step.spots)


def test_the_end_is_the_same_with_and_without_the_history(case: Case) -> None:
    table = over(case, 1)
    bare = Table.from_json(table.game, table.to_json(history=False))
    assert bare.events == []
    assert bare.ending == table.ending


def test_a_game_that_was_left_can_be_told_of(case: Case) -> None:
    table = next(iter(walk(case, 1)))
    for count in range(table.seats + 1):
        shares = [1 / count if seat < count else 0.0 for seat in range(table.seats)]
        assert all(said(table, "ending", resigned(shares).reason))
        assert [row.place for row in resigned(shares).rows] == [1 + count * (share == 0) for share in shares]
    assert all(said(table, "ending", closed().reason))


@pytest.mark.parametrize("number", GAMES_PLAYED[:2])
def test_a_game_can_be_left_at_any_moment_and_what_each_seat_has_lies_open(case: Case, number: int) -> None:
    """It is the same whatever the cards are that a spectator does not know."""
    count = case.game.display.so_far
    if count is None:
        pytest.skip("nothing is counted here")
    for table in walk(case, number):
        so_far = count(table)
        assert [list(parts) for parts in so_far.parts] == [so_far.columns] * table.seats
        assert count(table.determinise(None, Rng(table.answers, 0))) == so_far
        ending = resigned([1.0] + [0.0] * (table.seats - 1), so_far)
        assert [row.parts for row in ending.rows] == so_far.parts
        assert ending.points == (so_far.totals or [])
    for column in so_far.columns:
        assert all(case.game.texts.has(language, f"ending-part-{column}") for language in LANGUAGES)
    assert so_far.totals in (None, table.ending.points)


# --- turns ---


def turns(table: Table) -> list[list[Any]]:
    return [list(same) for _, same in groupby(table.events, key=lambda happened: happened.turn)]


def test_a_turn_is_what_happens_while_the_state_counts_it(case: Case) -> None:
    table = over(case, 2)
    numbers = [happened.turn for happened in table.events]
    assert numbers == sorted(numbers)
    assert table.course.events == turns(table)[-1]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_turn_is_told_in_two_sentences_at_most(case: Case, number: int) -> None:
    """As it grows, too: it is told while it happens."""
    for table in walk(case, number):
        for events in turns(table) if table.over else [table.course.events]:
            for observer in (*observers(table), EVERYBODY):
                digest = table.digest(events, observer)
                assert len(digest) <= MOST
                for saying in digest:
                    for sentence in said(table, "digest", saying):
                        assert re.search(r"[.!?]$", sentence), sentence
                        assert not re.search(r"\bhidden\b", sentence), sentence


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_digest_names_no_card_that_its_events_do_not_name(case: Case, number: int) -> None:
    table = over(case, number)
    for events in turns(table):
        for observer in observers(table):
            told = names_in(table, table.tell(events, observer))
            assert names_in(table, plain(table.digest(events, observer))) <= told


def plain(value: Any) -> Any:
    """Sayings as bare data."""
    if isinstance(value, Saying):
        return plain(value.values)
    if isinstance(value, dict):
        return {name: plain(each) for name, each in value.items()}
    return [plain(each) for each in value] if isinstance(value, list) else value
