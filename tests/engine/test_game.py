"""A game's players and options; its rulebook and texts, and what is wrong with bad ones."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from stolik import games
from stolik.engine.chain import seed_of
from stolik.engine.errors import BadSetting, DataError, UnknownGame
from stolik.engine.layout import Layout
from stolik.engine.log import verify
from stolik.engine.parts import Parts
from stolik.engine.rulebook import load_rulebook
from stolik.engine.rules import Evaluator
from stolik.engine.settings import Settings
from stolik.engine.steps import Deal
from stolik.engine.table import Table
from stolik.engine.texts import Texts
from toys import BAZAAR, CONNECT_FOUR, LEDUC

# --- players and options ----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_too_few_or_too_many_players(seats: int) -> None:
    with pytest.raises(BadSetting, match=f"2 to 4 players, not {seats}"):
        Table(BAZAAR, seats)


def test_the_default_is_the_first_value() -> None:
    assert CONNECT_FOUR.complete({}) == {"width": "7"}
    assert CONNECT_FOUR.complete({"width": "5"}) == {"width": "5"}


def wide_for_two(seats: int) -> dict[str, str]:
    return {"width": "6"} if seats == 2 else {}


def no_five_for_two(seats: int, settings: dict[str, str]) -> None:
    if seats == 2 and settings["width"] == "5":
        raise BadSetting("five is too narrow")


def test_what_is_usual_may_depend_on_the_number_of_players() -> None:
    game = replace(
        CONNECT_FOUR,
        players=range(1, 3),
        settings=replace(CONNECT_FOUR.settings, usual=wide_for_two, check=no_five_for_two),
    )
    assert game.settle(1, {}) == {"width": "7"}
    assert game.settle(2, {}) == {"width": "6"}
    assert game.settle(2, {"width": "7"}) == {"width": "7"}
    assert game.closest(2, {"width": "5"}) == {"width": "6"}
    assert game.closest(1, {"width": "5"}) == {"width": "5"}


@pytest.mark.parametrize("values", [("no", "yes"), ("yes", "no")])
@pytest.mark.parametrize(
    ("said", "meant"),
    [("yes", "yes"), ("ON", "yes"), (" True ", "yes"), ("no", "no"), ("Off", "no"), ("false", "no"), ("NO", "no")],
)
def test_what_is_either_so_or_not_is_said_in_several_ways(values: tuple[str, ...], said: str, meant: str) -> None:
    game = replace(CONNECT_FOUR, settings=Settings({**CONNECT_FOUR.settings.values, "rowdy": values}))
    assert game.complete({"rowdy": said})["rowdy"] == meant
    assert Table(game, 2, {"rowdy": said}).settings["rowdy"] == meant


def test_and_nothing_else_is() -> None:
    game = replace(CONNECT_FOUR, settings=Settings({"rowdy": ("no", "yes"), "help": ("off", "live")}))
    for said in ("1", "", "maybe", "tak"):
        with pytest.raises(BadSetting, match=f"rowdy can be no, yes, not {said}"):
            game.complete({"rowdy": said})
    assert game.complete({"help": "off"})["help"] == "off"  # one of several ways, and not a no
    with pytest.raises(BadSetting, match="help can be off, live, not no"):
        game.complete({"help": "no"})


def test_all_games_spell_it_alike() -> None:
    for name in games.names():
        for values in games.get(name).settings.values.values():
            assert not {value.casefold() for value in values} <= {"on", "off", "true", "false"}


def test_a_game_that_was_begun_with_another_spelling_keeps_it_in_its_log() -> None:
    game = replace(CONNECT_FOUR, settings=Settings({**CONNECT_FOUR.settings.values, "rowdy": ("no", "yes")}))
    older = {"rowdy": "off"}  # and nothing of the width, which came later
    table = Table(game, 2, older, seed_of(1), version=game.rulebook.version)
    assert table.log[0]["options"] == older
    assert table.settings == {"width": "7", "rowdy": "no"}
    assert Table.from_json(game, {**table.to_json(), "options": older}).settings == table.settings
    table.close("left")
    assert verify(table.log, lambda _: game).log == table.log


def test_an_impossible_value() -> None:
    with pytest.raises(BadSetting, match="width can be 7, 6, 5, not 8"):
        Table(CONNECT_FOUR, 2, {"width": "8"})


def test_an_unknown_option() -> None:
    with pytest.raises(BadSetting, match=r"no option depth \(there are: width\)"):
        Table(CONNECT_FOUR, 2, {"depth": "1"})
    with pytest.raises(BadSetting, match=r"no option width \(there are: none\)"):
        Table(LEDUC, 2, {"width": "7"})


def test_an_unknown_game() -> None:
    with pytest.raises(UnknownGame, match="no game chess"):
        games.get("chess")


def test_a_game_from_elsewhere_can_be_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_found", {})
    assert "leduc" not in games.names()
    games.register(LEDUC)
    assert "leduc" in games.names()
    assert games.get("leduc") is LEDUC


def test_an_evaluator_needs_a_weight_for_each_number() -> None:
    with pytest.raises(ValueError, match="one weight"):
        Evaluator(["a", "b"], [1.0])


class PutUnder(Deal):  # type: ignore[misc]  # only its name matters
    pass


def test_steps_are_called_by_their_class() -> None:
    parts = Parts(Layout(["a"], 2))
    assert parts.step(Deal()) == 0
    assert parts.step(PutUnder()) == 1
    assert [step.name for step in parts.steps] == ["deal", "put_under"]


# --- rulebooks --------------------------------------------------------------------------------------

RULE = '[[rule]]\nid = "X.1"\nsource = "book"\npl = "tak"\nen = "yes"\n'


def book(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "rulebook.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_rulebook(tmp_path: Path) -> None:
    rules = load_rulebook(book(tmp_path, f'version = 3\n{RULE}why_en = "because"\ndecision = true\n'))
    assert rules.version == 3
    assert rules["X.1"].text == {"pl": "tak", "en": "yes"}
    assert rules["X.1"].why == {"en": "because"}
    assert rules["X.1"].decision


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (f"version = 1\n{RULE}{RULE}", "rule X.1 stands there twice"),
        ("version = 1\n" + RULE.replace('pl = "tak"\n', ""), "rule X.1 has no pl"),
        ("version = 1\n" + RULE.replace('"yes"', '""'), "rule X.1 has no en"),
        ("version = 1\n" + RULE.replace('id = "X.1"\n', ""), r"rule \? has no id"),
        (RULE, "version"),
        ('version = "one"\n' + RULE, "version"),
        ("version = 1\n", "at least one rule"),
        ("version = ", "cannot be read"),
    ],
)
def test_a_bad_rulebook(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(DataError, match=f"^rulebook.toml: .*{message}"):
        load_rulebook(book(tmp_path, text))


def test_a_rulebook_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="cannot be read"):
        load_rulebook(tmp_path / "rulebook.toml")


# --- texts ------------------------------------------------------------------------------------------


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    (tmp_path / "en.ftl").write_text("hello = Hello, { $name }\nempty =\n    .title = nothing\n", encoding="utf-8")
    (tmp_path / "pl.ftl").write_text("hello = Cześć, { $name }\n", encoding="utf-8")
    return Texts(tmp_path)


def test_texts_say_what_is_asked(texts: Texts) -> None:
    assert texts.say("pl", "hello", name="Ola") == "Cześć, Ola"
    assert texts.say("en", "hello", name="Ola") == "Hello, Ola"
    assert texts.has("pl", "hello")
    assert not texts.has("pl", "goodbye")


@pytest.mark.parametrize("key", ["goodbye", "empty"])
def test_a_missing_text(texts: Texts, key: str) -> None:
    with pytest.raises(DataError, match=rf"^en\.ftl: has no text {key}"):
        texts.say("en", key)


def test_a_missing_value(texts: Texts) -> None:
    with pytest.raises(DataError, match=r"^pl\.ftl: hello"):
        texts.say("pl", "hello")


def test_a_language_that_is_not_there(texts: Texts, tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"de\.ftl"):
        texts.say("de", "hello")
    (tmp_path / "en.ftl").unlink()
    with pytest.raises(DataError, match=r"en\.ftl: is not there"):
        texts.has("en", "hello")
