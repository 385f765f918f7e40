"""Polish and English say the same things: the same keys, with the same variables, in every folder of texts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import stolik
from stolik import games
from stolik.cli.words import BOTS, CLI, Words
from stolik.engine.rulebook import LANGUAGES
from stolik.engine.texts import Texts

PACKAGE = Path(stolik.__file__).parent
FOLDERS = sorted(path for path in PACKAGE.rglob("text") if path.is_dir())
TAUGHT = sorted(path for name in ("guide", "tutorial") for path in PACKAGE.rglob(name) if path.is_dir())
CLIENT = Path(__file__).parents[2] / "web" / "src" / "text"
QUOTES = {"pl": ("„", "”"), "en": ("“", "”")}
POLISH_FORMS = {"one", "few", "many"}
CASE = re.compile("-(in|from|to)$")


def messages(folder: Path, language: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    found: dict[str, ast.Message] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{folder}/{language}.ftl: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands there twice"
            found[entry.id.name] = entry
    return found


def nodes(node: object) -> list[ast.BaseNode]:
    """All that a piece of syntax consists of."""
    if isinstance(node, list):
        return [inner for item in node for inner in nodes(item)]
    if isinstance(node, ast.BaseNode):
        return [node, *(inner for value in vars(node).values() for inner in nodes(value))]
    return []


def variables(key: str, texts: dict[str, ast.Message]) -> set[str]:
    """What has to be filled in, also in the texts that this one is made of."""
    inside = nodes(texts[key])
    own = {node.id.name for node in inside if isinstance(node, ast.VariableReference)}
    others = [node.id.name for node in inside if isinstance(node, ast.MessageReference)]
    return own.union(*(variables(other, texts) for other in others))


def forms(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


def test_there_are_texts() -> None:
    assert {folder.parent.name for folder in FOLDERS} >= {"cli", "bots", *games.names()}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_have_the_same_texts(folder: Path) -> None:
    """But for notes: those who read Polish need not be told that words are Polish. A value takes the case that its
    sentence wants (`area-in`, `area-from`), which differs by language."""
    polish, english = messages(folder, "pl"), messages(folder, "en")
    assert list(polish) == [key for key in english if key != "note" or key in polish]
    for key, message in polish.items():
        assert {CASE.sub("", name) for name in variables(key, polish)} == {
            CASE.sub("", name) for name in variables(key, english)
        }, key
        assert message.value is not None
        assert english[key].value is not None
        assert forms(message) == forms(english[key]), key


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_polish_counts_have_all_their_forms(folder: Path) -> None:
    """Where a text tells numbers apart, it must know all three forms (or one form that serves all but 1)."""
    for key, message in messages(folder, "pl").items():
        for node in nodes(message):
            if isinstance(node, ast.SelectExpression):
                told = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
                if told & POLISH_FORMS:
                    assert told >= POLISH_FORMS or told == {"one", "other"}, key


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(folder: Path, language: str) -> None:
    """What is only a part of others (`said-`) can be nothing, or begin with a space: it is tried in what holds it."""
    texts = Texts(folder)
    found = messages(folder, language)
    held = {node.id.name for text in found.values() for node in nodes(text) if isinstance(node, ast.MessageReference)}
    for key in found:
        if key.startswith("said-"):
            assert key in held, f"{key} is part of nothing"
            continue
        for number in (0, 1, 2, 5, 22, 112):
            said = texts.say(language, key, **dict.fromkeys(variables(key, found), number))
            assert said.strip()
            assert said == " ".join(said.split()) or key == "board-or"


def in_print(language: str, text: str) -> bool:
    """Apostrophes and quotation marks as books of the language have them, and not those of a typewriter."""
    opening, closing = QUOTES[language]
    return not set("'\"„“”") & set(text) - {opening, closing} and text.count(opening) == text.count(closing)


@pytest.mark.parametrize(
    "folder", [*FOLDERS, *TAUGHT, CLIENT], ids=lambda folder: f"{folder.parent.name}-{folder.name}"
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_quotation_marks_are_those_of_print(folder: Path, language: str) -> None:
    for key, message in messages(folder, language).items():
        texts = [node.value for node in nodes(message) if isinstance(node, ast.TextElement)]
        assert in_print(language, " ".join(texts)), key


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_so_are_those_of_the_rules(name: str, language: str) -> None:
    game = games.get(name)
    for rule in game.rulebook.rules.values():
        assert in_print(language, rule.text[language] + rule.why.get(language, "") + rule.source[language]), rule.id
    for file in (f"{language}.md", f"aid.{language}.md"):
        for line in (PACKAGE / "games" / name / "rules" / file).read_text(encoding="utf-8").splitlines():
            shown = re.findall('caption="(.*?)"', line) if line.startswith(":::") else [line]
            assert all(in_print(language, text) for text in shown), line


def test_every_text_of_the_command_line_is_used() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in (PACKAGE / "cli").glob("*.py"))
    # Some are put together in the code, or the engine says which.
    made_up = re.compile(
        r"^(name|column|compiled|balance|verdict|way|level|met|doing)-|^(games-per-s|decisions-per-(s|game)|your-turn|react-to|everybody)$"
    )
    unused = [key for key in messages(CLI.folder, "en") if f'"{key}"' not in code and not made_up.match(key)]
    assert [key for key in unused if f"'{key}'" not in code] == []


@pytest.mark.parametrize(
    ("count", "told"),
    [
        (1, "1 ruch"),
        (2, "2 ruchy"),
        (4, "4 ruchy"),
        (5, "5 ruchów"),
        (12, "12 ruchów"),
        (22, "22 ruchy"),
        (25, "25 ruchów"),
    ],
)
def test_polish_plurals(count: int, told: str) -> None:
    assert Words("pl").say("moves", moves=count) == told


def test_a_reason_for_everything_that_a_bot_can_say() -> None:
    keys = {"random", "feature", "even", "search", "alone", "exact", "only"}
    assert set(messages(BOTS.folder, "pl")) == {f"why-{key}" for key in keys}
    for game in map(games.get, games.names()):
        for language in LANGUAGES:
            for feature in game.thinking.evaluator.names:
                assert game.texts.has(language, f"feature-{feature}")
