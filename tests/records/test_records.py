"""Recorded games are played again: one that comes out otherwise means changed rules, and their version must say so."""

from __future__ import annotations

import pytest

import recording
from recording import ENDING, FEWEST, FINGERPRINT, FOLDER, Entry
from stolik import games
from stolik.engine.game import Game
from stolik.engine.log import rebuild
from stolik.engine.table import Table

RECORDS = [(game, name, entry) for game in games.names() for name, entry in recording.index(game).items()]


@pytest.fixture(params=games.names())
def game(request: pytest.FixtureRequest) -> Game:
    return games.get(request.param)


@pytest.mark.parametrize(("game_id", "name", "entry"), RECORDS, ids=[f"{game}-{name}" for game, name, _ in RECORDS])
def test_a_recorded_game_is_played_as_it_was(game_id: str, name: str, entry: Entry) -> None:
    lines = recording.read(game_id, name)
    table, options = recording.retold(lines)
    asked = [options[at : at + 2 * FINGERPRINT] for at in range(0, len(options), 2 * FINGERPRINT)]
    then = [entry.options[at : at + 2 * FINGERPRINT] for at in range(0, len(entry.options), 2 * FINGERPRINT)]
    others = [number for number, pair in enumerate(zip(asked, then, strict=True)) if pair[0] != pair[1]]
    assert others == [], "questions to which other answers are possible than were"
    assert table.over
    assert (table.shares, table.version, lines[0]["rules"]) == (entry.shares, entry.rules, entry.rules)


def test_the_records_are_of_the_present_rules(game: Game) -> None:
    """After a raised version: make records."""
    entries = recording.index(game.id)
    assert {entry.rules for entry in entries.values()} == {game.rulebook.version}
    assert {path.name.removesuffix(ENDING) for path in (FOLDER / game.id).glob("*" + ENDING)} == set(entries)


def test_every_mode_and_number_of_players_is_recorded(game: Game) -> None:
    lines = [recording.read(game.id, name)[0] for name in recording.index(game.id)]
    assert len(lines) >= FEWEST
    assert {line["seats"] for line in lines} == set(game.players)
    for option, values in game.settings.values.items():
        modes = {value for value in values if not value.isdecimal()}
        assert modes <= {line["options"][option] for line in lines}
    bots = {bot.partition(":")[0] for entry in recording.index(game.id).values() for bot in entry.bots}
    assert {"random", "greedy", "search"} <= bots


def test_some_records_have_moves_taken_back(game: Game) -> None:
    assert any("undo" in line for name in recording.index(game.id) for line in recording.read(game.id, name))


def test_one_answer_less_is_another_fingerprint(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    name = next(iter(recording.index(game.id)))
    shown = Table.shown_options
    for number, (_, table) in enumerate(rebuild(recording.read(game.id, name), games.get)):
        if number % 5 == 0 and not table.over:
            before = recording.fingerprint(table)
            monkeypatch.setattr(Table, "shown_options", lambda table, seat: shown(table, seat)[:-1])
            assert recording.fingerprint(table) != before
            monkeypatch.setattr(Table, "shown_options", shown)
