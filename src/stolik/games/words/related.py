"""stub"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

CLEAR: Final[i64] = 0
WARN: Final[i64] = 1
BLOCK: Final[i64] = 2
SAME: Final[i64] = 3


@final
class Relations:
    def verdict(self, a: str, b: str) -> i64:
        if a == b:
            return SAME
        if a[:4] == b[:4]:
            return BLOCK
        return WARN if a[:3] == b[:3] else CLEAR
