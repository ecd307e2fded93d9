"""`/admin`: the page for whoever has the key. It shows nobody's cards and no secret of a game."""

from __future__ import annotations

import asyncio
import logging
import tempfile
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from hashlib import blake2b
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

import msgspec
from litestar import Response, get, post
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import Cookie
from litestar.params import FromPath
from litestar.response import File, Redirect

from rallybox import __version__
from rallybox.core.errors import Malformed, RallyboxError
from rallybox.core.words import Words
from rallybox.hosting.errors import status_of
from rallybox.server.admin import page as pages
from rallybox.server.admin.office import Office
from rallybox.server.admin.page import Page
from rallybox.server.admin.style import STYLE
from rallybox.server.house import House
from rallybox.server.limits import parsed
from rallybox.server.settings import data_folder
from rallybox.server.web.asking import Ask, TheHouse, address_of, is_key, language_of, slow_down
from rallybox.server.web.callers import bearer, same_key
from rallybox.tables.errors import Forbidden, NotFound

log = logging.getLogger("rallybox.admin")

COOKIE = "rallybox-admin"
SECONDS = 4 * 60 * 60
"""So long the key need not be typed again."""
SHOWN = 200
MOST_FIELDS = 10

Form = Mapping[str, str]
Told = tuple[Words, str]
"""What came of an order, and the page that shows it."""


# -- who may ---------------------------------------------------------------------------------------


def _pass(key: str, until: int) -> str:
    """What a cookie says after the key was typed; without the key nobody can make one."""
    mac = blake2b(f"{until}".encode(), key=blake2b(key.encode()).digest(), person=b"rallybox admin")
    return f"{until}.{mac.hexdigest()}"


async def _may(request: Ask, house: House) -> bool:
    """Was the key typed here not long ago, or is it brought along?"""
    key, typed = house.settings.admin_key, bearer(request.scope["headers"])
    if typed:
        return await is_key(request, house, typed, key)
    shown = request.cookies.get(COOKIE, "")
    until = shown.partition(".")[0]
    if not (until.isascii() and until.isdigit() and len(until) < 16):
        return False
    return int(until) > house.clock.now() and same_key(shown, _pass(key, int(until)))


def _demand_page(request: Ask, house: House) -> None:
    """NotFound if there is no such page here; Forbidden if a key would travel for all to read."""
    if not house.settings.admin_key:
        raise NotFound("server-no-such-page")
    near = parsed(address_of(request))
    if request.scope["scheme"] != "https" and (near is None or near.is_global):
        raise Forbidden("server-admin-needs-https")


async def _demand_key(request: Ask, house: House) -> Office:
    """The office, for who may go in."""
    _demand_page(request, house)
    if not await _may(request, house):
        raise Forbidden("server-admin-no-key")
    return Office(house.settings.database)


async def _form(request: Ask) -> Form:
    try:
        body = (await request.body()).decode()
        return dict(parse_qsl(body, keep_blank_values=True, max_num_fields=MOST_FIELDS))
    except ValueError:
        raise Malformed("server-bad-request", detail="form") from None


def _answer(page: Page, status: int = 200) -> Response[str]:
    return _sent(page.html(), status)


def _sent(html: str, status: int = 200) -> Response[str]:
    return Response(html, media_type="text/html", status_code=status)


# -- pages -----------------------------------------------------------------------------------------


def _filled(page: Page, name: str, office: Office, query: Form) -> str:
    """One of the pages; in a thread, for two hundred rows take a while to write, too."""
    find, status = query.get("find", ""), query.get("status", "")
    if name == "tables":
        pages.tables(page, office.tables(status or None, find, SHOWN), find, status)
    elif name == "people":
        pages.people(page, office.people(find, SHOWN), find)
    elif name == "bans":
        pages.bans(page, office.bans())
    else:
        pages.overview(page, office.counts(), __version__)
    return page.html()


@get("/admin", include_in_schema=False)
async def start(request: Ask, house: TheHouse) -> Response[str]:
    """The overview, or where the key is asked for."""
    _demand_page(request, house)
    page = Page(language_of(request))
    if not await _may(request, house):
        pages.entrance(page)
        return _answer(page)
    page.navigation()
    office = Office(house.settings.database)
    return _sent(await asyncio.to_thread(_filled, page, "", office, {}))


@get(["/admin/tables", "/admin/people", "/admin/bans"], include_in_schema=False)
async def shown(request: Ask, house: TheHouse) -> Response[str]:
    """A list."""
    office, page = await _demand_key(request, house), Page(language_of(request))
    page.navigation()
    name = request.scope["path"].rpartition("/")[2]
    query = dict(request.query_params)
    return _sent(await asyncio.to_thread(_filled, page, name, office, query))


@get("/admin/page.css", include_in_schema=False)
async def style(request: Ask, house: TheHouse) -> Response[str]:
    """How it looks."""
    _demand_page(request, house)
    return Response(STYLE, media_type="text/css")


@get("/admin/backup", include_in_schema=False)
async def backup(request: Ask, house: TheHouse) -> File:
    """Everything, as one file."""
    office = await _demand_key(request, house)
    folder = tempfile.TemporaryDirectory(prefix="rallybox-")
    now = datetime.now(UTC).strftime("%Y-%m-%d-%H%M")
    file = Path(folder.name) / f"rallybox-{now}.backup"
    try:
        await asyncio.to_thread(office.backup, file)
    except BaseException:
        folder.cleanup()
        raise
    log.warning("an admin has taken a backup")
    return File(
        path=file,
        filename=file.name,
        media_type="application/gzip",
        background=BackgroundTask(asyncio.to_thread, folder.cleanup),
    )


@get("/admin/export", include_in_schema=False)
async def export(request: Ask, house: TheHouse) -> Response[bytes]:
    """All that is kept of one person."""
    office = await _demand_key(request, house)
    identity = request.query_params.get("id", "")
    found = await asyncio.to_thread(office.export, identity)
    return Response(
        msgspec.json.format(msgspec.json.encode(found)),
        media_type="application/json",
        headers={"content-disposition": 'attachment; filename="person.json"'},
    )


# -- orders ----------------------------------------------------------------------------------------


def _sure(form: Form) -> None:
    if form.get("sure") != "1":
        raise Malformed("server-admin-not-sure")


def _number(form: Form, name: str) -> int:
    text = form.get(name, "")
    if not (text.isascii() and text.isdigit()) or len(text) > 6:
        raise Malformed("server-admin-bad-number", text=text)
    return int(text)


def _close(_: House, office: Office, form: Form) -> Told:
    office.close_table(form.get("id", ""))
    return Words("cli-admin-closed", {"table": form.get("id", "")}), "tables"


def _remove(_: House, office: Office, form: Form) -> Told:
    _sure(form)
    office.remove_table(form.get("id", ""))
    return Words("cli-admin-removed", {"table": form.get("id", "")}), "tables"


def _delete(_: House, office: Office, form: Form) -> Told:
    _sure(form)
    person = form.get("id", "")
    return Words("cli-admin-deleted", {"person": person, "tables": office.delete(person)}), "people"


def _ban(_: House, office: Office, form: Form) -> Told:
    days = _number(form, "days") if form.get("days") else None
    who, reason = form.get("who", "").strip(), form.get("reason", "")
    if form.get("kind") == "network":
        made = office.ban("network", who, days, reason)
    else:
        made = office.ban("person", who, days, reason)
    return Words("cli-admin-banned", {"who": made.who, "until": pages.when(made.until)}), "bans"


def _lift(_: House, office: Office, form: Form) -> Told:
    office.lift(form.get("who", ""))
    return Words("cli-admin-lifted", {"who": form.get("who", "")}), "bans"


def _check(_: House, office: Office, form: Form) -> Told:
    found = office.integrity(whole=form.get("whole") == "1")
    if not found:
        return Words("cli-admin-all-well"), ""
    return Words("server-admin-findings", {"number": len(found), "first": found[0]}), ""


def _prune(house: House, office: Office, form: Form) -> Told:
    _sure(form)
    folder = Path(house.settings.archive or data_folder() / "archive").expanduser()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = folder / f"games-{datetime.now(UTC).strftime('%Y-%m-%d-%H%M%S')}.zip"
    done = office.prune(_number(form, "age"), file)
    if not done.games:
        return Words("cli-admin-nothing-old"), ""
    return Words("cli-admin-pruned", {"games": done.games, "file": str(file)}), ""


ORDERS: Mapping[str, Callable[[House, Office, Form], Told]] = {
    "close": _close,
    "remove": _remove,
    "delete": _delete,
    "ban": _ban,
    "lift": _lift,
    "check": _check,
    "prune": _prune,
}


@post("/admin/enter", include_in_schema=False)
async def enter(request: Ask, house: TheHouse) -> Response[Any]:
    """With the key one may stay for a while; guessing is slow."""
    _demand_page(request, house)
    await slow_down(request, house)
    if not same_key((await _form(request)).get("key", ""), house.settings.admin_key):
        page = Page(language_of(request))
        page.told(Words("server-admin-no-key").say(page.language), wrong=True)
        pages.entrance(page)
        return _answer(page, 403)
    log.warning("an admin has come in")
    until = house.clock.now() + SECONDS * 1000
    cookie = Cookie(
        key=COOKIE,
        value=_pass(house.settings.admin_key, until),
        max_age=SECONDS,
        path="/admin",
        httponly=True,
        samesite="strict",
        secure=request.scope["scheme"] == "https",
    )
    return Redirect("/admin", status_code=303, cookies=[cookie])


@post("/admin/leave", include_in_schema=False)
async def leave(request: Ask, house: TheHouse) -> Redirect:
    """Forget the key on this device."""
    _demand_page(request, house)
    answer = Redirect("/admin", status_code=303)
    answer.delete_cookie(COOKIE, path="/admin")
    return answer


@post("/admin/{order:str}", include_in_schema=False, status_code=200)
async def do(request: Ask, house: TheHouse, order: FromPath[str]) -> Response[str]:
    """Do something, and say what came of it."""
    office, page = await _demand_key(request, house), Page(language_of(request))
    if order not in ORDERS:
        raise NotFound("server-no-such-page")
    form, status, place = await _form(request), 200, ""
    page.navigation()
    try:
        told, place = await asyncio.to_thread(ORDERS[order], house, office, form)
        page.told(told.say(page.language))
        log.warning("an admin has done something", extra={"order": order})
    except RallyboxError as error:
        page.told(error.words.say(page.language), wrong=True)
        status = status_of(error)
    # Others hear of it by themselves; here it counts before the answer is read.
    await house.bulletin.look()
    await house.bulletin.read_bans()
    return _sent(await asyncio.to_thread(_filled, page, place, office, {}), status)


ROUTES = (start, shown, style, backup, export, enter, leave, do)
