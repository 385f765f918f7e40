"""Learns which Polish lemmas are related (WORDS.N1), and says how well.

    OMP_NUM_THREADS=1 PYTHONPATH=src python scripts/words_related.py --lexicon LEMMAS.tsv MORPHYNET.tsv
    ... --evaluate development        measures what stands there instead; --evaluate test only when all is settled

The first writes related.json, the same bytes each time. MORPHYNET is the derivational file of MorphyNet for Polish
(CC BY-SA 3.0; its rows are not kept, only counts). LEMMAS has a lemma and its frequency on each line; if there is no
such file it is made with Morfeusz from a list of words (--words) and the frequencies of wordfreq. Training also needs
numpy and scikit-learn.

Families of the graph are split ten ways by a hash of their first word: one tenth is for development (thresholds are
chosen on it), one for the test, eight train. Related pairs are lexemes of which one is formed from the other, or both
from a third, in three steps at most. Unrelated pairs are look-alikes from two families, words that share a levelled
root, since all others are clear anyway. MorphyNet lacks many links, so that look-alikes of two families are often kin
in truth: a pair is left out where the same word remains once prefixes are taken off, where the two families hold such
words, and, in training alone, where a verb has the root of a noun or adjective, or where models that never saw the
pair find it related.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from collections import Counter, defaultdict, deque
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from zlib import crc32

from stolik.engine.datafile import read
from stolik.games.words.lexicon import ALPHABET
from stolik.games.words.related import (
    BLOCK,
    HERE,
    KEPT,
    LISTED,
    SCALE,
    VOWELS,
    WARN,
    StemPair,
    Tables,
    Word,
    alternations,
    cut_up,
    levelled,
    load,
    load_roots,
    measure,
    pairs,
    prefix_key,
    shift_key,
    sounds,
    without_last_vowel,
)

AT_BLOCK = -0.4  # scores are log odds; for precision on the families for development
AT_WARN = -2.0
FARTHEST = 3  # steps in the graph
WEIGHTS = {1: 1.0, 2: 0.7, 3: 0.4}  # of related pairs, by distance
KNOWN = 2.5  # Zipf frequency of words that people know
OFTEN = 3.0  # Zipf frequency of words that people play
FROM_FAMILY = 80  # related pairs at most
SUFFIX_IN = 2  # families at least
LONGEST_SUFFIX = 8
RANDOM_PAIRS = 200_000
CROWD_ROOT = 5  # sounds of the roots whose neighbours are counted
FOUND = 0.5  # Zipf frequency of words that were found at all
MANY = 60  # suffixes that no single root has
PLAIN = frozenset(["", "a", "e", "i", "o", "y"])
VERBAL = frozenset(["ać", "eć", "ić", "nąć", "ować", "yć"])
CLEAR_ROOT = 4  # sounds; chance seldom gives two words the same
ANALOGIES = 6  # roots at least
LAST = -1  # instead of the place of a next tree
SALT = "stolik"  # of the hash that splits families
PARTS = {0: "test", 1: "development"}  # by fold; all others train
CLASSES = {"N": "noun", "V": "verb", "J": "adjective"}


# --- The graph and the lexicon -------------------------------------------------------------


def playable(word: str) -> bool:
    return len(word) > 1 and all(letter in ALPHABET for letter in word)


Lexeme = tuple[str, str]  # a word and its class


@dataclass
class Graph:
    near: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    classes: dict[str, str] = field(default_factory=dict)
    bases: dict[Lexeme, set[Lexeme]] = field(default_factory=lambda: defaultdict(set))
    family: dict[str, str] = field(default_factory=dict)  # by word: the first word of its family
    prefixes: Counter[str] = field(default_factory=Counter)  # in families of the training set

    def kin(self) -> dict[tuple[str, str], int]:
        """Pairs with their distance: one is formed from the other, or both from a third (WORDS.N1).

        Two words that meet only in what is formed from both are not kin, nor are those that meet in a homograph of
        another class.
        """
        formed: dict[Lexeme, list[tuple[str, int]]] = defaultdict(list)
        for lexeme in list(self.bases):
            steps = {lexeme: 0}
            queue = deque([lexeme])
            while queue:
                at = queue.popleft()
                formed[at].append((lexeme[0], steps[at]))
                if steps[at] < FARTHEST:
                    for base in sorted(self.bases.get(at, ())):
                        if base not in steps:
                            steps[base] = steps[at] + 1
                            queue.append(base)
        for lexeme in list(formed):
            formed[lexeme].append((lexeme[0], 0))
        found: dict[tuple[str, str], int] = {}
        for members in formed.values():
            for a, far in members:
                for b, farther in members:
                    if a < b and far + farther <= found.get((a, b), FARTHEST):
                        found[a, b] = far + farther
        return found

    def fold(self, word: str) -> int:
        return crc32(f"{SALT} {self.family[word]}".encode()) % 10

    def part(self, word: str) -> str:
        return PARTS.get(self.fold(word), "train")


def graph(path: Path) -> Graph:
    found = Graph()
    rows = [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines()]
    known: dict[str, set[str]] = defaultdict(set)
    for base, derived, base_class, derived_class, *_ in rows:
        found.near[base].add(derived)
        found.near[derived].add(base)
        known[base].add(base_class)
        known[derived].add(derived_class)
        found.classes.setdefault(base, base_class)
        found.classes.setdefault(derived, derived_class)

    def lexeme(word: str, its: str) -> Lexeme:
        others = sorted(known[word] - {"U"})
        return word, others[0] if its == "U" and len(others) == 1 else its

    for base, derived, base_class, derived_class, *_ in rows:
        found.bases[lexeme(derived, derived_class)].add(lexeme(base, base_class))
    for word in sorted(found.near):
        if word not in found.family:
            queue = [word]
            found.family[word] = word
            while queue:
                for other in found.near[queue.pop()]:
                    if other not in found.family:
                        found.family[other] = word
                        queue.append(other)
    for base, _, _, _, affix, kind in rows:
        if kind == "prefix" and found.part(base) == "train":
            found.prefixes[sounds(affix)] += 1
    return found


def make_lexicon(words: Path, lexicon: Path) -> None:
    import morfeusz2  # type: ignore[import-not-found,unused-ignore]
    from wordfreq import get_frequency_dict  # type: ignore[import-not-found,unused-ignore]

    morfeusz = morfeusz2.Morfeusz(praet="composite", generate=False)
    often = get_frequency_dict("pl", wordlist="large")
    total: Counter[str] = Counter()
    with words.open(encoding="utf-8") as lines:
        for line in lines:
            form = line.strip()
            if playable(form):
                lemmas = set()
                for start, end, (_, lemma, tag, names, _) in morfeusz.analyse(form):
                    lemma = lemma.split(":")[0]
                    common = not names or "nazwa_pospolita" in names
                    if end - start == 1 and playable(lemma) and common and tag.split(":")[0] not in ("ign", "brev"):
                        lemmas.add(lemma)
                for lemma in lemmas:
                    total[lemma] += often.get(form, 0.0) / len(lemmas)
    lexicon.write_text("".join(f"{lemma}\t{often:.3e}\n" for lemma, often in sorted(total.items())), encoding="utf-8")


def zipfs(lexicon: Path) -> dict[str, float]:
    rows = [line.split("\t") for line in lexicon.read_text(encoding="utf-8").splitlines()]
    return {row[0]: math.log10(float(row[1]) + 1e-9) + 9 for row in rows if playable(row[0])}


# --- Affixes -------------------------------------------------------------------------------


def endings(a: str, b: str) -> tuple[str, str] | None:
    """What follows the longest common root of two words."""

    def keys(word: str, size: int) -> set[str]:
        root = word[:size]
        if root[-1] in VOWELS and (size == len(word) or word[size] in VOWELS):
            return set()
        return {levelled(root), levelled(without_last_vowel(root) or root)}

    first, second = sounds(a), sounds(b)
    for size in range(len(first), 2, -1):
        mine = keys(first, size)
        for other in range(min(len(second), size + 1), max(1, size - 2), -1):
            if mine & keys(second, other):
                return first[size:], second[other:]
    return None


def blank(net: Graph, related: list[Example]) -> dict[str, Any]:
    """The tables with every affix, but nothing learned about it yet."""
    hand = read(HERE / "related-roots.toml")
    families: dict[str, set[str]] = defaultdict(set)
    for example in related:
        found = None if example.part != "train" else endings(example.a, example.b)
        for suffix in found or ():
            families[suffix].add(net.family[example.a])
    firsts = {sounds(first) for name in ("firsts", "foreign") for first in hand[name].split()}
    bound = {sounds(element) for element in hand["bound"].split()}
    suffixes = {
        suffix
        for suffix, found_in in families.items()
        if len(found_in) >= SUFFIX_IN and len(suffix) <= LONGEST_SUFFIX and suffix not in bound
    }
    prefixes = {prefix for prefix, times in net.prefixes.items() if times >= 5}
    prefixes |= {sounds(prefix) for prefix in hand["prefixes"].split()}
    return {
        "prefixes": sorted(prefixes - firsts),
        "suffixes": dict.fromkeys(sorted(suffixes | {sounds(suffix) for suffix in hand["suffixes"].split()}), 0),
        "prefix_odds": {},
        "pairs": {},
        "alternations": {},
        "licences": {},
        "shifts": {},
        "crowds": {},
        "analogies": {},
        "times": {},
        **load_roots(HERE / "related-roots.toml"),
    }


def crowds(lexicon: dict[str, float], tables: Tables) -> dict[str, int]:
    """By short root, on scales of 15: lemmas that go on with a suffix, those that go on otherwise, and prefixes."""
    parsed: Counter[str] = Counter()
    unparsed: Counter[str] = Counter()
    prefixes: dict[str, set[str]] = defaultdict(set)
    for lemma, zipf in lexicon.items():
        if zipf < 1.5:
            continue
        word = sounds(lemma)
        for size in range(2, min(CROWD_ROOT, len(word)) + 1):
            if word[size - 1] not in VOWELS or (size < len(word) and word[size] not in VOWELS):
                (parsed if word[size:] in tables.suffixes else unparsed)[word[:size]] += 1
        for prefix in tables.prefixes:
            rest = word[len(prefix) :]
            if word.startswith(prefix):
                for size in range(2, min(CROWD_ROOT, len(rest)) + 1):
                    if rest[size:] in tables.suffixes:
                        prefixes[rest[:size]].add(prefix)

    roots = sorted(root for root in set(parsed) | set(prefixes) if parsed[root] + len(prefixes[root]) > 1)
    return {root: level(parsed[root]) * 256 + level(unparsed[root]) * 16 + level(len(prefixes[root])) for root in roots}


def level(count: int) -> int:
    return min(15, round(2 * math.log2(1 + count)))


def companions(lexicon: dict[str, float], tables: Tables) -> dict[str, dict[str, int]]:
    """How often each suffix is found, and each pair of suffixes with one root."""
    by_root: dict[str, set[str]] = defaultdict(set)
    for lemma, zipf in lexicon.items():
        if zipf >= FOUND:
            word = sounds(lemma)
            for size in range(3, len(word) + 1):
                if word[size:] in tables.suffixes and word[size - 1] not in VOWELS:
                    by_root[levelled(word[:size])].add(word[size:])
    times: Counter[str] = Counter()
    both: Counter[str] = Counter()
    for root, suffixes in by_root.items():
        times.update(suffixes)
        if len(suffixes) < MANY and len(root) > 3:
            ordered = sorted(suffixes, key=lambda one: (len(one), one))
            for i, one in enumerate(ordered):
                both.update(f"{one}|{other}" for other in ordered[i + 1 :])
    return {
        "analogies": {
            key: level(both[key]) * 64 + round(63 * both[key] / (1 + times[key.split("|")[1]]))
            for key in sorted(both)
            if both[key] >= ANALOGIES
        },
        "times": {key: level(times[key]) for key in sorted(times)},
    }


# --- Examples ------------------------------------------------------------------------------


@dataclass
class Example:
    a: str
    b: str
    distance: int  # 0: not related
    part: str  # of the families
    group: int
    zipf: float  # of the rarer word
    ways: list[StemPair] = field(default_factory=list)
    best: int = 0
    score: float = -20.0
    dropped: bool = False

    @property
    def weight(self) -> float:
        by_use = 3.0 if self.zipf >= OFTEN else 1.5 if self.zipf >= 2 else 1.0
        return WEIGHTS.get(self.distance, 1.0) * by_use


def example(net: Graph, lexicon: dict[str, float], a: str, b: str, distance: int) -> Example:
    zipf = min(lexicon.get(a, 0.0), lexicon.get(b, 0.0))
    return Example(a, b, distance, net.part(a), net.fold(a) // 2, zipf)


def related_pairs(net: Graph, lexicon: dict[str, float], rng: random.Random) -> list[Example]:
    families: dict[str, list[Example]] = defaultdict(list)
    for (a, b), distance in sorted(net.kin().items()):
        if playable(a) and playable(b):
            families[net.family[a]].append(example(net, lexicon, a, b, distance))
    found = []
    for _, members in sorted(families.items()):
        close = [one for one in members if one.distance == 1]
        far = [one for one in members if one.distance > 1]
        rng.shuffle(far)
        found += close + far[: max(FROM_FAMILY // 2, FROM_FAMILY - len(close))]
    return found


class Words:
    """Words cut up once."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.found: dict[str, Word] = {}

    def __call__(self, lemma: str) -> Word:
        word = self.found.get(lemma)
        if word is None:
            word = self.found[lemma] = Word(lemma)
            cut_up(word, self.tables)
        return word


def linked(net: Graph, tables: Tables) -> set[tuple[str, str]]:
    """Pairs of families that hold the same word but for prefixes: probably one family."""
    rests: dict[str, set[str]] = defaultdict(set)
    for word in net.near:
        if playable(word):
            text = sounds(word)
            rests[text].add(net.family[word])
            for prefix in tables.prefixes:
                if text.startswith(prefix) and len(text) - len(prefix) >= 4:
                    rests[text[len(prefix) :]].add(net.family[word])
    return {(a, b) for families in rests.values() if len(families) < 40 for a in families for b in families if a != b}


def unrelated_pairs(net: Graph, lexicon: dict[str, float], words: Words, rng: random.Random) -> list[Example]:
    """Look-alikes: they share a levelled root; frequent words come up more often."""
    kin = linked(net, words.tables)
    found: set[tuple[str, str]] = set()
    for part in ("train", "development", "test"):
        for least, per_word in ((0.0, 2), (OFTEN, 5)):
            members = [word for word in sorted(net.near) if playable(word) and net.part(word) == part]
            members = [word for word in members if lexicon.get(word, 0.0) >= least]
            index: dict[str, list[str]] = defaultdict(list)
            for word in members:
                for key in words(word).keys:
                    index[key].append(word)
            for word in members:
                if least == 0 and rng.random() < 0.5:
                    continue
                met = []
                for key in sorted(words(word).keys):
                    for _ in range(per_word if len(index[key]) > 1 else 0):
                        other = rng.choice(index[key])
                        if (net.family[word], net.family[other]) not in kin and net.family[word] != net.family[other]:
                            met.append((len(key) + 3 * rng.random(), other))
                met.sort(reverse=True)
                for _, other in met[:per_word] + rng.sample(met, min(per_word, len(met))):
                    found.add((min(word, other), max(word, other)))
        known = [word for word in members if lexicon.get(word, 0.0) >= KNOWN]
        found |= {
            (a, b)
            for a, b in same_beginning(known, words)
            if net.family[a] != net.family[b] and (net.family[a], net.family[b]) not in kin
        }
    return [example(net, lexicon, a, b, 0) for a, b in sorted(found)]


def same_beginning(members: list[str], words: Words) -> set[tuple[str, str]]:
    """All pairs that a person might take for kin: one root of three sounds or more, without prefixes."""
    index: dict[str, set[str]] = defaultdict(set)
    for word in members:
        for key, cuts in words(word).cuts.items():
            if len(key) > 2 and any(not cut.prefix and not cut.compound for cut in cuts):
                index[key].add(word)
    return {(a, b) for found in index.values() if len(found) < 80 for a in found for b in found if a < b}


# --- Learning ------------------------------------------------------------------------------


def log_odds(yes: float, no: float, prior: float) -> int:
    return round(16 * max(-4.0, min(4.0, math.log((yes + prior) / (no + prior)))))


def learned(data: dict[str, Any], examples: list[Example]) -> dict[str, Any]:
    """The tables, from the best way to see each pair."""
    scale = sum(one.weight for one in examples if one.distance) / sum(
        one.weight for one in examples if not one.distance
    )
    counts: dict[str, tuple[Counter[str], Counter[str]]] = {
        name: (Counter(), Counter()) for name in ("pairs", "suffixes", "prefix_odds", "alternations", "shifts")
    }
    follows: Counter[str] = Counter()
    suffixes: Counter[str] = Counter()
    lasts: Counter[str] = Counter()
    for one in examples:
        way = one.ways[one.best]
        side = 0 if one.distance else 1
        weight = one.weight * (1.0 if one.distance else scale)
        counts["pairs"][side][f"{way.first.suffix}|{way.second.suffix}"] += weight  # type: ignore[assignment]
        for change in alternations(way):
            counts["alternations"][side][change] += weight  # type: ignore[assignment]
            counts["shifts"][side][shift_key(change, way.first.suffix, way.second.suffix)] += weight  # type: ignore[assignment]
        for cut in (way.first, way.second):
            counts["suffixes"][side][cut.suffix] += weight  # type: ignore[assignment]
            for prefix in cut.prefix.split("+") if cut.prefix else ():
                counts["prefix_odds"][side][prefix_key(prefix, cut.lemma)] += weight  # type: ignore[assignment]
            if one.distance:
                follows[f"{cut.suffix}|{cut.root[-1]}"] += weight  # type: ignore[assignment]
                suffixes[cut.suffix] += weight  # type: ignore[assignment]
                lasts[cut.root[-1]] += weight  # type: ignore[assignment]
    tables = dict(data)
    for name, (yes, no) in counts.items():
        least = 3 if name in ("pairs", "shifts") else 0
        known = data[name] if name == "suffixes" else sorted(set(yes) | set(no))
        tables[name] = {key: log_odds(yes[key], no[key], 1.5) for key in known if yes[key] + no[key] >= least}
    total = sum(lasts.values())
    tables["licences"] = {
        key: log_odds(times, suffixes[key[:-2]] * lasts[key[-1]] / total, 0.3)
        for key, times in sorted(follows.items())
        if times >= 1
    }
    return tables


def features(examples: list[Example], words: Words, tables: Tables) -> list[list[int]]:
    """Of every way to see each example."""
    found = []
    for one in examples:
        for way in one.ways:
            row: list[int] = []
            measure(way, words(one.a), words(one.b), tables, row)
            found.append(row)
    return found


def fit(rows: list[list[int]], examples: list[Example], trees: int) -> Any:
    import numpy  # type: ignore[import-not-found,unused-ignore]
    from sklearn.ensemble import HistGradientBoostingClassifier  # type: ignore[import-not-found,import-untyped,unused-ignore]

    kin = numpy.array([one.distance > 0 for one in examples])
    weights = numpy.array([one.weight for one in examples])
    weights[~kin] *= 1.2 * weights[kin].sum() / weights[~kin].sum()
    model = HistGradientBoostingClassifier(
        max_iter=trees,
        max_leaf_nodes=20,
        learning_rate=0.08,
        min_samples_leaf=60,
        l2_regularization=1.0,
        early_stopping=False,
        random_state=0,
    )
    return model.fit(numpy.array(rows), kin, sample_weight=weights)


def choose(examples: list[Example], rows: list[list[int]], model: Any) -> None:
    """The best way to see each example, by a model that never saw it."""
    import numpy  # type: ignore[import-not-found,unused-ignore]

    scores = model.decision_function(numpy.array(rows))
    at = 0
    for one in examples:
        mine = scores[at : at + len(one.ways)]
        one.best = int(mine.argmax())
        one.score = float(mine[one.best])
        one.dropped = one.distance == 0 and (
            (one.score > 1.5 and rows[at + one.best][0] >= 5) or (one.score > 2.5 and rows[at + one.best][0] == 4)
        )
        at += len(one.ways)


def best_rows(examples: list[Example], rows: list[list[int]]) -> list[list[int]]:
    found = []
    at = 0
    for one in examples:
        found.append(rows[at + one.best])
        at += len(one.ways)
    return found


def lacks_link(way: StemPair) -> bool:
    """A noun or adjective and a verb of one root: MorphyNet has few verbs that are formed so (ostry, zaostrzyć)."""
    plain, verbal = way.first, way.second
    return (
        plain.suffix in PLAIN
        and verbal.suffix in VERBAL
        and not plain.prefix
        and plain.how == verbal.how == KEPT
        and len(plain.root) >= CLEAR_ROOT
        and plain.root[:-1] == verbal.root[:-1]
    )


def first_guess(way: StemPair) -> tuple[float, str]:
    cost = 1.5 * len(alternations(way)) + bool(way.first.prefix) + bool(way.second.prefix)
    return (2 * len(way.first.shape) - cost + 3 * (way.first.how == LISTED), way.first.suffix)


def train(net: Graph, lexicon: dict[str, float], trees: int) -> dict[str, Any]:
    rng = random.Random(7)
    related = related_pairs(net, lexicon, rng)
    data = blank(net, related)
    data["crowds"] = crowds(lexicon, Tables(data))
    data |= companions(lexicon, Tables(data))
    words = Words(Tables(data))
    examples = related + unrelated_pairs(net, lexicon, words, rng)
    examples = [one for one in examples if one.part == "train"]
    for one in examples:
        ways = pairs(words(one.a), words(one.b))
        one.ways = [way for way in ways if not way.first.compound and not way.second.compound]
        one.best = max(range(len(one.ways)), key=lambda i: first_guess(one.ways[i]), default=0)
    examples = [one for one in examples if one.ways and (one.distance or not any(map(lacks_link, one.ways)))]
    print(f"{sum(one.distance > 0 for one in examples)} related, {sum(one.distance == 0 for one in examples)} not")
    groups = sorted({one.group for one in examples})
    for _ in range(2):
        kept = [one for one in examples if not one.dropped]
        seen = {group: [one for one in kept if one.group != group] for group in groups}
        tables = {group: Tables(learned(data, seen[group])) for group in groups}
        models = {
            group: fit(best_rows(seen[group], features(seen[group], words, tables[group])), seen[group], trees // 2)
            for group in groups
        }
        for group in groups:
            mine = [one for one in examples if one.group == group]
            choose(mine, features(mine, words, tables[group]), models[group])
        print(f"{sum(one.dropped for one in examples)} look-alikes are taken for kin")
    kept = [one for one in examples if not one.dropped]
    rows = []
    ordered = []
    for group in groups:  # what is said of an affix must not come from the example itself
        mine = [one for one in kept if one.group == group]
        rows += best_rows(mine, features(mine, words, Tables(learned(data, [o for o in kept if o.group != group]))))
        ordered += mine
    found = learned(data, kept)
    for name in load_roots(HERE / "related-roots.toml"):
        del found[name]  # they are read where they are written
    found["nodes"] = flat(fit(rows, ordered, trees))
    return found


def flat(model: Any) -> list[int]:
    """The trees in one row: feature, threshold, place of the right branch; or -1, value, place of the next tree."""
    out = [-1, round(SCALE * float(model._baseline_prediction[0, 0])), 3]

    def add(nodes: Any, number: int) -> None:
        node = nodes[number]
        at = len(out)
        if node["is_leaf"]:
            out.extend((-1, round(SCALE * float(node["value"])), LAST))
        else:
            out.extend((int(node["feature_idx"]), math.floor(node["num_threshold"]), 0))
            add(nodes, int(node["left"]))
            out[at + 2] = len(out)
            add(nodes, int(node["right"]))

    for number, (predictor,) in enumerate(model._predictors):
        start = len(out)
        add(predictor.nodes, 0)
        if number + 1 < len(model._predictors):
            for at in range(start, len(out), 3):
                if out[at] < 0:
                    out[at + 2] = len(out)
    return out


# --- Measuring -----------------------------------------------------------------------------


@dataclass
class Tally:
    """Verdicts on related pairs and on others."""

    related: Counter[int] = field(default_factory=Counter)
    others: Counter[int] = field(default_factory=Counter)

    def line(self) -> str:
        hits, false = self.related[BLOCK], self.others[BLOCK]
        yes, no = sum(self.related.values()), sum(self.others.values())
        warned, alarms = hits + self.related[WARN], false + self.others[WARN]
        return (
            f"{yes:6} related: recall {hits / max(1, yes):.3f}, with warnings {warned / max(1, yes):.3f};"
            f" {no:6} not: blocked {false / max(1, no):.4f}, with warnings {alarms / max(1, no):.4f};"
            f" precision {hits / max(1, hits + false):.3f}"
        )


def evaluate(net: Graph, lexicon: dict[str, float], part: str, files: list[Path]) -> None:
    """On families that training never saw, without what was judged by hand; then on pairs from files, with it.

    Precision is at the mix that is measured.
    """
    relations = load()
    rng = random.Random(7)
    examples = [one for one in related_pairs(net, lexicon, rng) if one.part == part]
    examples += [one for one in unrelated_pairs(net, lexicon, Words(relations.tables), rng) if one.part == part]
    tallies: dict[str, Tally] = defaultdict(Tally)
    wrong: dict[str, list[str]] = defaultdict(list)
    scores = []
    for one in examples:
        score = relations.score(one.a, one.b)
        verdict = relations.judged(score)
        for name in slices(net, one):
            (tallies[name].related if one.distance else tallies[name].others)[verdict] += 1
        if one.zipf >= OFTEN:
            scores.append((score, one.distance > 0))
        if one.zipf >= KNOWN and (verdict == BLOCK) != (one.distance > 0):
            wrong[f"missed at {one.distance}" if one.distance else "blocked"].append(f"{one.a}/{one.b}")
    print(f"Families for {part}; what is not related are look-alikes of two families")
    for name in sorted(tallies):
        print(f"  {name:34} {tallies[name].line()}")
    for name in sorted(wrong):
        rng.shuffle(wrong[name])
        print(f"  {name}, {len(wrong[name])}, among them: {' '.join(wrong[name][:60])}")
    if part == "development":
        for at in range(-3 * SCALE, 3 * SCALE, SCALE // 4):
            found = [kin for score, kin in scores if score >= at]
            recall = sum(found) / sum(kin for _, kin in scores)
            print(f"  from {at / SCALE:5}: precision {sum(found) / len(found):.3f}, recall {recall:.3f}")
    often = sorted(word for word in lexicon if lexicon[word] >= OFTEN and len(word) > 2)
    drawn: Counter[int] = Counter()
    for _ in range(RANDOM_PAIRS):
        a, b = rng.choice(often), rng.choice(often)
        drawn[relations.verdict(a, b)] += a != b
    print(
        f"Random pairs of {len(often)} frequent lemmas: {drawn[BLOCK]} blocked, {drawn[WARN]} warned of {RANDOM_PAIRS}"
    )
    for path in files:
        tally = Tally()
        mistaken = []
        for a, b, kin in pairs_in(path):
            verdict = relations.verdict(a, b)
            (tally.related if kin else tally.others)[verdict] += 1
            if (verdict == BLOCK) != kin:
                mistaken.append(f"{a}/{b}{'?' * (verdict == WARN)}")
        print(f"{path.name}: {tally.line()}\n  {' '.join(mistaken)}")


def slices(net: Graph, one: Example) -> list[str]:
    band = "3 and more" if one.zipf >= OFTEN else "2 to 3" if one.zipf >= 2 else "below 2"
    names = [f"Zipf {band}", "all"]
    if one.zipf >= 2:
        kinds = "-".join(sorted(CLASSES.get(net.classes[word], "other") for word in (one.a, one.b)))
        names += ["Zipf from 2", f"Zipf from 2, {kinds}"]
        names += [f"Zipf from 2, distance {one.distance}"] if one.distance else []
    if one.zipf >= OFTEN and one.distance:
        names.append(f"Zipf from 3, distance {one.distance}")
    return names


def pairs_in(path: Path) -> list[tuple[str, str, bool]]:
    rows = [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return [(row[0], row[1], row[2] == "1") for row in rows if len(row) > 2]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("morphynet", type=Path)
    parser.add_argument("--lexicon", type=Path, required=True, help="lemmas and frequencies, made if missing")
    parser.add_argument("--words", type=Path, default=Path("/usr/share/dict/polish"))
    parser.add_argument("--trees", type=int, default=300)
    parser.add_argument("--evaluate", choices=["development", "test"], help="measure instead of learning")
    parser.add_argument("--pairs", type=Path, nargs="*", default=[], help="more files of pairs to measure")
    options = parser.parse_args()
    if not options.lexicon.exists():
        make_lexicon(options.words, options.lexicon)
    net, lexicon = graph(options.morphynet), zipfs(options.lexicon)
    if options.evaluate:
        evaluate(net, lexicon, options.evaluate, options.pairs)
    else:
        data = train(net, lexicon, options.trees)
        data |= {"block": round(SCALE * AT_BLOCK), "warn": round(SCALE * AT_WARN)}
        written = ",\n".join(f"{json.dumps(key)}: {table(value)}" for key, value in data.items())
        (HERE / "related.json").write_text(f"{{\n{written}\n}}\n", encoding="utf-8")


def table(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    main()
