"""Ankh-Morpork, by Martin Wallace: two to four players, secret personalities, a city in trouble."""

from pathlib import Path

from stolik.engine.game import Counted, Game
from stolik.engine.rulebook import load_rulebook
from stolik.engine.texts import Texts
from stolik.games.ankhmorpork.beliefs import Personalities
from stolik.games.ankhmorpork.derived import derived
from stolik.games.ankhmorpork.faces import FACES
from stolik.games.ankhmorpork.features import FEATURES
from stolik.games.ankhmorpork.rules import RULES
from stolik.games.ankhmorpork.standing import STANDING

_HERE = Path(__file__).parent

GAME = Game(
    id="ankhmorpork",
    rules=RULES,
    evaluator=FEATURES,
    players=range(2, 5),
    rulebook=load_rulebook(_HERE / "rulebook.toml"),
    texts=Texts(_HERE / "text"),
    options={"edition": ("polish", "english")},
    faces={card: dict(face) for card, face in FACES.items()},
    derived=lambda g: dict(derived(g)),
    longest=3000,
    standing=STANDING,
    playout=0,  # in the arena no worse than 2 to 6 answers at random before it, and quicker; the intervals overlap
    exploration=0.4,
    beliefs=Personalities(),
    counted=Counted(
        plays=("card_played", "reacted"),
        starts="starts",
        endings=("goal_met", "deck_out", "riots_end"),
        roles="face",
    ),
    ended=lambda _: "AM.G1",
)
