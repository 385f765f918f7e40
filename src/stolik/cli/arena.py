"""`stolik arena`: bots against each other, by games or by deals, and the ladder of levels."""

from __future__ import annotations

import json
from itertools import groupby
from pathlib import Path

from rich.table import Table as Grid

from stolik import games
from stolik.bots import make
from stolik.cli.arguments import (
    Arguments,
    Commands,
    Usage,
    add_command,
    add_run,
    crew_of,
    figure,
    game_of,
    numbers_of_players,
    percent,
    settings_of,
    words_of,
)
from stolik.cli.screen import console, progress
from stolik.cli.words import Words
from stolik.engine.game import Game
from stolik.engine.levels import LEVELS
from stolik.lab import arena, equal_time, ladder, ladder_page
from stolik.lab.crew import Progress
from stolik.lab.duel import Sides, way_of
from stolik.lab.paired import PairedDuel, compare, reversed_sides, sides_of

GAMES = 100
MOST = 5000  # games until it is sure


def add(commands: Commands) -> None:
    parser = add_command(commands, "arena", run, "let bots play against each other")
    parser.add_argument("game", nargs="?", help="with --ladder none is all of them")
    parser.add_argument(
        "bots",
        nargs="*",
        metavar="BOT",
        help="random, greedy, search:1000, search:1000x4 ...; with --ladder more games",
    )
    parser.add_argument("--players", help="numbers of players, e.g. 2,3 (default: the fewest; with --ladder all)")
    paired = parser.add_argument_group("two bots by deals", "each is played once for every seat, with the same dice")
    paired.add_argument("--paired", action="store_true", help="compare two bots so")
    paired.add_argument("--until-sure", action="store_true", help="until it is sure which is better, or neither")
    paired.add_argument("--reverse", action="store_true", help="also one of the second against a field of the first")
    paired.add_argument("--equal-time", action="store_true", help="the second searches as often as in the first's time")
    paired.add_argument("--at-tables", action="store_true", help="real ones, also where both can play in core")
    levels = parser.add_argument_group("the ladder of levels", "each against a field of the one below")
    levels.add_argument("--ladder", action="store_true", help="measure it; --resume names a folder")
    levels.add_argument("--level", action="append", choices=LEVELS[1:], default=[], help="only this one; repeatable")
    levels.add_argument("--report", type=Path, metavar="FILE", help="a page that puts together what was measured")
    add_run(parser, None, f"at most (default: {GAMES}; until sure {MOST}, of the ladder {ladder.MOST})")


def run(arguments: Arguments) -> int:
    if arguments.ladder:
        return _run_ladder(arguments)
    if arguments.game is None:
        raise Usage("an arena needs a game and two bots or more")
    game, words = game_of(arguments), words_of(arguments)
    specs: list[str] = arguments.bots
    players = numbers_of_players(arguments.players, game) or [game.players[0]]
    if len(specs) < 2:
        raise Usage("an arena needs two bots or more")
    for spec in specs:
        make(spec)  # refused here, before a game is played
    by_deals = arguments.paired or arguments.until_sure or arguments.equal_time or arguments.reverse
    return (_run_paired if by_deals else _run_games)(arguments, game, players, words)


def _run_games(arguments: Arguments, game: Game, players: list[int], words: Words) -> int:
    specs, count = arguments.bots, arguments.games or GAMES
    settings = settings_of(arguments, game)
    with progress(count * len(players) * len(specs) * (len(specs) - 1) // 2) as step:
        crew = crew_of(arguments, step)
        duels = list(arena.duels(game.id, specs, players, settings, count, arguments.seed, crew))
    if arguments.json:
        print(json.dumps([duel.to_json() for duel in duels]))
    else:
        _print_duels(duels, words)
    return 0


def _print_duels(duels: list[arena.Duel], words: Words) -> None:
    grid = Grid(words.say("column-bot"), words.say("column-field"))
    for key in ("players", "games", "share", "interval", "even"):
        grid.add_column(words.say(f"column-{key}"), justify="right")
    for duel in duels:
        grid.add_row(
            duel.bot,
            duel.field,
            str(duel.players),
            str(duel.games),
            percent(duel.share),
            f"{percent(duel.low)} – {percent(duel.high)}",
            percent(duel.even),
            # Better, worse, or not to be told from equal.
            style="bold" if duel.low > duel.even else "dim" if duel.high < duel.even else "",
        )
    console().print(grid)


# --- two bots by deals ---------------------------------------------------------------------------


def _run_paired(arguments: Arguments, game: Game, players: list[int], words: Words) -> int:
    if len(arguments.bots) != 2:
        raise Usage(f"two bots are compared by deals, not {len(arguments.bots)}")
    if 1 in players:
        raise Usage("nobody plays alone against another; --ladder compares who plays alone")
    if arguments.resume is not None and len(players) * (1 + arguments.reverse) > 1:
        raise Usage("--resume keeps one comparison: of one number of players, and without --reverse")
    settings, most = settings_of(arguments, game), arguments.games or (MOST if arguments.until_sure else GAMES)
    found: list[PairedDuel] = []
    speeds: list[equal_time.Speeds] = []
    with progress(most * len(players) * (1 + arguments.reverse)) as step:
        for seats in players:
            bot, field = arguments.bots
            if arguments.equal_time:
                speeds.append(equal_time.kept(arguments.resume, game.id, bot, field, seats, settings, arguments.seed))
                field = speeds[-1].field
            way = "tables" if arguments.at_tables else way_of(game, seats, [bot, field])
            rates = speeds[-1].rates if speeds else None
            sides = [sides_of(game.id, bot, field, seats, settings, arguments.seed, way, rates)]
            sides += [reversed_sides(sides[0])] if arguments.reverse and seats > 2 else []
            found += [_compared(each, most, arguments, step) for each in sides]
    if arguments.json:
        print(json.dumps({"duels": [duel.to_json() for duel in found], "speeds": [each.to_json() for each in speeds]}))
    else:
        for each in speeds:
            _print_speeds(each, words)
        _print_paired(found, words)
    return 0


def _compared(sides: Sides, most: int, arguments: Arguments, step: Progress) -> PairedDuel:
    deals = max(1, most // sides.players)
    return compare(sides, deals, arguments.until_sure, crew_of(arguments, step))


def _print_speeds(speeds: equal_time.Speeds, words: Words) -> None:
    for spec, rate in zip((speeds.bot, speeds.field), speeds.rates, strict=True):
        console().print(words.say("equal-time", bot=spec, rate=figure(rate)))


def _print_paired(duels: list[PairedDuel], words: Words) -> None:
    grid = Grid(words.say("column-bot"), words.say("column-field"))
    for key in ("players", "games", "share", "interval", "even"):
        grid.add_column(words.say(f"column-{key}"), justify="right")
    for duel in duels:
        interval = f"{percent(duel.low)} – {percent(duel.high)}"
        figures = (str(duel.players), str(duel.games), percent(duel.share), interval, percent(duel.even))
        grid.add_row(duel.bot, duel.field, *figures)
    console().print(grid)
    for duel in duels:
        verdict, way = words.say(f"verdict-{duel.verdict or 'unsure'}"), words.say(f"way-{duel.way}")
        told: dict[str, str | int] = {"bot": duel.bot, "field": duel.field, "players": duel.players}
        console().print(words.say("compared", **told, deals=duel.deals, verdict=verdict, way=way))


# --- the ladder ----------------------------------------------------------------------------------


def _run_ladder(arguments: Arguments) -> int:
    if arguments.option or arguments.reverse or arguments.equal_time:
        raise Usage("the ladder is of games as they are usually played, and of nothing but levels")
    names = [games.get(name).id for name in [arguments.game, *arguments.bots] if name is not None]
    wanted = ladder.rungs(names, numbers_of_players(arguments.players, None), arguments.level)
    if not wanted:
        raise Usage("no game has such a number of players")
    most = arguments.games or ladder.MOST
    found: list[ladder.Climbed] = []
    with progress(sum(ladder.deals(rung, most) * max(2, rung.players) for rung in wanted)) as step:
        for climbed in ladder.climb(wanted, most, arguments.seed, crew_of(arguments, step)):
            found.append(climbed)
            if arguments.report is not None:  # what is measured is kept, whatever happens to the rest
                ladder_page.write(arguments.report, found)
    if arguments.json:
        print(json.dumps([climbed.to_json() for climbed in found]))
    else:
        _print_ladder(found, words_of(arguments))
    return 0


def _print_ladder(found: list[ladder.Climbed], words: Words) -> None:
    for name, some in groupby(found, key=lambda climbed: climbed.rung.game):
        grid = Grid(title=words.of(games.get(name), "name"), title_justify="left")
        for key in ("players", "level", "games", "share", "interval", "needed", "met"):
            left = key in ("level", "met")
            grid.add_column(words.say(f"column-{key}"), justify="left" if left else "right")
        for climbed in some:
            rung, duel = climbed.rung, climbed.duel
            grid.add_row(
                str(rung.players),
                words.say(f"level-{rung.level}"),
                str(duel.games),
                percent(duel.share),
                f"{percent(duel.low)} – {percent(duel.high)}",
                percent(climbed.needed),
                words.say(f"met-{climbed.outcome}"),
            )
        console().print(grid)
