"""A PostgreSQL of the tests' own, where there is one on this machine."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from stolik.server.config import ServerConfig
from stolik.server.store import Store


class Postgres:
    """A private cluster, on the loopback alone."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs, self.folder = programs, folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"postgresql://stolik@127.0.0.1:{self.port}"
        self._as = []
        if os.geteuid() == 0:  # it does not want to be root
            nobody = pwd.getpwnam("nobody")
            os.chown(folder, nobody.pw_uid, nobody.pw_gid)
            self._as = ["setpriv", f"--reuid={nobody.pw_uid}", f"--regid={nobody.pw_gid}", "--clear-groups"]
        self._run("initdb", "-U", "stolik", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")

    def _run(self, program: str, *arguments: str) -> None:
        command = [*self._as, str(self.programs / program), "-D", str(self.folder / "data"), *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/")

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off"
        self._run("pg_ctl", "-w", "-s", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-w", "-s", "-m", "immediate", "stop")

    def make(self, name: str) -> str:
        """A new database; its address."""
        with Store(ServerConfig(database=f"{self.address}/postgres").address).engine.connect() as connection:
            connection.execution_options(isolation_level="AUTOCOMMIT").execute(text(f"create database {name}"))
        return f"{self.address}/{name}"


def clusters() -> Iterator[Postgres]:
    folders = [*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]
    on_path = shutil.which("initdb")
    if on_path is not None:
        folders.insert(0, Path(on_path).resolve().parent)
    if not folders:
        pytest.skip("there is no PostgreSQL here (initdb)")
    if os.geteuid() == 0 and shutil.which("setpriv") is None:
        pytest.skip("PostgreSQL does not run as root, and there is no setpriv here")
    folder = Path(tempfile.mkdtemp())  # the folders of pytest are closed to others than root
    cluster = Postgres(folders[0], folder)
    cluster.start()
    yield cluster
    cluster.stop()
    shutil.rmtree(folder)
