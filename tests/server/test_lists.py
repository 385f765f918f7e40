"""A table with a list of words that the host has installed: bots know it too, and where it is gone that table rests."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

import words_lexicon
from server.people import Come, Open, fault, seated
from server.test_restarting import back
from server.test_words import added, say
from stolik import games
from stolik.games.words import lists, vocabulary
from stolik.games.words.lexicon import ALPHABET

pytestmark = pytest.mark.rule("WORDS.L5")

PAIRS = ["".join(pair) for pair in product(ALPHABET, repeat=2)]  # any two cards make a word
COMMON = 40


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """As if this process had been started with it; those that it starts are."""
    folder = tmp_path / "lists"
    folder.mkdir()
    words_lexicon.written(folder / "pairs.bin", "pairs", [(pair, ((-1, 0, ""),), COMMON) for pair in PAIRS])
    found = dict(lists._scanned(folder))
    game = games.get("words")
    with monkeypatch.context() as patch:
        patch.setenv(lists.FOLDER, str(folder))
        for name, each in found.items():
            patch.setitem(lists.INSTALLED, name, each)
            patch.setitem(vocabulary._others, each.number, vocabulary.Vocabulary(each))
        chosen = {**game.settings.values, "lexicon": (lists.PACKAGED, *found)}
        patch.setitem(games._found, "words", replace(game, settings=replace(game.settings, values=chosen)))
        yield patch


def test_a_list_is_chosen_played_with_and_missed(open_server: Open, come: Come, mine: pytest.MonkeyPatch) -> None:
    server = open_server()
    ala, ola = come("Ala", server), come("Ola", server)
    options = {"first": "1", "help": "off", "votes": "no", "lexicon": "pairs"}
    tables = seated(ala, ola, game="words", options=options)
    others = seated(ala, ola, game="words", options={**options, "lexicon": "packaged"})
    added(tables)
    assert tables[0].decision is not None
    hint = tables[0].ask("hint", decision=tables[0].decision["id"])  # from a process of its own
    assert hint["kind"] == "hint", hint
    assert hint["do"].removeprefix("spell ").partition(":")[0] in PAIRS
    assert say(tables[0], hint["do"]) == "done"
    number, other = (table.latest["table"]["id"] for table in (tables[0], others[0]))
    assert ala.http.get(f"/api/tables/{number}/replay").status_code == 200  # by a reader
    server.stop()
    mine.undo()
    server = open_server()
    (ala,) = back(come, server, ala)
    socket = ala.at(number)
    told = socket.hear()
    assert fault(told) == "not-installed"
    assert told["problem"]["facts"] == {"name": "pairs"}
    replay = ala.http.get(f"/api/tables/{number}/replay")
    assert (replay.status_code, replay.json()["name"]) == (409, "not-installed")
    assert ala.here(other).decision is not None  # it goes on
    wanted = {"game": "words", "seats": ["me", "easy"], "options": {"lexicon": "pairs"}}
    refused = ala.http.post("/api/tables", json=wanted)
    assert (refused.status_code, refused.json()["name"]) == (422, "bad-options")
    assert refused.json()["facts"]["reason"] == "lexicon pairs is not installed here"
