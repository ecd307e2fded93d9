"""What is refused before the gate has seen it costs as much as what comes to the gate.

Bytes that are no HTTP, a handshake without a key, one line too many: whoever has used up what their
address may ask for is not even answered.
"""

from __future__ import annotations

from collections.abc import Callable

from rallybox.server.limits import household
from rallybox.server.web.callers import Callers, Headers
from rallybox.tables.errors import TooMany


class Toll:
    """Taken from the bucket of an address."""

    def __init__(self, callers: Callers, take: Callable[[str], None]) -> None:
        self._callers, self._take = callers, take

    def paid(self, peer: str, headers: Headers = ()) -> bool:
        """False if this address has nothing left.

        A proxy of ours does not pay for its visitors, whom it names only in what can be read.
        """
        address = self._callers.real(peer, headers).address
        if self._callers.trusts(address):
            return True
        try:
            self._take(household(address))
        except TooMany:
            return False
        return True
