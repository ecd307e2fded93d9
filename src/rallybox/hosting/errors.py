"""The HTTP status of each error of the tree."""

from __future__ import annotations

from rallybox.core.errors import Illegal, Malformed, NotYourDecision, RallyboxError, Stale
from rallybox.tables.errors import Forbidden, Nameless, NotFound, TooMany, Unavailable

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
"""A socket closes with 4000 more."""


def status_of(error: RallyboxError) -> int:
    """The HTTP status of an error."""
    return next((STATUS[kind] for kind in type(error).__mro__ if kind in STATUS), 400)
