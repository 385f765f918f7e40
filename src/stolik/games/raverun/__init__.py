"""Raverun, by Jędrzej Doczkal (G3, 2013): 24 cards, two or three players, a quarter of an hour."""

from pathlib import Path

from stolik.engine.display import Display
from stolik.engine.game import Game
from stolik.engine.guide import load_guide
from stolik.engine.lessons import load_lessons
from stolik.engine.levels import load_ladder
from stolik.engine.measures import Counted, Measures
from stolik.engine.pages import Pages
from stolik.engine.rulebook import load_rulebook
from stolik.engine.teaching import Teaching
from stolik.engine.texts import Texts
from stolik.engine.thinking import Thinking
from stolik.games.raverun.derived import derived
from stolik.games.raverun.digest import digest
from stolik.games.raverun.features import FEATURES
from stolik.games.raverun.lessons import position
from stolik.games.raverun.result import ending, so_far
from stolik.games.raverun.rules import RULES
from stolik.games.raverun.state import FIRST_RED

_HERE = Path(__file__).parent

RULEBOOK = load_rulebook(_HERE / "rulebook.toml")

PLAYERS = range(2, 4)

GAME = Game(
    id="raverun",
    rules=RULES,
    players=PLAYERS,
    rulebook=RULEBOOK,
    texts=Texts(_HERE / "text"),
    thinking=Thinking(
        FEATURES,
        playout=6,  # tuned in the arena: 6 beats 0, 3 and playing to the end
        nets=_HERE / "nets",
        ladder=load_ladder(_HERE, PLAYERS),
    ),
    longest=250,
    display=Display(derived=derived, ending=ending, so_far=so_far, digest=digest, constants={"FIRST_RED": FIRST_RED}),
    teaching=Teaching(
        lessons=load_lessons(_HERE / "tutorial.toml", RULEBOOK),
        position=position,
        texts=Texts(_HERE / "tutorial"),
        guide=load_guide(_HERE, RULEBOOK),
    ),
    pages=Pages(_HERE / "rules"),
    measures=Measures(Counted(plays=("laid",))),
)
