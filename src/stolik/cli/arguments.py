"""What the commands share in their arguments: types with clear refusals."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn, TypeAlias

from stolik import games
from stolik.cli.words import Words, own_language
from stolik.engine.errors import StolikError
from stolik.engine.game import Game
from stolik.engine.rulebook import LANGUAGES
from stolik.engine.writing import composed, tidy
from stolik.lab.crew import Crew, Progress
from stolik.server.config import data_folder

Arguments = argparse.Namespace
Command = Callable[[Arguments], int]
Commands: TypeAlias = "argparse._SubParsersAction[Parser]"

STDIN = "-"


class Usage(StolikError):
    """The command line was not used as it can be."""


class Parser(argparse.ArgumentParser):
    """Refuses in one line, without the usage above it."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, **settings)
        self.register("type", None, tidy)  # of an argument that names no other, such as a path

    def error(self, message: str) -> NoReturn:
        raise Usage(f"{message} ({self.prog} --help tells more)")


def add_command(commands: Commands, name: str, run: Command, about: str) -> Parser:
    parser = commands.add_parser(name, help=about, description=about)
    parser.set_defaults(run=run)
    add_language(parser)
    return parser


def add_language(parser: Parser) -> None:
    # Without a default, or that of the command would hide what stands before the command.
    parser.add_argument(
        "--language", choices=LANGUAGES, default=argparse.SUPPRESS, help="of all texts (else: your locale's)"
    )


def add_options(parser: Parser) -> None:
    parser.add_argument("--option", metavar="KEY=VALUE", action="append", default=[], help="of the game; repeatable")


def add_crew(parser: Parser) -> None:
    """Who does the work of a long run."""
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--jobs", type=at_least(1), default=1, help="processes (default: 1)")
    who.add_argument(
        "--cluster", metavar="ADDRESS", help="of Ray that plays: auto, local, HOST:PORT or ray://HOST:PORT"
    )
    parser.add_argument(
        "--resume", type=Path, metavar="FILE", help="keep what is done there, and go on with what is there"
    )


def add_run(parser: Parser, games: int | None, how_many: str = "how many") -> None:
    """Of a long run of games."""
    usual = "" if games is None else f" (default: {games})"
    parser.add_argument("--games", type=at_least(1), default=games, help=how_many + usual)
    parser.add_argument("--seed", type=at_least(0), default=1, help="of all games (default: 1)")
    add_crew(parser)
    add_options(parser)
    parser.add_argument("--json", action="store_true", help="as JSON")


def crew_of(arguments: Arguments, step: Progress) -> Crew:
    return Crew(arguments.jobs, arguments.cluster, arguments.resume, step)


def at_least(least: int) -> Callable[[str], int]:
    """The type of a whole number."""

    def number(text: str) -> int:
        # int() would also take "1_000" and " 7 ".
        if not (text.isascii() and text.removeprefix("-").isdecimal()) or int(text) < least:
            raise argparse.ArgumentTypeError(f"must be a whole number from {least} up, not {text!r}")
        return int(text)

    return number


def numbers_of_players(text: str | None, game: Game | None) -> list[int]:
    """`2,3`; with a game only such as it has."""
    numbers: list[int] = []
    if text is None:
        return numbers
    for part in text.split(","):
        if not (part.isascii() and part.isdecimal()):
            raise Usage(f"--players takes numbers like 2,3, not {text!r}")
        if game is not None:
            game.check_seats(int(part))
        numbers.append(int(part))
    return numbers


def percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def figure(number: float) -> str:
    return f"{number:.0f}" if number >= 1000 else f"{number:.1f}"


def words_of(arguments: Arguments) -> Words:
    return Words(getattr(arguments, "language", None) or own_language(os.environ))


def settings_of(arguments: Arguments, game: Game) -> dict[str, str]:
    """The settings that are given; what the game does not have is refused."""
    given = {}
    for text in arguments.option:
        key, equals, value = text.partition("=")
        if not equals:
            raise Usage(f"an option is written KEY=VALUE, not {text!r}")
        given[key] = value
    game.complete(given)
    return given


def add_text(parser: argparse.ArgumentParser, what: str) -> None:
    parser.add_argument(
        "file", nargs="?", type=str, default=STDIN, help=f"{what} in plain text (default: what you type)"
    )


def text_of(arguments: Arguments) -> str:
    """The file that is named, or what is typed."""
    file: str = arguments.file
    try:
        if file == STDIN:
            return composed(sys.stdin.read())
        with open(file, encoding="utf-8") as text:
            return composed(text.read())
    except (OSError, UnicodeDecodeError) as error:
        raise Usage(f"{file} cannot be read: {error}") from error


def game_of(arguments: Arguments) -> Game:
    return games.get(arguments.game)


def log_folder() -> Path:
    """Where logs go; it is there now, or cannot be."""
    folder = data_folder() / "logs"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Usage(f"games cannot be saved in {folder}: {error.strerror}") from error
    return folder
