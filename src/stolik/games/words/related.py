"""How related two lemmas are (WORDS.N1): roots that they share once affixes are taken off and sounds are levelled.

A lemma is cut into prefix, root and suffix in every way that the learned tables know. Two lemmas whose roots agree up
to the usual alternations (ręka, ręczny, rączka) are weighed by small decision trees: how the affixes, alternations and
the ambiguity of the root speak for kinship is learned (scripts/words_related.py), in whole numbers, so that every
machine gives the same verdict. What speaks for kinship too little gives a warning only (WORDS.N8).

Frequent lemmas stand in families that were judged by hand; the model speaks of all others.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from stolik.engine.datafile import read
from stolik.engine.errors import DataError
from stolik.games.words.lexicon import ALPHABET

CLEAR: Final[i64] = 0
WARN: Final[i64] = 1
BLOCK: Final[i64] = 2
SAME: Final[i64] = 3

# --- Sounds: one character each ------------------------------------------------------------

VOWELS: Final = "aąeęioóuy"
_DIGRAPHS: Final = {"ch": "H", "cz": "C", "dz": "J", "dź": "D", "dż": "X", "rz": "R", "sz": "S"}
_SOFT: Final = {
    "c": "ć",
    "n": "ń",
    "s": "ś",
    "z": "ź",
    "J": "D",
    "p": "P",
    "b": "B",
    "m": "M",
    "w": "W",
    "f": "F",
    "k": "K",
    "g": "G",
}
_AFTER_JI: Final = frozenset(["", "ć", "k", "czek", "ciel", "sty", "stość", "na", "nka", "sko", "czny", "cznie"])
_SPELLED: Final = {"H": "ch", "C": "cz", "J": "dz", "D": "dź", "X": "dż", "R": "rz", "S": "sz"}
_HARD: Final = {
    "ć": "c",
    "ń": "n",
    "ś": "s",
    "ź": "z",
    "D": "dz",
    "P": "p",
    "B": "b",
    "M": "m",
    "W": "w",
    "F": "f",
    "K": "k",
    "G": "g",
}
# What a sound is levelled to inside a root, and at its end, where most alternations are.
_INNER: Final = str.maketrans("ćDśźńłRPBMWFKGóąy", "tdsznlrpbmwfkgoęi")
_FINAL: Final = str.maketrans(
    "ćcCkKDJgGżzźXśShHńłRPBMWFóoeąy",
    "tttttdddddddd" + "ssss" + "nlrpbmwf" + "aaaęi",
)


def sounds(word: str) -> str:
    """The word with one character for each sound: `ci` before a vowel is ć, `rz` is R, `pi` before a vowel is P."""
    out = ""
    at = 0
    size = len(word)
    while at < size:
        pair = word[at : at + 2]
        if pair[1:] == "i" and pair[0] in VOWELS and word[at + 2 :] in _AFTER_JI:
            sound = pair[0] + "j"  # kleić is klejić; but not za-interesować, na-iwny
            at += 1
        elif pair in _DIGRAPHS:
            sound = _DIGRAPHS[pair]
            at += 2
        else:
            sound = word[at]
            at += 1
        if at + 1 < size and word[at] == "i" and word[at + 1] in VOWELS:
            if sound in _SOFT:
                sound = _SOFT[sound]
                at += 1
            elif sound not in VOWELS:
                sound += "j"
                at += 1
        out += sound
    return out


def spelled(sounds: str, lemma: str) -> str:
    """Some sounds of a lemma in its own letters."""
    out = ""
    for i in range(len(sounds)):
        sound = sounds[i]
        letters = _SPELLED.get(sound, sound)
        if sound in _HARD:
            soft = out + letters not in lemma if i + 1 == len(sounds) else sounds[i + 1] in VOWELS
            out += _HARD[sound] + "i" if soft or (sound.isupper() and sound != "D") else letters
        elif sound == "j" and out + "j" not in lemma:
            out += "i"
        else:
            out += letters
    return out


def levelled(root: str) -> str:
    """The key of a root: from its last vowel on, sounds that alternate are the same."""
    at = len(root) - 1
    while at > 0 and root[at] not in VOWELS:
        at -= 1
    if root[at] not in VOWELS:
        at = len(root) - 1
    return root[:at].translate(_INNER) + root[at:].translate(_FINAL)


def without_last_vowel(root: str) -> str:
    """The root without its fleeting vowel (okien-, okn-; zamyk-, zamk-), or nothing where it cannot have one."""
    at = len(root) - 2
    while at > 0 and root[at] not in VOWELS:
        at -= 1
    if at < 1 or len(root) < 3 or root[at] not in "eoiy" or root[at + 1] in VOWELS:
        return ""
    return root[:at] + root[at + 1 :]


# --- Words cut into prefix, root and suffix ------------------------------------------------

SHORTEST_ROOT: Final[i64] = 2
SHORTEST_PART: Final[i64] = 3  # of a compound
FOREIGN_PART: Final[i64] = 5  # after tele-, auto- and the like: the rest must be a word, not -log or -graf
LONGEST_WHOLE: Final[i64] = 12
BEFORE_Z: Final = ["od", "pod", "nad", "przed"]
_Z: Final = ["z", "ź", "ż"]
KEPT: Final[i64] = 1  # the root as it stands
FLEETING: Final[i64] = 2  # its last vowel dropped
LISTED: Final[i64] = 3  # a root whose shapes are written down


@final
class Cut:
    """One way to see a word; `shape` is the root as it is compared, `how` what was done to it."""

    def __init__(
        self, lemma: str, prefix: str, root: str, suffix: str, shape: str, how: i64, compound: bool, whole: bool
    ) -> None:
        self.lemma = lemma
        self.prefix = prefix
        self.root = root
        self.suffix = suffix
        self.shape = shape
        self.how = how
        self.compound = compound
        self.whole = whole  # it parts what no speaker would part


@final
class Word:
    def __init__(self, lemma: str) -> None:
        self.lemma = lemma
        self.sounds = sounds(lemma)
        self.cuts: dict[str, list[Cut]] = {}  # by the key of the root
        self.keys: frozenset[str] = frozenset()

    def add(self, key: str, cut: Cut) -> None:
        if key in self.cuts:
            self.cuts[key].append(cut)
        else:
            self.cuts[key] = [cut]


@final
class StemPair:
    """Two words seen as forms of one root."""

    def __init__(self, first: Cut, second: Cut) -> None:
        size: i64 = len(second.suffix) - len(first.suffix)
        if size < 0 or (size == 0 and first.suffix > second.suffix):
            first, second = second, first
        self.first = first
        self.second = second
        self.score: i64 = 0


FEATURES: Final = [
    "root",  # its length
    "consonants",
    "suffixes",  # how much the pair of suffixes speaks for kinship
    "suffix_short",  # and each of them by itself
    "suffix_long",
    "prefixes",
    "prefixed",  # how many of the two have one
    "alternations",
    "alternating",  # how many sounds differ
    "licence",  # whether such suffixes follow such sounds
    "parsed",  # lemmas that begin with the root and go on with a suffix
    "unparsed",  # those that go on otherwise
    "prefixable",  # prefixes that the root is found with
    "share",  # of the root in the shorter word, and in the longer one
    "share_long",
    "classes",
    "long_suffix",
    "how",
    "shifts",  # whether such sounds alternate before such suffixes
    "same_prefix",
    "beginning",  # sounds that the two words have in common from the first on
    "analogies",  # roots of the lexicon that take both suffixes, and what share of those that take the longer one
    "analogy",
    "suffix_times",  # how often the rarer of the two suffixes is found
]
NOUN: Final[i64] = 0
VERB: Final[i64] = 1
ADJECTIVE: Final[i64] = 2
RARE: Final[i64] = -32  # a prefix that such words hardly have
UNKNOWN: Final[i64] = -64  # an affix, a pair or an alternation that was never seen


def word_class(word: str) -> i64:
    """By its ending alone; whatever is no verb and no adjective counts as a noun."""
    last = word[-1]
    if last in "ćc" and len(word) > 2 and not word.endswith("ość"):
        return VERB
    if last in "yi":
        return ADJECTIVE
    return NOUN


@final
class Tables:
    """What was learned; all numbers whole. Log odds are in sixteenths."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.prefixes: frozenset[str] = frozenset(data["prefixes"])
        self.suffixes: dict[str, int] = data["suffixes"]
        self.prefix_odds: dict[str, int] = data["prefix_odds"]
        self.pairs: dict[str, int] = data["pairs"]
        self.alternations: dict[str, int] = data["alternations"]
        self.licences: dict[str, int] = data["licences"]
        self.shifts: dict[str, int] = data["shifts"]
        self.crowds: dict[str, int] = data["crowds"]
        self.analogies: dict[str, int] = data["analogies"]
        self.times: dict[str, int] = data["times"]
        self.roots: dict[str, str] = data["roots"]
        self.firsts: frozenset[str] = frozenset(data["firsts"])
        self.foreign: frozenset[str] = frozenset(data["foreign"])
        self.seconds: frozenset[str] = frozenset(data["seconds"])
        self.bound: frozenset[str] = frozenset(data["bound"])
        self.whole: frozenset[str] = frozenset(data["whole"])
        self.longest_prefix: i64 = max([len(prefix) for prefix in self.prefixes])
        self.longest_first: i64 = max([len(first) for first in self.firsts | self.foreign])


def cut_up(word: Word, tables: Tables) -> None:
    """Fills in every way to see the word."""
    text = word.sounds
    _cut_prefixes(word, tables, "", text, 2, False)
    for prefix in BEFORE_Z:  # od-znaczyć, where dz is no sound
        if word.lemma.startswith(prefix) and word.lemma[len(prefix) : len(prefix) + 1] in _Z:
            _cut_suffixes(word, tables, sounds(prefix), sounds(word.lemma[len(prefix) :]), False, False)
    size: i64 = 2
    while size <= tables.longest_first and size + SHORTEST_PART <= len(text):
        first = text[:size]
        known = first in tables.firsts or (
            first in tables.foreign
            and size + FOREIGN_PART <= len(text)
            and text[size : size + 3] not in tables.bound
            and text[size : size + 4] not in tables.bound
        )
        if known and "o" + text[size:] not in tables.suffixes:  # not praco-wnik
            _cut_suffixes(word, tables, first, text[size:], True, False)
        size += 1
    word.keys = frozenset(word.cuts)


def _uncut(tables: Tables, rest: str) -> i64:
    """How much of it no speaker would cut further."""
    size: i64 = len(rest) if len(rest) < LONGEST_WHOLE else LONGEST_WHOLE
    while size > SHORTEST_ROOT:
        if rest[:size] in tables.whole:
            return size
        size -= 1
    return SHORTEST_ROOT


def _cut_prefixes(word: Word, tables: Tables, prefix: str, rest: str, more: i64, whole: bool) -> None:
    _cut_suffixes(word, tables, prefix, rest, False, whole)
    if more == 0:
        return
    inside = whole or _uncut(tables, rest) > SHORTEST_ROOT
    size: i64 = 1
    while size <= tables.longest_prefix and size + SHORTEST_ROOT <= len(rest):
        if rest[:size] in tables.prefixes:
            _cut_prefixes(word, tables, _joined(prefix, rest[:size]), rest[size:], more - 1, inside)
        size += 1


def _joined(prefix: str, more: str) -> str:
    return prefix + "+" + more if prefix else more


def _cut_suffixes(word: Word, tables: Tables, prefix: str, rest: str, compound: bool, whole: bool) -> None:
    uncut = _uncut(tables, rest)
    at: i64 = SHORTEST_ROOT
    while at <= len(rest):
        root = rest[:at]
        suffix = rest[at:]
        last_is_vowel = root[-1] in VOWELS
        if not last_is_vowel or (suffix and suffix[0] not in VOWELS):
            if suffix in tables.suffixes:
                _add(word, tables, prefix, root, suffix, compound, whole or at < uncut)
            elif not compound and at >= SHORTEST_PART and suffix in tables.seconds:
                _add(word, tables, prefix, root, suffix, True, whole or at < uncut)
        at += 1


def _add(word: Word, tables: Tables, prefix: str, root: str, suffix: str, compound: bool, whole: bool) -> None:
    word.add(levelled(root), Cut(word.lemma, prefix, root, suffix, root, KEPT, compound, whole))
    shorter = without_last_vowel(root)
    if shorter:
        word.add(levelled(shorter), Cut(word.lemma, prefix, root, suffix, shorter, FLEETING, compound, whole))
    listed = tables.roots.get(root, "")
    if prefix and len(root) == SHORTEST_ROOT and root[-1] not in VOWELS:
        listed = ""  # s-uszyć is not of ucho
    if not listed and prefix:
        listed = tables.roots.get("-" + root, "")
    if listed:
        for group in listed.split(" "):
            word.add(group, Cut(word.lemma, prefix, root, suffix, root, LISTED, compound, whole))


def pairs(a: Word, b: Word) -> list[StemPair]:
    """All ways to see two words as forms of one root."""
    found: list[StemPair] = []
    if a.keys.isdisjoint(b.keys):
        return found
    for key, cuts in a.cuts.items():
        if key in b.cuts:
            for one in cuts:
                for other in b.cuts[key]:
                    if one.how != FLEETING or other.how != FLEETING:
                        found.append(StemPair(one, other))  # noqa: PERF401
    return found


def alternations(pair: StemPair) -> list[str]:
    """Pairs of sounds that differ in the two shapes of the root, the smaller first; "+" stands for none."""
    found: list[str] = []
    first = pair.first.shape
    second = pair.second.shape
    if pair.first.how == LISTED:
        return found
    for i in range(len(first)):
        if first[i] != second[i]:
            found.append(first[i] + second[i] if first[i] < second[i] else second[i] + first[i])  # noqa: PERF401
    if pair.first.how == FLEETING or pair.second.how == FLEETING:
        cut = pair.first if pair.first.how == FLEETING else pair.second
        at = 0
        while cut.root[at] == cut.shape[at] and at + 1 < len(cut.shape):
            at += 1
        found.append("+" + cut.root[at])
    return found


def shift_key(change: str, first: str, second: str) -> str:
    return change + first[:1] + "|" + second[:2]


def prefix_key(part: str, lemma: str) -> str:
    return part + "|" + str(word_class(lemma))


def _of_prefix(tables: Tables, cut: Cut) -> i64:
    total: i64 = 0
    if cut.prefix:
        for part in cut.prefix.split("+"):
            total += tables.prefix_odds.get(prefix_key(part, cut.lemma), RARE)
    return total


def measure(pair: StemPair, a: Word, b: Word, tables: Tables, out: list[int]) -> None:
    """Appends the FEATURES of a pair."""
    first = pair.first
    second = pair.second
    consonants = 0
    for sound in first.shape:
        if sound not in VOWELS:
            consonants += 1
    root = len(first.shape) if len(first.shape) < len(second.shape) else len(second.shape)
    worth: i64 = 0
    shift: i64 = 0
    changes = alternations(pair)
    for change in changes:
        usual = tables.alternations.get(change, UNKNOWN)
        worth += usual
        shift += tables.shifts.get(shift_key(change, first.suffix, second.suffix), usual)
    short = len(a.sounds) if len(a.sounds) < len(b.sounds) else len(b.sounds)
    long = len(a.sounds) + len(b.sounds) - short
    licence = tables.licences.get(first.suffix + "|" + first.root[-1], UNKNOWN)
    other = tables.licences.get(second.suffix + "|" + second.root[-1], UNKNOWN)
    crowd = max(tables.crowds.get(first.root, 0), tables.crowds.get(second.root, 0))
    one = word_class(a.lemma)
    two = word_class(b.lemma)
    out.append(root)
    out.append(consonants)
    out.append(tables.pairs.get(first.suffix + "|" + second.suffix, UNKNOWN))
    out.append(tables.suffixes.get(first.suffix, UNKNOWN))
    out.append(tables.suffixes.get(second.suffix, UNKNOWN))
    out.append(int(_of_prefix(tables, first) + _of_prefix(tables, second)))
    out.append((1 if first.prefix else 0) + (1 if second.prefix else 0))
    out.append(int(worth))
    out.append(len(changes))
    out.append(licence if licence < other else other)
    out.append(crowd // 256)
    out.append(crowd // 16 % 16)
    out.append(crowd % 16)
    out.append(root * 100 // short)
    out.append(root * 100 // long)
    out.append(int(3 * one + two if one < two else 3 * two + one))
    out.append(len(second.suffix))
    out.append(int(first.how if first.how > second.how else second.how))
    out.append(int(shift))
    out.append(1 if first.prefix and first.prefix == second.prefix else 0)
    same = 0
    while same < short and a.sounds[same] == b.sounds[same]:
        same += 1
    out.append(same)
    analogy = tables.analogies.get(first.suffix + "|" + second.suffix, 0)
    out.append(analogy // 64)
    out.append(analogy % 64)
    times = tables.times.get(first.suffix, 0)
    more = tables.times.get(second.suffix, 0)
    out.append(times if times < more else more)


# --- Verdicts ------------------------------------------------------------------------------

SCALE: Final = 1024  # of scores
NOTHING: Final[i64] = -100_000
FOR_LISTED: Final[i64] = 2048  # a root whose shapes are written down
FOR_WHOLE: Final[i64] = 8192  # against the parting of what is whole
IN_COMPOUND: Final[i64] = -16  # alternations of a part of a compound may weigh so much
VERDICTS: Final = {"block": BLOCK, "warn": WARN, "clear": CLEAR}
HERE: Final = Path(__file__).parent
KEPT_WORDS: Final[i64] = 100_000
INFLECTION: Final = ["", "a", "e", "i", "o", "y", "ę"]


@final
class Reason:
    """Why two lemmas are related (WORDS.N9), in parts of a sentence.

    from: `first` is formed from `second` with the suffix `part`; prefix: with the prefix `part`;
    root: they share the root `part`; compound: `second` is a part of `first`; exception: it is written down;
    same: one lemma; none: they are clear.
    """

    def __init__(self, kind: str, first: str, second: str, part: str) -> None:
        self.kind = kind
        self.first = first
        self.second = second
        self.part = part


@final
class Families:
    """Lemmas that were judged by hand: of one family, or of two."""

    def __init__(self) -> None:
        self.of: dict[str, int] = {}
        self.more: dict[str, list[int]] = {}  # a compound: the families of its parts
        self.linked: set[tuple[int, int]] = (
            set()
        )  # families that a compound joins: of their other members nothing is said

    def link(self, lemma: str, other: str) -> None:
        self.more.setdefault(lemma, []).append(self.of[other])
        self.linked.add((self.of[lemma], self.of[other]))
        self.linked.add((self.of[other], self.of[lemma]))

    def verdict(self, a: str, b: str) -> i64:
        """BLOCK or CLEAR; -1 where nothing was judged."""
        one = self.of.get(a, -1)
        other = self.of.get(b, -1)
        if one < 0 or other < 0:
            return -1
        if one == other or other in self.more.get(a, []) or one in self.more.get(b, []):
            return BLOCK
        return -1 if (one, other) in self.linked else CLEAR


@final
class Relations:
    def __init__(self, data: dict[str, Any], families: Families, exceptions: dict[str, int]) -> None:
        self.tables = Tables(data)
        self._families = families
        self._nodes: list[int] = data["nodes"]
        self._block: i64 = data["block"]
        self._warn: i64 = data["warn"]
        self._exceptions = exceptions
        self._words: dict[str, Word] = {}

    def verdict(self, a: str, b: str) -> i64:
        """WORDS.N5: SAME, BLOCK, WARN or CLEAR."""
        if a == b:
            return SAME
        if a > b:
            a, b = b, a
        known = self._known(a, b)
        if known >= 0:
            return known
        one = self._word(a)
        other = self._word(b)
        if one.keys.isdisjoint(other.keys):
            return CLEAR
        best = self._best(one, other)
        if best is None:
            return CLEAR
        return self.judged(best.score)

    def reason(self, a: str, b: str) -> Reason:
        if a == b:
            return Reason("same", a, b, "")
        if a > b:
            a, b = b, a
        known = self._known(a, b)
        best = None if known == CLEAR else self._best(self._word(a), self._word(b))
        if best is not None and self.judged(best.score) > CLEAR:
            return _explained(best)
        return Reason("exception" if known > CLEAR else "none", a, b, "")

    def _known(self, a: str, b: str) -> i64:
        """What was judged by hand about two lemmas in the order of the alphabet; -1 if nothing was (WORDS.N6)."""
        listed: i64 = self._exceptions.get(a + " " + b, -1)
        return listed if listed >= 0 else self._families.verdict(a, b)

    def score(self, a: str, b: str) -> i64:
        """How much speaks for kinship; what was judged by hand does not count."""
        if a > b:
            a, b = b, a
        best = self._best(self._word(a), self._word(b))
        return best.score if best is not None else NOTHING

    def _word(self, lemma: str) -> Word:
        word = self._words.get(lemma)
        if word is None:
            if len(self._words) >= KEPT_WORDS:
                self._words.clear()
            word = Word(lemma)
            cut_up(word, self.tables)
            self._words[lemma] = word
        return word

    def judged(self, score: i64) -> i64:
        if score >= self._block:
            return BLOCK
        if score >= self._warn:
            return WARN
        return CLEAR

    def _best(self, a: Word, b: Word) -> StemPair | None:
        best: StemPair | None = None
        row: list[int] = []
        for pair in pairs(a, b):
            if pair.first.compound or pair.second.compound:
                pair.score = self._of_compound(pair)
            else:
                row.clear()
                measure(pair, a, b, self.tables, row)
                pair.score = self._weigh(row)
                if pair.first.whole or pair.second.whole:
                    pair.score -= FOR_WHOLE
                elif pair.first.how == LISTED and _is_telling(pair.first.shape) and _is_telling(pair.second.shape):
                    pair.score += FOR_LISTED
            if best is None or pair.score > best.score:
                best = pair
        return best

    def _weigh(self, row: list[int]) -> i64:
        nodes = self._nodes
        total: i64 = 0
        at: i64 = 0
        while at >= 0:
            feature: i64 = nodes[at]
            if feature < 0:
                total += nodes[at + 1]
                at = nodes[at + 2]
            elif row[feature] <= nodes[at + 1]:
                at += 3
            else:
                at = nodes[at + 2]
        return total

    def _of_compound(self, pair: StemPair) -> i64:
        """A compound is related to each of its parts; two compounds with a part in common are near to it."""
        for cut in (pair.first, pair.second):
            if cut.whole or (cut.how != LISTED and (len(cut.shape) < SHORTEST_PART or not _has_vowel(cut.shape))):
                return NOTHING
        worth: i64 = 0
        for change in alternations(pair):
            worth += self.tables.alternations.get(change, UNKNOWN)
        if worth < IN_COMPOUND:
            return NOTHING
        both = pair.first.compound and pair.second.compound
        if pair.first.prefix in self.tables.foreign or pair.second.prefix in self.tables.foreign:
            return self._block if not both and len(pair.first.shape) >= FOREIGN_PART else NOTHING
        other = pair.second if pair.first.compound else pair.first
        return self._warn if both or other.prefix or pair.first.how == LISTED else self._block


def _has_vowel(root: str) -> bool:
    for sound in root:
        if sound in VOWELS:
            return True
    return False


def _is_telling(root: str) -> bool:
    """Two sounds are enough only for a verb like da-ć."""
    return len(root) > SHORTEST_ROOT or root[-1] in VOWELS


def _explained(pair: StemPair) -> Reason:
    """`pair.first` has the shorter suffix; whichever word it is of, the other may be formed from it."""
    base, derived = pair.first, pair.second
    if base.compound or derived.compound:
        if base.compound:
            base, derived = derived, base
        return Reason("compound", derived.lemma, base.lemma, "")
    if base.suffix == derived.suffix and base.root == derived.root and (not base.prefix or not derived.prefix):
        if base.prefix:
            base, derived = derived, base
        return Reason("prefix", derived.lemma, base.lemma, spelled(derived.prefix.replace("+", ""), derived.lemma))
    if (
        base.suffix in INFLECTION
        and len(derived.suffix) > 1
        and not base.prefix
        and not derived.prefix
        and word_class(derived.lemma) != VERB
    ):
        return Reason("from", derived.lemma, base.lemma, spelled(derived.suffix, derived.lemma))
    return Reason("root", base.lemma, derived.lemma, spelled(base.root, base.lemma))


# --- Files ---------------------------------------------------------------------------------


def load_exceptions(path: Path) -> dict[str, int]:
    """WORDS.N6: pairs whose verdict is written down; both lemmas, in the order of the alphabet, name a pair."""
    found: dict[str, int] = {}
    data = read(path)
    for name in data:
        if name not in VERDICTS:
            raise DataError(path, f"has an unknown verdict {name}")
        if not isinstance(data[name], list):
            raise DataError(path, f"has no list of {name}")
        for entry in data[name]:
            lemmas = entry.split(" ") if isinstance(entry, str) else []
            if len(lemmas) != 2 or not all(map(_is_word, lemmas)):
                raise DataError(path, f"must have two lemmas in each pair of {name}, not {entry}")
            if lemmas[0] == lemmas[1]:
                raise DataError(path, f"cannot say {name} of {lemmas[0]} and itself")
            key = " ".join(sorted(lemmas))
            if key in found:
                raise DataError(path, f"{entry} stands there twice")
            found[key] = VERDICTS[name]
    return found


def _is_word(lemma: str) -> bool:
    if len(lemma) < 2:
        return False
    for letter in lemma:
        if letter not in ALPHABET:
            return False
    return True


def load_families(path: Path) -> Families:
    data = read(path)
    for name in ("families", "alone"):
        if not isinstance(data.get(name), str):
            raise DataError(path, f"has no text of {name}")
    if not isinstance(data.get("also"), list):
        raise DataError(path, "has no list of also")
    found = Families()
    groups = [line.split() for line in data["families"].strip().splitlines()]
    for group in groups:
        if len(group) == 1:
            raise DataError(path, f"{group[0]} is no family; it stands alone")
    for number, group in enumerate(groups + [[lemma] for lemma in data["alone"].split()]):
        for lemma in group:
            if not _is_word(lemma):
                raise DataError(path, f"{lemma} is no lemma")
            if lemma in found.of:
                raise DataError(path, f"{lemma} stands there twice")
            found.of[lemma] = number
    for entry in data["also"]:
        lemmas = entry.split(" ") if isinstance(entry, str) else []
        if len(lemmas) != 2 or lemmas[0] not in found.of or lemmas[1] not in found.of:
            raise DataError(path, f"must have two lemmas that stand there in each pair of also, not {entry}")
        if found.verdict(lemmas[0], lemmas[1]) == BLOCK:
            raise DataError(path, f"says twice that {lemmas[0]} and {lemmas[1]} are related")
        found.link(lemmas[0], lemmas[1])
    return found


def load_roots(path: Path) -> dict[str, Any]:
    """What is written by hand: shapes of roots, and members of compounds."""
    data = read(path)
    for name in ("roots", "firsts", "seconds", "foreign", "bound", "whole"):
        if name not in data:
            raise DataError(path, f"has no {name}")
    roots: dict[str, str] = {}
    for number, shapes in enumerate(data["roots"]):
        for shape in shapes.split():
            root = sounds(shape.lstrip("-"))
            if shape.startswith("-"):
                root = "-" + root
            roots[root] = roots[root] + f" #{number}" if root in roots else f"#{number}"
    return {
        "roots": roots,
        "firsts": [sounds(first) for first in data["firsts"].split()],
        "foreign": [sounds(first) for first in data["foreign"].split()],
        "bound": [sounds(second) for second in data["bound"].split()],
        "whole": [sounds(root) for root in data["whole"].split()],
        "seconds": ["o" + sounds(second) for second in data["seconds"].split()],
    }


def load(path: Path = HERE) -> Relations:
    """From the folder with the learned tables, the roots, the families and the exceptions."""
    tables = path / "related.json"
    try:
        data = json.loads(tables.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise DataError(tables, f"cannot be read: {error}") from error
    data.update(load_roots(path / "related-roots.toml"))
    families = load_families(path / "related-families.toml")
    return Relations(data, families, load_exceptions(path / "related-exceptions.toml"))
