"""Who has come in by which token: whoever is forgotten has to leave at once."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Protocol

from rallybox.core.errors import RallyboxError
from rallybox.server.store.people import hashed
from rallybox.tables.errors import Nameless


class Leaving(Protocol):
    """A socket, as far as it can be told to go."""

    def end(self, error: RallyboxError) -> None:
        """Say why, and close."""


class Doors:
    """The sockets of this process, and the hashes of the tokens with which they came."""

    def __init__(self) -> None:
        self._inside: dict[Leaving, tuple[str, str]] = {}

    def enter(self, token: str | None, identity: str | None, socket: Leaving) -> None:
        """A socket has come; nobody in particular has no token."""
        if token is not None and identity is not None:
            self._inside[socket] = hashed(token), identity

    def exit(self, socket: Leaving) -> None:
        """A socket has gone."""
        self._inside.pop(socket, None)

    def keys(self) -> list[str]:
        """The hashes of all tokens with which somebody is here."""
        return list({key for key, _ in self._inside.values()})

    def close(self, keys: Collection[str]) -> None:
        """These tokens are nobody's any more."""
        self._close(lambda key, _: key in keys)

    def close_others(self, identity: str, kept: str) -> None:
        """Of this person's tokens only one is good any more."""
        self._close(lambda key, whose: whose == identity and key != kept)

    def close_all(self, identity: str) -> None:
        """This person is nobody any more."""
        self._close(lambda _, whose: whose == identity)

    def _close(self, wanted: Callable[[str, str], bool]) -> None:
        for socket, (key, identity) in list(self._inside.items()):
            if wanted(key, identity):
                socket.end(Nameless("server-signed-out"))
