"""Word Domination through real sockets: words are weighed before they are said, sealed ones stay so, time runs out."""

from __future__ import annotations

import re
import time
from dataclasses import replace

import pytest

from server.people import Come, Open, Person, Running, TableSocket, catch_up, fault, seated
from stolik import games
from stolik.engine.settings import Allowance, Timing
from stolik.games.words import talking
from stolik.server.fuse import Fuse
from stolik.server.workers import Pool

FIRST = {"first": "1"}


def words_of(house: Running, table: TableSocket) -> list[str]:
    """Some words that a seat could name now."""
    room = house.room(table.latest["table"]["id"])
    assert room.record.table is not None
    texts = [option.text for option in room.record.table.options(table.latest["seat"])]
    return [text for text in texts if text.startswith(("spell ", "think "))]


def say(table: TableSocket, do: str) -> str:
    assert table.decision is not None
    return str(table.ask("answer", decision=table.decision["id"], do=do)["kind"])


def added(tables: list[TableSocket]) -> None:
    """The first player adds a card."""
    assert tables[0].answer()["kind"] == "done"
    catch_up(tables)


def spelled(house: Running, tables: list[TableSocket]) -> None:
    """The first player spells some word; where there is a choice of cards, with the first."""
    mover = tables[0]
    assert say(mover, words_of(house, mover)[0]) == "done"
    while mover.my_turn and mover.decision is not None and mover.decision["step"] == "assign":
        assert mover.answer()["kind"] == "done"
    catch_up(tables)


def consider(table: TableSocket, do: str) -> dict[str, object]:
    assert table.decision is not None
    return table.ask("consider", decision=table.decision["id"], do=do)


@pytest.mark.rule("WORDS.R13", "WORDS.H15")
def test_a_word_is_weighed_before_it_is_said_and_nobody_else_learns_of_it(house: Running, come: Come) -> None:
    ala, ola = tables = seated(come("Ala"), come("Ola"), game="words", options=FIRST)
    added(tables)
    word = words_of(house, ala)[0].removeprefix("spell ").partition(":")[0]
    told = len(ola.settled().raw)
    before = ala.latest["seq"]
    fine = consider(ala, f"spell {word}")
    assert fine["rule"] == ""
    assert fine["preview"]["word"] == word.upper()  # type: ignore[index]
    assert len(fine["preview"]["letters"]) == len(word)  # type: ignore[index]
    assert consider(ala, "spell qwerty")["rule"] == "WORDS.W1"
    assert consider(ala, f"spell {word}{word}{word}{word}")["rule"] in ("WORDS.W1", "WORDS.W3")
    offered = consider(ola, f"think {word}")
    assert offered["preview"]["length"] == len(word)  # type: ignore[index]
    assert consider(ola, f"spell {word}")["rule"] == "WORDS.R15"
    assert ala.settled().latest["seq"] == before
    assert not [text for text in ola.settled().raw[told:] if word.upper() in text and "considered" not in text]
    stale = ala.ask("consider", decision=999, do=f"spell {word}")
    assert fault(stale) == "stale-decision"


@pytest.mark.rule("WORDS.H9", "WORDS.H19")
def test_a_sealed_word_reaches_nobody_else(house: Running, come: Come) -> None:
    ala, ola = tables = seated(come("Ala"), come("Ola"), game="words", options=FIRST)
    watcher = come("Iza").here(ala.latest["table"]["id"])
    added(tables)
    word = max(words_of(house, ola), key=len).removeprefix("think ").partition(":")[0]
    assert say(ola, f"think {word}") == "done"
    price = next(o["text"] for o in ola.decision["options"] if o["text"].startswith("price "))  # type: ignore[index]
    assert say(ola, price) == "done"
    assert say(ola, "say") == "done"
    for other in (ala, watcher):  # each counts what it may know of, so they cannot wait for the same number
        other.settled()
    assert ola.latest["seq"] == ala.latest["seq"] + 2 == watcher.latest["seq"] + 2  # thought and price were its own
    (offer,) = ala.latest["view"]["derived"]["offers"]
    assert offer["length"] == len(word)
    assert offer["seat"] == 1
    for other in (ala, watcher):
        assert not [text for text in other.raw if re.search(rf"\b{word}\b", text, re.IGNORECASE)]
        assert other.latest["view"]["state"]["offer_word"][1] is None
    assert ola.latest["view"]["state"]["offer_word"][1] is not None


@pytest.mark.rule("WORDS.Q5")
def test_a_clear_word_stands_by_itself_until_somebody_wants_to_be_asked(house: Running, come: Come) -> None:
    tables = seated(come("Ala"), come("Ola"), come("Ewa"), game="words", options={**FIRST, "help": "off"})
    given = tables[1].latest["orders"]["given"]
    assert [(order["text"], order["where"]) for order in given] == [("pass", {"verdict": "clear"})]
    assert tables[2].ask("cancel_order", do="pass", where={"verdict": "clear"})["kind"] == "done"
    added(tables)
    spelled(house, tables)  # the first word of a game is compared with none
    assert tables[1].wait_for_turn()
    mover = tables[1]
    assert mover.answer()["kind"] == "done"
    catch_up(tables)
    assert say(mover, words_of(house, mover)[0]) == "done"
    while mover.my_turn and mover.decision is not None and mover.decision["step"] == "assign":
        assert mover.answer()["kind"] == "done"
    assert tables[2].wait_for_turn()
    assert tables[2].decision is not None
    assert tables[2].decision["step"] == "challenge"
    room = house.room(mover.latest["table"]["id"])
    assert room.record.table is not None
    assert room.record.table.pending is not None
    tables[2].settled()
    assert room.record.table.pending.seats == (2,)  # the first player's standing order has answered


@pytest.mark.rule("WORDS.R26", "WORDS.H6")
def test_when_the_time_of_a_turn_is_up_the_mover_passes(come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    short = replace(games.get("words"), timing=Timing(allowance=lambda g, _: Allowance(f"turn {g[2]}", 1)))
    monkeypatch.setitem(games._found, "words", short)
    ala, ola = seated(come("Ala"), come("Ola"), game="words", options={**FIRST, "clock": "60"})
    assert 0 < ala.latest["clocks"]["whole"] <= 1
    while ala.latest["view"]["state"]["mover"] == 0:
        ala.hear()
    catch_up([ala, ola])
    late = [frame for message in ola.heard for frame in message.get("frames", []) if frame["kind"] == "late"]
    assert [frame["seat"] for frame in late] == [0]
    assert "passed" in [event["event"] for event in late[0]["events"]]


@pytest.mark.rule("WORDS.Q12")
def test_a_fuse_stands_still_while_something_else_is_asked() -> None:
    fuse = Fuse()
    turn, vote = Allowance("turn 1", 60), Allowance("ballot", 20)
    assert fuse.left(0.0) is None
    fuse.burn(turn, 100.0)
    assert fuse.left(110.0) == 50.0
    fuse.burn(turn, 115.0)  # the same thing goes on
    assert fuse.left(120.0) == 40.0
    fuse.burn(vote, 120.0)
    assert fuse.left(135.0) == 5.0
    fuse.burn(turn, 135.0)
    assert fuse.left(140.0) == 35.0
    fuse.burn(Allowance("turn 2", 60), 140.0)
    assert fuse.left(140.0) == 60.0
    fuse.burn(None, 141.0)
    assert fuse.left(150.0) is None


# --- bots ---


@pytest.mark.rule("WORDS.H24")
def test_a_bot_lets_people_speak_before_it_spells(open_server: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talking, "PATIENCE", 10_000)
    server = open_server(pace=0.05)
    with Person(server.address, "Ala") as ala:
        (table,) = seated(ala, bots=("easy",), game="words", options={"first": "2"})
        while table.decision is None or table.decision["step"] != "live_talk":
            table.hear()
        time.sleep(1.5)  # much longer than a bot at this pace needs
        assert say(table, "silent") == "done"
        while table.latest["view"]["state"]["mover"] == 1:
            table.hear()
        frames = [frame for message in table.heard for frame in message.get("frames", []) if frame["kind"] == "answer"]
        said = [(frame["seat"], frame["text"].partition(" ")[0]) for frame in frames]
        assert said.index((0, "silent")) < said.index((1, "spell"))


@pytest.mark.rule("WORDS.H24")
def test_only_the_mover_is_patient(house: Running, come: Come) -> None:
    (ala, _) = tables = seated(come("Ala"), come("Ola"), game="words", options=FIRST)
    table = house.room(ala.latest["table"]["id"]).record.table
    assert table is not None
    assert table.patience(0) == 0  # it adds a card
    added(tables)
    table = house.room(ala.latest["table"]["id"]).record.table
    assert table is not None
    assert [table.patience(seat) for seat in (0, 1)] == [15, 0]


# --- looking back ---


def test_a_game_is_looked_back_at_when_it_is_over(house: Running, come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    ala = come("Ala")
    (table, _) = tables = seated(ala, come("Ola"), game="words", options={**FIRST, "help": "off"})
    number = table.latest["table"]["id"]
    address = f"/api/tables/{number}/review"
    assert ala.http.get(address).json()["name"] == "not-over"
    added(tables)
    word = words_of(house, table)[0]
    spelled(house, tables)
    table.ask("resign")
    (first, *_) = found = ala.http.get(address).json()["turns"]
    assert (first["at"], first["seat"], first["turn"]) == (1, 0, 1)  # the position after the card was added
    did, known, best = first["tries"]
    assert did["text"] == word.removeprefix("spell ").partition(":")[0].upper()
    assert did["values"] == {"captures": 0, "ousts": 0, "points": 0}  # nobody has a marker yet
    assert [each["kind"] for each in first["tries"]] == ["did", "known", "all"]
    assert len(best["text"]) >= len(known["text"]) > 2
    thought: list[object] = []
    monkeypatch.setattr(Pool, "submit", lambda *work: thought.append(work))
    assert ala.http.get(address).json()["turns"] == found  # thought about once
    assert thought == []


def test_a_game_that_says_nothing_in_hindsight_says_nothing(come: Come) -> None:
    ala = come("Ala")
    (table, _) = seated(ala, come("Ola"), game="raverun")
    table.ask("resign")
    assert ala.http.get(f"/api/tables/{table.latest['table']['id']}/review").json() == {"turns": []}
