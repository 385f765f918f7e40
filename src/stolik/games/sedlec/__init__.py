"""Skulls of Sedlec, by Dustin Dobson: 18 cards, two to four players or one, piles of skulls with last wishes."""

from pathlib import Path

from stolik.engine.display import Display
from stolik.engine.errors import BadSetting
from stolik.engine.game import Game
from stolik.engine.guide import load_guide
from stolik.engine.lessons import load_lessons
from stolik.engine.levels import load_ladder
from stolik.engine.measures import Counted, Measures
from stolik.engine.pages import Pages
from stolik.engine.rulebook import load_rulebook
from stolik.engine.settings import Settings
from stolik.engine.teaching import Teaching
from stolik.engine.texts import Texts
from stolik.engine.thinking import Thinking
from stolik.games.sedlec.companion import Companion
from stolik.games.sedlec.data import SKULLS
from stolik.games.sedlec.derived import derived
from stolik.games.sedlec.digest import digest
from stolik.games.sedlec.faces import FeatureFace, SkullsFace, faces
from stolik.games.sedlec.features import FEATURES
from stolik.games.sedlec.lessons import position
from stolik.games.sedlec.result import ending, so_far
from stolik.games.sedlec.rules import RULES
from stolik.games.sedlec.state import LAYOUT, OPEN

_HERE = Path(__file__).parent


def usual(seats: int) -> dict[str, str]:
    """SED.modes.1: what there is no choice about."""
    return {"monstrance": "yes"} if seats == 1 else {"executioners": "yes"} if seats == 4 else {}


def check(seats: int, settings: dict[str, str]) -> None:
    """SED.modes.1: who can play what."""
    if seats == 1 and settings["monstrance"] != "yes":
        raise BadSetting("one player plays the Monstrance: monstrance must be yes")
    if seats > 1 and settings["monstrance"] == "yes":
        raise BadSetting(f"the Monstrance is for one player, not {seats}")
    if seats == 4 and settings["executioners"] != "yes":
        raise BadSetting("four players need the Executioners: executioners must be yes")


RULEBOOK = load_rulebook(_HERE / "rulebook.toml")

PLAYERS = range(1, 5)

GAME = Game(
    id="sedlec",
    rules=RULES,
    players=PLAYERS,
    rulebook=RULEBOOK,
    texts=Texts(_HERE / "text"),
    thinking=Thinking(
        FEATURES,
        playout=20,  # with two players 20 and an exploration of 0.5 beat playing to the end with 0.7 by 40 to 20
        exploration=0.5,
        nets=_HERE / "nets",
        ladder=load_ladder(_HERE, PLAYERS),
    ),
    longest=120,
    settings=Settings({"executioners": ("no", "yes"), "monstrance": ("no", "yes")}, usual=usual, check=check),
    display=Display(
        faces=faces(),
        face=SkullsFace | FeatureFace,
        derived=derived,
        ending=ending,
        so_far=so_far,
        digest=digest,
        # The kinds of skulls as their texts are numbered, and the zones of the cards on top of the piles.
        constants={"SKULLS": SKULLS, "OPEN": [LAYOUT.zones[zone].name for zone in OPEN]},
    ),
    teaching=Teaching(
        lessons=load_lessons(_HERE / "tutorial.toml", RULEBOOK),
        position=position,
        texts=Texts(_HERE / "tutorial"),
        guide=load_guide(_HERE, RULEBOOK),
        scorer=Companion(),
    ),
    pages=Pages(_HERE / "rules"),
    measures=Measures(Counted(plays=("stacked", "built"), starts="starts")),
)
