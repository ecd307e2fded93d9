"""What can go wrong at a table, besides the errors of the core. Names are those of the wire."""

from __future__ import annotations

from rallybox.core.errors import RallyboxError


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
    """It cannot be done now, and has not been done. Trying again makes sense."""

    name = "unavailable"


class Damaged(Unavailable):
    """What is kept of this one table cannot be followed; of others it says nothing."""
