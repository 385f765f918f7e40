"""Deploys Stolik as docs/deploying.md tells, on this machine and for a minute: does it work?

The wheel in a clean environment, a cluster of PostgreSQL, nginx with TLS in front, all from the examples in deploy/;
then a game through nginx with an upgrade in the middle, a backup, and the game out of the backup.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
from alembic.script import ScriptDirectory

import stolik.server
from clusters import Cluster, running, tool
from guests import Guest
from promises import Ledger, Person
from servers import Server, free_port, listens
from stolik import games
from stolik.engine.log import verify

ROOT = Path(__file__).resolve().parents[1]
DEPLOY = ROOT / "deploy"
PATIENCE = 60.0  # seconds for something to start, or for a game
BEFORE_UPGRADE = 10  # entries of the game
HEADERS = ("content-security-policy", "x-content-type-options", "referrer-policy", "strict-transport-security")


class Failed(Exception):
    """Something does not work as the page says."""


def ok(what: str) -> None:
    print(f"ok    {what}", flush=True)


def expect(holds: object, what: str) -> None:
    if not holds:
        raise Failed(what)
    ok(what)


def run(*command: str | Path) -> str:
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    if done.returncode:
        raise Failed(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout.strip()


NEEDED = ("nginx", "openssl", "initdb", "pg_ctl", "psql", "pg_dump", "pg_restore")
TOOLS = {name: tool(name) or "" for name in NEEDED}
OWNER = "house"  # of the databases: the server needs to be no more


@contextmanager
def background(command: list[str], log: Path, answers: Callable[[], bool]) -> Iterator[None]:
    with log.open("wb") as words:
        process = subprocess.Popen(command, stdout=words, stderr=words)
    try:
        end = time.monotonic() + PATIENCE
        while not answers():
            if process.poll() is not None or time.monotonic() > end:
                raise Failed(f"{command[0]} did not start:\n{log.read_text()}")
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


class Nginx:
    """The example's site, with ports, names and a certificate of our own."""

    def __init__(self, folder: Path, server: Server) -> None:
        self.folder = folder
        self.port = free_port()
        self.plain_port = free_port()
        self.address = f"https://127.0.0.1:{self.port}"
        folder.mkdir()
        self.certificate, key = folder / "certificate.pem", folder / "key.pem"
        run(
            *(TOOLS["openssl"], "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=stolik"),
            *("-addext", "subjectAltName=IP:127.0.0.1", "-keyout", key, "-out", self.certificate),
        )
        self.trusted = ssl.create_default_context(cafile=self.certificate)
        site = (DEPLOY / "nginx.conf").read_text()
        for old, new in (
            ("    listen [::]:80;\n", ""),
            ("    listen [::]:443 ssl http2;\n", ""),
            ("listen 80;", f"listen 127.0.0.1:{self.plain_port};"),
            ("listen 443 ", f"listen 127.0.0.1:{self.port} "),
            ("/etc/letsencrypt/live/stolik.example/fullchain.pem", str(self.certificate)),
            ("/etc/letsencrypt/live/stolik.example/privkey.pem", str(key)),
            ("127.0.0.1:8710", server.host),
        ):
            if old not in site:
                raise Failed(f"deploy/nginx.conf has no {old.strip()!r}")
            site = site.replace(old, new)
        (folder / "site.conf").write_text(site)
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        temporary = "".join(f"{kind}_temp_path {folder / kind};\n" for kind in kinds)
        types = "types { text/html html; }\n"
        user = "user root;\n" if os.geteuid() == 0 else ""
        (folder / "nginx.conf").write_text(
            f"{user}daemon off;\npid {folder / 'pid'};\nerror_log {folder / 'error.log'};\nevents {{}}\n"
            f"http {{\naccess_log off;\n{types}{temporary}include {folder / 'site.conf'};\n}}\n"
        )

    @contextmanager
    def running(self) -> Iterator[None]:
        command = [TOOLS["nginx"], "-p", str(self.folder), "-c", str(self.folder / "nginx.conf")]
        with background(command, self.folder / "words.log", lambda: listens(self.port)):
            yield


class Installed:
    """The wheel in an environment of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.wheel = max((ROOT / "dist").glob("*.whl"), key=lambda path: path.stat().st_mtime)
        run(sys.executable, "-m", "venv", folder)
        self.pip("--require-hashes", "-r", str(self.wheel.with_name("run.lock")))
        self.pip(f"{self.wheel}[postgresql]")

    def pip(self, *what: str) -> None:
        run(self.folder / "bin" / "pip", "install", "-q", *what)

    def server(self, log: Path, database: str) -> Server:
        """As the service and its settings say."""
        unit = (DEPLOY / "stolik.service").read_text()
        start = re.search(r"^ExecStart=(.*)$", unit, re.MULTILINE)
        assert start is not None
        command = start[1].replace("/opt/stolik", str(self.folder)).split()
        settings = dict(re.findall(r"^STOLIK_(\w+)=(.*)$", (DEPLOY / "stolik.env").read_text(), re.MULTILINE))
        settings |= {"DATABASE": database, "DATA": str(self.folder)}
        return Server(log, command, **settings)


def check_front(nginx: Nginx) -> None:
    """What nginx adds."""
    modern = ssl.create_default_context(cafile=nginx.certificate)
    modern.set_alpn_protocols(["h2", "http/1.1"])
    with (
        socket.create_connection(("127.0.0.1", nginx.port), PATIENCE) as plain,
        modern.wrap_socket(plain, server_hostname="127.0.0.1") as secure,
    ):
        expect(secure.selected_alpn_protocol() == "h2", "HTTP/2 is offered")
    moved = httpx.get(f"http://127.0.0.1:{nginx.plain_port}/lobby")
    location = moved.headers.get("location", "")
    expect(moved.status_code == 301 and location.startswith("https://"), "plain HTTP is sent to HTTPS")
    with httpx.Client(base_url=nginx.address, verify=nginx.trusted) as client:
        page = client.get("/").raise_for_status()
        expect(all(name in page.headers for name in HEADERS), "the page comes, with its security headers")
        script = re.search(r'/assets/[^"]+\.js', page.text)
        assert script is not None, page.text
        asset = client.get(script[0]).raise_for_status()
        expect(asset.headers.get("content-encoding") == "gzip", "assets are compressed")
        expect("immutable" in asset.headers.get("cache-control", ""), "assets are cached for good")
        expect(client.get("/api/health").json() == {"database": True}, "the health check answers")
        foreign = client.post("/api/me", json={"name": "Ala"}, headers={"Origin": "https://elsewhere.example"})
        expect(foreign.status_code == 403, "a foreign page cannot act")
        own = client.post("/api/me", json={"name": "Ala"}, headers={"Origin": nginx.address})
        expect(own.status_code == 200, "our own page can")


async def play(nginx: Nginx, server: Server, installed: Installed) -> str:
    """A game by two people, with an upgrade in the middle; its table."""
    ala, ola = (Guest(name, nginx.address, nginx.trusted) for name in ("Ala", "Ola"))
    cookie = (await ala.arrive()).headers["set-cookie"].lower()
    wanted = ("secure", "httponly", "samesite=lax")
    expect(all(flag in cookie for flag in wanted), "the session's cookie is for HTTPS alone")
    await ola.arrive()
    table = await ala.found("me", "open")
    ledger = Ledger()
    people = [Person(ala, table, ledger, None, True), Person(ola, table, ledger, 1, False)]
    async with asyncio.timeout(PATIENCE):
        playing = asyncio.gather(*(person.play() for person in people))
        while len(ledger.shown) < BEFORE_UPGRADE and not playing.done():
            await asyncio.sleep(0.001)
        server.stop()
        expect(not ledger.over, f"the server is stopped after entry {len(ledger.shown)} of a game")
        await asyncio.to_thread(installed.pip, "--force-reinstall", "--no-deps", str(installed.wheel))
        await asyncio.to_thread(server.start)
        ok("it is upgraded and started again")
        await playing
    expect(ledger.over, f"the players came back and ended their game of {len(ledger.shown)} entries")
    return table


def check_game(address: str, table: str, trusted: ssl.SSLContext | None, where: str) -> None:
    answer = httpx.get(f"{address}/api/tables/{table}/log", verify=trusted or False).raise_for_status()
    verify([json.loads(line) for line in answer.text.splitlines()], games.get)
    ok(f"its log is verified, {where}")


def deploy(folder: Path) -> None:
    installed = Installed(folder / "stolik")
    ok(f"{installed.wheel.name} is installed")
    with running(folder / "postgresql") as cluster:
        cluster.ask("postgres", f"create role {OWNER} login")
        cluster.ask("postgres", f"create database stolik owner {OWNER}")
        ok("PostgreSQL runs")
        server = installed.server(folder / "server.log", cluster.address("stolik", user=OWNER))
        nginx = Nginx(folder / "nginx", server)
        server.start()
        try:
            with nginx.running():
                ok("the server runs behind nginx")
                check_front(nginx)
                table = asyncio.run(play(nginx, server, installed))
                check_game(nginx.address, table, nginx.trusted, "through nginx")
            head = ScriptDirectory(str(Path(stolik.server.__file__).with_name("migrations"))).get_current_head()
            found = cluster.ask("stolik", "select version_num from alembic_version")
            expect(found == head, f"the database is at the latest version, {head}")
            restore(cluster, folder)
        finally:
            server.stop()
        check_words(server)
        other = installed.server(folder / "other.log", cluster.address("restored", user=OWNER))
        other.start()
        try:
            check_game(other.address, table, None, "out of the backup")
        finally:
            other.stop()
        check_words(other)


def restore(cluster: Cluster, folder: Path) -> None:
    backup = folder / "stolik.backup"
    run(TOOLS["pg_dump"], "--format=custom", f"--file={backup}", cluster.address("stolik"))
    cluster.ask("postgres", f"create database restored owner {OWNER}")
    run(TOOLS["pg_restore"], f"--dbname={cluster.address('restored')}", backup)
    ok("the database is backed up and restored")


def check_words(server: Server) -> None:
    words = server.log.read_text()
    if words:
        raise Failed(f"the server complains:\n{words}")


def main() -> int:
    missing = [name for name, path in TOOLS.items() if not path]
    if missing:
        print(
            f"{', '.join(missing)} missing: install nginx, openssl and PostgreSQL (Debian: nginx openssl postgresql)."
        )
        return 1
    with TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o711)  # PostgreSQL runs as somebody else
        try:
            deploy(folder)
        except Exception as error:
            print(f"FAILED  {type(error).__name__}: {error}")
            for log in sorted(folder.glob("**/*.log")):
                print(f"--- {log.name}\n{log.read_text(errors='replace')[-3000:]}")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
