"""Word Domination, by Jeff Beck: letter cards, words, markers; help between rivals, and devices on black cards."""

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
from stolik.games.words.bench import WORKLOADS
from stolik.games.words.bot import BOT
from stolik.games.words.clock import allowance
from stolik.games.words.data import TEXTS
from stolik.games.words.derived import derived
from stolik.games.words.digest import digest
from stolik.games.words.faces import FACES, Face
from stolik.games.words.features import FEATURES
from stolik.games.words.lessons import position
from stolik.games.words.lists import INSTALLED, PACKAGED, number_of
from stolik.games.words.preview import preview
from stolik.games.words.result import ending, so_far
from stolik.games.words.review import review
from stolik.games.words.rules import RULES
from stolik.games.words.state import LEXICON, LONGEST, ROUNDS
from stolik.games.words.vocabulary import vocabulary_of
from stolik.games.words.windows import WINDOWS

_HERE = Path(__file__).parent
RULEBOOK = load_rulebook(_HERE / "rulebook.toml")


def check(seats: int, settings: dict[str, str]) -> None:
    """WORDS.R10: only who plays can begin."""
    if settings["first"] != "random" and int(settings["first"]) > seats:
        raise BadSetting(f"first cannot be {settings['first']} with {seats} players")


PLAYERS = range(2, 5)

GAME = Game(
    id="words",
    rules=RULES,
    players=PLAYERS,
    rulebook=RULEBOOK,
    texts=TEXTS,
    thinking=Thinking(FEATURES, playout=8, samples=2, own_bot=BOT, ladder=load_ladder(_HERE, PLAYERS)),
    longest=8000,
    settings=Settings(
        {
            "black": ("no", "yes"),
            "help": ("live", "serial", "off"),
            "clock": ("off", "60", "90", "120", "180"),
            "votes": ("yes", "no"),
            "related": ("standard", "lemma", "strict"),
            "min_length": ("2", "3"),
            "first": ("random", "1", "2", "3", "4"),
            "lexicon": (PACKAGED, *INSTALLED),
        },
        installed=frozenset({"lexicon"}),
        check=check,
        sources=lambda settings: vocabulary_of(number_of(settings["lexicon"])).sources(),
    ),
    timing=Timing(allowance=allowance),
    windows=WINDOWS,
    display=Display(
        faces=FACES,
        face=Face,
        spoken={"word": lambda g, code: vocabulary_of(g[LEXICON]).word(code).upper()},
        derived=derived,
        constants={"ROUNDS": ROUNDS, "LONGEST": LONGEST},
        preview=preview,
        ending=ending,
        so_far=so_far,
        digest=digest,
    ),
    teaching=Teaching(
        lessons=load_lessons(_HERE / "tutorial.toml", RULEBOOK),
        position=position,
        texts=Texts(_HERE / "tutorial"),
        guide=load_guide(_HERE, RULEBOOK),
        review=review,
    ),
    pages=Pages(_HERE / "rules"),
    measures=Measures(Counted(starts="starts"), workloads=WORKLOADS),
)
