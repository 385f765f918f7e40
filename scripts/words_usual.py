"""How usual the readings of a spelling are (WORDS.N4): how frequent the lexeme is, times how usual such a form is.

A list of frequencies counts spellings. What it says of a spelling with several readings is shared out among their
lexemes as the other forms of each make likely, again and again until the shares hold still (expectation and
maximisation). Names take part, so it is also known which words are usual as names only.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from functools import cache

from words_found import NOT_WORDS, SURNAME, Analysed, Found, Reading

ROUNDS = 50
NEVER_SEEN = 1e-6
GUESSED = "guessed"  # the tag of a reading that Morfeusz does not know

Lexeme = tuple[str, str]  # a lemma and its class
Shares = dict[Lexeme, float]

VERBAL = {"bedzie", "cond", "fin", "ger", "imps", "impt", "inf", "pact", "pant", "pcon", "ppas", "praet", "winien"}


def lexeme(reading: Reading) -> Lexeme:
    part = reading.tag.split(":")[0]
    if part == GUESSED:
        kind = GUESSED
    elif reading.is_name or part in ("subst", "depr"):
        kind = ("name" if reading.is_name else "noun") + (" in plural" if reading.tag.endswith(":pt") else "")
    elif part in VERBAL:
        kind = "verb"
    else:
        kind = "adjective" if part.startswith("adj") else part
    return reading.lemma, kind


@cache
def cells(tag: str) -> list[str]:
    """The places in the table of inflection that a form fills."""
    part, *rest = tag.split(":")
    kept = 3 if part in ("adj", "pact", "ppas", "praet", "cond") else 2
    found = [part]
    for values in rest[:kept]:
        found = [f"{cell}:{value}" for cell in found for value in values.split(".")]
    return found


class Usage:
    """Frequencies of lexemes."""

    def __init__(self, often: dict[str, float], readings: Callable[[str], list[Reading]], forms: Counter[str]) -> None:
        self._readings = readings
        self._frequencies: defaultdict[Lexeme, float] = defaultdict(float)
        self._cells: dict[str, defaultdict[str, float]] = defaultdict(lambda: defaultdict(float))
        self._forms = forms  # how many a guessed lemma has
        read = {form: found for form in often if (found := self._read(form))}
        alone: defaultdict[Lexeme, float] = defaultdict(float)  # what is said in forms of one reading
        for form, lexemes in read.items():
            for one, places in lexemes.items():
                self._frequencies[one] += often[form] / len(lexemes)
                if len(lexemes) == 1:
                    alone[one] += often[form]
                    for place in places:
                        self._cells[one[1]][place] += often[form] / len(places)
        for counted in self._cells.values():
            total = sum(counted.values())
            for place in counted:
                counted[place] /= total
        several = [(often[form], self._fitting(lexemes)) for form, lexemes in read.items() if len(lexemes) > 1]
        for _ in range(ROUNDS):
            shared = alone.copy()
            for times, fitting in several:
                for one, share in self._shared(fitting).items():
                    shared[one] += times * share
            self._frequencies = shared

    def _read(self, form: str) -> dict[Lexeme, list[str]]:
        found: dict[Lexeme, list[str]] = defaultdict(list)
        for reading in self._readings(form):
            found[lexeme(reading)] += cells(reading.tag)
        return dict(found)

    def _fitting(self, lexemes: dict[Lexeme, list[str]]) -> Shares:
        """How much of what is said with each lexeme is said in such a form."""
        found: Shares = {}
        for one, places in lexemes.items():
            if one[1] == GUESSED:
                found[one] = 2 / (1 + self._forms[one[0]])
            else:
                found[one] = max(NEVER_SEEN, sum(self._cells[one[1]][place] for place in set(places)))
        return found

    def _shared(self, fitting: Shares) -> Shares:
        worth = {one: self._frequencies[one] * fits for one, fits in fitting.items()}
        total = sum(worth.values())
        return {one: value / total for one, value in worth.items()} if total else worth

    def shares(self, form: str) -> Shares:
        return self._shared(self._fitting(self._read(form)))

    def names(self, form: str) -> float:
        """How much of a spelling is names."""
        return sum(share for (_, kind), share in self.shares(form).items() if kind.startswith("name"))

    def sorted_lemmas(self, form: str, lemmas: list[str]) -> list[str]:
        """The most usual first."""
        if len(lemmas) == 1:
            return lemmas
        worth: defaultdict[str, float] = defaultdict(float)
        for (lemma, _), share in self.shares(form).items():
            worth[lemma.lower()] += share
        return sorted(lemmas, key=lambda lemma: (-worth[lemma], lemma))


def with_names(found: dict[str, Found], analyse: Callable[[str], Analysed]) -> Callable[[str], list[Reading]]:
    """All readings of a form, those of its capitalised spelling included.

    Of a word that is also a common one, surnames are left out, and names that inflect just like it: there are so many
    that no frequency tells them apart (Koniec, Miejsce and Świat are villages).
    """

    def readings(form: str) -> list[Reading]:
        known = found.get(form)
        common = known.readings if known else []
        if known and not common:
            common = [Reading(lemma, GUESSED) for lemma in known.lemmas]
        lemmas = {reading.lemma for reading in common}
        names = [
            (Reading(lemma.split(":")[0], tag), kinds)
            for start, _, (_, lemma, tag, kinds, _) in analyse(form.capitalize())
            if start == 0 and lemma[:1].isupper() and tag != "ign" and tag.split(":")[0] not in NOT_WORDS
        ]
        if not common:
            return [reading for reading, _ in names]
        return common + [one for one, kinds in names if set(kinds) != {SURNAME} and one.lemma.lower() not in lemmas]

    return readings
