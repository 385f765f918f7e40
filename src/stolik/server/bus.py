"""The bus: what has changed, told to all who want to know. Only ids travel; whoever hears one looks for itself.

Here it stays within the process. Several processes on one database would tell each other the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

Topic = Literal["session", "person"]  # this session has ended; this person has another name
Ear = Callable[[str], None]


class Bus:
    def __init__(self) -> None:
        self._ears: dict[Topic, list[Ear]] = {}

    def hear(self, topic: Topic, ear: Ear) -> None:
        self._ears.setdefault(topic, []).append(ear)

    def tell(self, topic: Topic, id: str) -> None:
        for ear in self._ears.get(topic, ()):
            ear(id)
