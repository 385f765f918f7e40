"""Many requests that are begun and never ended: do they stay, and does anybody notice?"""

from __future__ import annotations

import argparse
import asyncio
import time

import httpx

from drills.ground import run, server
from drills.others import others
from servers import Server
from watching import watched

BEGUN = b"POST /api/me HTTP/1.1\r\nHost: %s\r\nContent-Type: application/json\r\nContent-Length: 20\r\n"
HALVES = (BEGUN, BEGUN + b'\r\n{"name"')  # within the headers, and within the body
SHORT = ("--requests", "50", "--tables", "5", "--seconds", "4")


class Half:
    """A request that is begun and left so."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.writer = writer
        self.ended = 0.0  # when the server hung up
        self._hearing = asyncio.create_task(self._hear(reader))

    async def _hear(self, reader: asyncio.StreamReader) -> None:
        try:
            while await reader.read(1000):
                pass
        except OSError:
            pass
        self.ended = time.monotonic()


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--requests", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=40.0, help="that they are looked at")
    parser.add_argument("--tables", type=int, default=40, help="of the others")


def main(arguments: argparse.Namespace) -> bool:
    with server(ram=True) as found:
        return run(measure(found, arguments))


async def measure(found: Server, arguments: argparse.Namespace) -> bool:
    async with others(found.address, arguments.tables) as players:
        await players.play(arguments.seconds / 2)
        before = await visit(found)
        began = time.monotonic()
        halves = [await begin(found, HALVES[number % len(HALVES)]) for number in range(arguments.requests)]
        async with watched(found) as watch:
            await players.play(arguments.seconds)
        after = await visit(found)
    left = sum(not half.ended for half in halves)
    longest = max((half.ended - began for half in halves if half.ended), default=0.0)
    for half in halves:
        half.writer.transport.abort()
    print(
        f"halves: {arguments.requests} requests never ended: {left} are still open after {arguments.seconds:g} s "
        f"(the others were ended after {longest:.1f} s at the latest); a visitor's page {before} -> {after}; "
        f"{players.told()}; {watch.pinged()}"
    )
    return players.fine


async def begin(found: Server, half: bytes) -> Half:
    reader, writer = await asyncio.open_connection("127.0.0.1", found.port)
    writer.write(half % found.host.encode())
    return Half(reader, writer)


async def visit(found: Server) -> str:
    began = time.perf_counter()
    async with httpx.AsyncClient(base_url=found.address, timeout=20) as http:
        try:
            status = str((await http.get("/api/games")).status_code)
        except httpx.TransportError as error:
            status = type(error).__name__
    return f"{status} in {1000 * (time.perf_counter() - began):.0f} ms"
