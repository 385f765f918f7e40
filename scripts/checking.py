"""Is everything that was promised in the database? Read as it lies there, without the server's own models."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import httpx
from sqlalchemy import Connection, create_engine, text

from promises import Ledger, Lost
from stolik import games
from stolik.engine.log import verify
from stolik.server.config import ServerConfig

KEPT = text(
    'select number, kind, at, player, key, seat, name, text from entries where "table" = :table order by number'
)
SAID = text('select player, key from chats where "table" = :table')
UNKEPT = ("GiveOrder", "CancelOrder", "Chat")  # commands that become no entry


def check(database: str, ledgers: Mapping[str, Ledger]) -> int:
    """Are all promises kept? How many entries there are."""
    engine = create_engine(ServerConfig(database=database).address)
    try:
        with engine.connect() as connection:
            return sum(_compare(connection, table, ledger) for table, ledger in ledgers.items())
    finally:
        engine.dispose()


def _compare(connection: Connection, table: str, ledger: Ledger) -> int:
    entries = [row._mapping for row in connection.execute(KEPT, {"table": table})]
    if [entry["number"] for entry in entries] != list(range(1, len(entries) + 1)):
        raise Lost(f"{table}: the numbers have gaps")
    keys = [(entry["player"], entry["key"]) for entry in entries if entry["key"] is not None]
    if len(keys) != len(set(keys)):
        raise Lost(f"{table}: a command was done twice")
    if ledger.not_done & set(keys):
        raise Lost(f"{table}: a command was refused and done all the same")
    if set(keys) - ledger.tried:
        raise Lost(f"{table}: something was done that nobody wanted")
    wanted = {key for key, kind in ledger.done.items() if kind not in UNKEPT}
    if wanted - set(keys):
        raise Lost(f"{table}: {len(wanted - set(keys))} commands were promised and are not there")
    said = {(row.player, row.key) for row in connection.execute(SAID, {"table": table})}
    promised = {key for key, kind in ledger.done.items() if kind == "Chat"}
    if promised - said or ledger.not_done & said:
        raise Lost(f"{table}: what was promised to be said is not what was said")
    by_moment: dict[Any, str] = {(e["at"], e["kind"], e["seat"], e["name"]): e["text"] for e in entries}
    for moment, frame in ledger.shown.items():
        if frame.text not in ("", by_moment.get(moment)):  # what is hidden from a seat comes without its text
            raise Lost(f"{table}: {frame} was shown and is not there")
        if moment not in by_moment:
            raise Lost(f"{table}: {frame} was shown and is not there")
    return len(entries)


def check_logs(address: str, ledgers: Mapping[str, Ledger]) -> int:
    """Every table opens, and what is over has a log in which all is right; how many are over."""
    over = 0
    with httpx.Client(base_url=address, timeout=60, verify=False) as http:
        for table, ledger in ledgers.items():
            info = http.get(f"/api/tables/{table}")
            if info.status_code != 200:
                raise Lost(f"{table}: does not open: {info.text}")
            if info.json()["status"] == "playing":
                http.get(f"/api/tables/{table}/history").raise_for_status()
            if info.json()["status"] == "over":
                lines = http.get(f"/api/tables/{table}/log").raise_for_status().text.splitlines()
                verify([json.loads(line) for line in lines], games.get)
                over += 1
            elif ledger.over:
                raise Lost(f"{table}: was over and is not any more")
    return over
