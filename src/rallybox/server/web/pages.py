"""What is not about tables: the client's files, health, metrics, addresses, the page of the API."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Hashable
from functools import lru_cache
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from threading import Lock
from typing import Any, cast

import msgspec
from litestar import Response, get
from litestar.openapi import ResponseSpec
from litestar.params import FromPath

from rallybox import __version__
from rallybox.core.words import DEFAULT, Words
from rallybox.server.crew.gathered import exposition
from rallybox.server.house import House
from rallybox.server.limits import household
from rallybox.server.prices import price_of_bytes
from rallybox.server.reach import web_addresses
from rallybox.server.web.asking import Ask, TheHouse, address_of, is_key, language_of
from rallybox.server.web.callers import ITSELF, bearer
from rallybox.server.web.problems import PROBLEMS
from rallybox.tables.errors import NotFound
from rallybox.tables.wire.lobby import Health, Reach
from rallybox.tables.wire.schema import wire_schema

STATIC = files("rallybox.server").joinpath("static")
"""Where the browser client is put when it is built."""
LONGEST_PATH = 200
"""Of a file of the client; what is longer may be too long for the machine's files."""
LARGE = (".mjs", ".wasm")
FOREVER = "public, max-age=31536000, immutable"
SCHEMA = {
    **PROBLEMS,
    200: ResponseSpec(dict[str, Any], generate_examples=False, description="schema"),
}
TEXTS = {
    "css": "text/css",
    "html": "text/html",
    "js": "text/javascript",
    "json": "application/json",
    "mjs": "text/javascript",
    "svg": "image/svg+xml",
    "wasm": "application/wasm",
    "webmanifest": "application/manifest+json",
}
"""Files that are text, or as loose: sent packed to whoever can unpack them."""
OTHERS = {
    "png": "image/png",
    "woff": "font/woff",
    "woff2": "font/woff2",
    "zip": "application/zip",
}
"""All kinds are listed because machines disagree about them, and browsers believe what we say."""


@get("/health", summary="Is everything well?", responses=PROBLEMS)
async def health(house: TheHouse) -> Response[Health]:
    """503 if the database cannot be reached or written to, is damaged, or if clocks stand still."""
    database = await house.database.condition()
    parts = {"database": database, "clocks": "late" if house.hub.duty.late else "ok"}
    good = all(part == "ok" for part in parts.values())
    answer = Health(
        status="ok" if good else "degraded",
        version=__version__,
        database=database == "ok",
        parts=parts,
    )
    return Response(answer, status_code=200 if good else 503)


def _itself(request: Ask) -> bool:
    """Is this a program of this machine, at an address of this machine alone?

    Not through a proxy, and not under a name that a stranger has made to mean this machine.
    """
    return bool(cast("dict[str, Any]", request.scope).get(ITSELF))


@get("/api/reach", summary="How other devices come here", responses=PROBLEMS)
async def reach(request: Ask, house: TheHouse) -> Reach:
    """For invitations. Only a page at an address such as 127.0.0.1 is told: every other page has
    an address that others can use, and the addresses of a network are nobody else's business."""
    where = house.settings.listening
    if where is None or not _itself(request):
        return Reach(addresses=())
    return Reach(addresses=await asyncio.to_thread(web_addresses, *where))


async def _demand_key(request: Ask, house: House) -> None:
    """NotFound without the key, TooMany for who guesses."""
    typed = bearer(request.scope["headers"])
    if not typed or not await is_key(request, house, typed, house.settings.metrics_key):
        raise NotFound("server-no-such-page")


@get("/metrics", include_in_schema=False)
async def show_metrics(request: Ask, house: TheHouse) -> Response[bytes]:
    """For Prometheus on this machine, or with the key: counts would tell others when somebody
    decides."""
    if not _itself(request):
        await _demand_key(request, house)
    return Response(await exposition(house.crew), media_type="text/plain; version=0.0.4")


@get("/api/wire.json", summary="All types of the wire as a JSON schema", responses=SCHEMA)
async def wire_types(house: TheHouse) -> Response[bytes]:
    """HTTP bodies, socket messages, and each game's views, events and options."""
    return await house.made.page("wire", lambda: msgspec.json.encode(wire_schema()))


# -- the page of the API ---------------------------------------------------------------------------


@get("/api", include_in_schema=False)
async def api_page(request: Ask, house: TheHouse) -> Response[bytes]:
    """All calls on one page, without a script and without anybody else's server.

    For programmers, and in English like what it lists.
    """
    describe = request.app.state.describe
    return await house.made.page("api", lambda: _api_page(describe()).encode(), "text/html")


def _api_page(schema: dict[str, Any]) -> str:
    title = escape(Words("server-api-title").say(DEFAULT))
    parts = [
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>',
        f"<h1>{title}</h1><p>{escape(Words('server-api-about').say(DEFAULT))}</p>",
        '<p><a href="/api/docs/openapi.json">openapi.json</a>',
        '<a href="/api/wire.json">wire.json</a></p>',
        "<dl>",
    ]
    for path, methods in sorted(schema["paths"].items()):
        for method, call in methods.items():
            parts.append(f"<dt><code>{method.upper()} {escape(path)}</code></dt>")
            parts.append(f"<dd><b>{escape(call['summary'])}</b><br>")
            parts.append(f"{escape(call.get('description', ''))}</dd>")
    return "\n".join([*parts, "</dl></html>"])


@get(["/api/docs", "/api/docs/openapi.json"], include_in_schema=False)
async def description(request: Ask, house: TheHouse) -> Response[bytes]:
    """The same for programs."""
    describe = request.app.state.describe
    kind = "application/vnd.oai.openapi+json"
    return await house.made.page("openapi", lambda: msgspec.json.encode(describe()), kind)


# -- the browser client ----------------------------------------------------------------------------


def _find(path: str) -> Traversable | None:
    """A file of the client; nothing outside its folder can be named."""
    parts = [part for part in path.split("/") if part]
    if len(path) > LONGEST_PATH or any(
        part.startswith(".") or "\\" in part or "\0" in part for part in parts
    ):
        return None
    file = STATIC
    for part in parts:
        file = file.joinpath(part)
    return file if parts and file.is_file() else None


def _find_any(path: str) -> Traversable | None:
    """A file of the client; what is large is there in its packed form only."""
    return _find(path) or (_find(f"{path}.gz") if path.endswith(LARGE) else None)


_PUTTING = Lock()


def _content(file: Traversable, packed: bool) -> bytes:
    """What is in a file, packed or not.

    The client's files are few and do not change. All who read one read the same bytes: however many
    are slow to take a large one, it is in memory once.
    """
    seen = file.stat() if isinstance(file, Path) else None
    with _PUTTING:  # or two who are the first would have two
        changed = None if seen is None else (seen.st_mtime_ns, seen.st_size)
        return _kept(cast("Hashable", file), packed, changed)


@lru_cache(maxsize=1000)
def _kept(name: Hashable, packed: bool, seen: tuple[int, int] | None) -> bytes:
    """`seen`: when it was changed, and how large it is; another one is another file."""
    file = cast("Traversable", name)
    data, stored = file.read_bytes(), file.name.endswith(".gz")
    if packed:
        return data if stored else gzip.compress(data, mtime=0)
    return gzip.decompress(data) if stored else data


def unpacks(request: Ask) -> bool:
    """Does whoever asks understand gzip?"""
    for part in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, quality = part.partition(";")
        if name.strip() == "gzip":
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def _file(file: Traversable, cache_control: str, packed: bool) -> Response[bytes]:
    suffix = file.name.removesuffix(".gz").rpartition(".")[2]
    headers = {"cache-control": cache_control}
    if suffix not in TEXTS:
        kind = OTHERS.get(suffix, "application/octet-stream")
        return Response(_content(file, False), media_type=kind, headers=headers)
    headers["vary"] = "accept-encoding"
    if packed:
        headers["content-encoding"] = "gzip"
    kind = TEXTS[suffix]
    if not kind.startswith("text/") and suffix != "wasm":  # to those it is added anyway
        kind += "; charset=utf-8"
    return Response(_content(file, packed), media_type=kind, headers=headers)


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(
    request: Ask, house: TheHouse, path: FromPath[str | None] = None
) -> Response[bytes]:
    """The browser client: its files, and its page for every address that it knows itself."""
    path = path or ""
    packed = unpacks(request)
    file = await asyncio.to_thread(_find_any, path)
    if file is not None:
        # The builders put a hash into the names of what is in these folders, but not into a list's.
        hashed = path.lstrip("/").startswith(("assets/", "python/")) and not path.endswith(".json")
        found = await asyncio.to_thread(_file, file, FOREVER if hashed else "no-cache", packed)
        house.by_address.take(household(address_of(request)), price_of_bytes(len(found.content)))
        return found
    if path.startswith("/api/") or "." in path:
        raise NotFound("server-no-such-page")
    index = await asyncio.to_thread(_find, "index.html")
    if index is not None:
        return await asyncio.to_thread(_file, index, "no-cache", packed)
    return Response(_no_client(language_of(request)).encode(), media_type="text/html")


def _no_client(language: str) -> str:
    title = escape(Words("server-no-client-title").say(language))
    about = Words("server-no-client").say(language)
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title>'
        f'<h1>{title}</h1><p>{escape(about)}</p><p><a href="/api">/api</a></p></html>'
    )


ROUTES = (health, reach, show_metrics, wire_types, api_page, description, client)
