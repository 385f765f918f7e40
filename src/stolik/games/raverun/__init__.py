"""Raverun, by Jędrzej Doczkal (G3, 2013): 24 cards, two or three players, a quarter of an hour."""

from pathlib import Path

from stolik.engine.game import Counted, Game
from stolik.engine.rulebook import load_rulebook
from stolik.engine.texts import Texts
from stolik.games.raverun.features import FEATURES
from stolik.games.raverun.rules import RULES

_HERE = Path(__file__).parent

GAME = Game(
    id="raverun",
    rules=RULES,
    evaluator=FEATURES,
    players=range(2, 4),
    rulebook=load_rulebook(_HERE / "rulebook.toml"),
    texts=Texts(_HERE / "text"),
    longest=250,
    playout=6,  # tuned in the arena: 6 beats 0, 3 and playing to the end
    counted=Counted(plays=("laid",)),
    ended=lambda _: "RAV.end.5",
)
