"""Who is at a table, also through other processes: they tell each other, nothing is stored."""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import NamedTuple

from rallybox.server.table.connection import Connection

HERE = "here:"
"""How what one process tells the others begins."""
RENEW_MS = 5_000
FORGET_MS = 12_000
"""A process that was killed takes no leave; after so long nobody is there any more."""


class Here(NamedTuple):
    """Who is connected to one process."""

    people: frozenset[str] = frozenset()
    """The identities of those who have a seat."""
    watchers: int = 0


def written(here: Here) -> str:
    """In one word, as a notification wants it."""
    return f"{HERE}{','.join(sorted(here.people))}:{here.watchers}"


def read(word: str) -> Here:
    """What `written` made a word of."""
    people, watchers = word.removeprefix(HERE).split(":")
    return Here(frozenset(people.split(",")) - {""}, int(watchers))


class Presence:
    """Those connected here, and what other processes have said of theirs."""

    def __init__(self, connections: Set[Connection], tell: Callable[[str], None]) -> None:
        self._connections, self._tell = connections, tell
        self._others: dict[str, tuple[Here, int]] = {}
        self._told = written(Here())
        self._told_at = 0

    def here(self, seated: Set[str]) -> Here:
        """Those connected to this process, of whom these have seats."""
        people = {c.identity for c in self._connections if c.identity is not None}
        watchers = sum(1 for c in self._connections if c.identity not in seated)
        return Here(frozenset(people & seated), watchers)

    def everywhere(self, seated: Set[str]) -> Here:
        """Those connected to any process."""
        all_of_them = [self.here(seated), *(here for here, _ in self._others.values())]
        people = frozenset[str]().union(*(here.people for here in all_of_them))
        return Here(people, sum(here.watchers for here in all_of_them))

    def tell_others(self, seated: Set[str], now: int) -> None:
        """Let other processes know, if they do not yet, or if it was long ago."""
        word = written(self.here(seated))
        renewed = bool(self._connections) and now - self._told_at >= RENEW_MS
        if word != self._told or renewed:
            self._told, self._told_at = word, now
            self._tell(word)

    def heard(self, node: str, word: str, now: int) -> None:
        """Another process says who is there. Whoever is new is told of ours in turn."""
        if node not in self._others and self._connections:
            self._tell(self._told)
        self._others[node] = read(word), now

    def forget_silent(self, now: int) -> None:
        """Of whom nothing is heard any more, nobody is there."""
        kept = {node: said for node, said in self._others.items() if now - said[1] <= FORGET_MS}
        self._others = kept
