"""How many unfinished tables one person may have made."""

from __future__ import annotations

from stolik.server import wire
from stolik.server.config import ServerConfig
from stolik.server.problems import Trouble


def kind_of(info: wire.TableInfo) -> str:
    if all(seat.kind == "bot" for seat in info.seats):
        return "bots"
    return "days" if info.clock is not None and info.clock.kind == "days" else "live"


def check_quota(config: ServerConfig, new: wire.TableInfo, unfinished: list[wire.TableInfo]) -> None:
    """A game of days lasts for weeks, so there may be many; a table of bots alone is only work for the machine."""
    most = {"bots": config.bot_tables, "days": config.day_tables, "live": config.tables}[kind_of(new)]
    if sum(kind_of(made) == kind_of(new) for made in unfinished) >= most:
        raise Trouble("too-many-tables", most=str(most))
