"""What can go wrong at a server, besides the errors of the core. Names are those of the wire."""

from __future__ import annotations

from rallybox.core.errors import (
    Illegal,
    Malformed,
    NotYourDecision,
    RallyboxError,
    Stale,
)


class Nameless(RallyboxError):
    """Whoever asks has not said who they are, or their token is not known (any more)."""

    name = "nameless"


class Forbidden(RallyboxError):
    """They may not do that here and now."""

    name = "forbidden"


class NotFound(RallyboxError):
    """There is no such thing, or it is none of their business."""

    name = "not-found"


class TooMany(RallyboxError):
    """Too many requests, messages, sockets or tables; later, or fewer."""

    name = "too-many"


class Unavailable(RallyboxError):
    """The server cannot do it now, and has not done it. Trying again makes sense."""

    name = "unavailable"


STATUS: dict[type[RallyboxError], int] = {
    Malformed: 400,
    Nameless: 401,
    Forbidden: 403,
    NotFound: 404,
    Stale: 409,
    NotYourDecision: 409,
    Illegal: 422,
    TooMany: 429,
    Unavailable: 503,
}
"""The HTTP status of each error; a socket closes with 4000 more."""


def status_of(error: RallyboxError) -> int:
    """The HTTP status of an error."""
    return STATUS.get(type(error), 400)
