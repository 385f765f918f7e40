"""A real server on a real socket, and people who talk to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from people import Person, Running
from stolik.server.settings import Settings

Open = Callable[..., Running]


@pytest.fixture
def open_server(tmp_path: Path) -> Iterator[Open]:
    """Opens servers, each on a database of its own unless told otherwise."""
    running: list[Running] = []

    def opened(**settings: str | int | float) -> Running:
        chosen = {"database": f"sqlite:///{tmp_path / 'stolik.sqlite'}", "pace": 0.0, "workers": 1, "guests": 1000}
        running.append(Running(Settings(**{**chosen, **settings})))  # type: ignore[arg-type]
        return running[-1]

    yield opened
    for server in running:
        server.stop()


@pytest.fixture
def server(open_server: Open) -> Running:
    return open_server()


@pytest.fixture
def ala(server: Running) -> Iterator[Person]:
    with Person(server.address, "Ala") as person:
        yield person


@pytest.fixture
def ola(server: Running) -> Iterator[Person]:
    with Person(server.address, "Ola") as person:
        yield person
