"""How messages are packed: a view repeats most of the last one, so the packer has to remember a whole one."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

WINDOW = 13  # bits: 8 KiB, where uvicorn has 4; the largest views are just above that


class Deflating(WebSocketsSansIOProtocol):
    """uvicorn's protocol with a window of our own."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        if self.conn.available_extensions:
            self.conn.available_extensions = [
                ServerPerMessageDeflateFactory(
                    server_max_window_bits=WINDOW,
                    client_max_window_bits=12,
                    compress_settings={"memLevel": 5},
                )
            ]
