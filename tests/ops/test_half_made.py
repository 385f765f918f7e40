"""A power cut while a database is made or changed must not leave one that no server can start on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, inspect

from stolik.server.store import Store


class PowerCut(BaseException):
    pass


@pytest.mark.parametrize("last", [7, 9, 12, 15])
def test_a_database_is_made_whole_or_not_at_all(tmp_path: Path, last: int) -> None:
    store = Store(f"sqlite:///{tmp_path / 'stolik.sqlite'}")
    done = 0

    @event.listens_for(store.engine, "after_cursor_execute")
    def cut(*_: Any) -> None:
        nonlocal done
        done += 1
        if done == last:
            raise PowerCut

    with pytest.raises(PowerCut):
        store.migrate()
    assert inspect(store.engine).get_table_names() == []
    store.migrate()
    assert "entries" in inspect(store.engine).get_table_names()
