"""Routes for people: coming in, accounts, keys."""

from typing import Annotated

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, Parameter
from litestar.types import ControllerRouterHandler

from safehouse.games.errors import Refused
from safehouse.server.game_server import GameServer
from safehouse.server.messages.people import (
    AccountInfo,
    Enter,
    Entered,
    Keep,
    KeyInfo,
    PersonalData,
    PersonInfo,
    Rename,
    SignIn,
)
from safehouse.server.messages.tables import TableInfo
from safehouse.server.routes.visit import (
    COOKIE,
    HttpRequest,
    address_of,
    key_of,
    server_of,
    visitor,
)
from safehouse.server.storage.rows import Person, Status

YEAR = 365 * 24 * 3600
ENTER_COST = 5.0
SIGN_IN_COST = 20.0
"""Signing in counts as this many requests of a visitor's share, so that guessing is slow."""

STATUSES: tuple[Status, ...] = ("open", "running", "finished", "closed")


def _cookie(server: GameServer, key: str, seconds: int) -> Cookie:
    return Cookie(
        COOKIE,
        value=key,
        max_age=seconds,
        httponly=True,
        secure=server.settings.secure,
        samesite="strict",
        path="/",
    )


async def _entered(server: GameServer, person: Person, key: str) -> Response[Entered]:
    entered = Entered(await server.people.info(person), key)
    return Response(entered, cookies=[_cookie(server, key, YEAR)])


def _gone(server: GameServer) -> Response[None]:
    return Response(None, status_code=204, cookies=[_cookie(server, "", 0)])


@post("/api/people", tags=["people"], status_code=201)
async def enter(request: HttpRequest, data: JSONBody[Enter]) -> Response[Entered]:
    """Come in as a guest with a name."""
    server = server_of(request)
    server.limit.take(address_of(request), ENTER_COST)
    person, key = await server.people.enter(data.name, data.is_bot, data.is_suggested)
    return await _entered(server, person, key)


@post("/api/sign-in", tags=["people"], status_code=200)
async def sign_in(request: HttpRequest, data: JSONBody[SignIn]) -> Response[Entered]:
    """Use an account on another device."""
    server = server_of(request)
    server.limit.take(address_of(request), SIGN_IN_COST)
    person, key = await server.people.sign_in(data.name, data.passphrase)
    return await _entered(server, person, key)


@post("/api/sign-out", tags=["people"], status_code=204)
async def sign_out(request: HttpRequest) -> Response[None]:
    """Forget this browser."""
    server = server_of(request)
    person, key = await visitor(request), key_of(request)
    await server.people.sign_out(person, key)
    server.revoke(person.id, key)
    return _gone(server)


@get("/api/me", tags=["people"])
async def me(request: HttpRequest) -> PersonInfo | None:
    """Who I am; null for a browser that has not come in yet, which is not an error."""
    if not key_of(request) and "authorization" not in request.headers:
        return None
    return await server_of(request).people.info(await visitor(request))


@patch("/api/me", tags=["people"])
async def rename(request: HttpRequest, data: JSONBody[Rename]) -> PersonInfo:
    """Take another name."""
    people = server_of(request).people
    return await people.info(await people.rename(await visitor(request), data.name))


@post("/api/me/passphrase", tags=["people"], status_code=204)
async def keep(request: HttpRequest, data: JSONBody[Keep]) -> None:
    """Keep the account, or change its passphrase."""
    server = server_of(request)
    person = await visitor(request)
    server.limit.take(address_of(request), SIGN_IN_COST)
    await server.people.keep(person, data.passphrase)


@post("/api/me/keys", tags=["people"], status_code=201)
async def new_key(request: HttpRequest) -> Entered:
    """A key for a program that acts for me."""
    people = server_of(request).people
    person = await visitor(request)
    return Entered(await people.info(person), await people.new_key(person, "program"))


@get("/api/me/data", tags=["people"])
async def export(request: HttpRequest) -> PersonalData:
    """Everything that is stored about me."""
    server = server_of(request)
    person = await visitor(request)
    games: list[TableInfo] = []
    for status in STATUSES:
        rows = await server.storage.tables.with_status(status, person=person.id, limit=10_000)
        games += await server.listing.infos(rows)
    return PersonalData(
        AccountInfo(person.id, person.name, person.is_bot, person.since),
        [KeyInfo(key.label, key.since) for key in await server.storage.people.keys_of(person.id)],
        await server.people.ratings_of(person.id),
        games,
    )


@delete("/api/me", tags=["people"], status_code=204)
async def forget(request: HttpRequest) -> Response[None]:
    """Delete my account; my name is removed from my games."""
    server = server_of(request)
    person = await visitor(request)
    await server.seating.leave_all(person)
    await server.people.forget(person)
    server.broadcast.lobby_changed()
    server.revoke(person.id)
    return _gone(server)


@get("/api/people/{person:str}", tags=["people"])
async def person_info(
    request: HttpRequest, person: Annotated[str, Parameter(max_length=16)]
) -> PersonInfo:
    """Somebody, as everybody may know them."""
    found = await server_of(request).storage.people.get(person)
    if found is None:
        raise Refused("no_such_person", "There is nobody here by that id.")
    return await server_of(request).people.info(found)


ROUTES: list[ControllerRouterHandler] = [
    enter,
    sign_in,
    sign_out,
    me,
    rename,
    keep,
    new_key,
    export,
    forget,
    person_info,
]
