"""`stolik fuzz`: random play that looks for faults."""

from __future__ import annotations

import json

from stolik.cli.arguments import (
    Arguments,
    Commands,
    add_command,
    add_crew,
    at_least,
    crew_of,
    game_of,
    log_folder,
    words_of,
)
from stolik.cli.screen import console, progress
from stolik.lab import fuzz

FOUND = 1
FEWEST = 10  # games, however long they may be


def add(commands: Commands) -> None:
    parser = add_command(commands, "fuzz", run, "play at random and look for faults in rules and engine")
    parser.add_argument("game")
    many = parser.add_mutually_exclusive_group()
    many.add_argument("--games", type=at_least(1), help="how many")
    many.add_argument(
        "--decisions",
        type=at_least(1),
        default=5_000_000,
        help="as many games as have so many at their longest, but at least 10 (default: 5000000)",
    )
    parser.add_argument("--seed", type=at_least(0), default=1, help="of the first game (default: 1)")
    add_crew(parser)


def run(arguments: Arguments) -> int:
    game, words, out = game_of(arguments), words_of(arguments), console()
    count: int = arguments.games or max(FEWEST, arguments.decisions // game.longest)
    with progress(count) as step:
        failure = fuzz.run(game.id, count, arguments.seed, crew_of(arguments, step))
    if failure is None:
        out.print(words.say("fuzz-fine", games=count))
        return 0
    seed, what = str(failure.seed), failure.what
    fault = words.say("fuzz-failed", game=failure.game, seed=seed, step=failure.step, what=what)
    again = f"stolik fuzz {failure.game} --games 1 --seed {failure.seed}"
    out.print(fault, style="bold red", soft_wrap=True)
    out.print(words.say("fuzz-again", command=again), soft_wrap=True)
    path = log_folder() / f"fuzz-{failure.game}-{failure.seed}.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in failure.log), encoding="utf-8")
    out.print(words.say("saved", path=str(path)), soft_wrap=True)
    return FOUND
