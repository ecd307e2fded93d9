"""The error tree. The names are the same in Python, on the wire and in the browser.

`str(error)` is an English sentence that a player understands; `error.words` says it in any
language. Whoever raises one of these has changed nothing.
"""

from __future__ import annotations

from rallybox.core.words import Param, Words


class RallyboxError(Exception):
    """Something a player or caller did cannot be done; `name` is the wire name of the kind."""

    name = "error"

    def __init__(self, message_id: str, /, **params: Param) -> None:
        super().__init__(message_id)
        self.words = Words(message_id, params)

    def __str__(self) -> str:
        return self.words.say()

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.words.id, dict(self.words.params))


def _rebuild(kind: type[RallyboxError], message_id: str, params: dict[str, Param]) -> RallyboxError:
    return kind(message_id, **params)


class Endless(RuntimeError):
    """What has to come to an end does not: a mistake in the rules of a game, for its author. Not of
    the tree, since nobody who plays can do anything about it."""


class Malformed(RallyboxError):
    """It cannot be read: an unknown variant, a mangled record, a notation that means nothing."""

    name = "malformed"


class Stale(RallyboxError):
    """It was decided on a position that is no longer there."""

    name = "stale"


class NotYourDecision(RallyboxError):
    """That seat owes no decision now."""

    name = "not-your-decision"


class Illegal(RallyboxError):
    """The rules forbid it; the sentence says why."""

    name = "illegal"
