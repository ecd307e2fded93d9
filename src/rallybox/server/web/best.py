"""`/api/best`: the best that people have made of numbered deals."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import PathParameter, QueryParameter

from rallybox.games import find_game
from rallybox.server.store import best as store
from rallybox.server.store.best import Result
from rallybox.server.store.people import Person
from rallybox.server.web.asking import Guest, TheHouse
from rallybox.server.web.problems import PROBLEMS
from rallybox.server.wire.lobby import Best, BestResult

SHOWN = 10


def _shown(result: Result, person: Person | None) -> BestResult:
    yours = person is not None and result.identity == person.id
    return BestResult(
        number=result.number,
        name=result.name,
        yours=yours,
        score=result.outcome.scores[0],
        reason=result.outcome.reason,
        finished=result.finished,
        table=result.table if yours or result.public else None,
    )


@get("/api/best/{game:str}", summary="The best of numbered deals", responses=PROBLEMS)
async def best(
    house: TheHouse,
    guest: Guest,
    game: Annotated[str, PathParameter(max_length=40)],
    number: Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1)] = None,
) -> Best:
    """Of all deals, or of one: everybody's best, and the caller's own."""
    name = find_game(game).name
    everybody, mine = await house.database.read(
        lambda c: (
            store.best(c, name, number, None, SHOWN),
            [] if guest is None else store.best(c, name, number, guest.id, SHOWN),
        )
    )
    return Best(
        everybody=tuple(_shown(result, guest) for result in everybody),
        mine=tuple(_shown(result, guest) for result in mine),
    )


ROUTES = (best,)
