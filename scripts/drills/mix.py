"""All five games at many tables: how long does a command take, how many go through, what does a table cost?"""

from __future__ import annotations

import argparse

from clients import Crowds
from crowd import Count, Thinking
from drills.ground import run, server
from figures import cut, told
from servers import Server
from watching import Watch, watched

KIB = 1024
SHORT = ("--tables", "30", "--seconds", "3", "--ram")


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0, help="of each run")
    parser.add_argument("--minutes", type=float, help="the same in minutes")
    parser.add_argument("--thinking", type=seconds, default=(0.5, 2.0), help="of people, from-to in seconds")
    parser.add_argument("--pace", choices=("fast", "people", "both"), default="both")
    parser.add_argument("--processes", type=int, default=1, help="for the clients")
    parser.add_argument("--ram", action="store_true", help="the database lies in memory")


def seconds(text: str) -> tuple[float, float]:
    first, _, last = text.partition("-")
    return float(first), float(last)


def main(arguments: argparse.Namespace) -> bool:
    # Without a pace: whoever has no choice in a window is heard only when it closes, and that is not what is measured.
    with server(arguments.ram, pace=0) as found:
        return run(measure(found, arguments))


async def measure(found: Server, arguments: argparse.Namespace) -> bool:
    length = arguments.seconds if arguments.minutes is None else 60 * arguments.minutes
    low, high = arguments.thinking
    runs: list[tuple[str, str, Thinking]] = [
        ("fast", "as fast as possible", None),
        ("people", f"answers after {low:g}-{high:g} s", (low, high)),
    ]
    await warm_up(found)
    crowds = Crowds(found.address, arguments.tables, arguments.processes)
    fine = True
    try:
        await crowds.arrive()
        for name, title, pace in runs:
            if arguments.pace not in (name, "both"):
                continue
            empty = found.memory()
            sockets = await crowds.sit_down()
            seated = found.memory()
            async with watched(found) as watch:
                count = await crowds.play(pace, length)
            print(f"{arguments.tables} tables with {sockets} sockets, {title}: {report(count, watch, length)}")
            cost = (seated - empty) / KIB / arguments.tables, (found.memory() - empty) / KIB / arguments.tables
            print(
                f"  {watch.remembered()}; a table {cost[0]:.0f} KiB when it begins, {cost[1]:.0f} at last", flush=True
            )
            fine = fine and not count.errors and len(count.by_game) == 5
    finally:
        crowds.end()
    return fine


async def warm_up(found: Server) -> None:
    """What a game brings into memory once is not what a table costs."""
    few = Crowds(found.address, 5)
    try:
        await few.arrive()
        await few.sit_down()
        await few.play(None, 1.0)
    finally:
        few.end()


def report(count: Count, watch: Watch, length: float) -> str:
    done = len(count.times)
    games = ", ".join(f"{game} {times}" for game, times in sorted(count.by_game.items()))
    errors = "".join(f"\n  {times} x {error}" for error, times in count.errors.most_common(5))
    (lag,) = cut(count.lags, 99)
    return (
        f"{done} commands in {length:g} s, {done / length:.0f}/s, {told(count.times)}; "
        f"{1000 * watch.cpu / max(1, done):.2f} ms of CPU each, server {100 * watch.cpu / length:.0f} % "
        f"and clients {100 * count.computed / length:.0f} % of a core\n"
        f"  {watch.pinged()}; clients themselves late by {lag:.1f} ms (p99); {games}; {count.ended} games ended, "
        f"{count.stale} came too late, {count.unsettled} sent again, {sum(count.errors.values())} errors{errors}"
    )
