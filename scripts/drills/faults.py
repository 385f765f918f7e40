"""A database that is cut off, goes silent or falls while people play: what is promised is kept, and no table is stuck.

A proxy before PostgreSQL breaks the connection at chosen writes. What must hold: nothing that was promised is lost and
nothing is done twice; every sender hears something within `WORD` seconds and ends with `done` or a refusal; every
table settles a command within the patience of the drill after the fault is over; all logs verify.
"""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

import clusters
import quick
from checking import check, check_logs
from clusters import Cluster
from evening import PLACES, Evening
from figures import told
from proxy import MOMENTS, Fault, Proxy
from servers import Server

PATIENCE = 20.0  # seconds within which every table goes on after a fault
WORD = 8.0  # seconds within which every sender hears something: the server gives up on a silent database after 6
SILENCE = 10.0  # seconds: longer than that
HICCUP = 1.0  # seconds that the server need not notice
FAR = 25  # writes until a fault, at most
PAUSE = 0.3  # seconds of peace between two faults, at most
SILENT = 8  # each so many-th fault is a silence, and the next to it a restart of PostgreSQL

COMPLAINT = re.compile(r"[\w.]+(Error|Exception|Trouble|Refused)\b")
LONGEST = 200  # letters of a complaint


@dataclass
class Outcome:
    faults: Counter[str] = field(default_factory=Counter)
    recovered: list[float] = field(default_factory=list)  # seconds from the end of a fault until all tables went on
    stuck: Counter[str] = field(default_factory=Counter)


def main(faults: int, word: float = WORD) -> tuple[str, bool]:
    """What came of it, and whether all is well."""
    with TemporaryDirectory() as name, clusters.running() as cluster:
        return asyncio.run(evening_with(cluster, Path(name), faults, word))


async def evening_with(cluster: Cluster, folder: Path, faults: int, word: float) -> tuple[str, bool]:
    proxy = Proxy(cluster.port)
    await proxy.open()
    cluster.make("stolik")
    address = cluster.address("stolik", proxy.port) + "?sslmode=disable&gssencmode=disable"
    settings: dict[str, str | float] = {"database": address, "pace": 0, "workers": 1, "requests": 10_000}
    server = Server(folder / "server.log", quick.COMMAND, guests=10_000, **settings)
    await asyncio.to_thread(server.start)
    evening, outcome = Evening(server.address, PATIENCE), Outcome()
    playing = [asyncio.create_task(evening.play(number, place)) for number, place in enumerate(PLACES)]
    try:
        for number in range(1, faults + 1):
            await disturb(proxy, cluster, number, outcome)
            await all_go_on(evening, outcome)
            for task in playing:
                if task.done():
                    task.result()  # a broken promise ends the drill
            if number % 20 == 0:
                print(f"{number} faults, {evening.entries} entries, {sum(outcome.stuck.values())} stuck", flush=True)
        evening.close()
        async with asyncio.timeout(2 * PATIENCE):
            await asyncio.gather(*playing)
        problems = await asyncio.to_thread(settled, cluster, server, evening, word)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await asyncio.to_thread(server.stop)
        await proxy.close()
    fine = not problems and not outcome.stuck
    words = "" if fine else complaints(server.log.read_text())
    return report(evening, outcome, problems) + words, fine


async def disturb(proxy: Proxy, cluster: Cluster, number: int, outcome: Outcome) -> None:
    """One fault; returns when it is over."""
    await asyncio.sleep(random.uniform(0, PAUSE))
    if number % SILENT == 1:
        await asyncio.to_thread(cluster.stop)
        await asyncio.to_thread(cluster.start)
        outcome.faults["restart"] += 1
        return
    cuts, silences = MOMENTS[:3], MOMENTS[3:]
    if number % SILENT == 0:
        turn = number // SILENT
        long = turn % 2 == 1
        fault = Fault(silences[turn // 2 % 2], random.randint(1, FAR), SILENCE if long else HICCUP, turn // 4 % 2 == 0)
    else:
        fault = Fault(cuts[number % 3], random.randint(1, FAR))
    proxy.arm(fault)
    async with asyncio.timeout(2 * PATIENCE):
        await fault.over.wait()
    what = "commit" if fault.request.strip().lower().startswith(b"commit") else "write"
    outcome.faults[f"{fault.moment} a {what}" if fault.moment != "within" else f"within the answer to a {what}"] += 1


async def all_go_on(evening: Evening, outcome: Outcome) -> None:
    """Every table that was played at settles a command after the fault; one that does not is stuck."""
    began = time.monotonic()
    waiting = dict(evening.going_on)
    while waiting and time.monotonic() - began < PATIENCE:
        await asyncio.sleep(0.01)
        waiting = {table: ledger for table, ledger in waiting.items() if ledger.playing and ledger.settled < began}
    for ledger in waiting.values():
        ledger.stuck = ledger.stuck or "nothing happens"
    outcome.recovered.append(time.monotonic() - began)
    ledgers = evening.ledgers.items()
    outcome.stuck = Counter(f"{evening.games[table]}: {ledger.stuck}" for table, ledger in ledgers if ledger.stuck)


def settled(cluster: Cluster, server: Server, evening: Evening, word: float) -> list[str]:
    """What is wrong in the end."""
    problems = [f"{times} x {failure}" for failure, times in evening.failures.items()]
    for look, where in ((check, cluster.address("stolik")), (check_logs, server.address)):
        try:
            look(where, evening.ledgers)
        except Exception as error:
            problems.append(f"{type(error).__name__}: {error}")
    slowest = max((max(ledger.words, default=0.0) for ledger in evening.ledgers.values()), default=0.0)
    if slowest > word:
        problems.append(f"somebody heard nothing for {slowest:.1f} s")
    return problems


def complaints(log: str) -> str:
    """What the server has said most often, without the ways that led there."""
    lines = [line[:LONGEST] for line in log.splitlines() if COMPLAINT.match(line)]
    return "".join(f"\n  the server: {count} x {line}" for line, count in Counter(lines).most_common(4))


def report(evening: Evening, outcome: Outcome, problems: list[str]) -> str:
    ledgers = evening.ledgers.values()
    others = [time for ledger in ledgers for time in ledger.times]
    doubted = [time for ledger in ledgers for time in ledger.doubted]
    words = [time for ledger in ledgers for time in ledger.words]
    kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(outcome.faults.items()))
    stuck = ", ".join(f"{count} x {words}" for words, count in sorted(outcome.stuck.items())) or "none"
    lines = [
        f"{sum(outcome.faults.values())} faults ({kinds}) while {len(evening.ledgers)} games were played: "
        f"{evening.entries} entries, {sum(len(ledger.done) for ledger in ledgers)} promised to their senders, "
        f"{sum(ledger.resent for ledger in ledgers)} commands sent again",
        f"  commands that met no fault: {told(others)}; that met one: {told(doubted)}; "
        f"longest until a first word {max(words, default=0):.1f} s",
        f"  all tables go on after {told(outcome.recovered)}; stuck: {stuck}",
        *(f"  WRONG: {problem}" for problem in problems),
    ]
    return "\n".join(lines)
