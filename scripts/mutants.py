"""Mutants: small faults put into the rules, one at a time. Do the tests notice?

    python scripts/mutants.py                        # 60 of the engine and of each game
    python scripts/mutants.py cheers --sample 10 --seed 3
    python scripts/mutants.py --of src/stolik/games/cheers/tower.py:147   # all of one line

A mutant is noticed if a test fails or hangs. What cannot be noticed, because it plays the same, stands in
tests/equivalent.toml with the reason, and does not count. The exit status is 1 if fewer are noticed than --least says.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

ROOT = Path(__file__).resolve().parents[1]
GAMES = tuple(sorted(path.parent.name for path in (ROOT / "src/stolik/games").glob("*/rulebook.toml")))
ENGINE = (
    *("kinds", "layout", "state", "steps", "parts", "rules", "loop", "worlds", "knowledge"),
    *("views", "shown", "notation", "past", "table", "chain", "log"),
)
# What plays, draws or teaches a game, beside its rules.
NO_RULES = {
    *("__init__", "beliefs", "bench", "companion", "explain", "faces", "features", "lessons", "planning", "review"),
    *("bot", "solver", "terminal"),
}
NEEDED = ("src", "tests", "scripts", "docs", "pyproject.toml", "setup.py", "README.md")
LONGEST = 1500  # seconds of one run of tests: what takes longer hangs
PASS = "pass"

# Tests of every game that look at its rules from outside, without those that take long.
CONTRACT = [
    f"tests/contract/test_{name}.py"
    for name in ("answers", "notation", "undo", "views", "texts", "windows", "parts", "sealed", "questions", "counts")
]
OF_TABLES = [f"tests/contract/test_{name}.py" for name in ("logs", "saving", "snapshots", "traces", "simulate")]

SWAPS: dict[type[ast.AST], str] = {
    **{ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "=="},
    **{ast.In: "not in", ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is"},
    **{ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.FloorDiv: "*", ast.BitAnd: "|", ast.BitOr: "&"},
    **{ast.And: "or", ast.Or: "and"},
}


@dataclass(frozen=True, order=True)
class Mutant:
    """Some characters of a file and what stands there instead."""

    path: str
    line: int
    start: int
    end: int
    old: str
    new: str

    def __str__(self) -> str:
        return f"{self.path.removeprefix('src/stolik/')}:{self.line}: {self.old.strip()!r} -> {self.new!r}"


# --- making them --------------------------------------------------------------------------------


class Finder(ast.NodeVisitor):
    """All mutants of a file: of what functions do, not of what they are called or how they are declared."""

    def __init__(self, path: str, text: str) -> None:
        self.path, self.text = path, text
        self.found: list[Mutant] = []
        self._lines = [0]
        for line in text.splitlines(keepends=True):
            self._lines.append(self._lines[-1] + len(line))
        self._rows = text.splitlines()
        self._inside = 0

    def _at(self, row: int, column: int) -> int:
        """A place in the text; Python counts columns in bytes."""
        return self._lines[row - 1] + len(self._rows[row - 1].encode()[:column].decode())

    def _span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._at(node.lineno, node.col_offset), self._at(node.end_lineno, node.end_col_offset)

    def _add(self, start: int, end: int, new: str) -> None:
        if self._inside:
            line = self.text.count("\n", 0, start) + 1
            self.found.append(Mutant(self.path, line, start, end, self.text[start:end], new))

    def _between(self, left: ast.expr, right: ast.expr, operator: ast.AST) -> None:
        """Swap the operator between two expressions."""
        new = SWAPS.get(type(operator))
        start, end = self._span(left)[1], self._span(right)[0]
        gap = self.text[start:end]
        if new is not None and "#" not in gap and "\n" not in gap:
            old = gap.strip("() ")
            at = start + gap.index(old)
            self._add(at, at + len(old), new)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._inside += 1
        for statement in node.body:
            self.visit(statement)
        self._inside -= 1

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            if "super()" not in ast.unparse(node.value):
                self._add(*self._span(node), PASS)
            self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._add(*self._span(node), PASS)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Raise(self, node: ast.Raise) -> None:
        self._add(*self._span(node), PASS)

    def visit_Assert(self, node: ast.Assert) -> None:
        pass

    def visit_Continue(self, node: ast.Continue) -> None:
        self._add(*self._span(node), "break")

    def visit_Break(self, node: ast.Break) -> None:
        self._add(*self._span(node), "continue")

    def visit_If(self, node: ast.If) -> None:
        start, end = self._span(node.test)
        self._add(start, end, f"not ({self.text[start:end]})")
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for left, right, operator in zip(operands, operands[1:], node.ops, strict=False):
            self._between(left, right, operator)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        for left, right in zip(node.values, node.values[1:], strict=False):
            self._between(left, right, node.op)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        self._between(node.left, node.right, node.op)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            start, end = self._span(node)[0], self._span(node.operand)[0]
            self._add(start, end, "(" * self.text[start:end].count("("))
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._add(*self._span(node), str(not node.value))
        elif isinstance(node.value, int):
            self._add(*self._span(node), str(node.value + 1))

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pass


def mutants_of(path: Path) -> list[Mutant]:
    text = path.read_text(encoding="utf-8")
    finder = Finder(path.relative_to(ROOT).as_posix(), text)
    finder.visit(ast.parse(text))
    return [mutant for mutant in sorted(set(finder.found)) if _is_python(mutated(text, mutant))]


def mutated(text: str, mutant: Mutant) -> str:
    return text[: mutant.start] + mutant.new + text[mutant.end :]


def _is_python(text: str) -> bool:
    try:
        ast.parse(text)
    except SyntaxError:
        return False
    return True


def files_of(part: str) -> list[Path]:
    if part == "engine":
        return [ROOT / f"src/stolik/engine/{name}.py" for name in ENGINE]
    return [path for path in sorted((ROOT / "src/stolik/games" / part).glob("*.py")) if path.stem not in NO_RULES]


# --- trying them --------------------------------------------------------------------------------


def runs(part: str) -> list[list[str]]:
    """What pytest is told, the quickest first."""
    if part == "engine":
        quick = "not (words or cheers or ankhmorpork)"
        thoughts = ["tests/contract/test_undo.py", "tests/contract/test_traces.py", "-k", "words"]
        return [["tests/engine"], ["tests/records", "-k", quick], [*CONTRACT, *OF_TABLES, "-k", quick], thoughts]
    return [[f"tests/games/{part}"], ["tests/records", "-k", part], [*CONTRACT, "-k", part]]


class Bench:
    """Copies of the project, one for each that works at the same time."""

    def __init__(self, folder: Path, jobs: int) -> None:
        self._free: SimpleQueue[Path] = SimpleQueue()
        for number in range(jobs):
            copy = folder / str(number)
            for name in NEEDED:
                if (ROOT / name).is_dir():
                    skipped = shutil.ignore_patterns("*.so", "__pycache__", "static")
                    shutil.copytree(ROOT / name, copy / name, ignore=skipped)
                else:
                    shutil.copy(ROOT / name, copy / name)
            self._free.put(copy)

    def noticed(self, mutant: Mutant | None, part: str) -> bool:
        """Does a test fail? (None: with the code as it is, none should.)"""
        copy = self._free.get()
        try:
            if mutant is None:
                return any(not self._passes(copy, run) for run in runs(part))
            path = copy / mutant.path
            text = path.read_text(encoding="utf-8")
            path.write_text(mutated(text, mutant), encoding="utf-8")
            try:
                return any(not self._passes(copy, run) for run in runs(part))
            finally:
                path.write_text(text, encoding="utf-8")
        finally:
            self._free.put(copy)

    def _passes(self, copy: Path, run: list[str]) -> bool:
        surroundings = {**os.environ, "STOLIK_PURE": "1", "PYTHONDONTWRITEBYTECODE": "1"}
        surroundings["PYTHONPATH"] = os.pathsep.join([str(copy / "src"), *sys.path[1:]])
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--timeout=120", *run]
        try:
            done = subprocess.run(
                command, cwd=copy, env=surroundings, capture_output=True, timeout=LONGEST, check=False
            )
        except subprocess.TimeoutExpired:
            return False
        if done.returncode not in (0, 1, 2, 3):
            raise SystemExit(f"pytest ended with {done.returncode}:\n{done.stdout.decode()}{done.stderr.decode()}")
        return done.returncode == 0


def equivalent() -> set[tuple[str, str, str, str]]:
    """Those that play the same: by file, the whole line, what stands there and what instead."""
    path = ROOT / "tests" / "equivalent.toml"
    listed = tomllib.loads(path.read_text(encoding="utf-8"))["mutant"] if path.exists() else []
    return {(entry["file"], entry["line"], entry["old"], entry["new"]) for entry in listed}


def is_equivalent(mutant: Mutant, known: set[tuple[str, str, str, str]]) -> bool:
    """By the list; and what only says that a subclass must say it is never run."""
    if mutant.old.strip() == "raise NotImplementedError":
        return True
    line = (ROOT / mutant.path).read_text(encoding="utf-8").splitlines()[mutant.line - 1].strip()
    return (mutant.path.removeprefix("src/stolik/"), line, mutant.old.strip(), mutant.new) in known


def sample(parts: list[str], number: int, seed: int) -> Iterator[tuple[str, Mutant]]:
    known = equivalent()
    for part in parts:
        every = [mutant for path in files_of(part) for mutant in mutants_of(path)]
        random.Random(f"{seed} {part}").shuffle(every)
        chosen = [mutant for mutant in every if not is_equivalent(mutant, known)][:number]
        yield from ((part, mutant) for mutant in chosen)


def of_line(place: str) -> Iterator[tuple[str, Mutant]]:
    name, _, line = place.partition(":")
    part = "engine" if "/engine/" in name else Path(name).parent.name
    for mutant in mutants_of(ROOT / name):
        if not line or mutant.line == int(line):
            yield part, mutant


def main() -> int:
    arguments = _arguments()
    chosen = [pair for place in arguments.of for pair in of_line(place)] or list(
        sample(arguments.parts or ["engine", *GAMES], arguments.sample, arguments.seed)
    )
    parts = sorted({part for part, _ in chosen})
    survivors: dict[str, list[Mutant]] = defaultdict(list)
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(arguments.jobs) as pool:
        bench = Bench(Path(folder), arguments.jobs)
        as_it_is = [(part, pool.submit(bench.noticed, None, part)) for part in parts]
        tries = [(part, mutant, pool.submit(bench.noticed, mutant, part)) for part, mutant in chosen]
        for part, mutant, noticed in tries:
            if not noticed.result():
                survivors[part].append(mutant)
                print("survives", mutant, flush=True)
    if broken := [part for part, fails in as_it_is if fails.result()]:
        print(f"the tests of {', '.join(broken)} fail without a mutant")
        return 1
    for part in parts:
        tried = sum(one == part for one, _ in chosen)
        killed = tried - len(survivors[part])
        print(f"{part:12} {killed} of {tried} noticed ({100 * killed / tried:.0f} %)")
    total = sum(map(len, survivors.values()))
    return int(100 * (len(chosen) - total) < arguments.least * len(chosen))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Small faults in the rules: do the tests notice?")
    parser.add_argument("parts", nargs="*", metavar="PART", help="engine, or the id of a game; all, if none is named")
    parser.add_argument("--sample", type=int, default=60, help="mutants a part")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="so many at the same time")
    parser.add_argument("--least", type=int, default=95, help="per cent that must be noticed")
    parser.add_argument("--of", nargs="*", default=[], metavar="FILE[:LINE]", help="all mutants of a file or line")
    arguments = parser.parse_args()
    if unknown := set(arguments.parts) - {"engine", *GAMES}:
        parser.error(f"there is no part {', '.join(sorted(unknown))}")
    return arguments


if __name__ == "__main__":
    sys.exit(main())
