"""A server in a process of its own, for the drills: it can be started, stopped, killed and started again."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

HERE = [sys.executable, "-m", "stolik.cli.main", "serve"]  # the server of this checkout
PATIENCE = 30.0  # seconds for a server to start or to stop


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def listens(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1.0):
        return True
    return False


def _environment(settings: dict[str, str | float]) -> dict[str, str]:
    return {f"STOLIK_{name.upper()}": str(value) for name, value in settings.items()}


class Server:
    """Its settings are given by name: `pace=0` is STOLIK_PACE=0."""

    def __init__(self, log: Path, command: list[str] = HERE, **settings: str | float) -> None:
        self.port = free_port()
        self.host = f"127.0.0.1:{self.port}"
        self.address = f"http://{self.host}"
        self.log = log  # what it writes to its standard error
        self._command = [*command, "--port", str(self.port)]
        self._settings = _environment(settings)
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None, "it does not run"
        return self._process.pid

    def launch(self) -> None:
        """Without waiting until it serves."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command, env={**os.environ, **self._settings}, stdout=subprocess.DEVNULL, stderr=log
            )

    def start(self) -> None:
        self.launch()
        self.wait()

    def restart(self, **settings: str | float) -> None:
        """With these settings changed, on the same database."""
        self.stop()
        self._settings |= _environment(settings)
        self.start()

    def wait(self) -> None:
        assert self._process is not None, "it was not launched"
        end = time.monotonic() + PATIENCE
        while not listens(self.port):
            if self._process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"the server did not start:\n{self.log.read_text()}")
            time.sleep(0.02)

    def kill(self) -> None:
        """As a power cut would: it gets no chance to tidy up."""
        assert self._process is not None, "it does not run"
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()

    def memory(self) -> int:
        """Bytes that it holds in memory."""
        fields = Path(f"/proc/{self.pid}/statm").read_text().split()
        return int(fields[1]) * os.sysconf("SC_PAGE_SIZE")

    def cpu(self) -> float:
        """Seconds that it has computed so far, without the processes of bots."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
