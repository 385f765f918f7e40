"""`stolik simulate`, `arena`, `balance` and `bench`: many games, told in numbers."""

from __future__ import annotations

import json

from rich.table import Table as Grid

from stolik.bots import make
from stolik.cli.arguments import (
    Arguments,
    Commands,
    Parser,
    Usage,
    add_command,
    add_crew,
    add_options,
    at_least,
    crew_of,
    game_of,
    settings_of,
    words_of,
)
from stolik.cli.screen import console, progress
from stolik.cli.words import Words
from stolik.engine.game import Game
from stolik.lab import arena, balance, simulation


def add(commands: Commands) -> None:
    simulate = add_command(commands, "simulate", run_simulate, "play many games of bots and count")
    simulate.add_argument("game")
    simulate.add_argument("--players", type=at_least(1), help="how many (default: as many as bots)")
    simulate.add_argument("--bots", help="who they are, e.g. greedy,random (default: random)")
    _add_run(simulate, games=10_000)
    duels = add_command(commands, "arena", run_arena, "let bots play against each other")
    duels.add_argument("game")
    duels.add_argument(
        "bots", nargs="+", metavar="BOT", help="random, greedy, search:1000, search:500ms, search:1000x4"
    )
    duels.add_argument("--players", help="numbers of players, e.g. 2,3 (default: the fewest)")
    _add_run(duels, games=100)
    report = add_command(commands, "balance", run_balance, "how fair a game is: by seat, role and card")
    report.add_argument("game")
    report.add_argument("--players", help="numbers of players, e.g. 2,3 (default: all)")
    report.add_argument("--bot", default=balance.BOT, help=f"who plays (default: {balance.BOT})")
    _add_run(report, games=200)
    bench = add_command(commands, "bench", run_bench, "measure how fast the engine is")
    bench.add_argument("--quick", action="store_true", help="some seconds, and rough")
    bench.add_argument("--json", action="store_true", help="as JSON")


def _add_run(parser: Parser, games: int) -> None:
    parser.add_argument("--games", type=at_least(1), default=games, help=f"how many (default: {games})")
    parser.add_argument("--seed", type=at_least(0), default=1, help="of all games (default: 1)")
    add_crew(parser)
    add_options(parser)
    parser.add_argument("--json", action="store_true", help="as JSON")


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
        grid.add_row(str(seat), spec, f"{wins:.10g}", _percent(wins / found.games))
    out.print(grid)
    numbers = found.to_json()
    for key in ("games_per_s", "decisions_per_s", "decisions_per_game"):
        out.print(f"{words.say(key.replace('_', '-'))}: {_figure(numbers[key])}")
    out.print(f"{words.say('engine')}: {words.say('compiled-yes' if numbers['compiled'] else 'compiled-no')}")


def _percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def _figure(number: float) -> str:
    return f"{number:.0f}" if number >= 1000 else f"{number:.1f}"


# --- arena ---------------------------------------------------------------------------------------


def run_arena(arguments: Arguments) -> int:
    game, words = game_of(arguments), words_of(arguments)
    specs: list[str] = arguments.bots
    players = _numbers_of_players(arguments.players, game) or [game.players[0]]
    settings = settings_of(arguments, game)
    if len(specs) < 2:
        raise Usage("an arena needs two bots or more")
    for spec in specs:
        make(spec)  # refused here, before a game is played
    total = arguments.games * len(players) * len(specs) * (len(specs) - 1) // 2
    with progress(total) as step:
        run = (game.id, specs, players, settings, arguments.games, arguments.seed, crew_of(arguments, step))
        duels = list(arena.duels(*run))
    if arguments.json:
        print(json.dumps([duel.to_json() for duel in duels]))
    else:
        _print_duels(duels, words)
    return 0


def _numbers_of_players(text: str | None, game: Game) -> list[int]:
    numbers: list[int] = []
    if text is None:
        return numbers
    for part in text.split(","):
        if not (part.isascii() and part.isdecimal()):
            raise Usage(f"--players takes numbers like 2,3, not {text!r}")
        game.check_seats(int(part))
        numbers.append(int(part))
    return numbers


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
            _percent(duel.share),
            f"{_percent(duel.low)} – {_percent(duel.high)}",
            _percent(duel.even),
            # Better, worse, or not to be told from equal.
            style="bold" if duel.low > duel.even else "dim" if duel.high < duel.even else "",
        )
    console().print(grid)


# --- balance -------------------------------------------------------------------------------------


def run_balance(arguments: Arguments) -> int:
    game, words = game_of(arguments), words_of(arguments)
    players = _numbers_of_players(arguments.players, game) or list(game.players)
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
    facts: dict[str, str | int] = {"players": found.players, "bot": found.bot, "even": _percent(found.even)}
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
            low, high = arena.interval(line.wins, line.count)
            times = line.wins if kind == "endings" else line.count
            fair = kind == "endings" or low <= found.even <= high
            grid.add_row(
                _name(line.name, kind, game, words),
                f"{times:.10g}",
                _percent(line.share),
                f"{_percent(low)} – {_percent(high)}",
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
