"""What a client can ask for by HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Controller, Request, Response, delete, get, post, put
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from sqlalchemy import select

from stolik import games
from stolik.engine.companion import Scorer
from stolik.engine.errors import NotScored, UnknownGame
from stolik.engine.game import Game
from stolik.engine.pages import Aid, Page, Pages
from stolik.engine.rulebook import Rule
from stolik.engine.table import EVERYBODY, HOUSE_RULES
from stolik.server import agents, learning, names, teaching, wire
from stolik.server.house import House
from stolik.server.kept import kept, lasting
from stolik.server.limits import network
from stolik.server.models import Player
from stolik.server.people import LASTS, Visit, me
from stolik.server.problems import READABLE, Trouble
from stolik.server.record import Record

COOKIE = "stolik"

Call = Request[Any, Any, State]
TableId = Annotated[str, PathParameter(max_length=32)]
TheHouse = NamedDependency[House]
SignedIn = NamedDependency[Player]
Visiting = NamedDependency[Visit]
SessionId = Annotated[str, PathParameter(max_length=32)]
GameId = Annotated[str, PathParameter(max_length=40)]
ChapterNumber = Annotated[int, PathParameter(ge=0, le=99)]
LessonId = Annotated[str, PathParameter(max_length=40)]

Kind = TypeVar("Kind", wire.RulesPage, wire.AidView)


def may_fail(*statuses: int) -> dict[int, ResponseSpec]:
    """For the OpenAPI document: these come with a Problem."""
    always = (400, 413, 415, 429, 503)
    return {status: ResponseSpec(wire.Problem, generate_examples=False) for status in (*always, *statuses)}


def told_as(kind: type[msgspec.Struct]) -> dict[int, ResponseSpec]:
    """For the OpenAPI document: what comes as bytes is this."""
    return {200: ResponseSpec(kind, generate_examples=False)}


def caller(connection: ASGIConnection[Any, Any, Any, State]) -> str:
    """Whom a limit by address counts."""
    return network(connection.client.host) if connection.client else ""


def local(connection: ASGIConnection[Any, Any, Any, State]) -> bool:
    """Does somebody on this machine ask?"""
    return caller(connection) in ("127.0.0.1", network("::1"))


def check_rate(connection: ASGIConnection[Any, Any, Any, State]) -> None:
    """People who share an address do not wait for each other; but whoever makes tokens up has one address too."""
    state, host = connection.app.state, caller(connection)
    if not state.addresses.take(host) or not state.requests.take(connection.cookies.get(COOKIE) or host):
        raise Trouble("too-many")


async def visit_of(house: House, token: str | None) -> Visit | None:
    return await house.people.visit(token) if token else None


async def player_of(house: House, token: str | None) -> Player | None:
    visit = await visit_of(house, token)
    return None if visit is None else visit.player


async def visiting(request: Call) -> Visit:
    house: House = request.app.state.house
    visit = await visit_of(house, request.cookies.get(COOKIE))
    if visit is None:
        raise Trouble("signed-out")
    await house.people.saw(visit.session)
    return visit


async def signed_in(visit: Visiting) -> Player:
    return visit.player


async def house_of(state: State) -> House:
    house: House = state.house
    return house


def _agent(request: Call) -> str:
    return agents.described(request.headers.get("user-agent", ""))


def _with_session(request: Call, player: Player, token: str) -> Response[wire.Me]:
    response = Response(me(player), status_code=200)
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=int(LASTS), httponly=True, samesite="lax", secure=secure)
    return response


@contextmanager
def _guessing(request: Call, at: str, own: bool) -> Iterator[None]:
    """Hashing is meant to be dear, so nobody makes us do it without end; nor does anybody guess without end, be it from
    many addresses. Whoever is signed in to the name already has guesses of their own, which no stranger can use up.
    """
    state = request.app.state
    by = f"owner {caller(request)}" if own else caller(request)
    if not state.passwords.take(by) or not state.guesses.take(at):
        raise Trouble("too-many")
    try:
        yield
    except Trouble as trouble:
        if trouble.name == "wrong-password":
            raise
        state.guesses.give(at)
        raise
    state.guesses.give(at)


class HealthApi(Controller):
    path = "/api/health"
    tags = ("house",)

    @get("/", responses=may_fail())
    async def health(self, house: TheHouse) -> wire.Health:
        """For whoever watches over the server: does the database answer, and is it ours? Nothing else is looked at."""
        try:
            await house.store.ask(lambda db: db.scalar(select(Player.id).limit(1)))
        except Trouble as trouble:
            raise Trouble("busy") from trouble
        if not house.store.writable:
            raise Trouble("busy")
        return wire.Health(database=True)


class PeopleApi(Controller):
    path = "/api"
    tags = ("people",)

    @get("/me", responses=may_fail())
    async def who_am_i(self, request: Call, house: TheHouse) -> Response[wire.Me | None]:
        """Null for whoever has no name yet: that is no error, and a browser would write it down as one."""
        token = request.cookies.get(COOKIE)
        visit = await visit_of(house, token)
        if visit is not None:
            await house.people.saw(visit.session)
            return Response(me(visit.player))
        response: Response[wire.Me | None] = Response(None, media_type="application/json")
        if token is not None:
            response.delete_cookie(COOKIE)  # it opens nothing any more
        return response

    @post("/me", status_code=200, responses=may_fail(409, 422, 507))
    async def become_guest(self, request: Call, house: TheHouse, data: JSONBody[wire.Guest]) -> Response[wire.Me]:
        if not request.app.state.new_guests.take(caller(request)):
            raise Trouble("too-many")
        return _with_session(request, *await house.people.guest(data.name, _agent(request)))

    @put("/me", responses=may_fail(401, 409, 422, 507))
    async def rename(self, house: TheHouse, player: SignedIn, data: JSONBody[wire.Guest]) -> wire.Me:
        return me(await house.people.rename(player, data.name))

    @post("/me/keep", status_code=200, responses=may_fail(401, 409, 507))
    async def keep_name(self, request: Call, house: TheHouse, visit: Visiting, data: JSONBody[wire.Keep]) -> wire.Me:
        with _guessing(request, f"owner {visit.player.id}", own=visit.player.kept_as is not None):
            return me(await house.people.keep(visit, data.password, data.old))

    @get("/me/sessions", responses=may_fail(401))
    async def sessions(self, house: TheHouse, visit: Visiting) -> wire.Sessions:
        return await house.people.sessions(visit, house.visitors.sessions)

    @delete("/me/sessions", responses=may_fail(401, 507))
    async def end_other_sessions(self, house: TheHouse, visit: Visiting) -> None:
        await house.people.end_others(visit)

    @delete("/me/sessions/{session:str}", responses=may_fail(401, 404, 507))
    async def end_session(self, house: TheHouse, visit: Visiting, session: SessionId) -> None:
        await house.people.end(visit, session)

    @get("/me/lessons", responses=may_fail(401))
    async def lessons_done(self, house: TheHouse, player: SignedIn) -> wire.Learnt:
        return wire.Learnt(await learning.learnt(house.store, player))

    @post("/me/lessons", status_code=200, responses=may_fail(401, 507))
    async def lesson_done(self, house: TheHouse, player: SignedIn, data: JSONBody[wire.Learnt]) -> wire.Learnt:
        """What was done elsewhere, before somebody came here, counts as well."""
        return wire.Learnt(await learning.learn(house.store, player, data.done))

    @post("/sign-in", status_code=200, responses=may_fail(401, 507))
    async def sign_in(self, request: Call, house: TheHouse, data: JSONBody[wire.SignIn]) -> Response[wire.Me]:
        visit = await visit_of(house, request.cookies.get(COOKIE))
        name = names.compared(data.name)
        owner = visit.player if visit is not None and visit.player.kept_as == name else None
        at = f"name {name}" if owner is None else f"owner {owner.id}"
        with _guessing(request, at, own=owner is not None):
            return _with_session(request, *await house.people.sign_in(data.name, data.password, _agent(request)))

    @post(
        "/sign-out", status_code=204, responses=may_fail(507), response_cookies=[Cookie(COOKIE, max_age=0, expires=0)]
    )
    async def sign_out(self, request: Call, house: TheHouse) -> None:
        token = request.cookies.get(COOKIE)
        if token:
            await house.people.sign_out(token)


def _game(name: str) -> Game:
    try:
        return games.get(name)
    except UnknownGame as error:
        raise Trouble("unknown-game") from error


async def _attempted(
    task: str, request: Call, house: House, game: str, lesson: str, data: wire.LessonTry
) -> Response[bytes]:
    """What a reader makes of an answer to a question of a lesson."""
    teaching.lesson_of(_game(game), lesson)
    given = msgspec.msgpack.encode(teaching.Attempt(game, lesson, data.question, data.answer))
    return Response(await house.readers.read(task, given, person=caller(request)), media_type="application/json")


def _scorer(game: str) -> Scorer:
    scorer = _game(game).teaching.scorer
    if scorer is None:
        raise Trouble("nothing-to-score")
    return scorer


def _pages(game: Game) -> Pages:
    if game.pages is None:
        raise Trouble("nothing-to-read")
    return game.pages


def _told(page: Page | Aid, kind: type[Kind]) -> Kind:
    return msgspec.convert(page, kind, from_attributes=True)


def _texts(game: Game, language: wire.Language) -> wire.GameTexts:
    def told(rules: dict[str, Rule]) -> list[wire.RuleText]:
        return [
            wire.RuleText(
                rule.id, rule.source[language], rule.text[language], rule.why.get(language, ""), rule.decision
            )
            for rule in rules.values()
        ]

    return wire.GameTexts(
        id=game.id,
        language=language,
        version=game.rulebook.version,
        texts=game.texts.source(language),
        rules=told(game.rulebook.rules),
        house=told(HOUSE_RULES.rules),
        kinds=game.rules.kinds_by_name,
        cards=list(game.rules.layout.cards),
        faces={card: dict(face) for card, face in game.display.faces.items()},
        headings={name: dict(below) for name, below in game.display.headings.items()},
    )


class GamesApi(Controller):
    path = "/api/games"
    tags = ("games",)

    @get("/", responses=may_fail())
    async def shelf(self, house: TheHouse) -> wire.Shelf:
        return house.shelf()

    @get("/{game:str}/{language:str}", responses=may_fail(404) | told_as(wire.GameTexts))
    async def texts(self, request: Call, game: GameId, language: FromPath[wire.Language]) -> Response[bytes]:
        found = _game(game)
        return kept(request, ("texts", found.id, language), lambda: _texts(found, language))

    @get("/{game:str}/rules/{language:str}", responses=may_fail(404) | told_as(wire.RulesPage))
    async def rules(self, request: Call, game: GameId, language: FromPath[wire.Language]) -> Response[bytes]:
        """The rules to read, but for the positions on their boards."""
        found = _game(game)
        pages = _pages(found)
        return kept(request, ("rules", found.id, language), lambda: _told(pages.page(language), wire.RulesPage))

    @get("/{game:str}/scenes/{chapter:int}", responses=may_fail(404) | told_as(wire.Scenes))
    async def scenes(self, request: Call, house: TheHouse, game: GameId, chapter: ChapterNumber) -> Response[bytes]:
        """The boards of a chapter of the rules, from 0."""
        found = _game(game)
        if chapter >= len(_pages(found).page("pl").chapters):
            raise Trouble("nothing-to-read")
        asked = msgspec.msgpack.encode((found.id, chapter))
        told = await house.readers.read("scenes", asked, person=caller(request), key=("scenes", found.id, chapter))
        return lasting(request, told)

    @get("/{game:str}/aid/{language:str}", responses=may_fail(404) | told_as(wire.AidView))
    async def aid(self, request: Call, game: GameId, language: FromPath[wire.Language]) -> Response[bytes]:
        found = _game(game)
        pages = _pages(found)
        return kept(request, ("aid", found.id, language), lambda: _told(pages.aid(language), wire.AidView))

    @get("/{game:str}/bests", responses=may_fail(401, 404))
    async def bests(self, house: TheHouse, player: SignedIn, game: GameId) -> wire.Bests:
        return await house.bests(player, _game(game).id)

    @get("/{game:str}/score", responses=may_fail(404))
    async def sheet(self, game: GameId) -> wire.SheetView:
        return msgspec.convert(_scorer(game).sheet(), wire.SheetView, from_attributes=True)

    @post("/{game:str}/score", status_code=200, responses=may_fail(404, 422))
    async def score(self, game: GameId, data: JSONBody[wire.ToScore]) -> wire.Scores:
        try:
            found = _scorer(game).score(data.text)
        except NotScored as error:
            raise Trouble("not-scored", label=error.label, **error.values) from error
        return wire.Scores([msgspec.convert(scored, wire.ScoredView, from_attributes=True) for scored in found])

    @get("/{game:str}/{language:str}/lessons", responses=may_fail(404) | told_as(wire.LessonTexts))
    async def lesson_texts(self, request: Call, game: GameId, language: FromPath[wire.Language]) -> Response[bytes]:
        texts = _game(game).teaching.texts
        if texts is None:
            raise Trouble("no-such-lesson")
        return kept(request, ("lessons", game, language), lambda: wire.LessonTexts(texts.source(language)))

    @get("/{game:str}/{language:str}/guide", responses=may_fail(404) | told_as(wire.GuideView))
    async def guide(self, request: Call, game: GameId, language: FromPath[wire.Language]) -> Response[bytes]:
        found = _game(game)
        guide = found.teaching.guide
        if guide is None:
            raise Trouble("nothing-to-read")

        def told() -> wire.GuideView:
            plain = {"cards": guide.cards, "sure": guide.sure, "texts": guide.texts.source(language)}
            return msgspec.convert(plain, wire.GuideView, from_attributes=True)

        return kept(request, ("guide", found.id, language), told)

    @get("/{game:str}/lessons/{lesson:str}", responses=may_fail(404) | told_as(wire.LessonView))
    async def lesson(self, request: Call, house: TheHouse, game: GameId, lesson: LessonId) -> Response[bytes]:
        teaching.lesson_of(_game(game), lesson)
        asked = msgspec.msgpack.encode((game, lesson))
        found = await house.readers.read("lesson", asked, person=caller(request), key=("lesson", game, lesson))
        return lasting(request, found)

    @post("/{game:str}/lessons/{lesson:str}", status_code=200, responses=may_fail(404) | told_as(wire.LessonReply))
    async def try_lesson(
        self, request: Call, house: TheHouse, game: GameId, lesson: LessonId, data: JSONBody[wire.LessonTry]
    ) -> Response[bytes]:
        return await _attempted("attempt", request, house, game, lesson, data)

    @post(
        "/{game:str}/lessons/{lesson:str}/thought",
        status_code=200,
        responses=may_fail(404) | told_as(wire.LessonThought),
    )
    async def think_in_lesson(
        self, request: Call, house: TheHouse, game: GameId, lesson: LessonId, data: JSONBody[wire.LessonTry]
    ) -> Response[bytes]:
        return await _attempted("thought", request, house, game, lesson, data)


class TablesApi(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @get("/", responses=may_fail())
    async def lobby(self, request: Call, house: TheHouse) -> wire.LobbyView:
        player = await player_of(house, request.cookies.get(COOKIE))
        return await house.lobby.seen_by(None if player is None else player.id)

    @get("/mine", responses=may_fail(401))
    async def mine(self, house: TheHouse, player: SignedIn) -> wire.Mine:
        return wire.Mine(await house.lobby.mine(player.id))

    @post("/", responses=may_fail(401, 404, 422, 507))
    async def create(self, house: TheHouse, player: SignedIn, data: JSONBody[wire.NewTable]) -> wire.Created:
        return wire.Created(await house.create(player, data))

    @get("/{table:str}", responses=may_fail(404, 500))
    async def one(self, house: TheHouse, table: TableId) -> wire.TableInfo:
        return await house.info(table)

    @get("/{table:str}/log", responses=may_fail(404, 409, 500), media_type="application/jsonl")
    async def log(self, request: Call, house: TheHouse, table: TableId) -> Response[bytes]:
        info, record, who = await _looked_at(request, house, table)
        text = await house.tell("log", table, _seat_of(record, who), who.person, info.status == "over")
        headers = {"Content-Disposition": f'attachment; filename="{info.game}-{info.id}.jsonl"'}
        return Response(text, media_type="application/jsonl", headers=headers)

    @get("/{table:str}/history", responses=may_fail(404, 409, 500) | told_as(wire.History))
    async def history(self, request: Call, house: TheHouse, table: TableId) -> Response[bytes]:
        """What happened before that which the socket tells."""
        info, record, who = await _looked_at(request, house, table)
        found = await house.tell("history", table, _seat_of(record, who), who.person, info.status == "over")
        return Response(found, media_type="application/json")

    @get("/{table:str}/replay", responses=may_fail(404, 409, 500) | told_as(wire.Replay))
    async def replay(
        self,
        request: Call,
        house: TheHouse,
        table: TableId,
        seat: Annotated[int | None, QueryParameter(gt=-1, lt=12)] = None,
    ) -> Response[bytes]:
        info, record, who = await _looked_at(request, house, table)
        if seat is not None and seat >= len(info.seats):
            raise Trouble("no-such-seat", seat=str(seat + 1))
        observer: int | None = EVERYBODY if seat is None else seat
        if info.status != "over":
            observer = _seat_of(record, who)
            if seat is not None and seat != observer:
                raise Trouble("not-over")
        found = await house.tell("replay", table, observer, who.person, info.status == "over")
        return Response(found, media_type="application/json")

    @get("/{table:str}/review", responses=may_fail(404, 409, 500) | told_as(wire.Review))
    async def review(self, request: Call, house: TheHouse, table: TableId) -> Response[bytes]:
        info, _, who = await _looked_at(request, house, table)
        if info.status != "over":
            raise Trouble("not-over")
        found = await house.tell("review", table, None, who.person, over=True)
        return Response(found, media_type="application/json")

    @post("/{table:str}/branch", responses=may_fail(401, 404, 409, 422, 500, 507))
    async def branch(
        self, house: TheHouse, player: SignedIn, table: TableId, data: JSONBody[wire.Branch]
    ) -> wire.Created:
        record = (await house.room(table)).record
        return wire.Created(await house.branch(record, player, data))


@dataclass(frozen=True)
class Reader:
    """Somebody who looks at a table from outside."""

    player: Player | None
    address: str

    @property
    def person(self) -> str:
        """Who gets one share of the readers' time."""
        return self.address if self.player is None else self.player.id


async def _looked_at(request: Call, house: House, table: str) -> tuple[wire.TableInfo, Record | None, Reader]:
    """A table that has begun; its record too, unless it can no longer be played."""
    player = await player_of(house, request.cookies.get(COOKIE))
    who = Reader(player, caller(request))
    try:
        record = (await house.room(table)).record
    except Trouble as trouble:
        if trouble.name not in READABLE:
            raise
        return await house.info(table), None, who
    if record.table is None:
        raise Trouble("not-playing")
    return record.info, record, who


def _seat_of(record: Record | None, who: Reader) -> int | None:
    return None if record is None or who.player is None else record.seat_of(who.player.id)
