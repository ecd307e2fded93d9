"""Every path that the page may ask for: the paths, bodies, answers and refusals of a server's API.

`tests/page/test_routes.py` holds them against the server's, so that none is forgotten.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec

from rallybox.core.details import UNREADABLE, why_unread
from rallybox.core.errors import Malformed, RallyboxError
from rallybox.hosting.errors import status_of
from rallybox.page import answers, telling
from rallybox.page.answers import encoded
from rallybox.page.asked import Asked, path_of
from rallybox.page.house import House
from rallybox.tables.errors import NotFound, Unavailable
from rallybox.tables.say import pick, problem
from rallybox.tables.wire import lessons, lobby, puzzles, review


class Route(NamedTuple):
    """One of them."""

    method: str
    path: str
    """Parts in braces stand for anything."""
    answer: Callable[[Asked], Awaitable[Any]]
    body: Any = None
    """The type of what comes with it; `str` for a text as it is."""
    status: int = 200

    def fits(self, method: str, parts: tuple[str, ...]) -> dict[str, str] | None:
        """What stands for the parts in braces, if this is the one that is asked for."""
        mine = self.path.split("/")
        if method != self.method or len(mine) != len(parts):
            return None
        found = {}
        for pattern, part in zip(mine, parts, strict=True):
            if pattern.startswith("{"):
                found[pattern[1:-1]] = part
            elif pattern != part:
                return None
        return found


ROUTES = (
    Route("GET", "me", answers.who),
    Route("POST", "me", answers.become, lobby.NewIdentity, 201),
    Route("PUT", "me", answers.rename, lobby.NewIdentity),
    Route("GET", "reach", answers.reach),
    Route("GET", "offer", answers.offer),
    Route("GET", "words", answers.words),
    Route("GET", "tables", answers.lobby_of_nobody),
    Route("GET", "me/tables", answers.mine),
    Route("GET", "me/strengths", answers.strengths),
    Route("POST", "tables", answers.create, lobby.NewTable, 201),
    Route("GET", "tables/{table}", answers.shown),
    Route("DELETE", "tables/{table}", answers.throw_away, status=204),
    Route("POST", "tables/{table}/join", answers.join, lobby.JoinTable),
    Route("POST", "tables/{table}/leave", answers.leave),
    Route("POST", "tables/{table}/give-up", answers.give_up),
    Route("PUT", "tables/{table}/seats/{seat}", answers.set_seat, lobby.SetSeat),
    Route("DELETE", "tables/{table}/removed/{number}", answers.invite_again),
    Route("POST", "tables/{table}/start", answers.start),
    Route("PUT", "tables/{table}/stand-in", answers.stand_in, lobby.StandIn),
    Route("POST", "tables/{table}/rematch", answers.rematch),
    Route("POST", "tables/{table}/play-on", answers.play_on, lobby.PlayOn, 201),
    Route("POST", "brought", answers.bring, lobby.BringRecord, 201),
    Route("GET", "tables/{table}/events", answers.events),
    Route("GET", "tables/{table}/record", telling.record),
    Route("GET", "tables/{table}/replay", telling.replay),
    Route("GET", "tables/{table}/proof", telling.proof),
    Route("GET", "tables/{table}/review", telling.review),
    Route("GET", "tables/{table}/review/choices", telling.choices),
    Route("POST", "tables/{table}/review/try", telling.try_another, review.TryAction),
    Route("GET", "best/{game}", answers.best),
    Route("GET", "lessons", telling.all_lessons),
    Route("GET", "lessons/{game}/{number}", telling.scene),
    Route("POST", "lessons/{game}/{number}", telling.tried, lessons.Tries),
    Route("GET", "puzzles", telling.all_puzzles),
    Route("GET", "puzzles/{puzzle}", telling.puzzle),
    Route("POST", "puzzles/{puzzle}/try", telling.try_puzzle, puzzles.PuzzleTry),
)

NEED_A_SERVER = (
    ("DELETE", "me"),
    ("DELETE", "me/others"),
    ("POST", "me/code"),
    ("POST", "me/claim"),
    ("GET", "codes/{code}"),
    ("GET", "me/notices"),
    ("PUT", "me/notices"),
    ("POST", "me/notices/push"),
    ("POST", "me/notices/mail"),
    ("POST", "me/notices/webhook"),
    ("POST", "me/notices/{channel}/test"),
    ("DELETE", "me/notices/{channel}"),
    ("POST", "notices/stop/{token}"),
    ("POST", "notices/confirm/{token}"),
)
"""What only a server can do: it says so."""

ALL = (*ROUTES, *(Route(method, path, answers.needs_server) for method, path in NEED_A_SERVER))


async def answer(
    house: House, method: str, path: str, body: str | None, language: str
) -> tuple[int, str]:
    """Status and text; whatever goes wrong is a `Problem`, too."""
    spoken = pick(language)
    try:
        return await _answered(house, method, path, body, spoken)
    except RallyboxError as error:
        return status_of(error), encoded(problem(error, spoken))
    except Exception as error:
        house.notes.error("a request failed", exc_info=error)
        return 500, encoded(problem(Unavailable("server-fault"), spoken))


async def _answered(
    house: House, method: str, path: str, body: str | None, language: str
) -> tuple[int, str]:
    parts, query = path_of(path)
    for route in ALL:
        found = route.fits(method, parts)
        if found is not None:
            asked = Asked(house, found, query, _read(route, body), language)
            told = await route.answer(asked)
            return route.status, "" if route.status == 204 else encoded(told)
    raise NotFound("server-no-such-page")


def _read(route: Route, body: str | None) -> Any:
    if route.body is None or route.body is str:
        return body
    try:
        return msgspec.json.decode(body or "", type=route.body)
    except UNREADABLE as error:
        raise Malformed("server-bad-request", detail=why_unread(error)) from None
