"""Everything that can be refused or go wrong, each with a name of its own."""

from __future__ import annotations

from pathlib import Path


class StolikError(Exception):
    """A clear error for the person in front of the screen."""


class DataError(StolikError):
    """A data file that the rules do not allow."""

    def __init__(self, path: Path, what: str) -> None:
        super().__init__(f"{path.name}: {what}")


class UnknownGame(StolikError):
    """There is no such game."""


class BadGame(StolikError):
    """A mistake of a game's author: its rules ask the engine for what cannot be."""


class BadPlugin(StolikError):
    """A package that names a game which cannot be taken in."""


class BadSetting(StolikError):
    """A setting of a game that does not exist, or a value that it cannot have."""


class NotInstalled(BadSetting):
    """Something that a table is played with, such as a list of words, which this host does not have."""

    def __init__(self, name: str, what: str) -> None:
        super().__init__(what)
        self.name = name


class LogError(StolikError):
    """A log that was edited, cut or made by other rules; `line` is the first wrong one, from 1."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(f"line {line}: {what}")
        self.line = line
        self.what = what


class ViewError(StolikError):
    """A saved state or view that does not fit the game."""


class BadPicture(StolikError):
    """A position in plain text that cannot be read."""


class NotScored(StolikError):
    """Something from a real table that cannot be scored; texts `score-bad-LABEL` of the game say why."""

    def __init__(self, label: str, **values: str | int) -> None:
        super().__init__(f"{label} {values}")
        self.label = f"bad-{label}"
        self.values = {key: str(value) for key, value in values.items()}


class NotExplained(StolikError):
    """A position in plain text that cannot be read; texts `explain-bad-LABEL` of the game say why."""

    def __init__(self, label: str, **values: str | int) -> None:
        super().__init__(f"{label} {values}")
        self.label = f"bad-{label}"
        self.values = {key: str(value) for key, value in values.items()}
        self.line = 0  # the one that is wrong, from 1, where it is one

    def at(self, line: int) -> NotExplained:
        self.line = line
        return self


class BotError(StolikError):
    """A bot that died, was too slow or answered nonsense."""


class IllegalAction(StolikError, ValueError):
    """An action that a program may not take now; nothing has changed."""


class NoCluster(StolikError):
    """A cluster that cannot be reached, or is not made for this run."""


class Abandoned(StolikError):
    """A task that kills whoever does it."""


class BadJournal(StolikError):
    """A file of finished tasks that belongs to another run, or cannot be used."""


class BadNet(StolikError):
    """A net that is damaged, or was made for another game, other rules or other inputs."""


class CannotUndo(StolikError):
    """Nothing to take back, or something was revealed, rolled or answered since."""


class Refused(StolikError):
    """An attempt that a rule forbids; nothing has changed."""

    def __init__(self, rule: str, facts: dict[str, str]) -> None:
        super().__init__(rule)
        self.rule = rule
        self.facts = facts
