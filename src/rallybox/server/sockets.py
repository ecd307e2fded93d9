"""How many sockets each address and each person has open, at all processes together.

Whoever has few is nobody else's business. From an eighth of what is allowed on, a process tells
the others how many it has of somebody, when that changes and every few seconds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from hashlib import blake2b
from time import monotonic

from rallybox.server.limits import WIDER, household, site_of
from rallybox.server.settings import Limits
from rallybox.tables.errors import TooMany

SOCKETS = "sockets:"
"""How what processes tell each other of this begins."""
RENEW_SECONDS = 5.0
FORGET_SECONDS = 12.0
"""A process that was killed takes no leave."""
SHARE = 8

Tell = Callable[[str, str], None]


def _key(kind: str, who: str) -> str:
    """In one word, and nothing that could be read."""
    return blake2b(f"{kind} {who}".encode(), digest_size=12).hexdigest()


class Sockets:
    """Counts."""

    def __init__(
        self, limits: Limits, tell: Tell, seconds: Callable[[], float] = monotonic
    ) -> None:
        self._limits, self._tell, self._seconds = limits, tell, seconds
        self._open: Counter[str] = Counter()
        self._told: dict[str, int] = {}
        self._elsewhere: dict[str, dict[str, tuple[int, float]]] = {}
        """By key and process: how many, and when that was said."""

    def _keys(self, address: str, identity: str | None) -> list[tuple[str, int]]:
        home, most = household(address), self._limits.sockets_per_address
        keys = [(_key("address", home), most)]
        if (site := site_of(home)) is not None:
            keys.append((_key("address", site), WIDER * most))
        if identity is not None:
            keys.append((_key("identity", identity), self._limits.sockets_per_identity))
        return keys

    def enter(self, address: str, identity: str | None) -> None:
        """One more; TooMany if that is too many."""
        keys = self._keys(address, identity)
        if any(self._open[key] + self._others(key) >= most for key, most in keys):
            raise TooMany("server-too-many-sockets")
        for key, most in keys:
            self._open[key] += 1
            self._say(key, most)

    def exit(self, address: str, identity: str | None) -> None:
        """One less."""
        for key, most in self._keys(address, identity):
            self._open[key] -= 1
            self._say(key, most)
            if self._open[key] <= 0:
                del self._open[key]

    def _say(self, key: str, most: int) -> None:
        number = self._open[key]
        worth = number if number >= max(2, most // SHARE) else 0
        if worth != self._told.get(key, 0):
            self._tell(key, f"{SOCKETS}{worth}")
            self._told[key] = worth
            if not worth:
                del self._told[key]

    # -- other processes ---------------------------------------------------------------------------

    def _others(self, key: str) -> int:
        said = self._elsewhere.get(key)
        return 0 if said is None else sum(number for number, _ in said.values())

    def heard(self, node: str, key: str, word: str) -> None:
        """Another process says how many it has."""
        number = int(word.removeprefix(SOCKETS))
        said = self._elsewhere.setdefault(key, {})
        said[node] = number, self._seconds()
        if not number:
            del said[node]
        if not said:
            del self._elsewhere[key]

    def renew(self) -> None:
        """From time to time: say it again, and forget of whom nothing is heard."""
        for key, number in self._told.items():
            self._tell(key, f"{SOCKETS}{number}")
        long_ago = self._seconds() - FORGET_SECONDS
        for key, said in list(self._elsewhere.items()):
            kept = {node: one for node, one in said.items() if one[1] >= long_ago}
            if kept:
                self._elsewhere[key] = kept
            else:
                del self._elsewhere[key]
