"""`/api/best`: the best that people have made of numbered deals."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import PathParameter, QueryParameter

from rallybox.games import find_game
from rallybox.hosting.best import SHOWN, told
from rallybox.server.store import best as store
from rallybox.server.web.asking import Guest, TheHouse
from rallybox.server.web.problems import PROBLEMS
from rallybox.tables.wire.lobby import Best


@get("/api/best/{game:str}", summary="The best of numbered deals", responses=PROBLEMS)
async def best(
    house: TheHouse,
    guest: Guest,
    game: Annotated[str, PathParameter(max_length=40)],
    number: Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1)] = None,
) -> Best:
    """Of all deals, or of one: everybody's best, and the caller's own."""
    name, you = find_game(game).name, None if guest is None else guest.id
    everybody, mine = await house.database.read(
        lambda c: (
            store.best(c, name, number, None, SHOWN),
            [] if you is None else store.best(c, name, number, you, SHOWN),
        )
    )
    return told(everybody, mine, you)


ROUTES = (best,)
