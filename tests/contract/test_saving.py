"""Saved and loaded at any decision, a game goes on as if nothing had happened."""

from __future__ import annotations

import json

import pytest

from stolik.engine.errors import ViewError
from stolik.engine.table import Table
from stolik.engine.views import dump, load, state_hash

from .games import Case
from .play import as_bytes, decisions, finish, observers, opened, walk


def saved_and_loaded(table: Table) -> Table:
    return Table.from_json(table.game, json.loads(json.dumps(table.to_json())))


@pytest.mark.parametrize("number", [1, 2])
def test_a_dumped_state_loads_as_the_same(case: Case, number: int) -> None:
    for table in walk(case, number):
        data = json.loads(json.dumps(dump(case.game.rules, table.state)))
        assert state_hash(load(case.game.rules, data)) == table.hash


def test_a_saved_table_is_the_same(case: Case) -> None:
    for table in walk(case, 3):
        twin = saved_and_loaded(table)
        assert as_bytes(twin.to_json()) == as_bytes(table.to_json())
        assert twin.pending == table.pending
        for observer in observers(table):
            assert as_bytes(twin.view(observer)) == as_bytes(table.view(observer))
            assert as_bytes(twin.log_for(observer)) == as_bytes(table.log_for(observer))


def test_a_saved_table_plays_on_identically(case: Case) -> None:
    for count, table in enumerate(decisions(case, 4)):
        if count % 3 == 0:
            twin = saved_and_loaded(table)
            original = table.clone()
            finish(twin, count)
            finish(original, count)
            assert twin.hash == original.hash
            assert as_bytes(twin.log) == as_bytes(original.log)
            assert as_bytes(twin.knowledge.to_json()) == as_bytes(original.knowledge.to_json())


def test_a_dump_without_one_of_its_parts_is_refused(case: Case) -> None:
    data = dump(case.game.rules, opened(case, 5).state)
    for key in data:
        with pytest.raises(ViewError):
            load(case.game.rules, {name: value for name, value in data.items() if name != key})
