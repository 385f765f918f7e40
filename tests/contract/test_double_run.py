"""The same seed gives the same game: no clock, no other source of chance, no order of sets."""

from __future__ import annotations

import pytest

from .games import Case
from .play import as_bytes, opened, walk


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_same_seed_gives_the_same_hashes(case: Case, number: int) -> None:
    first = [table.hash for table in walk(case, number, step=1)]
    again = [table.hash for table in walk(case, number, step=1)]
    assert first == again


def test_the_same_seed_gives_the_same_log(case: Case) -> None:
    *_, first = walk(case, 1, step=1)
    *_, again = walk(case, 1, step=1)
    assert as_bytes(first.log) == as_bytes(again.log)


def test_another_seed_deals_otherwise(case: Case) -> None:
    lines = [opened(case, number).log for number in range(8)]
    if any("chance" in line for line in lines[0]):
        assert len({as_bytes([line.get("is") for line in log]) for log in lines}) > 1
