"""The tables that are kept: of every game some that are over and some that go on, with all that happens at tables."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from server.people import Person, Running, TableSocket
from upgrades.party import Party

DAYS = {"kind": "days", "seconds": 3 * 86400}
LIVE = {"kind": "live", "seconds": 900, "more": 20}


@dataclass
class Evening:
    house: Running
    ala: Person
    ola: Person
    ewa: Person
    jan: Person
    watcher: Person

    def party(self, seats: int, *bots: str, game: str, **more: object) -> Party:
        people = (self.ala, self.ola, self.ewa, self.jan)[:seats]
        return Party.seated(self.house, people, *bots, game=game, **more)

    def branch(self, origin: str, at: int, seat: int) -> Party:
        answer = self.ala.http.post(f"/api/tables/{origin}/branch", json={"at": at, "seat": seat, "level": "easy"})
        assert answer.status_code == 201, answer.text
        return Party(self.house, [self.ala], answer.json()["id"])

    def tables(self) -> Iterator[tuple[str, Party]]:
        """Each with what it is for."""
        for play in (raverun, ankhmorpork, cheers, sedlec, words):
            yield from play(self)


def raverun(evening: Evening) -> Iterator[tuple[str, Party]]:
    first = evening.party(2, game="raverun").say(0, "Cześć! 🦊").regret().say(1, "Dobrze, dobrze.")
    first.hear_from(evening.watcher, "Powodzenia obojgu")
    yield "over: chat, also by a spectator, and an undo when the others are asked", first.play()
    first.do(1, "rematch")
    again = first.tables[1].latest["table"]["rematch"]
    yield "a rematch that waits", Party(evening.house, [evening.ala, evening.ola], again)
    yield "a branch that goes on", evening.branch(first.id, 3, 1).some(2)
    yield "over: with an easy bot", evening.party(1, "easy", game="raverun").play()
    yield "over: resigned", evening.party(2, game="raverun", private=True).some(5).do(1, "resign")
    sealed = evening.party(3, game="raverun")
    sealed.answer(sealed.asked()[0], sealed.options(sealed.tables[0])[0])
    yield "goes on: one sealed pick of three is made", sealed
    yield "goes on: live clock, easy bot", evening.party(1, "easy", game="raverun", clock=LIVE).some(3)
    handed = evening.party(3, game="raverun", clock=DAYS).some(4)
    handed.do(2, "hand_over", seat=2).some(3).do(2, "sit", seat=2)
    yield "goes on: a seat was handed over to a bot and taken back, clock of days", handed.some(1)
    yield (
        "goes on: a seat is handed over",
        evening.party(2, "easy", game="raverun").some(2).do(1, "hand_over", seat=1).rest(),
    )
    waiting = evening.ala.found("me", "open", "medium", game="raverun", clock=LIVE)
    yield "waits", Party(evening.house, [evening.ala, evening.ola], waiting).do(1, "sit", seat=1).do(1, "stand")


def ankhmorpork(evening: Evening) -> Iterator[tuple[str, Party]]:
    over = evening.party(2, game="ankhmorpork").do(0, "order", do="pass", where={"area": "3"})
    yield "over: with orders, and an attack taken back in the victim's window", over.regret("window").play()
    threesome = evening.party(2, "easy", game="ankhmorpork", options={"edition": "english"}).some(25)
    yield "goes on: three with a bot, an order, english edition", threesome.do(1, "order", do="pass")
    window = (
        evening.party(4, game="ankhmorpork", clock=DAYS).say(3, "Gdzie jest Vimes?").play(lambda p: p.step == "window")
    )
    yield "goes on: four, in a window, clock of days", window
    late = evening.party(2, game="ankhmorpork").regret("window").regret()
    yield "goes on: two undos that made others be asked", late
    resigned = evening.party(3, game="ankhmorpork", clock=LIVE).some(12).do(2, "resign")
    yield "goes on: one of three has resigned", resigned.some(3)
    yield "over: resigned, with a bot", evening.party(1, "easy", game="ankhmorpork").some(8).do(0, "resign")


def cheers(evening: Evening) -> Iterator[tuple[str, Party]]:
    over = evening.party(2, game="cheers", options={"starter": "1"}).do(1, "order", do="pass", where={"what": "stab"})
    yield "over: two, with an order and an undo", over.regret().play()
    yield "a branch that goes on", evening.branch(over.id, 6, 0).some(1)
    over.do(0, "rematch")
    again = Party(evening.house, [evening.ala, evening.ola], over.tables[0].latest["table"]["rematch"])
    again.do(1, "sit", seat=1).do(0, "start")
    yield "goes on: a rematch", again.some(4)
    yield "over: towers of hell", evening.party(3, game="cheers", options={"variant": "hell"}).play()
    yield "goes on: towers of hell", evening.party(2, "easy", game="cheers", options={"variant": "hell"}).some(6)
    yield (
        "goes on: two teams, clock of days",
        evening.party(4, game="cheers", options={"variant": "teams"}, clock=DAYS).some(9),
    )
    yield "over: first game", evening.party(2, "easy", game="cheers", options={"variant": "first"}).play()
    pedro = evening.party(2, game="cheers", options={"variant": "pedro", "minutes": "20"})
    yield "goes on: quick Pedro", pedro.say(0, "Szybko!").some(12)
    yield "over: quick Pedro", evening.party(2, game="cheers", options={"variant": "pedro"}).play()
    hanging = {"hanging": "yes", "minions": "first", "brawls": "3"}
    deflecting = evening.party(3, game="cheers", options=hanging, clock=LIVE).play(lambda p: p.step == "deflecting")
    yield "goes on: in a window, other options, live clock", deflecting


def sedlec(evening: Evening) -> Iterator[tuple[str, Party]]:
    yield "over: alone", evening.party(1, game="sedlec").play()
    yield "goes on: alone", evening.party(1, game="sedlec").some(7)
    two = evening.party(2, game="sedlec").regret().say(1, "Memento mori")
    yield "over: two, with an undo after the turn", two.play()
    yield "over: four with executioners", evening.party(4, game="sedlec").play()
    yield "goes on: four with executioners, clock of days", evening.party(4, game="sedlec", clock=DAYS).some(10)
    yield "goes on: three with a bot", evening.party(2, "easy", game="sedlec").some(6)
    yield "over: two, resigned", evening.party(2, game="sedlec").some(3).do(0, "resign")


def words(evening: Evening) -> Iterator[tuple[str, Party]]:
    over = evening.party(2, game="words").say(0, "Samo „źdźbło” by wystarczyło.")
    yield "over: two", over.play()
    yield (
        "over: with a bot, black, serial help",
        evening.party(1, "easy", game="words", options={"black": "on", "help": "serial"}).play(),
    )
    thinking = evening.party(3, game="words", options={"first": "1"}, clock=DAYS)
    thinking.play(lambda party: _thinks(party))
    for table in thinking.tables[1:]:
        _think(thinking, table)
    yield "goes on: two others think in private, clock of days", thinking
    offered = evening.party(2, game="words", options={"first": "1"}).play(lambda party: _thinks(party))
    _think(offered, offered.tables[1])
    price = next(text for text in offered.options(offered.tables[1]) if text.startswith("price "))
    offered.answer(offered.tables[1], price)
    offered.answer(offered.tables[1], "say")
    yield "goes on: a sealed word is offered", offered
    four = evening.party(4, game="words", options={"clock": "180", "votes": "off", "related": "lemma"}).some(30)
    yield "goes on: four, with a clock for words", four
    asking = evening.party(3, game="words", options={"help": "off", "related": "strict", "min_length": "3"})
    asking.do(2, "cancel_order", do="pass", where={"verdict": "clear"})
    yield "goes on: a word may be challenged", asking.play(lambda party: party.step == "challenge")
    yield "goes on: with a bot", evening.party(1, "easy", game="words").some(10)


def _thinks(party: Party) -> bool:
    """Can the second player think of a word while the first looks for one?"""
    asked = [table.latest["seat"] for table in party.asked()]
    return {0, 1} <= set(asked) and any(text.startswith("think ") for text in party.options(party.tables[1]))


def _think(party: Party, table: TableSocket) -> None:
    party.answer(table, next(text for text in party.options(table) if text.startswith("think ")))
