"""Standing orders at the terminal: what a player lists, gives and cancels with the letter o."""

from __future__ import annotations

from stolik.cli.words import Words
from stolik.engine import orders, speech
from stolik.engine.orders import StandingOrder
from stolik.engine.table import Table
from stolik.engine.windows import Promise

LASTING = "always"  # behind an order that is to hold until it is cancelled


class Ordering:
    """The orders of all who sit at this terminal; each is shown only the own ones."""

    def __init__(self, table: Table, words: Words) -> None:
        self.table = table
        self.words = words
        self.given = [order for seat in range(table.seats) for order in orders.usual(table.game, seat)]

    def answer(self) -> bool:
        """Let an order answer the pending decision, if one does."""
        self.given = orders.lasting(self.table, self.given)
        order = orders.ordered(self.table, self.given)
        if order is not None:
            self.table.apply(order.seat, order.do)
        return order is not None

    def obey(self, seat: int, line: str) -> str:
        """`` lists, `-2` cancels the second, anything else is an order: `react gaspode area=7`, `pass always`."""
        self.given = orders.lasting(self.table, self.given)
        if line.startswith("-"):
            return self._cancel(seat, line[1:].strip())
        if line:
            words = line.casefold().split()
            where = dict(word.split("=", 1) for word in words if "=" in word)
            do = [word for word in words if "=" not in word and word != LASTING]
            order = orders.give(self.table, seat, " ".join(do), where, LASTING in words)
            self.given = [*orders.without(self.given, seat, order.do, where), order]
        return self.told(seat)

    def _cancel(self, seat: int, number: str) -> str:
        own = self._own(seat)
        if number.isdecimal() and 1 <= int(number) <= len(own):
            self.given.remove(own[int(number) - 1])
        return self.told(seat)

    def _own(self, seat: int) -> list[StandingOrder]:
        return [order for order in self.given if order.seat == seat]

    def told(self, seat: int) -> str:
        """What could be ordered, by its notation, and what is ordered, by number."""
        possible = orders.possible(self.table, seat)
        if not possible:
            return self.words.say("orders-none")
        windows = self.table.game.windows
        assert windows is not None
        lines = [self.words.say("orders-possible")]
        lines += [f"  o {promise.do}  {self._said(promise, seat)}" for promise in possible]
        lines.append(f"  o {windows.passing.do} {LASTING}  {self.words.say('orders-lasting')}")
        lines += [f"  ... {name}={_span(values)}" for name, values in windows.where.items()]
        by_do = {promise.do: promise for promise in possible}
        for number, order in enumerate(self._own(seat), 1):
            where = "".join(f" {name}={value}" for name, value in order.where.items())
            given = orders.is_usual(self.table.game, order)
            said = self._said(by_do[order.do], seat) + where + (f" {LASTING}" if order.lasting and not given else "")
            lines.append(self.words.say("orders-usual" if given else "orders-given", number=number, order=said))
        return "\n".join(lines)

    def _said(self, promise: Promise, seat: int) -> str:
        return speech.label_text(self.table, self.words.language, promise.label, promise.values, seat)


def _span(values: tuple[str, ...]) -> str:
    return f"{values[0]}-{values[-1]}" if values[0].isdecimal() else "|".join(values)
