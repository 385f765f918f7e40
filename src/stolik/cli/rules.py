"""`stolik rules`: what the rules say, and how well they are tested."""

from __future__ import annotations

import json
from pathlib import Path

from rich.table import Table as Grid

from stolik.cli.arguments import Arguments, Commands, Usage, add_command, at_least, game_of, words_of
from stolik.cli.asking import find_rule, told
from stolik.cli.screen import console
from stolik.engine.game import Game
from stolik.engine.rulebook import Rule

UNTESTED = 1


def add(commands: Commands) -> None:
    parser = add_command(commands, "rules", run, "print the rules of a game, or how they are tested")
    parser.add_argument("game")
    parser.add_argument("rule", nargs="?", help="an id, or how several begin: RAV.effect.2, RAV.effect")
    parser.add_argument("--coverage", action="store_true", help="each rule with its checks, tests and uses")
    parser.add_argument("--games", type=at_least(0), default=200, help="to play for the coverage (default: 200)")
    parser.add_argument("--seed", type=at_least(0), default=1, help="of those games")
    parser.add_argument("--tests", type=Path, default=Path("tests"), help="where the tests are (default: tests)")
    parser.add_argument("--json", action="store_true", help="the coverage as JSON")


def run(arguments: Arguments) -> int:
    game = game_of(arguments)
    if arguments.coverage:
        return _cover(arguments, game)
    if arguments.json:
        raise Usage("--json goes with --coverage")
    out, words = console(), words_of(arguments)
    for number, rule in enumerate(_wanted(game, arguments.rule)):
        if number:
            out.print()
        out.print(told(rule, words))
    return 0


def _wanted(game: Game, name: str | None) -> list[Rule]:
    if name is None:
        return list(game.rulebook.rules.values())
    exact = find_rule(game, name)
    if exact is not None:
        return [exact]
    found = [rule for rule in game.rulebook.rules.values() if rule.id.casefold().startswith(name.casefold() + ".")]
    if not found:
        raise Usage(f"{game.id} has no rule {name} (stolik rules {game.id} prints them all)")
    return found
