"""What is the same for everybody as long as the server runs: made once, and sent again only to who has not got it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from hashlib import blake2b
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.datastructures import State

_made: dict[Hashable, tuple[bytes, str]] = {}  # with what names this very text


def kept(request: Request[Any, Any, State], key: Hashable, make: Callable[[], msgspec.Struct]) -> Response[bytes]:
    if key not in _made:
        text = msgspec.json.encode(make())
        _made[key] = text, _tag(text)
    return _unless_known(request, *_made[key])


def lasting(request: Request[Any, Any, State], text: bytes) -> Response[bytes]:
    """The same for what is made elsewhere."""
    return _unless_known(request, text, _tag(text))


def _tag(text: bytes) -> str:
    return f'"{blake2b(text, digest_size=12).hexdigest()}"'


def _unless_known(request: Request[Any, Any, State], text: bytes, tag: str) -> Response[bytes]:
    # A browser asks each time whether it has changed: after an update nobody reads old rules.
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    return Response(text, media_type="application/json", headers=headers)
