"""Records: whole games of bots, kept so that a change which plays any of them otherwise is noticed.

    python scripts/recording.py               # those that are missing, or were played by older rules
    python scripts/recording.py cheers words  # of these games alone

Every mode with every number of players is among them. A record is a log like any other; beside the logs of a game an
index says who played, and has a fingerprint of what could have been answered to each question. A record of the present
rules is never made anew: if it no longer fits, the rules have changed, and their version must say so.
"""

from __future__ import annotations

import json
import lzma
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from hashlib import blake2b
from itertools import count, cycle
from pathlib import Path
from zlib import crc32

from stolik import games
from stolik.bots import Bot, make
from stolik.engine.chain import Line, seed_of
from stolik.engine.errors import BadSetting
from stolik.engine.game import Game
from stolik.engine.kit import Rng
from stolik.engine.log import rebuild
from stolik.engine.table import Table

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "records"
INDEX = "index.json"
ENDING = ".jsonl.xz"
FEWEST = 20  # records of a game
FINGERPRINT = 4  # bytes a question

# Who plays: the seats take these in turn. Who is asked alone has a bot of its own besides.
PARTIES = [["random"], ["random", "greedy"], ["greedy"], ["search:40", "greedy"], ["search:150", "search:40", "random"]]
ALONE = [["random"], ["greedy"], ["search:150"], ["solver:10"]]

TAKES_BACK = 5  # every so many a record has moves taken back,
SECOND_THOUGHTS = 6  # each how many answers


@dataclass(frozen=True)
class Plan:
    game: str
    seats: int
    options: dict[str, str]  # those that are not as usual
    number: int  # among those of the same setting
    bots: list[str]
    takes_back: bool

    @property
    def name(self) -> str:
        return "-".join([str(self.seats), *(f"{o}-{v}" for o, v in self.options.items()), str(self.number)])


@dataclass(frozen=True)
class Entry:
    """What the index says of a record."""

    rules: int
    bots: list[str]
    shares: list[float]
    options: str


def plans(game: Game) -> list[Plan]:
    """Every setting at least once, and FEWEST at least."""
    found: list[Plan] = []
    parties, alone = cycle(PARTIES), cycle(ALONE)
    settings = list(_settings(game))
    for number in range(1, 1 + -(-FEWEST // len(settings))):
        for seats, options in settings:
            bots = next(alone if seats == 1 else parties)
            seated = [bots[seat % len(bots)] for seat in range(seats)]
            found.append(Plan(game.id, seats, options, number, seated, len(found) % TAKES_BACK == TAKES_BACK - 1))
    return found


def _settings(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """With every number of players the usual, every mode, and as many modes as go together. Of what is only a number
    the least and the most."""
    for seats in game.players:
        yield seats, {}
        together = _together(game, seats)
        if len(together) > 1:
            yield seats, together
    players = cycle(game.players)
    for name, values in game.settings.values.items():
        numbers = sorted((value for value in values[1:] if value.isdecimal()), key=int)
        for value in values[1:]:
            if value not in numbers:
                yield from ((seats, {name: value}) for seats in game.players if _allowed(game, seats, {name: value}))
            elif value in (numbers[0], numbers[-1]):
                options = {name: value}
                yield next(seats for seats in players if _allowed(game, seats, options)), options


def _together(game: Game, seats: int) -> dict[str, str]:
    options: dict[str, str] = {}
    for name, values in game.settings.values.items():
        for value in values[1:]:
            if not value.isdecimal() and name not in options and _allowed(game, seats, options | {name: value}):
                options[name] = value
    return options


def _allowed(game: Game, seats: int, options: dict[str, str]) -> bool:
    try:
        return options.items() <= game.settle(seats, options).items()
    except BadSetting:
        return False


def play(plan: Plan) -> Table:
    seed = crc32(f"{plan.game} {plan.name}".encode())
    table = Table(games.get(plan.game), plan.seats, plan.options, seed_of(seed))
    bots, rng = [make(spec) for spec in plan.bots], Rng(seed)
    for answer in count(1):
        if table.pending is None:
            return table
        _answer(table, bots, rng)
        if plan.takes_back and answer % SECOND_THOUGHTS == 0 and table.can_undo is not None:
            table.undo(table.can_undo)
    raise AssertionError


def _answer(table: Table, bots: list[Bot], rng: Rng) -> None:
    seat = table.next_seat
    table.apply(seat, bots[seat].choose(table.view_for_bot(seat), rng.word()).option)


def retold(lines: list[Line]) -> tuple[Table, str]:
    """The table at the end of a log in which every line is right, and what could be answered on the way."""
    prints = ""
    for _, table in rebuild(lines, games.get):
        prints += fingerprint(table)
    return table, prints


def fingerprint(table: Table) -> str:
    """Who is asked what by which rule, and what each could answer: texts alone, whatever numbers they have inside."""
    asked = table.pending
    if asked is None:
        return "-" * 2 * FINGERPRINT
    options = [[option.text for option in table.shown_options(seat)] for seat in asked.seats]
    text = json.dumps([asked.step, asked.kind, asked.seats, asked.rule, options], ensure_ascii=False)
    return blake2b(text.encode(), digest_size=FINGERPRINT).hexdigest()


# --- as files ---------------------------------------------------------------------------------


def read(game: str, name: str) -> list[Line]:
    text = lzma.decompress((FOLDER / game / f"{name}{ENDING}").read_bytes())
    return [json.loads(line) for line in text.splitlines()]


def index(game: str) -> dict[str, Entry]:
    path = FOLDER / game / INDEX
    return {name: Entry(**entry) for name, entry in json.loads(path.read_text()).items()} if path.exists() else {}


def write(plan: Plan, entries: dict[str, Entry]) -> None:
    """Play a game and keep it, and what the index says of it."""
    table = play(plan)
    _, options = retold(table.log)
    entries[plan.name] = Entry(table.version, plan.bots, table.shares, options)
    folder = FOLDER / plan.game
    folder.mkdir(parents=True, exist_ok=True)
    text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in table.log)
    (folder / f"{plan.name}{ENDING}").write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))
    whole = {name: asdict(entries[name]) for name in sorted(entries)}
    (folder / INDEX).write_text(json.dumps(whole, indent=0) + "\n")


def main(names: list[str]) -> int:
    for game in map(games.get, names or games.names()):
        planned = plans(game)
        wanted = {plan.name for plan in planned}
        entries = {name: entry for name, entry in index(game.id).items() if name in wanted}
        for path in (FOLDER / game.id).glob("*" + ENDING):
            if path.name.removesuffix(ENDING) not in wanted:
                path.unlink()
        for plan in planned:
            known = entries.get(plan.name)
            if known is None or known.rules != game.rulebook.version:
                write(plan, entries)
                print(game.id, plan.name, *plan.bots)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
