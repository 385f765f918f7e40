"""A PostgreSQL of our own, for drills and tests: started, stopped, dumped, loaded, and nothing else knows of it."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from servers import free_port

NEEDED = ("initdb", "pg_ctl", "psql", "pg_dump")
OURS = "stolik"  # the user, who may do everything


def tool(name: str) -> str | None:
    """Debian keeps the tools of PostgreSQL and nginx where a plain user does not look."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name), reverse=True)
    places = [os.environ.get("PATH", ""), "/usr/sbin", *map(str, versions)]
    return shutil.which(name, path=os.pathsep.join(places))


def missing() -> str:
    """Why there can be no cluster here; empty if there can."""
    absent = [name for name in NEEDED if tool(name) is None]
    if absent:
        return f"there is no PostgreSQL here ({', '.join(absent)})"
    if os.geteuid() == 0 and shutil.which("setpriv") is None:
        return "PostgreSQL does not run as root, and there is no setpriv here"
    return ""


class Cluster:
    """On the loopback alone, in a folder that others than root can enter."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.log = folder / "postgres.log"
        self._as: list[str] = []
        if os.geteuid() == 0:  # it does not want to be root
            nobody = pwd.getpwnam("nobody")
            os.chown(folder, nobody.pw_uid, nobody.pw_gid)
            self._as = ["setpriv", f"--reuid={nobody.pw_uid}", f"--regid={nobody.pw_gid}", "--clear-groups"]
        self._run("initdb", "-D", self._data, "-U", OURS, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def _run(self, program: str, *arguments: str) -> None:
        # Not captured: the server itself would hold the pipe open.
        with (self.folder / "programs.log").open("ab") as words:
            subprocess.run(
                [*self._as, tool(program) or program, *arguments], check=True, cwd="/", stdout=words, stderr=words
            )

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off"
        self._run("pg_ctl", "-D", self._data, "-w", "-s", "-l", str(self.log), "-o", options, "start")

    def stop(self) -> None:
        """As it falls: nobody is asked to finish."""
        self._run("pg_ctl", "-D", self._data, "-w", "-s", "-m", "immediate", "stop")

    def address(self, database: str, port: int | None = None, user: str = OURS) -> str:
        """`port`: of a proxy before it."""
        return f"postgresql://{user}@127.0.0.1:{port or self.port}/{database}"

    def make(self, name: str) -> str:
        """A new database; its address."""
        self.ask("postgres", f'create database "{name}"')
        return self.address(name)

    def ask(self, database: str, query: str) -> str:
        return self._client("psql", "-X", "-tAc", query, self.address(database))

    def load(self, database: str, script: str) -> None:
        self._client("psql", "-X", "-q", "-v", "ON_ERROR_STOP=1", self.address(database), given=script)

    def dump(self, database: str) -> str:
        """As a script that every later version can load."""
        text = self._client("pg_dump", "--no-owner", "--no-privileges", self.address(database))
        # Newer tools fence their script with a word that older ones do not know.
        lines = text.splitlines(keepends=True)
        return "".join(line for line in lines if not line.startswith(("\\restrict", "\\unrestrict")))

    def _client(self, program: str, *arguments: str, given: str | None = None) -> str:
        done = subprocess.run([tool(program) or program, *arguments], input=given, capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stderr}")
        return done.stdout.strip() if program == "psql" else done.stdout


@contextmanager
def running(folder: Path | None = None) -> Iterator[Cluster]:
    """`folder`: a new one, whose logs can be read afterwards."""
    with TemporaryDirectory() as name:
        if folder is not None:
            folder.mkdir()
        cluster = Cluster(folder or Path(name))
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop()
