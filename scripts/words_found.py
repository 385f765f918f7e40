"""What Morfeusz knows of a form: its readings, and what may come of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from sys import intern

from stolik.games.words.lexicon import ALPHABET

NOT_WORDS = {"brev", "romandig"}  # abbreviations and numerals in letters
VOWELS = set("aąeęioóuy")
NEGATED = {"adj", "adv", "ger", "pact", "ppas"}  # what `nie` grows together with
SURNAME = "nazwisko"  # there are so many of them that they say nothing against a word


@dataclass(slots=True)
class Reading:
    lemma: str  # a name's begins with a capital
    tag: str

    @property
    def is_name(self) -> bool:
        return self.lemma[:1].isupper()


@dataclass(slots=True)
class Found:
    """What is known of one form."""

    lemmas: list[str]
    exists: bool  # as more than a name or an abbreviation; without a vowel only exclamations are words
    negatable: bool = False
    short_form: bool = False  # an abbreviation
    names: list[str] = field(default_factory=list)  # that it is a form of, surnames aside
    rude: bool = False  # people may say so; no program does
    readings: list[Reading] = field(default_factory=list)  # as common words


def taken_as_it_is(form: str) -> Found:
    return Found([form], exists=True)


Analysed = Iterable[tuple[int, int, tuple[str, str, str, list[str], list[str]]]]


def analyser() -> Callable[[str], Analysed]:
    import morfeusz2  # type: ignore[import-not-found,unused-ignore]

    found: Callable[[str], Analysed] = morfeusz2.Morfeusz(praet="composite").analyse
    return found


def examiner(analyse: Callable[[str], Analysed]) -> Callable[[str], Found]:
    letters = set(ALPHABET)

    def examined(form: str) -> Found:
        analysed = list(analyse(form))
        end = max(end for _, end, _ in analysed)
        marks = [" ".join(marks) for _, _, (*_, marks) in analysed]
        words = [
            (Reading(intern(lemma.split(":")[0]), intern(tag)), (start, last) == (0, end), kinds)
            for start, last, (_, lemma, tag, kinds, _) in analysed
            if tag.split(":")[0] not in NOT_WORDS and tag != "ign"
        ]
        common = [(reading, whole) for reading, whole, _ in words if not reading.is_name]
        whole = [reading for reading, whole in common if whole] or [r for r, whole, _ in words if whole and not common]
        lemmas = dict.fromkeys(reading.lemma.lower() for reading in whole)
        return Found(
            [lemma for lemma in lemmas if letters.issuperset(lemma)],
            exists=any(reading.tag.startswith("interj") or not VOWELS.isdisjoint(form) for reading, _ in common),
            negatable=any(reading.tag.split(":")[0] in NEGATED for reading in whole),
            short_form=any(tag.split(":")[0] in NOT_WORDS for _, _, (_, _, tag, *_) in analysed),
            names=sorted({r.lemma for r, _, kinds in words if r.is_name and set(kinds) != {SURNAME}}),
            rude=any("wulg." in mark for mark in marks) or all("pogard." in mark for mark in marks),
            readings=[reading for reading in whole if not reading.is_name],
        )

    return examined
