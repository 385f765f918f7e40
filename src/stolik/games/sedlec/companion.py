"""Structures in plain text, for people with the real cards in front of them.

One line a level, the highest first; the skulls from the left: K C P L Z X, and `.` where none lies or it is of no
matter. Spaces do not matter. Structures stand apart by an empty line. Before one, a line can say what it is: `stack`
(which is usual) or `feature` with its id; a line `effect` with its id counts for all. `#` begins a remark.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from stolik.engine.companion import Extra, Form, Scored, Sheet, Verdict
from stolik.engine.errors import NotScored
from stolik.engine.kit import bit
from stolik.games.sedlec.account import Cell, Entry
from stolik.games.sedlec.data import CARDS, EFFECTS, FEATURES, SKULLS
from stolik.games.sedlec.derived import StructureScore, scored
from stolik.games.sedlec.scoring import Bones
from stolik.games.sedlec.state import NO_EFFECT, POSITIONS, SKULL_KINDS, STACK_POSITIONS

NOBODY = "."
WIDTHS = (3, 4)  # SED.modes.2: cards of a stack's bottom row
ROWS = 3  # SED.place.4
SHAPES = [feature.id for feature in FEATURES]
MOST = Counter("".join(card.upper + card.lower for card in CARDS))  # of each skull, the Executioners' cards included


class ScoredStructure(StructureScore):
    """A structure as it was understood: what it is, the effect that counts ("": none), each skull with its cell."""

    form: str
    effect: str
    marks: list[tuple[int, int, str]]


class Companion:
    told = ScoredStructure

    def sheet(self) -> Sheet:
        stacks = [Form(f"sheet-stack-{width}", "stack", _from_top(_stack(width))) for width in reversed(WIDTHS)]
        features = [
            Form(f"card-{shape}", f"feature {shape}", _from_top(_levels_of(form)))
            for form, shape in enumerate(SHAPES, 1)
        ]
        extras = [Extra(f"card-{feature.id}", f"effect {feature.effect}") for feature in FEATURES]
        return Sheet(SKULLS, NOBODY, [*stacks, *features], extras)

    def score(self, text: str) -> list[Scored]:
        blocks, effect = _blocks(text)
        if not blocks:
            raise NotScored("empty")
        return [_scored(header, lines, effect) for header, lines in blocks]


def _blocks(text: str) -> tuple[list[tuple[list[str], list[str]]], int]:
    """Each structure as its header and its levels, and the effect that counts."""
    blocks: list[tuple[list[str], list[str]]] = []
    effect = NO_EFFECT
    header: list[str] = []
    levels: list[str] = []
    for whole in [*text.splitlines(), ""]:
        line = whole.partition("#")[0].strip()
        if whole.strip() and not line:
            continue  # nothing but a remark
        words = line.lower().split()
        if words[:1] == ["effect"]:
            effect = _effect(words)
            continue
        named = words[:1] in (["stack"], ["feature"])
        if named or not line:
            if levels:
                blocks.append((header, levels))
                header, levels = [], []
            if named:
                header = words
        else:
            levels.append("".join(line.split()).upper())
    if header:
        raise NotScored("below", line=" ".join(header))
    return blocks, effect


def _effect(words: list[str]) -> int:
    names = [effect.id for effect in EFFECTS]
    if len(words) != 2 or words[1] not in names:
        raise NotScored("effect", names=", ".join(names), line=" ".join(words))
    return next(number for number, feature in enumerate(FEATURES) if feature.effect == words[1])


def _scored(header: list[str], lines: list[str], effect: int) -> Scored:
    if header[:1] == ["feature"]:
        if len(header) != 2 or header[1] not in SHAPES:
            raise NotScored("feature", names=", ".join(SHAPES), line=" ".join(header))
        form = 1 + SHAPES.index(header[1])
        levels = _levels_of(form)
    else:
        form = 0
        levels = _stack_levels(lines)
    if len(lines) > len(levels):
        raise NotScored("levels", most=len(levels), count=len(lines))
    skulls: dict[Cell, str] = {}
    for number, line in enumerate(reversed(lines)):
        cells = levels[number]
        if len(line) != len(cells):
            raise NotScored("level", number=number + 1, most=len(cells), count=len(line), line=line)
        for cell, skull in zip(cells, line, strict=True):
            if skull not in SKULLS + NOBODY:
                raise NotScored("mark", names=" ".join(SKULLS + NOBODY), line=skull)
            skulls[cell] = skull
    for skull, count in Counter(skulls.values()).items():
        if count > MOST.get(skull, count):
            raise NotScored("box", skull=SKULLS.index(skull), most=MOST[skull], count=count)
    bones = _bones(form, skulls, effect)
    told: ScoredStructure = {
        "form": SHAPES[form - 1] if form else "stack",
        "effect": FEATURES[effect].effect if effect != NO_EFFECT else "",
        "marks": [(x, level, skull) for (x, level), skull in skulls.items()],
        **scored(bones, SKULL_KINDS),
    }
    return Scored(_picture(skulls), list(_verdicts(told)), told)


def _levels_of(form: int) -> list[list[Cell]]:
    return _levels([(x, y + half) for x, y in POSITIONS[form] for half in (0, 1)])


def _levels(cells: list[Cell]) -> list[list[Cell]]:
    """The cells of each level, from the lowest up and from the left."""
    cells = sorted(cells)
    return [[cell for cell in cells if cell[1] == level] for level in range(1, max(level for _, level in cells) + 1)]


def _stack_levels(lines: list[str]) -> list[list[Cell]]:
    width = len(lines[-1])
    if width not in WIDTHS:
        raise NotScored("width", count=width, line=lines[-1])
    return _stack(width)


def _from_top(levels: list[list[Cell]]) -> list[list[Cell]]:
    return list(reversed(levels))


def _stack(width: int) -> list[list[Cell]]:
    return [
        [(number // 2 + 2 * column, number + 1) for column in range(width - number // 2)] for number in range(2 * ROWS)
    ]


def _bones(form: int, skulls: dict[Cell, str], effect: int) -> Bones:
    positions = STACK_POSITIONS if form == 0 else POSITIONS[form]
    cells = [(x, y + half) for x, y in positions for half in (0, 1)]
    bones = Bones()
    bones.clear(form, effect)
    for cell, skull in skulls.items():
        if skull != NOBODY:
            bones.of[SKULLS.index(skull)] |= bit(cells.index(cell))
    return bones


def _picture(skulls: dict[Cell, str]) -> str:
    """Each skull above the middle of what carries it: half a card is two signs wide."""
    left = min(x for x, _ in skulls)
    lines = []
    for level in range(max(level for _, level in skulls), 0, -1):
        line = ""
        for x, _ in sorted(cell for cell in skulls if cell[1] == level):
            line = line.ljust(2 * (x - left)) + skulls[x, level]
        lines.append(f"{level:>2}  {line}")
    return "\n".join(lines)


# --- why ---


def _verdicts(told: ScoredStructure) -> Iterator[Verdict]:
    if told["down"]:
        yield Verdict("down", {"count": str(len(told["down"]) // 2)})
    levels = _levels([(x, level) for x, level, _ in told["marks"]])
    for entry in told["account"]:
        yield _verdict(entry, levels)
    for kind, points in enumerate(told["points"].values()):
        if points:
            yield Verdict("kind", {"skull": str(kind), "points": str(points)})
    yield Verdict("total", {"points": str(told["total"])})


def _verdict(entry: Entry, levels: list[list[Cell]]) -> Verdict:
    cells = entry["cells"]
    nth = [str(1 + levels[level - 1].index((x, level))) for x, level in cells]  # from the left
    values = {"points": str(entry["points"]), "level": str(cells[0][1]), "nth": nth[0]}
    if entry["skull"] == "L":
        if len(cells) == 1:
            return Verdict("alone", values)
        return Verdict("pair", {**values, "level2": str(cells[1][1]), "nth2": nth[1]})
    if entry["skull"] == "C" and entry["for"]:
        return Verdict("rebel", {**values, "count": str(len(entry["for"]))})
    if entry["skull"] == "Z" and entry["points"] < 0:
        return Verdict("gang", {**values, "count": str(len(entry["for"]))})
    label = {"K": "king", "C": "peasant", "P": "priests", "Z": "bandit", "X": "executioner"}[entry["skull"]]
    return Verdict(label, {**values, "count": str(len(cells if label == "priests" else entry["for"]))})
