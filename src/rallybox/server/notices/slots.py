"""Of all that is to be sent, what is begun now: some of it hangs, and nobody else's waits for that.

Names cost nothing, and whoever owns one for a server has any number of them. So what may hang has
its own share of what is under way at once: all that goes where nothing has arrived yet, or where
something has lately not. Within it, and beyond, one destination and one household have a few.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Connection

from rallybox.server.limits import household
from rallybox.server.notices.outside import LOOKUPS
from rallybox.server.notices.push import Subscription
from rallybox.server.store import outbox
from rallybox.server.store.outbox import Due, Mark

AT_ONCE = LOOKUPS["known"]
"""Targets to which something is on its way from this process; all numbers here are for each."""
AT_ONCE_EACH = 2
"""Of them those of one person."""
AT_ONCE_THERE, AT_ONCE_HOME = 12, 8
"""Of them those at one destination, and those of people in one household, as far as it is known."""
UNTRIED = LOOKUPS["untried"]
"""Of them those that may hang."""
UNTRIED_EACH = 3
"""Of these those at one destination, and those of one household."""


class Waiting(NamedTuple):
    """What is to be sent to one target, and what that counts as."""

    due: Due
    there: str
    """The destination: different targets that one owner may have."""


def destination(kind: str | None, target: str | None) -> str:
    """Whose a target is: letters go to our own mail server, all else to whoever owns the name."""
    if target is None or kind not in ("push", "webhook"):
        return kind or ""
    if kind == "push":
        target = msgspec.json.decode(target, type=Subscription).endpoint
    host = urlsplit(target).hostname or ""
    try:
        return household(str(ip_address(host)))
    except ValueError:
        return ".".join(host.rstrip(".").split(".")[-2:])


def waiting(
    connection: Connection, now: int, known: bool, after: Mark | None
) -> tuple[list[Waiting], Mark | None]:
    """What is to be sent now, and where to go on if there is more; `known`: where things arrive."""
    found, more = outbox.due(connection, now, known, after)
    return [Waiting(one, destination(one.kind, one.target)) for one in found], more


class Slots:
    """What is on its way from this process."""

    def __init__(self, home_of: Callable[[str], str]) -> None:
        self._home_of = home_of
        self._taken: dict[str, list[tuple[str, ...]]] = {}
        """By target: under what it is counted."""
        self._counted: Counter[tuple[str, ...]] = Counter()

    def full(self, known: bool) -> bool:
        """Can nothing more of this kind be begun?"""
        untried = not known and self._counted["untried",] >= UNTRIED
        return untried or len(self._taken) >= AT_ONCE

    def take(self, found: Waiting) -> bool:
        """Begin with it, if there is room for it."""
        one = found.due
        if one.target_hash in self._taken or self.full(one.known):
            return False
        limits = dict(self._limits(found))
        if any(self._counted[key] >= most for key, most in limits.items()):
            return False
        self._taken[one.target_hash] = [*limits]
        self._counted.update(limits.keys())
        return True

    def may_hang(self, target_hash: str) -> bool:
        """Is what is on its way there one of those that may?"""
        return ("untried",) in self._taken.get(target_hash, [("untried",)])

    def leave(self, target_hash: str) -> None:
        """It has arrived, or has not."""
        self._counted.subtract(self._taken.pop(target_hash))
        self._counted += Counter()  # without what has become nothing

    def _limits(self, found: Waiting) -> Iterator[tuple[tuple[str, ...], int]]:
        one, home = found.due, self._home_of(found.due.identity)
        yield ("person", one.identity), AT_ONCE_EACH
        yield ("there", found.there), AT_ONCE_THERE
        if home:
            yield ("home", home), AT_ONCE_HOME
        if not one.known:
            yield ("untried",), UNTRIED
            yield ("untried", "there", found.there), UNTRIED_EACH
            if home:
                yield ("untried", "home", home), UNTRIED_EACH
