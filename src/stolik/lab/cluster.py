"""A pool of many machines: a cluster of Ray, which finds free cores and does again what was lost with a machine.

Ray has no types worth the name, and is imported only when somebody asks for it.
"""

from __future__ import annotations

import os
import socket
from importlib import import_module
from time import monotonic
from typing import Any

from stolik.engine.errors import Abandoned, NoCluster, StolikError
from stolik.lab.journal import sources
from stolik.lab.pool import DEATHS, SPARE, Finished, R, T, Work, afar

LOCAL = "local"  # a cluster of this machine alone, for this run
AUTO = "auto"  # the one that this machine belongs to
REACHED_WITHIN = 5.0  # seconds
COUNTED_EVERY = 1.0  # seconds: machines come and go


class RayCluster:
    """`local`, `auto`, `HOST:PORT` from within a cluster, or `ray://HOST:PORT` from anywhere else."""

    def __init__(self, address: str) -> None:
        self._ray = _connected(address)
        self._do = self._ray.remote(num_cpus=1, max_retries=DEATHS - 1)(_alike)
        self._under_way: dict[Any, int] = {}
        self._most = 0
        self._counted = -COUNTED_EVERY

    def hungry(self) -> bool:
        if monotonic() - self._counted >= COUNTED_EVERY:
            self._most = SPARE * max(1, int(self._ray.cluster_resources().get("CPU", 0)))
            self._counted = monotonic()
        return len(self._under_way) < self._most

    def submit(self, number: int, work: Work[T, R], task: T) -> None:
        self._under_way[self._do.remote(sources(), work, task)] = number

    def ready(self) -> list[Finished]:
        waiting = list(self._under_way)
        self._ray.wait(waiting)
        done, _ = self._ray.wait(waiting, num_returns=len(waiting), timeout=0)
        return [Finished(self._under_way.pop(each), *self._come(each)) for each in done]

    def _come(self, reference: Any) -> tuple[float, Any]:
        errors = self._ray.exceptions
        try:
            seconds, result = self._ray.get(reference)
        except errors.RayTaskError as error:
            if isinstance(error.cause, StolikError):
                raise error.cause from None
            raise
        except errors.RayError as error:
            raise Abandoned(f"the cluster gives up: {_first_line(error)}") from error
        return seconds, result

    def close(self) -> None:
        self._ray.shutdown()


def _alike(expected: str, work: Work[T, R], task: T) -> tuple[float, R]:
    if sources() != expected:
        raise NoCluster(
            f"{socket.gethostname()}, a machine of the cluster, has another version of Stolik than this one"
        )
    return afar(work, task)


def _connected(address: str) -> Any:
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # nobody is told of it
    try:
        ray = import_module("ray")
    except ImportError as error:
        raise NoCluster("a cluster needs Ray, which is not here: pip install 'stolik[cluster]'") from error
    _reach(os.environ.get("RAY_ADDRESS", AUTO) if address == AUTO else address)
    mine = {"include_dashboard": False} if address == LOCAL else {}
    try:
        ray.init(address, log_to_driver=False, logging_level="ERROR", **mine)
    except (ConnectionError, RuntimeError, ValueError) as error:
        if address == AUTO:
            raise NoCluster("this machine belongs to no cluster that is running") from error
        raise NoCluster(f"there is no cluster of ours at {address}: {_first_line(error)}") from error
    return ray


def _reach(address: str) -> None:
    """Ray itself would wait for minutes, or forever."""
    if address in (LOCAL, AUTO):
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not (host and port.isascii() and port.isdecimal()):
        raise NoCluster(f"a cluster is {AUTO}, {LOCAL}, HOST:PORT or ray://HOST:PORT, not {address!r}")
    try:
        socket.create_connection((host.strip("[]"), int(port)), REACHED_WITHIN).close()
    except (OSError, OverflowError) as error:
        raise NoCluster(f"there is no cluster at {address}: {error}") from error


def _first_line(error: Exception) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0]
