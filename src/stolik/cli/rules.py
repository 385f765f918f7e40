"""`stolik rules`: what the rules say, and how well they are tested."""

from __future__ import annotations

import json
from pathlib import Path

from rich.table import Table as Grid

from stolik.cli.arguments import Arguments, Commands, Usage, add_command, at_least, game_of, words_of
from stolik.cli.asking import find_rule, told
from stolik.cli.screen import WARNING, console
from stolik.cli.words import Words
from stolik.engine.game import Game
from stolik.engine.rulebook import Rule
from stolik.lab.coverage import RuleCoverage, coverage, summary

UNTESTED = 1


def add(commands: Commands) -> None:
    parser = add_command(commands, "rules", run, "print the rules of a game, or how they are tested")
    parser.add_argument("game")
    parser.add_argument("rule", nargs="?", help="an id, or how several begin: RAV.effect.2, RAV.effect")
    parser.add_argument("--coverage", action="store_true", help="each rule with its checks, tests and uses")
    parser.add_argument("--games", type=at_least(0), default=200, help="to play for the coverage (default: 200)")
    parser.add_argument("--seed", type=at_least(0), default=1, help="of those games")
    parser.add_argument("--tests", type=Path, help="the folder of the tests (default: this checkout's)")
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


def _cover(arguments: Arguments, game: Game) -> int:
    if arguments.rule is not None:
        raise Usage("--coverage is of all rules, not of one")
    rows = coverage(game, arguments.tests, arguments.games, arguments.seed)
    found = summary(rows)
    if arguments.json:
        print(json.dumps(found))
    else:
        _print_coverage(rows, words_of(arguments))
    return UNTESTED if found["missing"] else 0


def _print_coverage(rows: list[RuleCoverage], words: Words) -> None:
    grid = Grid(words.say("column-rule"))
    for key in ("checks", "tests", "exercised"):
        grid.add_column(words.say(f"column-{key}"), justify="right")
    for row in rows:
        counts = (len(row.checks), len(row.tests), row.exercised)
        grid.add_row(row.rule, *map(str, counts), style="" if row.tests else WARNING)
    out, found = console(), summary(rows)
    out.print(grid)
    told = {key: found[key] for key in ("rules", "tested", "exercised")}
    out.print(words.say("coverage", **told))
    if found["missing"]:
        out.print(words.say("untested", rules=", ".join(found["missing"])), style=WARNING)
