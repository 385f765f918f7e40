"""`stolik simulate`, `balance` and `bench`: many games, told in numbers."""

from __future__ import annotations

import json

from rich.table import Table as Grid

from stolik.bots import make
from stolik.cli.arguments import (
    Arguments,
    Commands,
    Usage,
    add_command,
    add_run,
    at_least,
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
from stolik.lab import balance, simulation
from stolik.lab.arena import interval


def add(commands: Commands) -> None:
    simulate = add_command(commands, "simulate", run_simulate, "play many games of bots and count")
    simulate.add_argument("game")
    simulate.add_argument("--players", type=at_least(1), help="how many (default: as many as bots)")
    simulate.add_argument("--bots", help="who they are, e.g. greedy,random (default: random)")
    add_run(simulate, 10_000)
    report = add_command(commands, "balance", run_balance, "how fair a game is: by seat, role and card")
    report.add_argument("game")
    report.add_argument("--players", help="numbers of players, e.g. 2,3 (default: all)")
    report.add_argument("--bot", default=balance.BOT, help=f"who plays (default: {balance.BOT})")
    add_run(report, 200)
    bench = add_command(commands, "bench", run_bench, "measure how fast the engine is")
    bench.add_argument("--quick", action="store_true", help="some seconds, and rough")
    bench.add_argument("--json", action="store_true", help="as JSON")


# --- simulate ------------------------------------------------------------------------------------


def run_simulate(arguments: Arguments) -> int:
    game, words = game_of(arguments), words_of(arguments)
    specs = _specs(arguments, game)
    settings = settings_of(arguments, game)
    with progress(arguments.games) as step:
        crew = crew_of(arguments, step)
        found = simulation.run(game.id, specs, settings, arguments.games, arguments.seed, crew)
    if arguments.json:
        print(json.dumps(found.to_json()))
    else:
        _print_simulation(found, specs, words)
    return 0


def _specs(arguments: Arguments, game: Game) -> list[str]:
    """The bots, one a seat; what is not said follows from what is."""
    if arguments.bots is None:
        return ["random"] * (arguments.players or game.players[0])
    specs: list[str] = arguments.bots.split(",")
    if arguments.players not in (None, len(specs)):
        raise Usage(f"--players is {arguments.players}, but --bots names {len(specs)}")
    return specs


def _print_simulation(found: simulation.Simulation, specs: list[str], words: Words) -> None:
    out = console()
    grid = Grid(words.say("column-seat"), words.say("column-bot"), title=words.say("simulated", games=found.games))
    grid.add_column(words.say("column-wins"), justify="right")
    grid.add_column(words.say("column-share"), justify="right")
    for seat, (spec, wins) in enumerate(zip(specs, found.wins, strict=True), 1):
        grid.add_row(str(seat), spec, f"{wins:.10g}", percent(wins / found.games))
    out.print(grid)
    numbers = found.to_json()
    for key in ("games_per_s", "decisions_per_s", "decisions_per_game"):
        out.print(f"{words.say(key.replace('_', '-'))}: {figure(numbers[key])}")
    out.print(f"{words.say('engine')}: {words.say('compiled-yes' if numbers['compiled'] else 'compiled-no')}")


# --- balance -------------------------------------------------------------------------------------


def run_balance(arguments: Arguments) -> int:
    game, words = game_of(arguments), words_of(arguments)
    players = numbers_of_players(arguments.players, game) or list(game.players)
    settings = settings_of(arguments, game)
    make(arguments.bot)
    with progress(arguments.games * len(players)) as step:
        run = (game.id, arguments.bot, players, settings, arguments.games, arguments.seed, crew_of(arguments, step))
        found = list(balance.reports(*run))
    if arguments.json:
        print(json.dumps([report.to_json() for report in found]))
    else:
        for report in found:
            _print_balance(report, game, words)
    return 0


def _print_balance(found: balance.Balance, game: Game, words: Words) -> None:
    facts: dict[str, str | int] = {"players": found.players, "bot": found.bot, "even": percent(found.even)}
    console().print(words.say("balance", games=words.say("simulated", games=found.games), **facts))
    for kind in balance.KINDS:
        lines: list[balance.WinRate] = getattr(found, kind)
        if not lines:
            continue
        grid = Grid(title=words.say(f"balance-{kind}"), title_justify="left")
        grid.add_column(words.say(f"column-{kind}"))
        for key in ("times", "share", "interval"):
            grid.add_column(words.say(f"column-{key}"), justify="right")
        for line in sorted(lines, key=lambda line: -line.share) if kind == "cards" else lines:
            low, high = interval(line.wins, line.count)
            times = line.wins if kind == "endings" else line.count
            fair = kind == "endings" or low <= found.even <= high
            grid.add_row(
                _name(line.name, kind, game, words),
                f"{times:.10g}",
                percent(line.share),
                f"{percent(low)} – {percent(high)}",
                style="" if fair else "bold",
            )
        console().print(grid)


def _name(name: str, kind: str, game: Game, words: Words) -> str:
    """As the game calls it, where it has a word for it."""
    key = f"balance-{name}" if kind == "endings" else f"card-{name}"
    return words.of(game, key) if game.texts.has(words.language, key) else name


# --- bench ---------------------------------------------------------------------------------------


def run_bench(arguments: Arguments) -> int:
    from stolik.lab import bench  # heavy, and only needed here

    found = bench.run(arguments.quick)
    if arguments.json:
        print(json.dumps(found))
    else:
        console().print(bench.table(found))
    return 0
