"""How many neighbouring forms that Morfeusz does not know are told to be one word (WORDS.N3).

    python scripts/words_unknown.py [lexicon.bin] [--pairs 2000] [--show 40]

Two unknown forms that are neighbours in the alphabet differ in their endings. If known neighbours with the same two
endings (and the letter before them) nearly always are forms of one lexeme, these count as one word too; if they nearly
never are, as two; else nobody knows, and the pair is left out. So the labels come from known forms, and owe nothing to
hunspell or to patterns of whole words.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter, defaultdict
from itertools import pairwise
from pathlib import Path

from stolik.games.words.lexicon import load
from stolik.games.words.related import CLEAR, SAME
from stolik.games.words.state import READINGS
from stolik.games.words.vocabulary import VOCABULARY
from words_found import analyser, examiner
from words_stems import in_common

SEEN = 20  # times, before an ending counts
ONE_WORD = 0.9
TWO_WORDS = 0.1
SHARED = 4  # letters at the beginning
KNOWN = 400_000  # words of the lexicon, in a row each time, that the endings are learned from
RUN = 1000


def endings(one: str, other: str) -> tuple[str, str] | None:
    kept = in_common(one, other)
    return (one[kept - 1 :], other[kept - 1 :]) if kept >= SHARED else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("lexicon", type=Path, nargs="?")
    parser.add_argument("--pairs", type=int, default=2000)
    parser.add_argument("--show", type=int, default=0, help="so many pairs of each kind")
    args = parser.parse_args()
    lexicon = load(args.lexicon)
    VOCABULARY._lexicon = lexicon
    examined = examiner(analyser())
    rng = random.Random(15)
    same: Counter[tuple[str, str]] = Counter()
    seen: Counter[tuple[str, str]] = Counter()
    pairs: list[tuple[str, str]] = []
    for start in rng.sample(range(0, int(lexicon.size) - RUN, RUN), KNOWN // RUN):
        words = [lexicon.word(number) for number in range(start, start + RUN)]
        lemmas = {word: {reading.lemma for reading in examined(word).readings} for word in words}
        for one, other in pairwise(word for word in words if lemmas[word]):
            if key := endings(one, other):
                seen[key] += 1
                same[key] += not lemmas[one].isdisjoint(lemmas[other])
        pairs += pairwise(word for word in words if not lemmas[word])
    rng.shuffle(pairs)
    verdicts: dict[bool, Counter[int]] = defaultdict(Counter)
    shown: dict[tuple[bool, int], list[str]] = defaultdict(list)
    for one, other in pairs:
        key = endings(one, other)
        if key is None or seen[key] < SEEN or TWO_WORDS < same[key] / seen[key] < ONE_WORD:
            continue
        label = same[key] / seen[key] >= ONE_WORD
        if sum(verdicts[label].values()) < args.pairs:
            verdict = mildest(one, other)
            verdicts[label][verdict] += 1
            shown[label, verdict].append(f"{one}/{other}")
    for label, name in ((True, "one word"), (False, "two words")):
        total = sum(verdicts[label].values())
        clear, joined = verdicts[label][int(CLEAR)], verdicts[label][int(SAME)]
        print(f"{name}: {total} pairs, {clear} clear ({clear / total:.1%}), {joined} the same ({joined / total:.1%})")
        for verdict in (int(CLEAR), int(SAME)):
            print(f"  {verdict}: {' '.join(shown[label, verdict][: args.show])}")


def mildest(one: str, other: str) -> int:
    """The verdict on the second word, in the sense that is barred least, after the first as it is usually read."""
    used = VOCABULARY.lexicon.number(one) * READINGS
    number = VOCABULARY.lexicon.number(other)
    codes = [number * READINGS + reading for reading in range(len(VOCABULARY.lemmas(number)))]
    return int(min(VOCABULARY.verdict(code, used, False) for code in codes))


if __name__ == "__main__":
    main()
