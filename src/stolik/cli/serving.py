"""`stolik serve`: the table in the browser."""

from __future__ import annotations

import logging
import os
import socket
import sys
import webbrowser

from stolik.cli.arguments import Arguments, Commands, Usage, add_command, at_least, words_of
from stolik.cli.screen import console

PORT = 8710


def add(commands: Commands) -> None:
    parser = add_command(commands, "serve", run, "open the table in the browser")
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets friends in the same network come")
    parser.add_argument("--port", type=at_least(0), default=PORT)
    parser.add_argument("--open", action="store_true", help="open a browser too")
    parser.add_argument("--proxy", action="store_true", help="a proxy in front says who calls, and how")


def run(arguments: Arguments) -> int:
    # Only here: the other commands start quicker without a server.
    import uvicorn

    from stolik.server.app import create
    from stolik.server.config import ServerConfig
    from stolik.server.door import DoorConfig
    from stolik.server.house import House
    from stolik.server.lease import Occupied
    from stolik.server.store import Store

    words, out = words_of(arguments), console()
    config = ServerConfig.from_environment()
    store = Store(config.address)
    try:
        store.open()
    except Occupied as error:
        raise Usage(str(error)) from error
    app = create(config, store)

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            house: House = app.state.house
            house.collect_when_quiet()
            port = self.servers[0].sockets[0].getsockname()[1]
            address = f"http://{_shown(arguments.host)}:{port}/"
            out.print(words.say("serving", address=address), soft_wrap=True)
            if arguments.open and _has_browser():
                webbrowser.open(address)

    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s %(levelname)s %(message)s")
    door = DoorConfig(
        app,
        host=arguments.host,
        port=arguments.port,
        log_level="warning",
        access_log=False,
        proxy_headers=arguments.proxy,
        forwarded_allow_ips="127.0.0.1,::1" if arguments.proxy else None,
        timeout_graceful_shutdown=3,
    )
    try:
        Server(door).run()
    except SystemExit as error:
        raise Usage(f"the server could not start on {arguments.host}:{arguments.port}") from error
    return 0


def _shown(host: str) -> str:
    """The name of this machine in the address that people are told."""
    if host == "127.0.0.1":
        return "localhost"
    if host != "0.0.0.0":
        return f"[{host}]" if ":" in host else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: it only chooses the network that friends share
            return str(probe.getsockname()[0])
        except OSError:
            return "localhost"


def _has_browser() -> bool:
    """Not where `webbrowser` would find only one that runs in this terminal."""
    return sys.platform in ("win32", "darwin") or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
