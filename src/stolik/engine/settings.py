"""What a table of a game can be set to, and how long people may take there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from stolik.engine.state import State

YES, NO = "yes", "no"
SAID_OTHERWISE = {"on": YES, "true": YES, "off": NO, "false": NO}  # of what is either so or not


def the_same_for_all(_seats: int) -> dict[str, str]:
    """What is usual does not depend on the number of players."""
    return {}


def anything_goes(_seats: int, _settings: dict[str, str]) -> None:
    """All settings go together, with any number of players."""


def nothing_else(_: dict[str, str]) -> dict[str, str]:
    """The rules alone decide, and they have a version."""
    return {}


def no_limit(_: dict[str, str]) -> int:
    """A game that lasts as long as it lasts."""
    return 0


def at_once(_: dict[str, str]) -> bool:
    """A game that begins as soon as all have sat down."""
    return False


def their_own_time(_g: State, _settings: dict[str, str]) -> Allowance | None:
    """Whoever is asked may think as long as they like."""
    return None


@dataclass(frozen=True)
class Settings:
    """What can be chosen before a game: by name, the values, the usual one first."""

    values: dict[str, tuple[str, ...]] = field(default_factory=dict)
    installed: frozenset[str] = frozenset()  # those whose values are what the host has installed
    usual: Callable[[int], dict[str, str]] = the_same_for_all  # what a number of players brings with it
    check: Callable[[int, dict[str, str]], None] = anything_goes  # refuses what does not go together by a BadSetting
    # What the course depends on besides the rules, such as a lexicon, by its name and a hash: logs tell it.
    sources: Callable[[dict[str, str]], dict[str, str]] = nothing_else
    # Who may begin a rematch, where the rules say so; the setting `starter` has the number of the one who does.
    begins_again: Callable[[State], list[int]] | None = None


@dataclass(frozen=True)
class Allowance:
    """So many seconds for all that is asked under one name; the time stands still while something else is asked."""

    name: str
    seconds: int


@dataclass(frozen=True)
class Timing:
    """How long a game and an answer may take by its settings; the rules say what happens then."""

    limit: Callable[[dict[str, str]], int] = no_limit  # seconds for the whole game
    allowance: Callable[[State, dict[str, str]], Allowance | None] = their_own_time  # for what is asked now
    signal: Callable[[dict[str, str]], bool] = at_once  # is it a race, which begins when everybody has said: ready?


def meant(value: str, values: tuple[str, ...]) -> str:
    """A value as the game spells it: on is yes, and false is no, where it is one of the two."""
    if set(values) != {YES, NO}:
        return value
    said = value.casefold()
    return SAID_OTHERWISE.get(said, said)
