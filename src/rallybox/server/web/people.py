"""`/api/me`: who I am."""

from __future__ import annotations

from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from rallybox.server.identity import COOKIE, COOKIE_SECONDS
from rallybox.server.store.people import CODE_MILLISECONDS
from rallybox.server.web.asking import Ask, Guest, Known, TheHouse, slow_down, token_of
from rallybox.server.web.problems import PROBLEMS
from rallybox.tables.record import Person
from rallybox.tables.wire.lobby import ClaimIdentity, DeviceCode, Me, NewIdentity, SignedOut


def _cookie(request: Ask, token: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=COOKIE_SECONDS,
        path="/",
        httponly=True,
        samesite="strict",
        secure=request.scope["scheme"] == "https",
    )


def _welcome(request: Ask, person: Person, token: str) -> Response[Me]:
    cookie = _cookie(request, token)
    return Response(Me(id=person.id, nickname=person.nickname), status_code=201, cookies=[cookie])


@post("/api/me", summary="Pick a nickname and become somebody", responses=PROBLEMS)
async def become(request: Ask, house: TheHouse, data: JSONBody[NewIdentity]) -> Response[Me]:
    """A new identity; its token is set as a cookie that scripts cannot read."""
    await slow_down(request, house)
    person, token = await house.identities.create(data.nickname)
    return _welcome(request, person, token)


@get("/api/me", summary="Who am I?", responses=PROBLEMS)
async def who(house: TheHouse, guest: Guest) -> Me | None:
    """The identity of this device; null if it has none yet."""
    if guest is None:
        return None
    house.by_identity.take(guest.id)
    return Me(id=guest.id, nickname=guest.nickname)


@put("/api/me", summary="Another nickname", responses=PROBLEMS)
async def rename(house: TheHouse, person: Known, data: JSONBody[NewIdentity]) -> Me:
    """Counts at tables one sits down at from now on."""
    renamed = await house.identities.rename(person, data.nickname)
    return Me(id=renamed.id, nickname=renamed.nickname)


async def _without_cookie(response: Response[None]) -> Response[None]:
    response.delete_cookie(COOKIE)
    return response


@delete(
    "/api/me",
    status_code=204,
    summary="Forget me on this device",
    responses=PROBLEMS,
    after_request=_without_cookie,
)
async def forget(request: Ask, house: TheHouse, person: Known) -> None:
    """The token of this device is void from now on."""
    await house.identities.forget(token_of(request) or "")


@delete(
    "/api/me/others",
    status_code=200,
    summary="Sign me out everywhere else",
    responses=PROBLEMS,
)
async def forget_others(request: Ask, house: TheHouse, person: Known) -> SignedOut:
    """The tokens of my other devices are void from now on, and codes that I have shown."""
    others = await house.identities.forget_others(person, token_of(request) or "")
    return SignedOut(devices=others)


@post("/api/me/code", summary="A code for another device", responses=PROBLEMS)
async def make_code(request: Ask, house: TheHouse, person: Known) -> DeviceCode:
    """Good once, for some minutes; an older one is void."""
    await slow_down(request, house)
    code = await house.identities.make_code(person)
    return DeviceCode(code=code, seconds=CODE_MILLISECONDS // 1000)


@post("/api/me/claim", summary="Use the code that another device shows", responses=PROBLEMS)
async def claim(request: Ask, house: TheHouse, data: JSONBody[ClaimIdentity]) -> Response[Me]:
    """This device is the same person from now on."""
    await slow_down(request, house)
    person, token = await house.identities.claim(data.code)
    return _welcome(request, person, token)


ROUTES = (become, who, rename, forget, forget_others, make_code, claim)
