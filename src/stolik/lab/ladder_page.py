"""The ladder as a page in Markdown. What was measured before stays, as long as the same bots sit behind the levels."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from stolik import games
from stolik.bots.levels import levels_of
from stolik.engine.errors import StolikError
from stolik.engine.levels import LEVELS
from stolik.lab.ladder import NEEDED, Climbed, Rung, rungs
from stolik.lab.paired import even

COLUMNS = ("game", "players", "level", "plays as", "against", "share", "95 %", "even", "needed", "games", "met")
ALONE = ("game", "players", "level", "plays as", "against", "points", "and", "more", "95 %", "games", "met")
ABOUT = """# The ladder of levels

Made by `stolik arena --ladder --report FILE`: each level against a field of the one below, its seat rotated, every deal
played once for each seat with the same dice. *Share* is what the level won; an equal bot would win the *even* one.

- Where *met* says "surely" or "surely not", the interval is that of a confidence sequence and lies wholly above or
  below what is needed; "about" means that it lies within three points of it. Elsewhere the number of deals was fixed
  beforehand, or there were no more games before it was sure; there the mean decides.
- *Games*: in the compiled part, where both bots can play there, or at real tables.
"""
ALONE_ABOUT = """
## Alone

How many points a level makes of a deal, the one below of the same deals, and how many more.
"""


@dataclass(frozen=True)
class LadderLine:
    rung: Rung
    cells: list[str]

    @property
    def line(self) -> str:
        return f"| {' | '.join(self.cells)} |"


def row(climbed: Climbed) -> LadderLine:
    duel, rung = climbed.duel, climbed.rung
    first = [rung.game, str(rung.players), rung.level, f"`{duel.bot}`", f"`{duel.field}`"]
    if rung.players > 1:
        figures = [_percent(duel.share), _interval(duel.low, duel.high, "%"), _percent(even(rung.players))]
        figures.append(_percent(NEEDED[rung.players]))
    else:
        points = [*duel.means, duel.share]
        figures = [*(f"{100 * each:.1f}" for each in points), _interval(duel.low, duel.high, "")]
    way = "in core" if duel.way == "core" else "at tables"
    return LadderLine(rung, [*first, *figures, f"{duel.games} {way}", climbed.outcome.replace("-", " ")])


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _interval(low: float, high: float, unit: str) -> str:
    return f"{100 * low:.1f} to {100 * high:.1f} {unit}".rstrip()


def write(path: Path, found: list[Climbed]) -> None:
    """Put what was found into the page, beside what stands there already."""
    try:
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        rows = {each.rung: each for each in _kept(text)} | {each.rung: row(each) for each in found}
        path.write_text(page([rows[rung] for rung in rungs([], [], []) if rung in rows]), encoding="utf-8")
    except OSError as error:
        raise StolikError(f"{path} cannot be written: {error.strerror}") from error


def page(rows: list[LadderLine]) -> str:
    text = ABOUT + _table(COLUMNS, [each for each in rows if each.rung.players > 1])
    alone = [each for each in rows if each.rung.players == 1]
    return text + (ALONE_ABOUT + _table(ALONE, alone) if alone else "")


def _table(columns: tuple[str, ...], rows: list[LadderLine]) -> str:
    head = f"| {' | '.join(columns)} |\n|{' --- |' * len(columns)}\n"
    return "\n" + head + "".join(f"{each.line}\n" for each in rows)


def _kept(text: str) -> list[LadderLine]:
    """The rows of a page whose bots still sit behind these levels."""
    found = []
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and len(cells) == len(COLUMNS) and cells[1].isdecimal():
            rung = _rung(cells[0], int(cells[1]), cells[2])
            if rung is not None and cells[3:5] == [f"`{spec}`" for spec in _specs(rung)]:
                found.append(LadderLine(rung, cells))
    return found


def _rung(game: str, players: int, level: str) -> Rung | None:
    if game not in games.names() or players not in games.get(game).players or level not in LEVELS[1:]:
        return None
    return Rung(game, players, level, LEVELS[LEVELS.index(level) - 1])


def _specs(rung: Rung) -> list[str]:
    levels = levels_of(games.get(rung.game), rung.players)
    return [levels[rung.level], levels[rung.below]]
