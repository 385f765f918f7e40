"""The file of the rules: what each is called, in both languages, and what is wrong with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolik.engine.errors import DataError
from stolik.engine.rulebook import load_rulebook

NAMED = """version = 1
[sources]
"Wstęp" = "Introduction"
"Koniec" = "The end"
"wyjaśnienie wydawcy" = "the publisher's clarification"
"""
RULE = '[[rule]]\nid = "MAR.1"\nsource = "{source}"\npl = "Tak."\nen = "Yes."\n'


def source_of(folder: Path, head: str, source: str) -> dict[str, str]:
    path = folder / "rulebook.toml"
    path.write_text(head + RULE.format(source=source), encoding="utf-8")
    return load_rulebook(path)["MAR.1"].source


@pytest.mark.parametrize(
    ("pl", "en"),
    [
        ("Wstęp", "Polish rulebook, chapter “Introduction”"),
        ("Wstęp; Koniec", "Polish rulebook, chapter “Introduction”; chapter “The end”"),
        ("Wstęp; rozstrzygnięcie 9", "Polish rulebook, chapter “Introduction”; ruling 9"),
        ("Orzeczenie V6", "ruling V6"),
        ("rozstrzygnięcia 6, 21 i 24", "rulings 6, 21 and 24"),
        ("orzeczenia 20 i 31", "rulings 20 and 31"),
        ("wyjaśnienie wydawcy; Koniec", "the publisher's clarification; Polish rulebook, chapter “The end”"),
    ],
)
def test_a_source_in_english(tmp_path: Path, pl: str, en: str) -> None:
    assert source_of(tmp_path, NAMED, pl) == {"pl": pl, "en": en}


def test_a_source_without_a_name_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"rule MAR\.1: the source 'Środek' has no English name"):
        source_of(tmp_path, NAMED, "Środek")


def test_a_rulebook_without_names_of_sources_has_one_for_both(tmp_path: Path) -> None:
    assert source_of(tmp_path, "version = 1\n", "Stolik") == {"pl": "Stolik", "en": "Stolik"}
