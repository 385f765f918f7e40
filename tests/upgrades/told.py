"""What a server tells of its tables, so that a later version can be compared with an earlier one."""

from __future__ import annotations

import json
import lzma
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from server.people import Message, Person

REVISION = "schema-{}"  # a folder for each version whose data is kept, named by the database's
EVERYBODY = "all"


def seen(person: Person, table: str) -> Message:
    """What a table shows to somebody who comes to it."""
    welcome = person.here(table).latest
    return {name: welcome[name] for name in ("seat", "back", "table", "view", "orders")}


def replay(person: Person, table: str, seat: int | None) -> Message:
    """A replay without its views: of these, a fingerprint of what lay on the table in every position."""
    whole = replayed(person, table, seat)
    return {
        "names": whole["names"],
        "positions": [
            [position["seat"], position["do"], position["option"], position["undone"]]
            for position in whole["positions"]
        ],
        "states": fingerprint([position["view"]["state"] for position in whole["positions"]]),
    }


def replayed(person: Person, table: str, seat: int | None) -> Message:
    answer = person.http.get(f"/api/tables/{table}/replay", params={} if seat is None else {"seat": seat})
    assert answer.status_code == 200, answer.text
    whole: Message = answer.json()
    return whole


def fingerprint(states: list[Message]) -> str:
    return sha256(json.dumps(states, sort_keys=True).encode()).hexdigest()


def replays(person: Person, table: str, seats: int) -> Message:
    """Of a game that is over: with all cards open, and through the eyes of each seat."""
    return {str(seat): replay(person, table, seat) for seat in range(seats)} | {EVERYBODY: replay(person, table, None)}


def log_of(person: Person, table: str) -> bytes:
    answer = person.http.get(f"/api/tables/{table}/log")
    assert answer.status_code == 200, answer.text
    return answer.content


def told(people: Sequence[Person], table: str) -> Message:
    """All that these people see of a table, and if it is over its replays."""
    shown = {person.name: seen(person, table) for person in people}
    info = shown[people[0].name]["table"]
    for one in shown.values():
        assert one.pop("table") == info
    found = {"info": info, "seen": shown}
    if info["status"] == "over":
        found["replays"] = replays(people[0], table, len(info["seats"]))
    return found


def write(path: Path, data: bytes) -> None:
    path.write_bytes(lzma.compress(data, preset=9 | lzma.PRESET_EXTREME))


def read(path: Path) -> bytes:
    return lzma.decompress(path.read_bytes())


def read_json(path: Path) -> Any:
    return json.loads(read(path))
