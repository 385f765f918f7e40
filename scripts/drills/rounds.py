"""How long does somebody who plays with bots wait until their own turn comes back?

A person answers everything at once and at random, at the usual pace, and looks at the clock when the own turn is over
and when it comes back: windows of others' turns, in which the person may be asked too, are counted.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from collections.abc import Iterator

from drills.ground import run, server
from drills.looking import waits_seen
from figures import told
from guests import Guest, hear, new_key, send
from heard import SITUATIONS, Heard
from servers import Server
from stolik import games
from stolik.server import wire

LONGEST = 8.0  # seconds
PATIENCE = 300.0
SHORT = ("--rounds", "1", "--games", "raverun", "--levels", "easy")


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rounds", type=int, default=8, help="of each game, number of players and level")
    parser.add_argument("--levels", nargs="+", default=["easy", "medium"])
    parser.add_argument("--games", nargs="+", choices=games.names(), default=list(games.names()))
    parser.add_argument("--seats", type=int, nargs="+", help="instead of the fewest and the most")
    parser.add_argument(
        "--seen", action="store_true", help="by somebody who looks at it in a browser (STOLIK_CHROMIUM)"
    )


def main(arguments: argparse.Namespace) -> bool:
    with server(ram=True) as found:
        return measure(found, arguments)


def measure(found: Server, arguments: argparse.Namespace) -> bool:
    fine = True
    for game in arguments.games:
        for seats in arguments.seats or _seats(games.get(game).players):
            for level in arguments.levels:
                if arguments.seen:
                    waits = waits_seen(found.address, game, seats, level, arguments.rounds)
                else:
                    waits = run(waits_of(found, game, seats, level, arguments.rounds))
                print(
                    f"rounds: {game} with {seats - 1} {level} bots: the turn comes back after {told(waits)}", flush=True
                )
                fine = fine and max(waits) <= LONGEST
    return fine


def _seats(players: range) -> Iterator[int]:
    """The fewest and the most who are not alone."""
    several = [seats for seats in players if seats > 1]
    yield from sorted({several[0], several[-1]})


async def waits_of(found: Server, game: str, seats: int, level: str, rounds: int) -> list[float]:
    guest = Guest("Ala", found.address)
    await guest.arrive()
    waits: list[float] = []
    while len(waits) < rounds:
        table = await guest.found("me", *[level] * (seats - 1), game=game, private=True)
        async with guest.at(table) as socket, asyncio.timeout(PATIENCE):
            over: float | None = None  # when the own turn was over
            answered = -1
            message = await hear(socket)
            while not message.over and len(waits) < rounds:
                decision = message.decision if message.kind in SITUATIONS else None
                if decision is not None:
                    own = _is_own(message)
                    if own and over is not None:
                        waits.append(time.perf_counter() - over)
                        over = None
                    elif not own and over is None and answered >= 0 and decision.turn != 0:
                        over = time.perf_counter()
                    if decision.options and not decision.forced and decision.id != answered:
                        answered = decision.id
                        do = random.choice(decision.options).text
                        await send(socket, wire.Answer(new_key(), decision.id, do))
                message = await hear(socket)
    return waits


def _is_own(message: Heard) -> bool:
    """Is the person, who sits in seat 0, asked in the own turn, or with everybody else?"""
    decision = message.decision
    return decision is not None and bool(decision.options) and not decision.forced and decision.turn in (0, None)
