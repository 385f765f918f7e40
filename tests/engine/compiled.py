"""What setup.py compiles, and seeded games whose results must not depend on it."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from random import Random
from typing import Any

from stolik import games
from stolik.engine import kit
from stolik.engine.batch import Rows
from stolik.engine.chain import seed_of
from stolik.engine.encoding import Encoding
from stolik.engine.game import Game
from stolik.engine.inputs import Inputs
from stolik.engine.kit import Options, Rng, floats
from stolik.engine.loop import play_out
from stolik.engine.net import Net, NetCore, NetWeights
from stolik.engine.search import Search
from stolik.engine.table import Table
from stolik.engine.views import state_hash, worlds_of

ROOT = Path(__file__).parents[2]
GAMES = 200
FEW = 6  # of games in which answers have to be looked for: interpreted, that takes long
SEARCHES = 5
ITERATIONS = 60
STEPS = 40
UNITS, OUTER = 24, 12  # of a net
LOOKED_AT = 12


def compiled_files() -> list[Path]:
    """The files that setup.py names to the compiler, the toys included."""
    from native import sources

    return sources(toys=True)


def all_games() -> list[Game]:
    from toys import TOYS

    return [*(games.get(name) for name in games.names()), *TOYS]


def played(game: Game, seats: int) -> str:
    """One hash over the ends of many random games and their numbers of decisions."""
    start = game.rules.start(seats, game.settle(seats, {}))
    out = Options()
    whole = hashlib.sha256()
    for k in range(GAMES if game.thinking.own_bot is None else FEW):
        g = start.clone()
        taken = play_out(game.rules, g, Rng(17, k), out, 10**6)
        whole.update(f"{state_hash(g)} {taken}\n".encode())
    return whole.hexdigest()


def searched(game: Game, seats: int) -> list[list[tuple[int, int, float]]]:
    """What some searches find in the course of a random game."""
    table = Table(game, seats, seed=seed_of(seats))
    random = Random(seats)
    found: list[list[tuple[int, int, float]]] = []
    while table.pending is not None and len(found) < SEARCHES:
        seat = table.pending.seats[0]
        worlds = worlds_of(game.rules, table.view(seat)["state"], seat)
        search = Search(game.rules, game.thinking.evaluator, worlds, seat, len(found), 10, 0.7)
        search.run(ITERATIONS, 0.0)
        found.append(search.tried())
        table.apply(seat, random.choice(table.options(seat)).id)
    return found


def encoded(game: Game, seats: int) -> str:
    """One hash over what the seats know and may do in the course of some games that are played in step."""
    batch = Rows(game.rules, Encoding(game.rules, seats), game.settle(seats, {}), 2, 19, [None] * seats, True, True)
    whole = hashlib.sha256()
    for _ in range(STEPS if game.thinking.own_bot is None else FEW):
        batch.step(batch.random_actions())
        for vector in (batch.obs, batch.mask, batch.full, batch.choices, batch.seat, batch.reward, batch.last):
            whole.update(memoryview(vector))
    return whole.hexdigest()


def judged(game: Game, seats: int) -> list[list[float]]:
    """What a net with any weights and a prior says of the positions of a random game, and what a search finds by it."""
    random = Random(seats)
    inputs, actions = Inputs(game.rules, seats), int(Encoding(game.rules, seats).fixed)

    def any_rows(rows: int, width: int, most: int) -> list[list[int]]:
        return [[random.randint(-most, most) for _ in range(width)] for _ in range(rows)]

    known = len(game.thinking.evaluator.numbers)
    weights = NetWeights(
        any_rows(int(inputs.size), UNITS, 60),
        any_rows(known, UNITS, 60),
        any_rows(1, UNITS, 500)[0],
        2,
        any_rows(UNITS, OUTER, 127),
        any_rows(1, OUTER, 5000)[0],
        [random.uniform(-1, 1) for _ in range(OUTER)],
        random.uniform(-1, 1),
        [random.uniform(0, 2) for _ in range(known)],
        [random.uniform(-2, 2) for _ in range(actions * OUTER)],
    )
    net = Net(NetCore(game.thinking.evaluator, inputs, weights, 1.0, 0, 0.4, 0.8))
    table = Table(game, seats, seed=seed_of(seats))
    out, scratch = floats(seats), floats(known)
    found: list[list[float]] = []
    while table.pending is not None and len(found) < LOOKED_AT:
        net.chances(table.state, out, scratch)
        found.append([out[seat] for seat in range(seats)])
        seat = table.pending.seats[0]
        if game.thinking.own_bot is None:
            worlds = worlds_of(game.rules, table.view(seat)["state"], seat)
            search = Search(game.rules, net, worlds, seat, len(found), 0, 0.4)
            search.run(ITERATIONS // 3, 0.0)
            found[-1] += [number for tried in search.tried() for number in tried]
        table.apply(seat, random.choice(table.options(seat)).id)
    return found


def sets() -> list[list[int]]:
    """The bit sets of the kit, which are other code interpreted and compiled."""
    random = Random(3)
    found = []
    for _ in range(500):
        members = random.getrandbits(random.randint(1, 62)) | 1 << random.randrange(62)
        n = random.randrange(62)
        some = random.randrange(kit.size(members))
        found.append([kit.bit(n), kit.has(members, n), kit.lowest(members), kit.size(members), kit.nth(members, some)])
        found.append([kit.bag_bit(random.randrange(200)), kit.full(n), kit.size(members >> n)])
        word = 1 + (members & 0xFFFFFFFE)
        found.append([kit.bag_lowest(word << n & 0xFFFFFFFF | 1 << 31), kit.bag_size(word)])
    return found


def results() -> dict[str, Any]:
    return {
        f"{game.id}-{seats}": {
            "played": played(game, seats),
            "searched": searched(game, seats),
            "encoded": encoded(game, seats),
            "judged": judged(game, seats),
        }
        for game in all_games()
        for seats in game.players
    }


if __name__ == "__main__":
    print(json.dumps({"compiled": kit.COMPILED, "results": results() if kit.COMPILED else {}, "sets": sets()}))
