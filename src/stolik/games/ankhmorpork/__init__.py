"""Ankh-Morpork, by Martin Wallace: two to four players, secret personalities, a city in trouble."""

from pathlib import Path

from stolik.engine.display import Display
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
from stolik.games.ankhmorpork.beliefs import Personalities
from stolik.games.ankhmorpork.derived import derived
from stolik.games.ankhmorpork.digest import digest
from stolik.games.ankhmorpork.faces import FACES, Face
from stolik.games.ankhmorpork.features import FEATURES
from stolik.games.ankhmorpork.lessons import position
from stolik.games.ankhmorpork.result import ending, so_far
from stolik.games.ankhmorpork.rules import RULES
from stolik.games.ankhmorpork.state import AGENTS, BUILDINGS, DEMON, OWNERS, TROLL, WHOSE
from stolik.games.ankhmorpork.windows import WINDOWS

_HERE = Path(__file__).parent

RULEBOOK = load_rulebook(_HERE / "rulebook.toml")

PLAYERS = range(2, 5)

GAME = Game(
    id="ankhmorpork",
    rules=RULES,
    players=PLAYERS,
    rulebook=RULEBOOK,
    texts=Texts(_HERE / "text"),
    thinking=Thinking(
        FEATURES,
        playout=0,  # in the arena no worse than 2 to 6 answers at random before it, and quicker; the intervals overlap
        exploration=0.4,
        nets=_HERE / "nets",
        key="person",
        unseen=("discard", "box", "happened", "gained", "used"),
        beliefs=Personalities(),
        ladder=load_ladder(_HERE, PLAYERS),
    ),
    longest=3000,
    settings=Settings({"edition": ("polish", "english")}),
    windows=WINDOWS,
    display=Display(
        faces=FACES,
        face=Face,
        derived=derived,
        ending=ending,
        so_far=so_far,
        digest=digest,
        constants={
            "AGENTS": AGENTS,
            "BUILDINGS": BUILDINGS,
            "OWNERS": [WHOSE.text(owner) for owner in range(OWNERS)],
            "TROLL": TROLL,
            "DEMON": DEMON,
        },
    ),
    teaching=Teaching(
        lessons=load_lessons(_HERE / "tutorial.toml", RULEBOOK),
        position=position,
        texts=Texts(_HERE / "tutorial"),
        guide=load_guide(_HERE, RULEBOOK),
    ),
    pages=Pages(_HERE / "rules"),
    measures=Measures(
        Counted(
            plays=("card_played", "reacted"),
            starts="starts",
            endings=("goal_met", "deck_out", "riots_end"),
            roles="face",
        )
    ),
)
