"""A real cluster of Ray on this machine: two nodes, each with processes and ports of its own.

Runs there must come to what they come to here, also when a node is killed, and when the command is killed and started
again, whoever goes on with it. What it cost is printed.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from typing import Any

from servers import free_port

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 300.0  # seconds for anything
TIMED = ("games_per_s", "decisions_per_s")
QUICK = ["simulate", "raverun", "--players", "3", "--games", "400000"]
RUNS = {
    "random games": QUICK,
    "bots": ["simulate", "ankhmorpork", "--bots", "greedy,random,random", "--games", "30"],
    "an arena": ["arena", "raverun", "greedy", "random", "search:20", "--games", "100", "--players", "2,3"],
    "a balance": ["balance", "raverun", "--bot", "greedy", "--games", "40"],
    "fuzzing": ["fuzz", "raverun", "--games", "64"],
}
LONG = ["arena", "ankhmorpork", "search:30", "greedy", "--games", "128"]
SOME = 5  # tasks that are done before anything is killed


class Failed(Exception):
    """A cluster does otherwise than one process."""


def expect(holds: object, what: str) -> None:
    if not holds:
        raise Failed(what)
    print(f"ok    {what}", flush=True)


def begun(arguments: list[str]) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "stolik.cli.main", *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def ended(process: subprocess.Popen[str], code: int = 0, quiet: bool = True) -> str:
    """What it said; of what a cluster goes through Ray tells on standard error."""
    out, err = process.communicate(timeout=PATIENCE)
    if process.returncode != code or (code == 0 and quiet and err):
        raise Failed(f"{process.args!r} ended with {process.returncode}\n{out}{err}")
    return out or err


def told(arguments: list[str], *who: str) -> str:
    return ended(begun([*arguments, *who, *([] if arguments[0] == "fuzz" else ["--json"])]))


def plain(out: str) -> str:
    """To the byte, but for what depends on the clock."""
    found: Any = json.loads(out) if out.startswith(("{", "[")) else out
    if isinstance(found, dict):
        found = {key: value for key, value in found.items() if key not in TIMED}
    return json.dumps(found)


def until(holds: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > end:
            raise Failed(f"in vain: {what}")
        time.sleep(0.02)


def done(path: Path) -> int:
    """Tasks in a file of a run."""
    return max(0, path.read_bytes().count(b"\n") - 1) if path.exists() else 0


class Nodes:
    """A head without cores for tasks, so that nothing but the nodes does any, and they."""

    def __init__(self) -> None:
        door = free_port()
        head = {"num_cpus": 0, "include_dashboard": False, "ray_client_server_port": door}
        self._cluster = import_module("ray.cluster_utils").Cluster(initialize_head=True, head_node_args=head)
        self.address: str = self._cluster.address
        self.outside = f"ray://{self.address.rpartition(':')[0]}:{door}"

    def add(self, **more: Any) -> Any:
        node = self._cluster.add_node(num_cpus=1, **more)
        self._cluster.wait_for_nodes()
        return node

    def kill(self, node: Any) -> None:
        self._cluster.remove_node(node, allow_graceful=False)

    def close(self) -> None:
        self._cluster.shutdown()


@contextmanager
def nodes() -> Iterator[Nodes]:
    cluster = Nodes()
    try:
        yield cluster
    finally:
        cluster.close()


def same_everywhere(address: str) -> None:
    for name, arguments in RUNS.items():
        one = plain(told(arguments))
        expect(plain(told(arguments, "--jobs", "2")) == one, f"{name}: two processes as one")
        expect(plain(told(arguments, "--cluster", address)) == one, f"{name}: two nodes as one process")


def killed_node(cluster: Nodes, second: Any, folder: Path, one: str) -> None:
    kept = folder / "killed-node.jsonl"
    process = begun([*LONG, "--json", "--cluster", cluster.address, "--resume", str(kept)])
    until(lambda: done(kept) >= SOME, "a few tasks are done")
    before = done(kept)
    cluster.kill(second)
    begin = time.monotonic()
    until(lambda: done(kept) > before + 3, "the other node goes on")
    pause = time.monotonic() - begin
    expect(plain(ended(process, quiet=False)) == one, f"a node was killed after {before} tasks: the same")
    print(f"      three more tasks were done {pause:.1f} s after its death", flush=True)


def killed_command(cluster: Nodes, folder: Path, one: str) -> None:
    for way, how in (("on the cluster", ["--cluster", cluster.address]), ("in two processes", ["--jobs", "2"])):
        kept = folder / f"killed-{len(how[1])}.jsonl"
        process = begun([*LONG, "--json", "--cluster", cluster.address, "--resume", str(kept)])
        until(lambda kept=kept: done(kept) >= SOME, "a few tasks are done")  # type: ignore[misc]
        process.kill()
        process.communicate(timeout=PATIENCE)
        before = kept.read_bytes()
        kept.write_bytes(before + b'{"task": 63, "sec')
        again = told(LONG, *how, "--resume", str(kept))
        expect(
            plain(again) == one, f"the command was killed after {done_in(before)} tasks, and went on {way}: the same"
        )
        expect(kept.read_bytes().startswith(before), "what was done was not done again")
        refused = ended(begun([*LONG, "--seed", "2", *how, "--resume", str(kept)]), code=2)
        expect("belongs to another run: its seed is 1, not 2" in refused, "another run's file is refused")


def done_in(text: bytes) -> int:
    return text.count(b"\n") - 1


def other_sources(cluster: Nodes, folder: Path) -> None:
    copy = folder / "elsewhere"
    shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("*.so", "__pycache__", "static"))
    with (copy / "stolik" / "bots" / "greedy.py").open("a", encoding="utf-8") as file:
        file.write("# improved\n")
    node = cluster.add(env_vars={"PYTHONPATH": str(copy)})
    refused = ended(begun([*QUICK, "--cluster", cluster.address]), code=2)
    expect("has another version of Stolik" in refused, "a machine with another version is found out")
    cluster.kill(node)


def figures(address: str) -> None:
    """Speeds leave out the start of workers; the start is what a run of nearly no games takes."""
    for who in ([], ["--jobs", "2"], ["--cluster", address]):
        begin = time.monotonic()
        told(["simulate", "raverun", "--games", "2"], *who)
        start = time.monotonic() - begin
        speeds = {}
        for name, arguments in (("random", QUICK), ("greedy", ["simulate", "raverun", "--bots", "greedy,greedy"])):
            more = [] if name == "random" else ["--games", "1500"]
            speeds[name] = json.loads(told([*arguments, *more], *who))["games_per_s"]
        line = ", ".join(f"{name} {speed:,.0f} games/s" for name, speed in speeds.items())
        print(f"      {' '.join(who) or 'this process'}: {line}; {start:.1f} s for two games", flush=True)


def main() -> int:
    os.environ.update(RAY_USAGE_STATS_ENABLED="0", RAY_AUTH_MODE="token", RAY_AUTH_TOKEN=token_hex(32))
    try:
        with TemporaryDirectory() as name, nodes() as cluster:
            folder = Path(name)
            cluster.add()
            second = cluster.add()
            same_everywhere(cluster.address)
            expect(
                plain(told(QUICK, "--cluster", cluster.outside)) == plain(told(QUICK)), "asked from outside: the same"
            )
            figures(cluster.address)
            one = plain(told(LONG))
            killed_node(cluster, second, folder, one)
            cluster.add()
            killed_command(cluster, folder, one)
            other_sources(cluster, folder)
    except Failed as failure:
        print(f"WRONG {failure}")
        return 1
    print("A cluster comes to the same.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
