"""What routes need to know about whoever asks."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import PathParameter

from rallybox.server.house import House
from rallybox.server.identity import COOKIE
from rallybox.server.limits import household
from rallybox.server.prices import ENTRANCE, price_of_route
from rallybox.server.web.callers import same_key
from rallybox.tables.errors import Unavailable
from rallybox.tables.record import Person
from rallybox.tables.say import pick

Connection = ASGIConnection[Any, Any, Any, Any]
Ask = Request[Any, Any, Any]

TheHouse = NamedDependency[House]
Known = NamedDependency[Person]
"""Whoever asks; Nameless if they have not said who they are."""
Guest = NamedDependency[Person | None]
"""Whoever asks, if they have said who they are."""


TableId = Annotated[str, PathParameter(max_length=22, pattern=r"^[A-Za-z0-9_-]+$")]


def address_of(connection: Connection) -> str:
    """The network address of whoever asks."""
    return connection.client.host if connection.client is not None else ""


def token_of(connection: Connection) -> str | None:
    """The token in their cookie."""
    return connection.cookies.get(COOKIE)


def language_of(connection: Connection) -> str:
    """The language they read."""
    return pick(connection.headers.get("accept-language"))


def price_of(connection: Connection) -> float:
    """What they ask for costs."""
    scope = connection.scope
    return price_of_route(str(scope.get("method", "GET")), scope.get("path_template", ""))


async def charge(request: Ask) -> None:
    """What a call costs beyond the entrance; TooMany if they have asked for too much.

    Not a plain function: for that the framework would go to a thread and back. A socket is not
    charged here, but when it is open: nobody could be told why otherwise.
    """
    price = price_of(request) - ENTRANCE
    if price > 0:
        house: House = request.app.state.house
        house.by_address.take(household(address_of(request)), price)


async def provide_house(state: State) -> House:
    """The server's parts."""
    house: House = state.house
    return house


async def provide_person(request: Ask, house: TheHouse) -> Person:
    """Whoever asks; Nameless if they have not said who they are."""
    person = await house.identities.need(token_of(request))
    house.by_identity.take(person.id, price_of(request))
    house.bans.check_person(person.id)
    house.hub.whereabouts.note(person.id, household(address_of(request)))
    return person


async def provide_guest(request: Ask, house: TheHouse) -> Person | None:
    """Whoever asks, if they have said who they are."""
    guest = await house.identities.find(token_of(request))
    house.bans.check_person(None if guest is None else guest.id)
    return guest


async def slow_down(request: Ask, house: House) -> None:
    """For what makes or guesses something: much less often than everything else."""
    await house.creations.take(household(address_of(request)))


async def is_key(request: Ask, house: House, typed: str, key: str) -> bool:
    """Is this the key? Only who is wrong has used up an attempt.

    TooMany, before anything is compared, for who has none left: or the right one would still open.
    Where the others cannot be asked how many there were, this process counts alone: whoever has the
    key wants to know what is wrong with the database.
    """
    home, counted = household(address_of(request)), False
    house.creations.take_here(home)
    with suppress(Unavailable):
        await house.creations.take_shared(home)
        counted = True
    if not same_key(typed, key):
        return False
    house.creations.give_back_here(home)
    if counted:
        with suppress(Unavailable):
            await house.creations.give_back_shared(home)
    return True
