"""A real server on a real socket, and people who talk to it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from server import postgres as programs
from server.people import Come, Open, Person, Running, same_deals
from stolik import games
from stolik.server import people, thinking
from stolik.server.config import ServerConfig
from toys import BAZAAR, CONNECT_FOUR, LEDUC


@pytest.fixture(scope="package", autouse=True)
def _quick() -> Iterator[None]:
    """Nobody waits here for a good answer of a bot, or for a password that is hard to guess."""
    hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(people, "HASHER", hasher)
        patch.setattr(people, "NOBODY", hasher.hash("nobody"))
        patch.setattr(thinking, "behind", lambda *_: "greedy")
        patch.setattr(thinking, "ADVISER", "search:5")
        yield


@pytest.fixture(autouse=True)
def _same_deals(request: pytest.FixtureRequest) -> Iterator[None]:
    yield from same_deals(request.node.nodeid)


@pytest.fixture
def _toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of the tests can be played too, by people: bots think in processes that do not know them."""
    found = {game.id: game for game in (games.get("raverun"), LEDUC, CONNECT_FOUR, BAZAAR)}
    monkeypatch.setattr(games, "_found", found)


def config(folder: Path, **chosen: str | int | float) -> ServerConfig:
    usual = {"database": f"sqlite:///{folder / 'stolik.sqlite'}", "pace": 0.0, "workers": 1, "guests": 1000}
    many = dict.fromkeys(("tables", "day_tables", "bot_tables"), 1000)
    return ServerConfig(**{"requests": 1000, **many, **usual, **chosen})  # type: ignore[arg-type]


@pytest.fixture
def open_server(tmp_path: Path) -> Iterator[Open]:
    """Opens servers, all on one database unless told otherwise."""
    running: list[Running] = []

    def opened(buffer: int | None = None, **chosen: str | int | float) -> Running:
        running.append(Running(config(tmp_path, **chosen), buffer))
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


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server for all the tests that need no other."""
    running = Running(config(tmp_path_factory.mktemp("house")))
    yield running
    running.stop()


@pytest.fixture
def come(house: Running) -> Iterator[Come]:
    """People who come, by default to the common house, and leave at the end."""
    people: list[Person] = []

    def coming(name: str = "Ala", to: Running = house, token: str | None = None) -> Person:
        people.append(Person(to.address, name, token))
        return people[-1]

    yield coming
    for person in people:
        person.__exit__(None, None, None)


@pytest.fixture(scope="session")
def postgres() -> Iterator[programs.Postgres]:
    yield from programs.clusters()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'kept.sqlite'}"
    cluster: programs.Postgres = request.getfixturevalue("postgres")
    return cluster.make(f"test_{tmp_path.name.lower()}"[:60])
