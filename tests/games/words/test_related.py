"""Which lemmas are related, and why (WORDS.N1 to N9)."""

from __future__ import annotations

from pathlib import Path
from shutil import copy

import pytest

from stolik.engine.errors import DataError
from stolik.games.words.related import (
    BLOCK,
    CLEAR,
    HERE,
    SAME,
    WARN,
    Relations,
    load,
    load_exceptions,
    load_families,
    load_roots,
    sounds,
    spelled,
)

PAIRS = Path(__file__).with_name("related-pairs.tsv")
SECOND = Path(__file__).with_name("related-pairs-second.tsv")


@pytest.fixture(scope="module")
def relations() -> Relations:
    return load()


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Relations:
    """What was learned, without anything that was judged by hand."""
    folder = tmp_path_factory.mktemp("model")
    for name in ("related.json", "related-roots.toml"):
        copy(HERE / name, folder)
    (folder / "related-families.toml").write_text('families = ""\nalone = ""\nalso = []\n', encoding="utf-8")
    (folder / "related-exceptions.toml").write_text("", encoding="utf-8")
    return load(folder)


def kin(text: str) -> list[tuple[str, str]]:
    return [(first, second) for first, second in (pair.split() for pair in text.split(","))]


@pytest.mark.rule("WORDS.N1")
@pytest.mark.parametrize(
    ("first", "second"),
    kin(
        "dom domek, dom domowy, domek domowy, las leśny, stół stolik, ręka ręczny, ręka rączka, woda wodny,"
        "pisać napisać, pisać pisarz, pisać pismo, napisać pisarz, uczyć nauczyciel, nauczyciel nauczycielka,"
        "biały biel, biały bielić, długi długość, długość przedłużyć, zły niezły, kupić kupować, pies piesek"
    ),
)
def test_what_is_formed_from_one_root_is_barred(relations: Relations, first: str, second: str) -> None:
    assert relations.verdict(first, second) == BLOCK


@pytest.mark.rule("WORDS.N1")
@pytest.mark.parametrize(
    ("first", "second"),
    kin(
        "mata matematyka, kot kotlet, bal balkon, dom dominować, stomatolog geolog, ser serce, las laska,"
        "stół stolica, pisarz lekarz, telefon teleskop, przepis przelot, radość starość, rak rakieta, lis listopad"
    ),
)
def test_likeness_by_chance_and_shared_affixes_are_clear(relations: Relations, first: str, second: str) -> None:
    assert relations.verdict(first, second) == CLEAR


@pytest.mark.rule("WORDS.N1")
def test_a_compound_is_related_to_each_of_its_parts(relations: Relations) -> None:
    assert relations.verdict("wodociąg", "woda") == BLOCK
    assert relations.verdict("wodociąg", "ciągnąć") == BLOCK
    assert relations.verdict("woda", "ciągnąć") == CLEAR


@pytest.mark.rule("WORDS.N1")
def test_a_foreign_element_bars_only_what_is_formed_from_the_whole_word(relations: Relations) -> None:
    assert relations.verdict("stomatolog", "stomatologia") == BLOCK
    assert relations.verdict("stomatolog", "geolog") == CLEAR


@pytest.mark.rule("WORDS.N2", "WORDS.N5")
def test_a_lemma_is_the_same_as_itself_and_order_does_not_matter(relations: Relations) -> None:
    lemmas = [row.split("\t")[0] for row in PAIRS.read_text(encoding="utf-8").splitlines()[1:]]
    others = [row.split("\t")[1] for row in PAIRS.read_text(encoding="utf-8").splitlines()[1:]]
    for first, second in zip(lemmas, others, strict=True):
        assert relations.verdict(first, first) == SAME
        assert relations.verdict(first, second) == relations.verdict(second, first)
        one, other = relations.reason(first, second), relations.reason(second, first)
        assert (one.kind, one.first, one.second, one.part) == (other.kind, other.first, other.second, other.part)


@pytest.mark.rule("WORDS.N1", "WORDS.N5")
@pytest.mark.parametrize(
    ("which", "path", "precision", "recall", "noticed_share"),
    [
        ("relations", PAIRS, 0.96, 0.98, 0.98),
        ("relations", SECOND, 0.95, 0.98, 0.98),
        ("model", PAIRS, 0.78, 0.86, 0.92),
        ("model", SECOND, 0.76, 0.76, 0.86),
    ],
    ids=["first", "second", "first by the model alone", "second by the model alone"],
)
def test_hand_written_pairs_are_judged_well(
    request: pytest.FixtureRequest, which: str, path: Path, precision: float, recall: float, noticed_share: float
) -> None:
    """Written before anything was asked about any of them; the floors lie a little below what is reached."""
    relations: Relations = request.getfixturevalue(which)
    rows = [row.split("\t") for row in path.read_text(encoding="utf-8").splitlines() if not row.startswith("#")]
    verdicts = [(relations.verdict(row[0], row[1]), row[2] == "1") for row in rows]
    hits = sum(verdict == BLOCK for verdict, related in verdicts if related)
    false = sum(verdict == BLOCK for verdict, related in verdicts if not related)
    noticed = sum(verdict >= WARN for verdict, related in verdicts if related)
    related_pairs = sum(related for _, related in verdicts)
    assert related_pairs >= 60
    assert len(rows) - related_pairs >= 60
    assert hits / (hits + false) >= precision
    assert hits / related_pairs >= recall
    assert noticed / related_pairs >= noticed_share


@pytest.mark.rule("WORDS.N9")
@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ("dom", "domek", ("from", "domek", "dom", "ek")),
        ("leśny", "las", ("from", "leśny", "las", "ny")),
        ("napisać", "pisać", ("prefix", "napisać", "pisać", "na")),
        ("ciągnąć", "wodociąg", ("compound", "wodociąg", "ciągnąć", "")),
        ("las", "laska", ("none", "las", "laska", "")),
        ("dom", "dom", ("same", "dom", "dom", "")),
    ],
)
def test_a_verdict_says_why(relations: Relations, first: str, second: str, expected: tuple[str, str, str, str]) -> None:
    reason = relations.reason(first, second)
    assert (reason.kind, reason.first, reason.second, reason.part) == expected


@pytest.mark.rule("WORDS.N9")
def test_a_shared_root_is_shown_as_it_is_spelled(relations: Relations) -> None:
    reason = relations.reason("kwiatek", "kwiaciarnia")
    assert reason.kind == "root"
    assert (reason.first, reason.second, reason.part) == ("kwiatek", "kwiaciarnia", "kwiat")


@pytest.mark.parametrize(
    ("lemma", "expected"),
    [("kwiaciarnia", "kwiaciarnia"), ("dziecko", "dziecko"), ("śnieg", "śnieg"), ("historia", "historia")],
)
def test_sounds_are_spelled_as_in_the_lemma(lemma: str, expected: str) -> None:
    assert spelled(sounds(lemma), lemma) == expected


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("kwiaciarnia", "kWaćarńa"),
        ("rzeka", "Reka"),
        ("dzień", "Deń"),
        ("chleb", "Hleb"),
        ("kleić", "klejić"),
        ("naiwny", "naiwny"),
    ],
)
def test_sounds(word: str, expected: str) -> None:
    assert sounds(word) == expected


@pytest.mark.rule("WORDS.N6")
def test_exceptions_come_first(tmp_path: Path) -> None:
    for name in ("related.json", "related-roots.toml", "related-families.toml"):
        copy(HERE / name, tmp_path)
    path = tmp_path / "related-exceptions.toml"
    path.write_text('block = ["kot stół"]\nwarn = ["rok lato"]\nclear = ["domek dom"]\n', encoding="utf-8")
    mine = load(tmp_path)
    assert mine.verdict("stół", "kot") == BLOCK
    assert mine.verdict("lato", "rok") == WARN
    assert mine.verdict("dom", "domek") == CLEAR
    assert mine.reason("kot", "stół").kind == "exception"
    assert mine.reason("dom", "domek").kind == "none"
    assert mine.verdict("dom", "domowy") == BLOCK


@pytest.mark.rule("WORDS.N6")
@pytest.mark.parametrize(
    ("text", "what"),
    [
        ('block = ["dom domek", "domek dom"]', "twice"),
        ('block = ["dom domek"]\nclear = ["domek dom"]', "twice"),
        ('block = ["dom dom"]', "itself"),
        ('block = ["dom"]', "two lemmas"),
        ('block = ["dom Domek"]', "two lemmas"),
        ('block = ["a domek"]', "two lemmas"),
        ("block = [7]", "two lemmas"),
        ('block = "dom domek"', "no list"),
        ('forbid = ["dom domek"]', "unknown verdict"),
        ("block = [", "cannot be read"),
    ],
)
def test_bad_exceptions_are_refused(tmp_path: Path, text: str, what: str) -> None:
    path = tmp_path / "exceptions.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DataError, match=what):
        load_exceptions(path)


@pytest.mark.rule("WORDS.N1", "WORDS.N6")
def test_families_that_were_judged_come_before_the_model(tmp_path: Path) -> None:
    for name in ("related.json", "related-roots.toml"):
        copy(HERE / name, tmp_path)
    (tmp_path / "related-exceptions.toml").write_text('warn = ["stary domek"]', encoding="utf-8")
    families = tmp_path / "related-families.toml"
    text = 'families = """\ndom stół\nstary starość\nciąg wodociąg\nwoda wodny\n"""\nalone = "domek rak"\n'
    families.write_text(text + 'also = ["wodociąg woda"]', encoding="utf-8")
    mine = load(tmp_path)
    assert mine.verdict("dom", "stół") == BLOCK  # of one family
    assert mine.reason("dom", "stół").kind == "exception"  # the model sees nothing in it
    assert mine.verdict("dom", "domek") == CLEAR  # of two, whatever the model says
    assert mine.reason("dom", "domek").kind == "none"
    assert mine.reason("stary", "starość").kind == "from"
    assert mine.verdict("domek", "stary") == WARN  # pairs are asked before families
    assert mine.verdict("dom", "domowy") == BLOCK  # nobody has judged the second
    assert mine.verdict("wodociąg", "wodny") == BLOCK  # a compound is related to the family of each part
    assert mine.verdict("wodny", "wodociąg") == BLOCK
    assert mine.verdict("ciąg", "woda") == CLEAR  # but its parts are not related, as the model knows
    assert mine.verdict("ciąg", "rak") == CLEAR


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ('families = "dom domek\\ndomowy dom"', "dom stands there twice"),
        ('families = "dom domek"\nalone = "domek"', "domek stands there twice"),
        ('families = "dom"', "dom is no family"),
        ('families = "dom Domek"', "Domek is no lemma"),
        ("families = 5", "no text of families"),
        ("alone = []", "no text of alone"),
        ('also = "dom domek"', "no list of also"),
        ('families = "dom domek"\nalso = ["dom las"]', "not dom las"),
        ('families = "dom domek"\nalso = ["dom"]', "not dom"),
        ("also = [7]", "not 7"),
        ('families = "dom domek"\nalso = ["dom domek"]', "says twice that dom and domek are related"),
        ('families = "dom domek"\nalone = "las"\nalso = ["las dom", "las domek"]', "says twice"),
    ],
)
def test_bad_families_are_refused(tmp_path: Path, text: str, what: str) -> None:
    path = tmp_path / "families.toml"
    usual = {"families": '""', "alone": '""', "also": "[]"}
    more = [
        f"{name} = {value}" for name, value in usual.items() if not text.startswith(name) and f"\n{name}" not in text
    ]
    path.write_text("\n".join([text, *more]), encoding="utf-8")
    with pytest.raises(DataError, match=what):
        load_families(path)


def test_roots_that_miss_a_part_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "related-roots.toml"
    path.write_text('roots = ["las leś"]', encoding="utf-8")
    with pytest.raises(DataError, match="has no firsts"):
        load_roots(path)


def test_missing_tables_are_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"related\.json: cannot be read"):
        load(tmp_path)
