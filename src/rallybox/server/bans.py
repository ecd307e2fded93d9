"""Who is kept out, in memory: the gate asks at every request."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_network

from rallybox.hosting.clock import Clock
from rallybox.server.limits import parsed
from rallybox.server.store.bans import Ban
from rallybox.tables.errors import Forbidden

MOST_REMEMBERED = 10_000


class Bans:
    """All bans that count. Read again whenever they change, wherever that was."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._people: dict[str, Ban] = {}
        self._networks: list[tuple[IPv4Network | IPv6Network, Ban]] = []
        self._looked_up: dict[str, list[Ban]] = {}
        """Which bans an address is in; the same few addresses ask again and again."""

    def take(self, bans: Iterable[Ban]) -> None:
        """These count from now on, and no others."""
        all_of_them = list(bans)
        self._people = {ban.who: ban for ban in all_of_them if ban.kind == "person"}
        self._networks = [
            (ip_network(ban.who), ban) for ban in all_of_them if ban.kind == "network"
        ]
        self._looked_up = {}

    def check_address(self, address: str) -> None:
        """Forbidden if nobody may come from there."""
        if not self._networks:
            return
        found = self._looked_up.get(address)
        if found is None:
            if len(self._looked_up) >= MOST_REMEMBERED:
                self._looked_up = {}
            found = self._looked_up[address] = self._of_address(address)
        for ban in found:
            self._refuse(ban)

    def _of_address(self, address: str) -> list[Ban]:
        one = parsed(address)
        return [] if one is None else [ban for network, ban in self._networks if one in network]

    def check_person(self, identity: str | None) -> None:
        """Forbidden if they may not come."""
        ban = self._people.get(identity or "")
        if ban is not None:
            self._refuse(ban)

    def _refuse(self, ban: Ban) -> None:
        if ban.until is not None and ban.until <= self._clock.now():
            return
        if ban.reason:
            raise Forbidden("server-banned-why", reason=ban.reason)
        raise Forbidden("server-banned")

    def why_not(self, address: str, identity: str | None) -> Forbidden | None:
        """What is against somebody who is here already."""
        try:
            self.check_address(address)
            self.check_person(identity)
        except Forbidden as error:
            return error
        return None
