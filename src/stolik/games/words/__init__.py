"""Word Domination, by Jeff Beck: letter cards, words, markers; help between rivals, and devices on black cards."""

from pathlib import Path

from stolik.engine.errors import BadOption
from stolik.engine.game import Counted, Game, Tally
from stolik.engine.rulebook import load_rulebook
from stolik.engine.state import State
from stolik.games.words.bench import WORKLOADS
from stolik.games.words.clock import allowance
from stolik.games.words.data import TEXTS
from stolik.games.words.derived import derived
from stolik.games.words.faces import FACES
from stolik.games.words.features import FEATURES
from stolik.games.words.lists import INSTALLED, PACKAGED, number_of
from stolik.games.words.player import PLAYER
from stolik.games.words.preview import preview
from stolik.games.words.review import review
from stolik.games.words.rules import RULES
from stolik.games.words.standing import STANDING
from stolik.games.words.state import LEXICON, POINTS
from stolik.games.words.vocabulary import vocabulary_of

_HERE = Path(__file__).parent


def check(seats: int, options: dict[str, str]) -> None:
    """WORDS.R10: only who plays can begin."""
    if options["first"] != "random" and int(options["first"]) > seats:
        raise BadOption(f"first cannot be {options['first']} with {seats} players")


def tally(g: State) -> Tally:
    return Tally([g[POINTS + seat] for seat in range(g.seats)])


GAME = Game(
    id="words",
    rules=RULES,
    evaluator=FEATURES,
    players=range(2, 5),
    rulebook=load_rulebook(_HERE / "rulebook.toml"),
    texts=TEXTS,
    options={
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
    faces={card: dict(face) for card, face in FACES.items()},
    spoken={"word": lambda g, code: vocabulary_of(g[LEXICON]).word(code).upper()},
    derived=lambda g: dict(derived(g)),
    sources=lambda options: vocabulary_of(number_of(options["lexicon"])).sources(),
    preview=preview,
    standing=STANDING,
    allowance=allowance,
    player=PLAYER,
    review=review,
    tally=tally,
    ended=lambda _: "WORDS.E1",
    check=check,
    longest=8000,
    playout=8,
    samples=2,
    counted=Counted(starts="starts"),
    workloads=WORKLOADS,
)
