"""What a client can ask for by HTTP."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, Response, get, post, put
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from stolik import games
from stolik.engine.errors import NotScored, UnknownGame
from stolik.engine.game import Game, Lesson, Scorer
from stolik.engine.rulebook import Rule
from stolik.engine.table import EVERYBODY, HOUSE_RULES
from stolik.lab import lessons
from stolik.server import wire
from stolik.server.house import House
from stolik.server.models import Player
from stolik.server.people import LASTS, me
from stolik.server.problems import Trouble
from stolik.server.record import Record
from stolik.server.showing import replay_of, view_of

COOKIE = "stolik"

Call = Request[Any, Any, State]
TableId = Annotated[str, PathParameter(max_length=32)]
TheHouse = NamedDependency[House]
SignedIn = NamedDependency[Player]
GameId = Annotated[str, PathParameter(max_length=40)]


def may_fail(*statuses: int) -> dict[int, ResponseSpec]:
    """For the OpenAPI document: these come with a Problem."""
    always = (400, 413, 415, 429, 503)
    return {status: ResponseSpec(wire.Problem, generate_examples=False) for status in (*always, *statuses)}


def check_rate(connection: ASGIConnection[Any, Any, Any, State]) -> None:
    """People who share an address do not wait for each other; but whoever makes tokens up has one address too."""
    state = connection.app.state
    host = connection.client.host if connection.client else ""
    if not state.addresses.take(host) or not state.requests.take(connection.cookies.get(COOKIE) or host):
        raise Trouble("too-many")


async def player_of(house: House, token: str | None) -> Player | None:
    return await house.people.who(token) if token else None


async def signed_in(request: Call) -> Player:
    player = await player_of(request.app.state.house, request.cookies.get(COOKIE))
    if player is None:
        raise Trouble("signed-out")
    return player


async def house_of(state: State) -> House:
    house: House = state.house
    return house


def _with_session(request: Call, player: Player, token: str) -> Response[wire.Me]:
    response = Response(me(player), status_code=200)
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=int(LASTS), httponly=True, samesite="lax", secure=secure)
    return response


def _take_password(request: Call) -> None:
    """Hashing is meant to be dear, so nobody makes us do it without end, nor guesses without end."""
    if not request.app.state.passwords.take(request.client.host if request.client else ""):
        raise Trouble("too-many")


class PeopleApi(Controller):
    path = "/api"
    tags = ("people",)

    @get("/me", responses=may_fail(401))
    async def who_am_i(self, player: SignedIn) -> wire.Me:
        return me(player)

    @post("/me", status_code=200, responses=may_fail(409, 422, 507))
    async def become_guest(self, request: Call, house: TheHouse, data: JSONBody[wire.Guest]) -> Response[wire.Me]:
        if not request.app.state.new_guests.take(request.client.host if request.client else ""):
            raise Trouble("too-many")
        return _with_session(request, *await house.people.guest(data.name))

    @put("/me", responses=may_fail(401, 409, 422, 507))
    async def rename(self, house: TheHouse, player: SignedIn, data: JSONBody[wire.Guest]) -> wire.Me:
        return me(await house.people.rename(player, data.name))

    @post("/me/keep", status_code=200, responses=may_fail(401, 409, 507))
    async def keep_name(self, request: Call, house: TheHouse, player: SignedIn, data: JSONBody[wire.Keep]) -> wire.Me:
        _take_password(request)
        return me(await house.people.keep(player, data.password))

    @post("/sign-in", status_code=200, responses=may_fail(401, 507))
    async def sign_in(self, request: Call, house: TheHouse, data: JSONBody[wire.SignIn]) -> Response[wire.Me]:
        _take_password(request)
        return _with_session(request, *await house.people.sign_in(data.name, data.password))

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


def _scorer(game: str) -> Scorer:
    scorer = _game(game).scorer
    if scorer is None:
        raise Trouble("nothing-to-score")
    return scorer


def _lesson(game: Game, number: int) -> Lesson:
    if not 1 <= number <= len(game.lessons):
        raise Trouble("no-such-lesson")
    return game.lessons[number - 1]


def _names(lesson: Lesson) -> list[str]:
    return [str(seat + 1) for seat in range(lesson.position["seats"])]


class GamesApi(Controller):
    path = "/api/games"
    tags = ("games",)

    @get("/", responses=may_fail())
    async def shelf(self, house: TheHouse) -> wire.Shelf:
        return house.shelf()

    @get("/{game:str}/{language:str}", responses=may_fail(404), cache_control=None)
    async def texts(self, game: GameId, language: FromPath[wire.Language]) -> wire.GameTexts:
        found = _game(game)

        def told(rules: dict[str, Rule]) -> list[wire.RuleText]:
            return [
                wire.RuleText(rule.id, rule.source, rule.text[language], rule.why.get(language, ""), rule.decision)
                for rule in rules.values()
            ]

        return wire.GameTexts(
            id=found.id,
            language=language,
            version=found.rulebook.version,
            texts=found.texts.source(language),
            rules=told(found.rulebook.rules),
            house=told(HOUSE_RULES.rules),
            cards=list(found.rules.layout.cards),
            faces=found.faces,
        )

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

    @get("/{game:str}/lessons/{number:int}", responses=may_fail(404))
    async def lesson(self, game: GameId, number: FromPath[int]) -> wire.LessonView:
        found = _game(game)
        lesson = _lesson(found, number)
        table = lessons.begin(found, lesson, _names(lesson))
        asks: Literal["move", "number"] = "number" if lesson.count else "move"
        view = view_of(table, lessons.READER)
        return wire.LessonView(lesson.id, len(found.lessons), lesson.rule, asks, table.seats, view)

    @post("/{game:str}/lessons/{number:int}", status_code=200, responses=may_fail(404))
    async def try_lesson(
        self, game: GameId, number: FromPath[int], data: JSONBody[wire.LessonTry]
    ) -> wire.LessonJudged:
        found = _game(game)
        lesson = _lesson(found, number)
        judged = lessons.judge(found, lesson, _names(lesson), data.answer)
        rule = None if judged.refused is None else judged.refused.rule
        return wire.LessonJudged(judged.right, rule, view_of(judged.table, lessons.READER))


class TablesApi(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @get("/", responses=may_fail())
    async def lobby(self, request: Call, house: TheHouse) -> wire.Lobby:
        return await house.lobby(await player_of(house, request.cookies.get(COOKIE)))

    @post("/", responses=may_fail(401, 404, 422, 507))
    async def create(self, house: TheHouse, player: SignedIn, data: JSONBody[wire.NewTable]) -> wire.Created:
        return wire.Created(await house.create(player, data))

    @get("/{table:str}", responses=may_fail(404, 500))
    async def one(self, house: TheHouse, table: TableId) -> wire.TableInfo:
        return (await house.room(table)).record.info

    @get("/{table:str}/log", responses=may_fail(404, 409, 500), media_type="application/jsonl")
    async def log(self, request: Call, house: TheHouse, table: TableId) -> Response[bytes]:
        record = (await house.room(table)).record
        if record.table is None:
            raise Trouble("not-playing")
        seat = _seat_of(record, await player_of(house, request.cookies.get(COOKIE)))
        lines = record.table.log if record.table.closed else record.table.log_for(seat)
        text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
        name = f"{record.row.game}-{record.id}.jsonl"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(text.encode(), media_type="application/jsonl", headers=headers)

    @get("/{table:str}/replay", responses=may_fail(404, 409, 500))
    async def replay(
        self,
        request: Call,
        house: TheHouse,
        table: TableId,
        seat: Annotated[int | None, QueryParameter(gt=-1, lt=12)] = None,
    ) -> wire.Replay:
        record = (await house.room(table)).record
        if record.table is None:
            raise Trouble("not-playing")
        if seat is not None and seat >= record.row.places:
            raise Trouble("no-such-seat", seat=str(seat + 1))
        if record.result is not None:
            return await asyncio.to_thread(replay_of, record, EVERYBODY if seat is None else seat)
        own = _seat_of(record, await player_of(house, request.cookies.get(COOKIE)))
        if seat is not None and seat != own:
            raise Trouble("not-over")
        return await asyncio.to_thread(replay_of, record, own)

    @get("/{table:str}/review", responses=may_fail(404, 409, 500))
    async def review(self, house: TheHouse, table: TableId) -> wire.Review:
        room = await house.room(table)
        if room.record.result is None:
            raise Trouble("not-over")
        return await room.look_back()

    @post("/{table:str}/branch", responses=may_fail(401, 404, 409, 422, 500, 507))
    async def branch(
        self, house: TheHouse, player: SignedIn, table: TableId, data: JSONBody[wire.Branch]
    ) -> wire.Created:
        record = (await house.room(table)).record
        return wire.Created(await house.branch(record, player, data))


def _seat_of(record: Record, player: Player | None) -> int | None:
    return None if player is None else record.seat_of(player.id)
