"""Does the time of a bot's answer in a window tell whether it had a choice? At every level, in two games.

People play some games to the end; their logs tell where a window opened for somebody, with a choice or with nothing but
to pass. From right before such a place a new table branches off, with a bot in that seat; a person does the same again
and looks at the clock. What is compared are the times of those who had a choice and of those who had none.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median

from crowd import NAMES, Count, Party
from drills.ground import run, server
from figures import alike
from guests import Guest, ask, hear, new_key, send
from heard import SITUATIONS
from stolik import games
from stolik.engine.log import rebuild
from stolik.server import wire
from stolik.server.config import ServerConfig

GAMES = ("ankhmorpork", "cheers")
LEVELS = ("easy", "medium", "hard", "master")
PEOPLE = 3
AT_ONCE = 3  # people who look at the clock at the same time
PATIENCE = 60.0
DIFFERENT = 0.01  # chance below which two kinds of times are told apart
FEW = 5  # of a kind: nothing can be said
SEVERAL = 30  # openings of each kind to look at
MOST_GAMES = 8  # to find them in
KNOWN = 0.7  # share of looks at places where the bot is known to pass by choice: a bot mostly reacts if it can
MOST_TRIES = 3  # looks at choices, for each wanted pass
SHORT = ("--samples", "5", "--levels", "easy", "--games", "ankhmorpork")


@dataclass(frozen=True)
class Opening:
    """Where somebody's answer opens a window for another."""

    table: str
    at: int  # the position of the replay before it
    seat: int
    do: str
    asked: int  # for whom it opens
    choice: bool  # could that seat do anything but pass?


Openings = dict[bool, list[Opening]]  # with a choice, and without


@dataclass(frozen=True)
class Sample:
    seconds: float
    passed: bool


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--samples", type=int, default=200, help="with a choice, and as many without, at each level")
    parser.add_argument("--levels", nargs="+", choices=LEVELS, default=list(LEVELS))
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES))


def main(arguments: argparse.Namespace) -> bool:
    with server(ram=True, pace=0) as found:  # nobody looks at the clock yet: no window takes its time
        openings = {game: run(find(found.address, game)) for game in arguments.games}
        found.restart(pace=ServerConfig.pace)
        fine = True
        for game in arguments.games:
            for level in arguments.levels:
                looks = Looks(openings[game], arguments.samples)
                run(looks.all(found.address, level))
                fine = looks.report(game, level) and fine
    return fine


async def find(address: str, game: str) -> Openings:
    people = [Guest(f"{name} of {game}", address) for name in NAMES[:PEOPLE]]
    party, found = Party(game, people), defaultdict[bool, list[Opening]](list)
    await party.arrive()
    for _ in range(MOST_GAMES):
        if min(len(found[True]), len(found[False])) >= SEVERAL:
            break
        await party.sit_down()
        await party.play_one(None, Count())
        log = (await people[0].http.get(f"/api/tables/{party.table}/log")).raise_for_status().text
        for opening in openings_of(party.table, [json.loads(line) for line in log.splitlines()]):
            found[opening.choice].append(opening)
    await party.leave()
    return found


def openings_of(name: str, lines: list[dict[str, object]]) -> Iterator[Opening]:
    turn: tuple[int, int, str] | None = None  # before the latest answer: its number, and what it was
    for done, table in rebuild(lines, games.get):
        windows, pending = table.game.windows, table.pending
        assert windows is not None
        in_window = pending is not None and pending.step in windows.steps
        if turn is not None and in_window and pending is not None and turn[1] not in pending.seats:
            asked = pending.seats[0]
            yield Opening(name, *turn, asked, len(table.options(asked)) > 1)
        turn = None
        if pending is not None and not in_window and len(pending.seats) == 1 and done < len(lines):
            line = lines[done]
            if "do" in line:
                turn = table.answers, pending.seats[0], str(line["do"])


class Looks:
    """What is still to be looked at, at one level: both kinds of openings, in no order."""

    def __init__(self, openings: Openings, samples: int) -> None:
        self.openings = openings
        self.forced: list[Sample] = []
        self.passes: list[Sample] = []
        self.reactions: list[Sample] = []
        self._samples = samples
        self._passing: list[Opening] = []  # where the bot has let it happen: it will again

    def next(self) -> Opening | None:
        tried = len(self.passes) + len(self.reactions)
        wanted = {
            True: len(self.passes) < self._samples and tried < MOST_TRIES * self._samples,
            False: len(self.forced) < self._samples,
        }
        kinds = [choice for choice, still in wanted.items() if still]
        if not kinds:
            return None
        choice = random.choice(kinds)
        if choice and self._passing and random.random() < KNOWN:
            return random.choice(self._passing)
        return random.choice(self.openings[choice])

    def add(self, opening: Opening, sample: Sample) -> None:
        if not opening.choice:
            self.forced.append(sample)
        elif sample.passed:
            self.passes.append(sample)
            self._passing.append(opening)
        else:
            self.reactions.append(sample)

    async def all(self, address: str, level: str) -> None:
        """By some people at a time."""

        async def watcher(number: int) -> None:
            guest = Guest(f"Clock {number}", address)
            await guest.arrive()
            while (opening := self.next()) is not None:
                sample = await time_one(guest, opening, level)
                if sample is not None:
                    self.add(opening, sample)

        await asyncio.gather(*(watcher(number) for number in range(AT_ONCE)))

    def report(self, game: str, level: str) -> bool:
        passes, reactions, forced = (
            [sample.seconds for sample in samples] for samples in (self.passes, self.reactions, self.forced)
        )
        enough = min(len(passes), len(forced)) >= FEW
        chance = alike(passes, forced) if enough else 1.0
        print(
            f"windows: {game}, {level}: forced passes {_middle(forced)}, passes by choice {_middle(passes)}, "
            f"reactions {_middle(reactions)}; told apart: passes {f'p = {chance:.3f}' if enough else 'too few'}, "
            f"all answers p = {alike(passes + reactions, forced):.3f}",
            flush=True,
        )
        return chance > DIFFERENT


async def time_one(guest: Guest, opening: Opening, level: str) -> Sample | None:
    wanted = {"at": opening.at, "seat": opening.seat, "level": level}
    answer = await guest.http.post(f"/api/tables/{opening.table}/branch", json=wanted)
    table = answer.raise_for_status().json()["id"]
    async with guest.at(table) as socket, asyncio.timeout(PATIENCE):
        decision, options = (await hear(socket)).choices()
        assert opening.do in options, (opening, options)
        await send(socket, wire.Answer(new_key(), decision, opening.do))
        opened, sample = 0.0, None
        while sample is None:
            message = await hear(socket)
            if message.kind not in SITUATIONS:
                continue
            for frame in message.frames:
                if frame.kind == "answer" and frame.seat == opening.seat:
                    opened = time.perf_counter()
                elif frame.kind == "answer" and frame.seat == opening.asked:
                    sample = Sample(time.perf_counter() - opened, frame.text == "pass")
            if message.over:
                return sample
        await ask(socket, wire.Resign(new_key()))
    return sample


def _middle(times: list[float]) -> str:
    return f"{median(times):.2f} s ({len(times)})" if times else "none"
