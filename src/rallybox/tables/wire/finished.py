"""What is told of a game that is over."""

from __future__ import annotations

from rallybox.tables.wire.base import Problem, Told
from rallybox.tables.wire.socket import Moment


class Replay(Told, frozen=True, kw_only=True):
    """A part of a finished game as a seat, or everybody, saw it: the moments after a step."""

    last: int
    """The step of the last moment there is."""
    moments: tuple[Moment, ...]


class Proof(Told, frozen=True, kw_only=True):
    """The dice of a finished game, laid open, and what came of checking them."""

    commitment: str
    """Shown before the first shuffle: a hash of `secret`."""
    secret: str
    """The server's share."""
    contributions: tuple[str, ...]
    """The people's shares."""
    seed: str
    """What all shares mix to; every shuffle follows from it."""
    number: str | None
    """The deal, if it was a numbered one: `secret` is a hash of this, which anybody can check."""
    actions: int
    """So many were played again and led to the result that was announced."""
    problem: Problem | None
    """What is wrong; null if everything is right."""
