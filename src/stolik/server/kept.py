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
        _made[key] = text, f'"{blake2b(text, digest_size=12).hexdigest()}"'
    text, tag = _made[key]
    # A browser asks each time whether it has changed: after an update nobody reads old rules.
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    return Response(text, media_type="application/json", headers=headers)
