"""Everything that a client can be told went wrong; each has a name, and the client a sentence for it."""

from __future__ import annotations

from stolik.engine.errors import StolikError
from stolik.server import wire

# The names, and the HTTP status that goes with each.
STATUS = {
    "bad-message": 400,
    "signed-out": 401,
    "wrong-password": 401,
    "foreign-origin": 403,
    "not-host": 403,
    "not-seated": 403,
    "removed": 403,
    "seated-chat": 403,
    "unknown-address": 404,
    "unknown-game": 404,
    "unknown-table": 404,
    "no-such-seat": 404,
    "no-such-lesson": 404,
    "nothing-to-read": 404,
    "nothing-to-score": 404,
    "cannot-undo": 409,
    "name-taken": 409,
    "not-away": 409,
    "not-over": 409,
    "not-playing": 409,
    "not-ready": 409,
    "not-waiting": 409,
    "not-alone": 409,
    "not-installed": 409,
    "old-rules": 409,
    "seat-taken": 409,
    "stale-decision": 409,
    "too-large": 413,
    "bad-name": 422,
    "bad-options": 422,
    "not-scored": 422,
    "bad-text": 422,
    "too-many": 429,
    "too-many-tables": 429,
    "broken-table": 500,
    "internal": 500,
    "busy": 503,
    "too-slow": 503,
    "storage-full": 507,
}

# What a table that has such a trouble has told can still be read, though it cannot be played.
READABLE = ("old-rules", "not-installed")


class Trouble(StolikError):
    """A command or request that cannot be carried out. Nothing has changed."""

    def __init__(self, name: str, /, **facts: str) -> None:
        super().__init__(name)
        self.name = name
        self.facts = facts

    @property
    def status(self) -> int:
        return STATUS[self.name]

    @property
    def problem(self) -> wire.Problem:
        return wire.Problem(self.name, self.facts)
