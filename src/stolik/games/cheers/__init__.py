"""Three Cheers for Master, by Daniel Windfeld Schmidt: two to six players, towers of minions that cannot get along."""

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
from stolik.engine.settings import Settings, Timing
from stolik.engine.teaching import Teaching
from stolik.engine.texts import Texts
from stolik.engine.thinking import Thinking
from stolik.games.cheers.data import SIDES
from stolik.games.cheers.derived import derived
from stolik.games.cheers.digest import digest
from stolik.games.cheers.explain import Towers
from stolik.games.cheers.faces import FACES, MinionFace, OrderFace
from stolik.games.cheers.features import FEATURES
from stolik.games.cheers.lessons import position
from stolik.games.cheers.result import ending, so_far
from stolik.games.cheers.rules import RULES
from stolik.games.cheers.state import BODY, CAUSE
from stolik.games.cheers.stretches import brawl_of_twenty
from stolik.games.cheers.windows import WINDOWS

_HERE = Path(__file__).parent
TEXTS = Texts(_HERE / "text")
RULEBOOK = load_rulebook(_HERE / "rulebook.toml")


def check(seats: int, settings: dict[str, str]) -> None:
    """TC.V2, TC.V13: which variants go together, and with how many players."""
    variant, brawls, starter = settings["variant"], settings["brawls"], settings["starter"]
    if variant == "teams" and seats != 4:
        raise BadSetting(f"two teams are exactly 4 players, not {seats}")
    if variant == "hell" and brawls not in ("usual", "hell"):
        raise BadSetting(f"towers of hell have no brawl cards, so there cannot be {brawls}")
    if variant == "pedro" and brawls != "usual":
        raise BadSetting(f"quick Pedro has no brawl cards and goes only with the minions of a first game, not {brawls}")
    if starter != "random" and int(starter) > seats:
        raise BadSetting(f"of {seats} players the one at seat {starter} cannot begin")


def limit(settings: dict[str, str]) -> int:
    """TC.V12."""
    return 60 * int(settings["minutes"]) if is_race(settings) else 0


def is_race(settings: dict[str, str]) -> bool:
    """TC.V8."""
    return settings["variant"] == "pedro"


PLAYERS = range(2, 7)

GAME = Game(
    id="cheers",
    rules=RULES,
    players=PLAYERS,
    rulebook=RULEBOOK,
    texts=TEXTS,
    thinking=Thinking(
        FEATURES,
        playout=0,
        samples=3,
        exploration=0.05,
        nets=_HERE / "nets",
        unseen=("col", "level", "crowd", "discard", "box", "fought", "small", "score"),
        ladder=load_ladder(_HERE, PLAYERS),
    ),
    longest=2000,
    settings=Settings(
        {
            "variant": ("base", "first", "hell", "teams", "pedro"),
            "minions": ("all", "first"),
            "brawls": ("usual", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "hell"),
            "hanging": ("no", "yes"),
            "starter": ("random", "1", "2", "3", "4", "5", "6"),
            "minutes": ("10", "5", "15", "20"),
        },
        check=check,
        begins_again=RULES.last,
    ),
    timing=Timing(limit, signal=is_race),
    windows=WINDOWS,
    display=Display(
        faces=FACES,
        face=MinionFace | OrderFace,
        derived=derived,
        ending=ending,
        so_far=so_far,
        digest=digest,
        headings={"fight": {"struck": True, "blocked": True, "spared": False, "held_back": False}},
        constants={"BODIES": BODY.names, "CAUSES": CAUSE.names, "SIDES": list(SIDES)},
    ),
    teaching=Teaching(
        lessons=load_lessons(_HERE / "tutorial.toml", RULEBOOK),
        position=position,
        texts=Texts(_HERE / "tutorial"),
        guide=load_guide(_HERE, RULEBOOK),
        explainer=Towers(TEXTS),
    ),
    pages=Pages(_HERE / "rules"),
    measures=Measures(
        Counted(plays=("announced",), starts="starts", endings=("here",)), stretches={"brawl of 20": brawl_of_twenty}
    ),
)
