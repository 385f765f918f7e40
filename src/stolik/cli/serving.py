"""`stolik serve`: the table in the browser."""

from __future__ import annotations

import asyncio
import logging
import os
import webbrowser

from stolik.cli.arguments import Arguments, Commands, Usage, add_command, at_least, words_of
from stolik.cli.screen import console

PORT = 8710
LARGEST_MESSAGE = 64 * 1024  # what is longer ends the connection; what is longer than allowed gets an answer


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
    from stolik.server.settings import Settings

    words, out = words_of(arguments), console()
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s %(levelname)s %(message)s")
    config = uvicorn.Config(
        create(Settings.from_environment()),
        host=arguments.host,
        port=arguments.port,
        log_level="warning",
        access_log=False,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=20,
        proxy_headers=arguments.proxy,
        forwarded_allow_ips="127.0.0.1,::1" if arguments.proxy else None,
        timeout_graceful_shutdown=3,
    )
    server = uvicorn.Server(config)

    async def serve() -> None:
        running = asyncio.create_task(server.serve())
        while not server.started and not running.done():
            await asyncio.sleep(0.02)
        if server.started:
            port = server.servers[0].sockets[0].getsockname()[1]
            shown = "localhost" if arguments.host in ("127.0.0.1", "0.0.0.0") else arguments.host
            address = f"http://{shown}:{port}/"
            out.print(words.say("serving", address=address), soft_wrap=True, highlight=False)
            if arguments.open and (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.name == "nt"):
                webbrowser.open(address)
        await running

    try:
        asyncio.run(serve())
    except SystemExit as error:
        raise Usage(f"the server could not start on {arguments.host}:{arguments.port}") from error
    return 0
