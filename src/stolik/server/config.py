"""How a server is set up: from the environment, with defaults that suit an evening at home."""

from __future__ import annotations

import os
from dataclasses import dataclass, fields
from math import inf
from pathlib import Path

from platformdirs import user_data_path

from stolik.engine.errors import StolikError


class BadConfig(StolikError):
    """A setting that cannot be."""


@dataclass(frozen=True)
class ServerConfig:
    """Each is read from the variable STOLIK_<NAME>."""

    database: str = ""  # an SQLAlchemy address; empty: a file of SQLite in the data folder
    origins: str = ""  # further addresses of this server that browsers may come from, by commas
    workers: int = 0  # processes for bots to think in; 0: one for each core but one
    pace: float = 0.9  # seconds that a bot takes at least for an answer
    away: float = 60.0  # seconds after which a bot may take over the seat of a person who has left
    idle: float = 600.0  # seconds after which a table that nobody sits at leaves the memory
    guests: int = 30  # new guests from one address in a minute
    requests: int = 40  # requests or messages of one client in a second, for a while
    sockets: int = 12  # connections of one person
    tables: int = 20  # unfinished tables that one person may have made,
    day_tables: int = 200  # with clocks of days,
    bot_tables: int = 3  # and with bots alone
    lobby: int = 2000  # connections to the lobby
    lobby_per_address: int = 50  # those of them that come from one address

    @classmethod
    def from_environment(cls) -> ServerConfig:
        given: dict[str, str | int | float] = {}
        for field in fields(cls):
            text = os.environ.get(f"STOLIK_{field.name.upper()}")
            if text is None:
                continue
            given[field.name] = text if field.type == "str" else _number(field.name, str(field.type), text)
        return cls(**given)  # type: ignore[arg-type]

    @property
    def address(self) -> str:
        """Of the database."""
        if self.database:
            # The driver is ours to choose; whoever deploys names only the database.
            return self.database.replace("postgresql://", "postgresql+psycopg://", 1)
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{folder / 'stolik.sqlite'}"


def _number(name: str, kind: str, text: str) -> int | float:
    least = 0 if name in ("workers", "pace", "away") else 1  # the others at none would let nobody in
    try:
        number = int(text) if kind == "int" else float(text)
    except ValueError:
        number = -1
    if not least <= number < inf:
        raise BadConfig(f"STOLIK_{name.upper()} must be a number of at least {least}, not {text!r}")
    return number


def data_folder() -> Path:
    own = os.environ.get("STOLIK_DATA")
    return Path(own) if own else user_data_path("stolik", appauthor=False)
