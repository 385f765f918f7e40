"""Nothing reaches anybody that they may not know: by what the engine says, and by the raw text alone."""

from __future__ import annotations

import re
from collections import defaultdict
from random import Random
from typing import Any

import msgspec
import pytest

from server.people import Come, Running, TableSocket, catch_up, play, seated
from stolik.engine.state import State
from stolik.engine.table import Table

CARD = re.compile(r"\b[1-8][ABC]\b")  # the names of Raverun; nothing else looks so


@pytest.fixture
def sights(monkeypatch: pytest.MonkeyPatch) -> dict[bytes, list[set[str]]]:
    """By seed, which cards each observer has seen, by nothing but the zones that they came from or went to."""
    seen: dict[bytes, list[set[str]]] = defaultdict(lambda: [set() for _ in range(4)])
    real = Table.moved

    def moved(self: Table, g: State, card: int, source: int, place: int, target: int) -> None:
        for observer in range(g.seats + 1):
            for zone in (source, target):
                if g.layout.zones[zone].seen_by(observer):
                    seen[self.seed][observer].add(g.layout.cards[card])
        real(self, g, card, source, place, target)

    monkeypatch.setattr(Table, "moved", moved)
    return seen


def said(table: TableSocket) -> set[str]:
    return set(CARD.findall("\n".join(table.raw)))


def shown(view: dict[str, Any]) -> dict[str, Any]:
    """A view of the wire, with of its options only what the engine says too."""
    decision = view["decision"]
    if decision is not None:
        decision = {**decision, "options": sorted(option["text"] for option in decision["options"])}
        decision.pop("open", None)  # the wire does not say it: whether a field to type in is needed, the board knows
        for name in ("turn", "forced"):  # the engine does not say it there; all know the one, the other is an option
            decision.pop(name, None)
    return {"state": view["state"], "decision": decision}


@pytest.mark.parametrize(("seats", "number"), [(2, 1), (3, 2)])
def test_in_a_whole_game_nobody_is_told_what_they_may_not_know(
    house: Running, come: Come, sights: dict[bytes, list[set[str]]], seats: int, number: int
) -> None:
    tables = seated(*[come(name) for name in ("Ala", "Ola", "Ewa")[:seats]])
    watcher = come("Iza").here(tables[0].latest["table"]["id"])
    room = house.room(tables[0].latest["table"]["id"])
    rng = Random(number)
    hashes: set[str] = set()
    while room.record.status == "playing":
        game = room.record.table
        assert game is not None
        hashes.add(game.hash)
        for observer, table in enumerate([*tables, watcher]):
            assert said(table) <= sights[game.seed][observer]
            known = msgspec.to_builtins(game.show(observer if observer < seats else None))
            assert shown(table.latest["view"]) == shown(known)
        play(tables, rng, 1)
        catch_up([*tables, watcher])
    raw = "\n".join(text for table in (*tables, watcher) for text in table.raw)
    assert room.record.setup.seed not in raw
    assert not any(hash in raw for hash in hashes)
    assert said(watcher)  # what lies open is told


def test_a_spectator_sees_no_card_before_the_first_is_shown(come: Come) -> None:
    tables = seated(come("Ala"), come("Ola"))
    watcher = come("Ewa").here(tables[0].latest["table"]["id"])
    tables[0].answer()
    catch_up([*tables, watcher], tables[0].latest["seq"])
    assert said(watcher) == set()
    assert said(tables[1]) == {option["text"].split()[1] for option in tables[1].decision["options"]}  # type: ignore[index]
    assert len(said(tables[0])) == 7
    assert said(tables[0]).isdisjoint(said(tables[1]))
    late = come("Iza").here(tables[0].latest["table"]["id"])
    assert said(late) == set()


def test_while_it_is_played_log_and_replay_tell_each_only_their_own(house: Running, come: Come) -> None:
    ala, ola, ewa = come("Ala"), come("Ola"), come("Ewa")
    tables = seated(ala, ola)
    number = tables[0].latest["table"]["id"]
    tables[0].answer()
    room = house.room(number)
    for person, known in ((ala, said(tables[0])), (ewa, set())):
        log, replay = (person.http.get(f"/api/tables/{number}/{kind}") for kind in ("log", "replay"))
        info, lobby = person.http.get(f"/api/tables/{number}"), person.http.get("/api/tables")
        assert set(CARD.findall(log.text)) <= known
        assert set(CARD.findall(replay.text)) == known
        for answer in (log, replay, info, lobby):
            assert answer.status_code == 200
            assert room.record.setup.seed not in answer.text
    for person, seat in ((ala, 1), (ola, 0), (ewa, 0), (ewa, 1)):
        refused = person.http.get(f"/api/tables/{number}/replay", params={"seat": seat})
        assert (refused.status_code, refused.json()["name"]) == (409, "not-over")
    assert ala.http.get(f"/api/tables/{number}/replay", params={"seat": 0}).json()["seat"] == 0


def test_after_the_end_everything_lies_open(house: Running, come: Come) -> None:
    ala = come("Ala")
    tables = seated(ala, come("Ola"))
    number = tables[0].latest["table"]["id"]
    assert house.room(number).record.setup.seed not in ala.http.get(f"/api/tables/{number}/log").text
    tables[0].ask("resign")
    assert house.room(number).record.setup.seed in come("Ewa").http.get(f"/api/tables/{number}/log").text
