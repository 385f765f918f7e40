"""Ankh-Morpork over the wire: no byte tells of a hand, a personality or a reaction that somebody may not know."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from random import Random
from typing import Any

import pytest

from games.ankhmorpork.positions import position
from server.people import Come, Running, TableSocket, catch_up, play, seated
from stolik.engine.state import State
from stolik.engine.table import Table
from stolik.games.ankhmorpork.state import FIRST_EVENT, LAYOUT
from stolik.server.room import Room

SECRETS = set(LAYOUT.cards[:FIRST_EVENT])  # action cards and personalities
WORD = re.compile(r"[\w'-]+")
ANSWERS = 100


@pytest.fixture
def sights(monkeypatch: pytest.MonkeyPatch) -> dict[bytes, list[set[str]]]:
    """By seed, which cards each observer has seen: in zones that they came from or went to, or shown to a seat."""
    seen: dict[bytes, list[set[str]]] = defaultdict(lambda: [set() for _ in range(5)])
    real_moved, real_showed = Table.moved, Table.showed

    def moved(self: Table, g: State, card: int, source: int, place: int, target: int) -> None:
        for observer in range(g.seats + 1):
            for zone in (source, target):
                if g.layout.zones[zone].seen_by(observer):
                    seen[self.seed][observer].add(g.layout.cards[card])
        real_moved(self, g, card, source, place, target)

    def showed(self: Table, g: State, card: int, zone: int, seat: int) -> None:
        seen[self.seed][seat].add(g.layout.cards[card])
        real_showed(self, g, card, zone, seat)

    monkeypatch.setattr(Table, "moved", moved)
    monkeypatch.setattr(Table, "showed", showed)
    return seen


def said(table: TableSocket, since: int = 0) -> set[str]:
    """The cards that were named, from the message number `since` on."""
    return {word for text in table.raw[since:] for word in WORD.findall(text)} & SECRETS


@pytest.mark.parametrize(("seats", "number"), [(2, 1), (3, 2)])
def test_nobody_is_told_what_they_may_not_know(
    house: Running, come: Come, sights: dict[bytes, list[set[str]]], seats: int, number: int
) -> None:
    tables = seated(*[come(name) for name in ("Ala", "Ola", "Ewa")[:seats]], game="ankhmorpork")
    watcher = come("Iza").here(tables[0].latest["table"]["id"])
    room = house.room(tables[0].latest["table"]["id"])
    rng = Random(number)
    checked = [0] * (seats + 1)
    for _ in range(ANSWERS):
        game = room.record.table
        if game is None or room.record.status != "playing":
            break
        left_out = set(game.view(None)["state"]["box"])
        for observer, table in enumerate([*tables, watcher]):
            assert said(table, checked[observer]) <= sights[game.seed][observer] | left_out
            checked[observer] = len(table.raw)
        play(tables, rng, 1)
        catch_up([*tables, watcher])
    raw = "\n".join(text for table in (*tables, watcher) for text in table.raw)
    assert room.record.setup.seed not in raw
    assert said(watcher)  # what lies open is told


def test_the_deal_tells_everybody_only_the_own_cards(come: Come) -> None:
    tables = seated(come("Ala"), come("Ola"), come("Ewa"), game="ankhmorpork")
    watcher = come("Iza").here(tables[0].latest["table"]["id"])
    assert said(watcher) == set()
    known = [said(table) for table in tables]
    assert [len(cards) for cards in known] == [6, 6, 6]  # five cards and a personality
    assert len(set().union(*known)) == 18


# --- windows of reactions ---

VOLATILE = ("table", "at", "key", "clocks", "player")  # ids of people and tables, times
EVERYWHERE = dict.fromkeys(range(1, 13), "2")


def heard(table: TableSocket, since: int) -> str:
    """What the updates said from then on, but for ids and times."""

    def bare(data: Any) -> Any:
        if isinstance(data, dict):
            return {key: bare(value) for key, value in data.items() if key not in VOLATILE}
        return [bare(value) for value in data] if isinstance(data, list) else data

    return json.dumps([bare(message) for message in table.heard[since:] if message["kind"] == "update"])


@pytest.mark.parametrize(
    ("reaction", "other", "city", "given", "script"),
    [
        ("gaspode", "mr-gryle", {1: "1 2 !"}, {"hands": "dr-cruces"}, ["play dr-cruces", "kill 1:2"]),
        ("wallace-sonky", "mr-gryle", {1: "1 2"}, {"hands": "nobby-nobbs"}, ["play nobby-nobbs", "scroll", "player 2"]),
        ("susan", "dwarves", EVERYWHERE, {"hands": "rincewind", "events": "murders"}, ["play rincewind", "murder"]),
        ("igor", "dwarves", EVERYWHERE, {"hands": "rincewind", "events": "dragon"}, ["play rincewind"]),
    ],
    ids=["assassination", "text", "murders", "dragon"],
)
def test_a_window_sounds_the_same_to_the_others_with_and_without_a_reaction(
    house: Running,
    come: Come,
    reaction: str,
    other: str,
    city: dict[int, str],
    given: dict[str, str],
    script: list[str],
) -> None:
    """Ala strikes at Ola, who holds one card, is asked and lets it happen; Ewa and Iza listen."""
    told = []
    for held in (reaction, other):
        tables = seated(come("Ala"), come("Ola"), come("Ewa"), game="ankhmorpork")
        number = tables[0].latest["table"]["id"]
        watcher = come("Iza").here(number)
        everybody = [*tables, watcher]
        before = [len(table.heard) for table in everybody]
        room = house.room(number)
        hands = [given["hands"], held, "groat"]
        room.record.table = position(city, seats=3, hands=hands, events=given.get("events"))
        for step in script:
            answer(room, tables, 0, step)
        assert room.record.table.pending is not None
        assert room.record.table.pending.seats == (1,)
        options = {option.text for option in room.record.table.options(1)}
        assert options == ({"pass", f"react {held}"} if held == reaction else {"pass"})
        answer(room, tables, 1, "pass")
        catch_up(everybody, room.record.seq)
        told.append([heard(table, start) for table, start in zip(everybody, before, strict=True)])
    ola, others = 1, (0, 2, 3)
    assert [told[0][seat] for seat in others] == [told[1][seat] for seat in others]
    assert told[0][ola] != told[1][ola]
    assert reaction not in "".join(told[0][seat] for seat in others)


def answer(room: Room, tables: list[TableSocket], seat: int, text: str) -> None:
    """The first option that begins with a text."""
    game = room.record.table
    assert game is not None
    assert game.pending is not None
    do = next(option.text for option in game.options(seat) if option.text.startswith(text))
    assert tables[seat].ask("answer", decision=game.pending.id, do=do)["kind"] == "done"
