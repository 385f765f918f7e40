"""Lemmas of forms that Morfeusz does not know (WORDS.N3): hunspell's stem, else a guess by how known words inflect.

A pattern is what known lexemes of one kind have behind their common beginning: a, ach, ami, e, om, y of `mapa`. An
unknown form belongs to a word of the list if a pattern leads from one to the other and all its forms are in the list;
of several such words the one with the most forms wins.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from words_found import Found

HUNSPELL = Path("/usr/share/hunspell")
LEAST_FORMS = 3  # of a pattern
LEAST_BEGINNING = 2  # letters
LEAST_LEXEMES = 5  # that inflect so
GROWN_ON = ("nie", "naj")
PARTICLES = {"cież": "cie", "myż": "my", "że": ""}  # what grows on imperatives, and what stood there before
OF_VERBS = ("ger", "pact", "ppas")
INFLECTED = 5  # forms that a word which inflects has at least


def in_common(one: str | bytes, other: str | bytes) -> int:
    """The length of the common beginning."""
    length = 0
    for a, b in zip(one, other, strict=False):
        if a != b:
            break
        length += 1
    return length


@dataclass(slots=True)
class Pattern:
    of_lemma: str  # what the lemma ends with
    endings: tuple[str, ...]
    lexemes: int


def patterns(known: dict[str, list[str]]) -> list[Pattern]:
    """How the known lexemes inflect, by lemma and forms; those with the most forms first."""
    seen: Counter[tuple[str, tuple[str, ...]]] = Counter()
    for lemma, all_forms in known.items():
        forms = set(all_forms)
        plain = {form for form in forms if not (form.startswith(GROWN_ON) and form[3:] in forms)}
        if lemma not in plain or len(plain) < LEAST_FORMS:
            continue
        kept = min(in_common(form, lemma) for form in plain)
        if kept >= LEAST_BEGINNING:
            seen[lemma[kept:], tuple(sorted(form[kept:] for form in plain))] += 1
    found = [Pattern(ending, endings, times) for (ending, endings), times in seen.items() if times >= LEAST_LEXEMES]
    return sorted(found, key=lambda one: (-len(one.endings), -one.lexemes, one.of_lemma, one.endings))


class Stems:
    def __init__(self, found: dict[str, Found], stems: Callable[[str], tuple[str, ...]]) -> None:
        self._found = found
        self._stems = stems
        self._patterns: dict[tuple[str, str], list[Pattern]] = defaultdict(list)  # by ending and ending of the lemma
        self._of_lemmas: dict[str, set[str]] = defaultdict(set)
        self._settled: dict[str, list[str]] = {}
        self._guesses: dict[str, list[str]] = {}
        forms: dict[str, list[str]] = defaultdict(list)
        for word, known in found.items():
            for reading in known.readings:
                if not forms[reading.lemma] or forms[reading.lemma][-1] != word:
                    forms[reading.lemma].append(word)
        for pattern in patterns(forms):
            for ending in pattern.endings:
                self._patterns[ending, pattern.of_lemma].append(pattern)
                self._of_lemmas[ending].add(pattern.of_lemma)

    def lemmas(self, form: str) -> list[str]:
        """The form itself where nothing better is known."""
        settled = self._settled.get(form)
        if settled is None:
            settled = list(dict.fromkeys(self._looked_for(form)))
            self._settled[form] = settled
        return settled

    def _looked_for(self, form: str) -> list[str]:
        known = self._found.get(form)
        if known and known.readings:
            return known.lemmas
        stems = [stem for stem in self._stems(form) if stem.islower()]
        if stems:
            return [lemma for stem in stems for lemma in self._of_stem(stem)]
        shorter = next(self._shorter(form), "")
        return self.lemmas(shorter) if shorter else self._guessed(form)

    def _of_stem(self, stem: str) -> list[str]:
        """What hunspell calls a stem can be a form: a participle, a verbal noun."""
        known = self._found.get(stem)
        if not known:
            return [stem]
        if not known.readings:
            return self._guessed(stem)
        verbal = [reading.lemma for reading in known.readings if reading.tag.startswith(OF_VERBS)]
        return verbal or [stem]

    def _shorter(self, form: str) -> Iterator[str]:
        """The word without what grew on it."""
        if form.startswith(GROWN_ON) and form[3:] in self._found:
            yield form[3:]
        for particle, before in PARTICLES.items():
            if form.endswith(particle) and form.removesuffix(particle) + before in self._found:
                yield form.removesuffix(particle) + before

    def _guessed(self, form: str) -> list[str]:
        if form not in self._guesses:
            self._guesses[form] = self._guess(form)
        return self._guesses[form]

    def _guess(self, form: str) -> list[str]:
        best: tuple[int, int, str] = (0, 0, form)
        for kept in range(LEAST_BEGINNING, len(form) + 1):
            beginning, ending = form[:kept], form[kept:]
            for of_lemma in self._of_lemmas.get(ending, ()):
                lemma = beginning + of_lemma
                if lemma in self._found:
                    best = max(best, self._agreed(beginning, ending, of_lemma))
        return [best[2]]

    def _agreed(self, beginning: str, ending: str, of_lemma: str) -> tuple[int, int, str]:
        """The best pattern of which the list has all forms."""
        for pattern in self._patterns[ending, of_lemma]:
            if all(beginning + other in self._found for other in pattern.endings):
                return len(pattern.endings), pattern.lexemes, beginning + of_lemma
        return 0, 0, ""


def hunspell() -> Callable[[str], tuple[str, ...]]:
    from hunspell import Hunspell  # type: ignore[import-not-found,unused-ignore]

    stems: Callable[[str], tuple[str, ...]] = Hunspell("pl_PL", hunspell_data_dir=str(HUNSPELL)).stem
    return stems
