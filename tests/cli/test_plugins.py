"""Games that other packages bring: real distributions in a folder on the path, seen by the real command.

One that cannot be used costs itself alone, and one line says why.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from stolik.games import names

from .tool import SRC, Done, stolik

PEBBLES = '''
from pathlib import Path

from stolik.engine.game import Game
from stolik.engine.kinds import Count, Numbered
from stolik.engine.layout import Layout
from stolik.engine.rulebook import load_rulebook
from stolik.engine.parts import Parts
from stolik.engine.rules import Evaluator, Rules
from stolik.engine.steps import Choice
from stolik.engine.texts import Texts
from stolik.engine.thinking import Thinking

HERE = Path(__file__).parent
LAYOUT = Layout([], 2, depth=2)
PARTS = Parts(LAYOUT)
PARTS.kind(Numbered("handful", 2))
LEFT = LAYOUT.word("left", Count("left", 5, -2))


class Take(Choice):
    """Whoever takes the last pebble wins."""

    rule = "PEB.1"
    args = "seat"
    answers = ("take {handful}",)

    def options(self, g, out):
        for handful in range(min(2, g[LEFT])):
            self.offer(out, handful)

    def take(self, g, option):
        seat = g.one()
        g[LEFT] -= self.part(option) + 1
        if g[LEFT] == 0:
            g.finish()
            g[LEFT] = -1 - seat
        else:
            g.then(TAKE, 1 - seat)


TAKE = PARTS.step(Take())


class Pebbles(Rules):
    def begin(self, g, options):
        g[LEFT] = 5
        g.then(TAKE, 0)

    def share(self, g, seat):
        return float(g[LEFT] == -1 - seat)


class Eye(Evaluator):
    def measure(self, g, seat, out):
        out[0] = 0.0


GAME = Game(
    "pebbles", Pebbles(LAYOUT, PARTS), range(2, 3), load_rulebook(HERE / "rulebook.toml"), Texts(HERE / "text"),
    Thinking(Eye(["none"], [0.0])),
)
'''
BOARD = """
from rich.text import Text


def draw(view, language, names):
    return Text(f"A heap of {view['state']['left']}.")
"""
RULEBOOK = '[[rule]]\nid = "PEB.1"\nsource = "house"\npl = "Bierz jeden lub dwa."\nen = "Take one or two."\n'
TEXTS = """name = Pebbles
tagline = Take the last one
about = Heaps
prompt-take = { $seat }: how many?
option-take = { $handful }
"""


def bring(site: Path, package: str, point: str, code: str, board: str = "") -> None:
    """A distribution that is called as its package, with one entry point."""
    home = site / package.replace("-", "_")
    (home / "text").mkdir(parents=True)
    (home / "__init__.py").write_text(code, encoding="utf-8")
    (home / "rulebook.toml").write_text(f"version = 1\n{RULEBOOK}", encoding="utf-8")
    for language in ("pl", "en"):
        (home / "text" / f"{language}.ftl").write_text(TEXTS, encoding="utf-8")
    if board:
        (home / "terminal.py").write_text(board, encoding="utf-8")
    told = site / f"{home.name}-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    (told / "entry_points.txt").write_text(f"[stolik.games]\n{point} = {home.name}:GAME\n", encoding="utf-8")


@pytest.fixture(params=["1", ""], ids=["interpreted", "compiled"])
def pure(request: pytest.FixtureRequest) -> str:
    if not request.param and not list(SRC.glob("stolik__mypyc*")):
        pytest.skip("there is no compiled engine here: run make build")
    return str(request.param)


class Site:
    def __init__(self, folder: Path, pure: str) -> None:
        self.folder = folder / "site"
        self._data = folder / "data"
        self._env = {"PYTHONPATH": os.pathsep.join([str(SRC), str(self.folder)]), "STOLIK_PURE": pure}

    def run(self, *arguments: str, typed: str = "") -> Done:
        return stolik(self._data, *arguments, typed=typed, **self._env)


@pytest.fixture
def site(tmp_path: Path, pure: str) -> Site:
    found = Site(tmp_path, pure)
    bring(found.folder, "pebbles-for-two", "pebbles", PEBBLES, BOARD)
    return found


def test_a_game_from_elsewhere_is_shelved_drawn_and_played(site: Site) -> None:
    shelf = site.run("games")
    assert (shelf.code, shelf.err) == (0, "")
    assert "Take the last one" in shelf.out
    played = site.run("play", "pebbles", "--seats", "human:Ala,human:Ola", typed="take 2\n\ntake 2\n\ntake 1\n")
    assert "A heap of 5." in played.out
    assert "A heap of 3." in played.out
    assert (played.code, played.err) == (0, "")
    many = json.loads(site.run("simulate", "pebbles", "--games", "20", "--json").out)
    assert sum(many["wins"]) == 20


BROKEN = {
    "raises-at-once": ("dominoes", "raise RuntimeError('no dominoes today')", "RuntimeError: no dominoes today"),
    "leaves-at-once": ("solitaire", "import sys; sys.exit('bye')", "SystemExit: bye"),
    "lacks-a-part": ("mikado", "import mikado_sticks", "ModuleNotFoundError: No module named 'mikado_sticks'"),
    "has-no-game": ("marbles", "", "AttributeError: module 'has_no_game' has no attribute 'GAME'"),
    "has-something-else": ("ludo", "GAME = 'ludo'", "has_something_else:GAME is no Game"),
    "calls-it-otherwise": (
        "stones",
        PEBBLES,
        "its game is called pebbles, and the entry point must be called so too",
    ),
    "takes-a-name": ("raverun", PEBBLES.replace('"pebbles"', '"raverun"'), "there is a game of that name already"),
    "says-nothing": (
        "silence",
        PEBBLES.replace('"pebbles"', '"silence"').replace('HERE / "text"', "HERE"),
        "DataError: pl.ftl: is not there",
    ),
}


def test_one_that_cannot_be_used_costs_itself_alone(site: Site) -> None:
    for package, (point, code, _) in BROKEN.items():
        bring(site.folder, package, point, code)
    shelf = site.run("games")
    assert shelf.code == 0
    for game in ("pebbles", *names()):
        assert game in shelf.out
    expected = {
        f"stolik: the plugin {point} of {package} is left out: {trouble}"
        for package, (point, _, trouble) in BROKEN.items()
    }
    assert set(shelf.err.splitlines()) == expected
    assert len(shelf.err.splitlines()) == len(expected)  # each once
    many = site.run("simulate", "pebbles", "--games", "8", "--jobs", "1", "--json")
    assert json.loads(many.out)["games"] == 8
    assert len(many.err.splitlines()) == len(expected)
    ours = site.run("simulate", "raverun", "--games", "8", "--jobs", "1", "--json")
    assert (ours.code, ours.err) == (0, "")  # who plays what is here is told nothing
    gone = site.run("play", "dominoes")
    assert gone.code == 2
    assert gone.err.splitlines()[-1].startswith("stolik: there is no game dominoes (there are: ankhmorpork, cheers")
