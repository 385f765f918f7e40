"""The rules of a game by id: what they say in Polish and English, where they come from, and why."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

from stolik.engine.errors import DataError

LANGUAGES = ("pl", "en")
RULING = re.compile(r"(orzeczeni|rozstrzygnięci)(e|a) (\w+(?:, \w+)*(?: i \w+)?)", re.IGNORECASE)


@dataclass(frozen=True)
class Rule:
    id: str
    source: dict[str, str]  # by language: a chapter of the rulebook, or the number of a ruling
    text: dict[str, str]  # by language
    why: dict[str, str]  # by language; empty where the rulebook itself is the reason
    decision: bool  # the rulebook is silent or contradicts itself: we decided


@dataclass(frozen=True)
class Rulebook:
    version: int  # logs name it: where a changed rule makes another game of an old one, that is why
    rules: dict[str, Rule]

    def __getitem__(self, rule: str) -> Rule:
        return self.rules[rule]


def load_rulebook(path: Path) -> Rulebook:
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise DataError(path, f"cannot be read: {error}") from error
    sources: dict[str, str] | None = data.get("sources")
    rules: dict[str, Rule] = {}
    for row in data.get("rule", []):
        missing = [key for key in ("id", "source", "pl", "en") if not row.get(key)]
        if missing:
            raise DataError(path, f"rule {row.get('id', '?')} has no {', '.join(missing)}")
        if row["id"] in rules:
            raise DataError(path, f"rule {row['id']} stands there twice")
        why = {language: row[f"why_{language}"] for language in LANGUAGES if row.get(f"why_{language}")}
        text = {language: row[language] for language in LANGUAGES}
        try:
            source = {"pl": row["source"], "en": row["source"] if sources is None else _english(row["source"], sources)}
        except KeyError as unknown:
            raise DataError(path, f"rule {row['id']}: the source {unknown} has no English name") from unknown
        rules[row["id"]] = Rule(row["id"], source, text, why, row.get("decision", False))
    if not rules or not isinstance(data.get("version"), int):
        raise DataError(path, "needs a version and at least one rule")
    return Rulebook(data["version"], rules)


def _english(source: str, names: dict[str, str]) -> str:
    """A Polish source for English readers; of chapters, which begin with a capital letter, whose they are too."""
    parts: list[str] = []
    for part in source.split("; "):
        ruling = RULING.fullmatch(part)
        if ruling is not None:
            parts.append(f"ruling{'s' if ruling[2] == 'a' else ''} {ruling[3].replace(' i ', ' and ')}")
        elif names[part][0].isupper():
            book = "" if any("chapter" in each for each in parts) else "Polish rulebook, "
            parts.append(f"{book}chapter \u201c{names[part]}\u201d")
        else:
            parts.append(names[part])
    return "; ".join(parts)
