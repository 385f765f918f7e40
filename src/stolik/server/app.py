"""The server put together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, route
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, MutableScopeHeaders, State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.routes import HTTPRoute
from litestar.static_files import create_static_files_router
from litestar.types import Message, Scope

from stolik.server import front, wire
from stolik.server.config import ServerConfig
from stolik.server.front import STATIC
from stolik.server.house import House
from stolik.server.http import (
    COOKIE,
    GamesApi,
    HealthApi,
    PeopleApi,
    TablesApi,
    check_rate,
    house_of,
    local,
    signed_in,
    visiting,
)
from stolik.server.limits import Buckets, too_deep
from stolik.server.problems import Trouble
from stolik.server.sockets import lobby_socket, own_origin, table_socket
from stolik.server.store import Store

log = logging.getLogger("stolik.server")

PAGES = [
    "/",
    "/lobby",
    "/about",
    "/t/{rest:path}",
    "/replay/{rest:path}",
    "/rules/{rest:path}",
    "/score/{rest:path}",
    "/learn/{rest:path}",
]
TABLES = "/t/"  # behind it stands the id of a table
LARGEST = 16 * 1024  # bytes of a request
LONGEST = 255  # bytes of a path: no file of ours has a longer name, and no system would know one
FOREVER = CacheControlHeader(max_age=31536000, immutable=True)
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}
NAMES = {404: "unknown-address", 413: "too-large", 429: "too-many"}


@route(PAGES, http_method=["GET", "HEAD"], include_in_schema=False)
async def page(request: Request[Any, Any, State], house: NamedDependency[House]) -> Response[str]:
    """Every page is the client; it reads the address itself."""
    return client(request, 200, await _shown(house, request.scope["path"]))


async def _shown(house: House, path: str) -> wire.TableInfo | None:
    """The table that a link leads to."""
    if not path.startswith(TABLES):
        return None
    try:
        return await house.info(path.removeprefix(TABLES))
    except Trouble:
        return None  # the client says what is wrong with it


def client(request: Request[Any, Any, State], status: int, table: wire.TableInfo | None = None) -> Response[str]:
    language = front.language_of(request.headers.get("accept-language", ""))
    found = front.page(request.scope["path"], language, str(request.base_url).rstrip("/"), table)
    if found is None:
        return Response(
            "The client is not built: `make play` builds it.\n",
            media_type="text/plain",
            status_code=503 if status == 200 else status,
        )
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
    return Response(found, media_type="text/html", status_code=status, headers=headers)


async def check(request: Request[Any, Any, State]) -> Response[None] | None:
    """Before anything else: no foreign page acts in somebody's name, and nobody asks too much."""
    config: ServerConfig = request.app.state.house.config
    safe = request.method in ("GET", "HEAD", "OPTIONS")
    if not safe and not own_origin(request.headers.get("host"), request.headers.get("origin"), config.origins):
        raise Trouble("foreign-origin")
    full = request.headers.get("content-length", "0") != "0" or "transfer-encoding" in request.headers
    if not safe and full and request.content_type[0] != "application/json":
        raise HTTPException(status_code=415)  # forms of foreign pages send such
    path = request.scope["path"]
    if not (path == HealthApi.path and local(request)):  # whoever watches over the server asks as often as they like
        check_rate(request)
    if "\0" in path or len(path.encode()) > LONGEST:
        raise HTTPException(status_code=404)
    if not safe and full and too_deep(await _body(request)):
        raise Trouble("bad-message", reason="too deep")
    if request.method != "OPTIONS":
        return None
    # Litestar would name the methods of only one of the handlers that share an address.
    sharing = [route for route in request.app.routes if route.path_format == request.scope["path_template"]]
    methods = {method for route in sharing if isinstance(route, HTTPRoute) for method in route.methods}
    return Response(None, status_code=204, headers={"Allow": ", ".join(sorted(methods))})


async def _body(request: Request[Any, Any, State]) -> str:
    try:
        return (await request.body()).decode(errors="replace")
    except InternalServerException as error:
        raise HTTPException(status_code=400) from error  # whoever sent it is gone


async def no_store(message: Message, scope: Scope) -> None:
    """Nothing that the API tells is kept by anybody on the way, unless it says so itself."""
    if message["type"] == "http.response.start" and scope["path"].startswith("/api/"):
        MutableScopeHeaders.from_message(message).setdefault("Cache-Control", "no-store")


def _told(trouble: Trouble, status: int) -> Response[wire.Problem]:
    return Response(trouble.problem, status_code=status, headers=HEADERS, media_type="application/json")


def tell_trouble(_: Request[Any, Any, State], error: Trouble) -> Response[wire.Problem]:
    response = _told(error, error.status)
    if error.name == "signed-out":
        response.delete_cookie(COOKIE)
    return response


def tell_http(request: Request[Any, Any, State], error: HTTPException) -> Response[Any]:
    if error.status_code == 404 and "text/html" in request.headers.get("accept", ""):
        return client(request, 404)  # somebody has typed an address: the client says kindly that there is nothing
    name = NAMES.get(error.status_code, "bad-message" if error.status_code < 500 else "internal")
    if name == "internal":
        log.error("%s", error, exc_info=error)
    reasons = [f"{entry.get('key', '')}: {entry['message']}" for entry in error.extra or [] if isinstance(entry, dict)]
    facts = {"reason": "; ".join(reasons)[:200]} if reasons else {}
    response = _told(Trouble(name, **facts), error.status_code)
    for header in ("Allow", "allow"):
        if error.headers and header in error.headers:
            response.headers["Allow"] = error.headers[header]
    return response


def tell_internal(_: Request[Any, Any, State], error: Exception) -> Response[wire.Problem]:
    log.error("%s", error, exc_info=error)
    return _told(Trouble("internal"), 500)


def create(config: ServerConfig | None = None, store: Store | None = None) -> Litestar:
    """`store`: one that is open already, where somebody wants to know first whether it can be."""
    chosen = config or ServerConfig.from_environment()

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        house = House(chosen, store)
        app.state.house = house
        app.state.requests = Buckets(chosen.requests, 4 * chosen.requests)
        app.state.addresses = Buckets(10 * chosen.requests, 40 * chosen.requests)
        app.state.new_guests = Buckets(chosen.guests / 60, chosen.guests)
        app.state.passwords = Buckets(1 / 6, 10)
        app.state.guesses = Buckets(10 / 3600, 10)
        await house.open()
        try:
            yield
        finally:
            await house.close()

    routes: list[Any] = [HealthApi, PeopleApi, GamesApi, TablesApi, table_socket, lobby_socket, page]
    if STATIC.is_dir():
        routes.append(create_static_files_router("/assets", [STATIC / "assets"], cache_control=FOREVER))
        routes.append(create_static_files_router("/", [STATIC]))
    app = Litestar(
        routes,
        lifespan=[living],
        before_request=check,
        before_send=[no_store],
        dependencies={"house": Provide(house_of), "visit": Provide(visiting), "player": Provide(signed_in)},
        exception_handlers={Trouble: tell_trouble, HTTPException: tell_http, Exception: tell_internal},
        response_headers=HEADERS,
        compression_config=CompressionConfig("gzip", minimum_size=500),
        request_max_body_size=LARGEST,
        openapi_config=OpenAPIConfig("Stolik", "1", path="/api/schema", render_plugins=[JsonRenderPlugin()]),
        logging_config=None,
    )
    for name, schema in app.openapi_schema.components.schemas.items():
        kind = getattr(wire, name, None)
        if isinstance(kind, type) and issubclass(kind, wire.Message):
            schema.additional_properties = False  # Litestar does not say so of structs
    return app
