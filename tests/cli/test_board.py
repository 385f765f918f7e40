"""The board in the terminal: that of a game and the one for any game. It shows what a view holds, and no more."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from stolik import games
from stolik.cli import board
from stolik.cli.words import Words
from stolik.engine.chain import seed_of
from stolik.engine.game import Game
from stolik.engine.kit import Rng
from stolik.engine.log import read_log, verify
from stolik.engine.table import EVERYBODY, Table
from stolik.engine.texts import Texts
from stolik.games import get
from toys import BAZAAR, LEDUC, TOYS

from .tool import Done, only_log

CARD = re.compile(r"\b[1-8][ABC]\b")


def drawn(game: Game, view: board.View, language: str = "en", width: int = 80) -> str:
    console = Console(width=width, file=io.StringIO(), record=True, markup=False, highlight=False)
    console.print(board.draw(game, view, Words(language)))
    return console.export_text()


def played(game: Game, seats: int, answers: int, seed: int = 5) -> Table:
    table = Table(game, seats, {}, seed_of(seed), ["Ala", "Ola", "Żaneta", "Ewa", "Iza", "Ula"][:seats])
    random = Random(seed)
    while table.pending is not None and table.answers < answers:
        seat = table.pending.seats[0]
        table.apply(seat, random.choice(table.options(seat)).id)
    return table


@pytest.mark.parametrize("game", [*map(get, games.names()), *TOYS], ids=lambda game: game.id)
@pytest.mark.parametrize("language", ["pl", "en"])
def test_it_looks_the_same_in_every_world_that_the_view_allows(game: Game, language: str) -> None:
    for answers in range(0, 60, 9):
        table = played(game, game.players[-1], answers)
        for seat in (*range(table.seats), None):
            shown = drawn(game, table.show(seat), language)
            for number in range(2):
                world = table.determinise(seat, Rng(number))
                if table.pending is None or table.pending.kind != "sealed":  # a world forgets sealed picks
                    assert drawn(game, world.show(seat), language) == shown


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("width", [60, 80, 120])
def test_all_that_a_seat_knows_is_there(seats: int, width: int) -> None:
    game = get("raverun")
    for answers in range(0, 45, 3):
        table = played(game, seats, answers)
        for seat in (*range(seats), None):
            view = table.show(seat)
            shown = drawn(game, view, "en", width)
            assert max(map(len, shown.splitlines())) <= width
            state = view["state"]
            cards = {card for zone in ("hand", "battlefield", "pile") for row in state[zone] for card in row}
            cards |= {*state["deck"], *state["under"]} | {card for group in state["unsure"] for card in group["cards"]}
            assert cards - {None} <= set(CARD.findall(shown))
            hidden = [card for row in state["hand"] for card in row].count(None)
            assert shown.count("▒▒") >= hidden


def test_green_and_red_differ_without_colour() -> None:
    game = get("raverun")
    table = Table(game, 2, {}, seed_of(5), ["Ala", "Ola"])
    view = table.show(0)
    view["state"]["pile"] = [["3B"], ["7C"]]
    view["state"]["hand"][0] = ["1A", "8A"]
    shown = drawn(game, view)
    assert "│ 3B │" in shown
    assert "┃ 7C ┃" in shown
    assert "(1A)" in shown
    assert "[8A]" in shown


def test_a_pile_lies_bottom_to_top() -> None:
    view = Table(get("raverun"), 2, {}, seed_of(5)).show(0)
    view["state"]["pile"][1] = ["3B", "7C", "1A"]
    assert "│3B┃7C│ 1A │" in drawn(get("raverun"), view)


def sweep(view: board.View) -> list[str]:
    lines = drawn(get("raverun"), view).splitlines()
    (at,) = (number for number, line in enumerate(lines) if "▼" in line)
    return lines[at : at + 3]


def test_the_sweep_stands_on_its_ruler() -> None:
    view = Table(get("raverun"), 2, {}, seed_of(5)).show(0)
    state = view["state"]
    state.update(turn=3, last="3B")
    view["derived"]["phase"] = "actions"
    state["pile"] = [["7A", "3B"], ["4C"]]
    mark, ruler, owners = sweep(view)
    assert ruler.split() == [f"{number}{letter}" for number in "1234" for letter in "ABC"]
    assert mark.index("▼") == ruler.index("3B") == owners.index("●")
    assert owners.index("▲") == ruler.index("4C")
    state.update(last="7B")
    view["derived"]["phase"] = "final"
    state["battlefield"] = [["2A", "8C"], ["7B"]]
    mark, ruler, owners = sweep(view)
    assert ruler.split() == [f"{number}{letter}" for number in "5678" for letter in "ABC"]
    assert mark.index("▼") == ruler.index("7B") == owners.index("▲")
    assert owners.index("●") == ruler.index("8C")


def test_what_is_only_roughly_known_is_told() -> None:
    view = Table(get("raverun"), 3, {}, seed_of(5), ["Ala", "Ola", "Żaneta"]).show(0)
    view["state"]["unsure"] = [
        {"cards": ["1A"], "places": ["hand/1", "under:0", "under:1"]},
        {"cards": ["1C", "7A"], "places": ["pile/2:0", "pile/2:1"]},
    ]
    english, polish = drawn(get("raverun"), view), drawn(get("raverun"), view, "pl")
    assert "(1A) in Ola’s hand or at the bottom of the deck" in english
    assert "(1C)[7A] below the top of Żaneta’s pile, exact place unknown" in english
    assert "(1A) na ręce (Ola) albo na spodzie talii" in polish
    assert "(1C)[7A] pod wierzchem stosu (Żaneta), dokładnie nie wiadomo gdzie" in polish


@pytest.mark.parametrize(
    ("decisions", "polish"),
    [(1, "1 karta"), (2, "2 karty"), (5, "5 kart"), (12, "12 kart"), (22, "22 karty")],
)
def test_polish_counts(decisions: int, polish: str) -> None:
    assert polish in get("raverun").texts.say("pl", "board-deck", count=decisions)


# --- any game ------------------------------------------------------------------------------------


def with_texts(game: Game, folder: Path, more: str) -> Game:
    """A toy with more texts than it needs elsewhere."""
    for language in ("pl", "en"):
        text = (game.texts.folder / f"{language}.ftl").read_text(encoding="utf-8")
        (folder / f"{language}.ftl").write_text(text + "\n" + more, encoding="utf-8")
    return replace(game, texts=Texts(folder))


def test_any_game_is_drawn_by_its_zones(tmp_path: Path) -> None:
    game = with_texts(BAZAAR, tmp_path, "zone-hand = In hand\n")
    table = played(game, 3, 9)
    view = table.show(1)
    shown = drawn(game, view)
    assert shown.count("In hand") == 3
    for zone in {zone.name for zone in game.rules.layout.zones} - {"hand"}:
        assert zone in shown  # without a text: its bare name
    assert "▲ Ola" in shown
    for card in view["state"]["hand"][1]:
        assert card in shown
    assert "▒▒" in shown
    assert "▒▒×" in drawn(game, {**view, "state": {**view["state"], "deck": [None] * 20}})
    open_to_all = drawn(game, table.show(EVERYBODY))
    assert "▒▒" not in open_to_all


def test_numbers_that_have_a_text_are_shown(tmp_path: Path) -> None:
    game = with_texts(LEDUC, tmp_path, "field-bets = Chips in the pot\nfield-raises = Raises\n")
    shown = drawn(game, played(game, 2, 0).show(0))
    assert "Chips in the pot  1 1" in shown
    assert "Raises            0" in shown
    assert "folded" not in shown


def test_any_game_says_what_is_only_roughly_known() -> None:
    view = played(BAZAAR, 3, 9).show(1)
    card = BAZAAR.rules.layout.cards[0]
    view["state"]["unsure"] = [{"cards": [card], "places": ["hand/0", "deck"]}]
    assert f"Exact place unknown: {card} (hand (● Ala) / deck)" in drawn(BAZAAR, view)


def test_people_can_play_any_game(run: Callable[..., Done], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Sealed picks, reactions, chance: a toy with all of them, two humans and a bot."""
    folder = tmp_path / "text"
    folder.mkdir()
    game = with_texts(BAZAAR, folder, "tagline = All is for sale.\n")
    monkeypatch.setitem(games._found, "bazaar", game)
    monkeypatch.setattr("sys.stdin", io.StringIO("2\n1\n" * 400))
    done = run("play", "bazaar", "--seats", "human,human,random", "--seed", "7")
    assert done.code == 0
    assert re.search(r"wins[,:.]|The win is shared", done.out)
    assert verify(read_log(only_log(tmp_path / "data")), games.get).over
