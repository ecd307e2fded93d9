"""The page is asked exactly as a server is: every path, every type, and what it cannot do."""

from __future__ import annotations

import asyncio
import re
import types
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest

from page.world import a_tab
from rallybox.page.routes import ALL, NEED_A_SERVER, Route
from rallybox.server.web.app import describe
from support.samples import ANY

NOT_ASKED = {"GET notices/stop/{}", "GET admin", "GET "}
"""What only whoever follows a link in a letter, or looks after a server, asks for."""
OF_THE_PAGE_ONLY = {"DELETE tables/{}"}
"""A server keeps what others might want to see."""
AS_FILES = {"GET tables/{}/record": "Record", "GET tables/{}/review": "TableReview"}
"""Answers that are handed out as they are kept."""


def plain(path: str) -> str:
    return re.sub(r"\{[^}]*\}", "{}", path)


def served() -> dict[str, Any]:
    """The server's calls, by method and path."""
    found = {}
    for path, calls in describe()["paths"].items():
        for method, call in calls.items():
            if path.startswith("/api/"):
                found[f"{method.upper()} {plain(path.removeprefix('/api/'))}"] = call
    return {
        name: call
        for name, call in found.items()
        if name not in NOT_ASKED and "docs" not in name and "wire.json" not in name
    }


def here() -> dict[str, Route]:
    """The page's, by the same names."""
    return {f"{route.method} {plain(route.path)}": route for route in ALL}


def test_every_call_of_a_server_has_an_answer_in_the_page() -> None:
    assert set(here()) - OF_THE_PAGE_ONLY == set(served())


def _of(schema: Any) -> set[str]:
    """The named types of a schema."""
    if "$ref" in schema:
        return {schema["$ref"].rpartition("/")[2]}
    several = [*schema.get("oneOf", ()), *schema.get("anyOf", ())]
    return set().union(*map(_of, several))


def _named(kind: Any) -> set[str]:
    if get_origin(kind) in (Union, types.UnionType):
        return set().union(*map(_named, get_args(kind)))
    return set() if kind in (type(None), None, bytes) else {kind.__name__}


def test_bodies_answers_and_numbers_are_the_same() -> None:
    wrong, calls, need = [], served(), {f"{m} {plain(path)}" for m, path in NEED_A_SERVER}
    for name, route in here().items():
        if name in OF_THE_PAGE_ONLY | need:
            continue
        call = calls[name]
        asked = call.get("requestBody", {}).get("content", {}).get("application/json", {})
        body = _of(asked.get("schema", {}))
        if body != ({route.body.__name__} if route.body else set()):
            wrong.append(f"{name}: body {body}")
        status = next(number for number in call["responses"] if number.startswith("2"))
        if int(status) != route.status:
            wrong.append(f"{name}: status {status}")
        content = call["responses"][status]["content"]["application/json"]["schema"]
        answer = _named(get_type_hints(route.answer)["return"])
        if _of(content) != (answer or {AS_FILES.get(name, "")}):
            wrong.append(f"{name}: answer {_of(content)}, not {answer}")
    assert not wrong


def test_what_needs_other_devices_says_so() -> None:
    async def go() -> None:
        async with a_tab() as tab:
            await tab.ask("POST", "me", {"nickname": "Ada"})
            for method, path in NEED_A_SERVER:
                asked = plain(path).replace("{}", "x")
                assert await tab.refused(method, asked) == (403, "page-needs-server")
            assert (await tab.ask("GET", "tables"))["tables"] == []
            assert (await tab.ask("GET", "reach"))["addresses"] == []
            assert (await tab.ask("GET", "words"))["source"] == ""

    asyncio.run(go())


@pytest.mark.parametrize(
    ("method", "path", "body", "refused"),
    [
        ("GET", "nothing", None, (404, "server-no-such-page")),
        ("POST", "offer", None, (404, "server-no-such-page")),
        ("GET", "tables/here-x", None, (404, "server-no-such-table")),
        ("GET", "tables/here-x/record", None, (404, "server-no-such-table")),
        ("POST", "tables/here-x/start", None, (404, "server-no-such-table")),
        ("POST", "tables", "{", (400, "server-bad-request")),
        ("POST", "tables", {"game": ANY}, (400, "server-bad-request")),
        ("POST", "tables", {"game": "chess", "seats": ["person"]}, (400, "core-unknown-game")),
        ("POST", "me", {"nickname": " "}, (400, "server-bad-nickname")),
        ("POST", "me", None, (400, "server-bad-request")),
        ("GET", "tables/x/review/choices", None, (400, "server-bad-request")),
        ("GET", "tables/x/review/choices?at=-1", None, (400, "server-bad-request")),
        ("GET", "best/chess", None, (400, "core-unknown-game")),
        ("GET", "lessons/chess/1", None, (404, None)),
        ("GET", "puzzles/none", None, (404, "review-no-such-puzzle")),
    ],
)
def test_refusals_have_the_numbers_of_a_server(
    method: str, path: str, body: Any, refused: tuple[int, str | None]
) -> None:
    async def go() -> None:
        async with a_tab() as tab:
            await tab.ask("POST", "me", {"nickname": "Ada"})
            status, message = await tab.refused(method, path, body)
            assert (status, refused[1] and message) == refused

    asyncio.run(go())


def test_nobody_has_tables_without_a_name() -> None:
    async def go() -> None:
        async with a_tab() as tab:
            assert await tab.ask("GET", "me") is None
            asked = {"game": ANY, "seats": ["person"]}
            assert await tab.refused("POST", "tables", asked) == (401, "server-nameless")
            assert await tab.refused("PUT", "me", {"nickname": "A"}) == (401, "server-nameless")
            made = await tab.ask("POST", "me", {"nickname": "Ada"})
            again = await tab.ask("POST", "me", {"nickname": "Bea"})
            assert (again["id"], again["nickname"]) == (made["id"], "Bea")

    asyncio.run(go())
