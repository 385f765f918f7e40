"""Three Cheers for Master, by Daniel Windfeld Schmidt: two to six players, towers of minions that cannot get along."""

from pathlib import Path

from stolik.engine.game import Counted, Game
from stolik.engine.rulebook import load_rulebook
from stolik.engine.texts import Texts
from stolik.games.cheers.features import FEATURES
from stolik.games.cheers.rules import RULES
from stolik.games.cheers.stretches import brawl_of_twenty

_HERE = Path(__file__).parent

GAME = Game(
    id="cheers",
    rules=RULES,
    evaluator=FEATURES,
    players=range(2, 7),
    rulebook=load_rulebook(_HERE / "rulebook.toml"),
    texts=Texts(_HERE / "text"),
    options={
        "variant": ("base", "first", "hell", "teams", "pedro"),
        "minions": ("all", "first"),
        "brawls": ("usual", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "hell"),
        "hanging": ("no", "yes"),
    },
    longest=2000,
    playout=0,
    exploration=0.4,
    counted=Counted(plays=("announced",), starts="starts"),
    stretches={"brawl of 20": brawl_of_twenty},
)
