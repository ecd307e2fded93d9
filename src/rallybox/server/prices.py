"""What everything costs whoever asks for it: the one list of prices.

A token is about a millisecond of the event loop's time (`make bench-cost` measures it), or of a
thread's that keeps the loop from it. Buckets are filled with so many tokens a second (`Limits`), so
it does not matter which calls a flood is made of.
"""

from __future__ import annotations

TABLE = "/api/tables/{table_id}"

ROUTES: dict[str, float] = {
    # Made once, handed out as they are.
    "GET /api": 1,
    "GET /api/docs": 1,
    "GET /api/docs/openapi.json": 1,
    "GET /api/wire.json": 1,
    "GET /api/offer": 1,
    "GET /api/words": 1,
    "GET /api/lessons": 1,
    "GET /api/lessons/{game}/{number}": 1,
    "GET /api/puzzles": 1,
    "GET /api/puzzles/{puzzle}": 1,
    "GET /": 1,
    "GET /{path}": 1,
    # One look into the database.
    "GET /health": 1,
    "GET /metrics": 1,
    "GET /api/reach": 1,
    "GET /api/me": 1,
    "GET /api/codes/{code}": 2,
    "GET /api/best/{game}": 1,
    f"GET {TABLE}": 1,
    "GET /api/tables": 4,
    "GET /api/me/tables": 5,
    # Something changes.
    "GET /api/me/strengths": 2,
    "POST /api/me": 2,
    "PUT /api/me": 2,
    "DELETE /api/me": 2,
    "POST /api/me/code": 2,
    "POST /api/me/claim": 2,
    "POST /api/tables": 2,
    f"POST {TABLE}/join": 2,
    f"POST {TABLE}/leave": 2,
    f"POST {TABLE}/give-up": 2,
    f"PUT {TABLE}/seats/{{seat}}": 2,
    f"POST {TABLE}/start": 3,
    f"PUT {TABLE}/stand-in": 2,
    f"POST {TABLE}/rematch": 2,
    f"DELETE {TABLE}/removed/{{number}}": 2,
    "DELETE /api/me/others": 2,
    # How somebody is told that it is their turn.
    "GET /api/me/notices": 2,
    "PUT /api/me/notices": 2,
    "POST /api/me/notices/push": 3,
    "POST /api/me/notices/mail": 3,
    "POST /api/me/notices/webhook": 3,
    "POST /api/me/notices/{channel}/test": 3,
    "DELETE /api/me/notices/{channel}": 2,
    "POST /api/notices/confirm/{token}": 2,
    "GET /api/notices/stop/{token}": 2,
    "POST /api/notices/stop/{token}": 2,
    # For admins: with the key these go into a thread, and without it nobody gets further.
    "GET /admin": 1,
    "GET /admin/page.css": 1,
    "GET /admin/tables": 5,
    "GET /admin/people": 5,
    "GET /admin/bans": 5,
    "GET /admin/export": 15,
    "GET /admin/backup": 15,
    "POST /admin/enter": 2,
    "POST /admin/leave": 1,
    "POST /admin/{order}": 15,
    # A game is opened, played again or shown once more, in a thread.
    f"GET {TABLE}/socket": 4,
    "POST /api/lessons/{game}/{number}": 5,
    "POST /api/puzzles/{puzzle}/try": 5,
    f"GET {TABLE}/events": 5,
    f"POST {TABLE}/play-on": 15,
    "POST /api/brought": 30,
    f"GET {TABLE}/record": 15,
    f"GET {TABLE}/replay": 15,
    f"GET {TABLE}/proof": 15,
    # A review that is kept, handed out as it is; a game played again in a worker.
    f"GET {TABLE}/review": 3,
    f"GET {TABLE}/review/choices": 15,
    f"POST {TABLE}/review/try": 15,
}
"""By method and path; what a gate does for any call is in it, and is the least."""
ENTRANCE = 1.0
"""So much costs a call that leads nowhere."""

PRICE_OF_A_MEGABYTE = 2.0
"""Of a file of the client, beyond the call itself; small ones are sent for that."""
PRICE_OF_AN_EVENT = 0.02
"""Of those that somebody who comes back has missed, and is told at once."""

MESSAGES: dict[str, float] = {
    "ping": 1,
    "cancel": 1,
    "explain": 1,
    "mute": 1,
    "auto": 1,
    "replace": 1,
    "say": 1,
    "phrase": 1,
    "act": 1,
    "hint": 5,
    "undo": 5,
    "review": 15,
}
"""By type; what is none costs as much as the cheapest."""

TOLD = frozenset(("act", "undo", "say", "phrase", "auto", "replace"))
"""What comes of these is written to everybody who looks on."""
FEW_VIEWERS = 16
PRICE_OF_A_VIEWER = 0.02
"""Of each beyond those few."""


def price_of_route(method: str, path: str) -> float:
    """What a call costs."""
    return ROUTES.get(f"{method} {path}", ENTRANCE)


def price_of_bytes(size: int) -> float:
    """What sending so much costs."""
    return size / 2**20 * PRICE_OF_A_MEGABYTE


def price_of_message(kind: str, viewers: int = 0) -> float:
    """What a message costs that so many hear of."""
    more = max(0, viewers - FEW_VIEWERS) if kind in TOLD else 0
    return MESSAGES.get(kind, 1) + more * PRICE_OF_A_VIEWER
