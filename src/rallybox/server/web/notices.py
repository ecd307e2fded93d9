"""`/api/me/notices`: how I want to be told that it is my turn; `/api/notices`: links in notices."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter
from litestar.response import Redirect

from rallybox.server.limits import household
from rallybox.server.web.asking import Ask, Known, TheHouse, address_of, language_of, slow_down
from rallybox.server.web.problems import PROBLEMS
from rallybox.tables.wire import notices as wire

ChannelId = Annotated[str, PathParameter(max_length=22, pattern=r"^[A-Za-z0-9_-]+$")]
Token = Annotated[str, PathParameter(max_length=100, pattern=r"^[A-Za-z0-9_~-]+$")]


@get("/api/me/notices", summary="How I am told that it is my turn", responses=PROBLEMS)
async def shown(request: Ask, house: TheHouse, person: Known) -> wire.Notices:
    """What this server can send, and my channels."""
    return await house.notices.counter.shown(person.id, language_of(request))


@put("/api/me/notices", summary="When to tell me", responses=PROBLEMS)
async def keep(
    request: Ask, house: TheHouse, person: Known, data: JSONBody[wire.NoticeWishes]
) -> wire.Notices:
    """Quiet hours, reminders; notices come in the language of this call."""
    language = language_of(request)
    await house.notices.counter.keep(person.id, data, language)
    return await house.notices.counter.shown(person.id, language)


@post("/api/me/notices/push", summary="Tell this browser", status_code=200, responses=PROBLEMS)
async def add_push(
    request: Ask, house: TheHouse, person: Known, data: JSONBody[wire.NewPush]
) -> wire.Notices:
    """A push subscription that was made with `push_key`."""
    await slow_down(request, house)
    language = language_of(request)
    home = household(address_of(request))
    await house.notices.counter.add_push(person.id, data, language, home)
    return await house.notices.counter.shown(person.id, language)


@post("/api/me/notices/mail", summary="Tell me by e-mail", status_code=200, responses=PROBLEMS)
async def add_mail(
    request: Ask, house: TheHouse, person: Known, data: JSONBody[wire.NewMail]
) -> wire.Notices:
    """Sends a letter with a link; nothing else is sent there before somebody follows it."""
    await slow_down(request, house)
    language = language_of(request)
    home = household(address_of(request))
    await house.notices.counter.add_mail(person.id, data, language, home)
    return await house.notices.counter.shown(person.id, language)


@post("/api/me/notices/webhook", summary="Tell a program", status_code=200, responses=PROBLEMS)
async def add_webhook(
    request: Ask, house: TheHouse, person: Known, data: JSONBody[wire.NewWebhook]
) -> wire.Notices:
    """JSON is posted there as Discord, Slack and Matrix bridges read it."""
    await slow_down(request, house)
    language = language_of(request)
    home = household(address_of(request))
    await house.notices.counter.add_webhook(person.id, data, language, home)
    return await house.notices.counter.shown(person.id, language)


@post(
    "/api/me/notices/{channel:str}/test",
    status_code=204,
    summary="Send me something now",
    responses=PROBLEMS,
)
async def test(request: Ask, house: TheHouse, person: Known, channel: ChannelId) -> None:
    """`unavailable` if it has not arrived."""
    await house.notices.counter.test(person.id, channel, language_of(request))


@delete("/api/me/notices/{channel:str}", summary="No more there", responses=PROBLEMS)
async def remove(house: TheHouse, person: Known, channel: ChannelId) -> None:
    """The channel is forgotten, with its address."""
    await house.notices.counter.remove(person.id, channel)


@post("/api/notices/confirm/{token:str}", status_code=204, summary="Yes", responses=PROBLEMS)
async def confirm(house: TheHouse, token: Token) -> None:
    """The link of a letter that asked whether an address is somebody's."""
    await house.notices.counter.confirm(token)


@post("/api/notices/stop/{token:str}", status_code=204, summary="No more", responses=PROBLEMS)
async def stop(house: TheHouse, token: Token) -> None:
    """The link of a notice; mail programs call it by themselves (RFC 8058), hence any body."""
    await house.notices.counter.stop(token)


@get("/api/notices/stop/{token:str}", include_in_schema=False)
async def stop_page(token: Token) -> Response[None]:
    """Whoever follows the link, instead of calling it, gets the page that does."""
    return Redirect(f"/stop/{token}", status_code=303)


ROUTES = (
    shown,
    keep,
    add_push,
    add_mail,
    add_webhook,
    test,
    remove,
    confirm,
    stop,
    stop_page,
)
