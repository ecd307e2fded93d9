"""What is told of a table besides its game, and of everything that can be played."""

from __future__ import annotations

from collections.abc import Container, Mapping

import msgspec

from rallybox.bots.ladder import characters, levels
from rallybox.bots.scale import CHARACTERS
from rallybox.core.outcome import Outcome
from rallybox.core.words import learned
from rallybox.games import GAMES, PACKS
from rallybox.tables.absence import agreed, patience
from rallybox.tables.chat import PHRASES
from rallybox.tables.drivers import like_me
from rallybox.tables.play import seats_in
from rallybox.tables.record import SeatRecord, TableOutline, TableRecord
from rallybox.tables.say import spoken
from rallybox.tables.wire.lobby import (
    BestResult,
    GameInfo,
    LevelInfo,
    ListedTable,
    Menu,
    OutsideWords,
    RemovedPlayer,
    SeatInfo,
    TableInfo,
    TableOrigin,
    VariantInfo,
)
from rallybox.tables.wire.schema import options_schema


def offer(taught: Container[str]) -> Menu:
    """Games with their variants and options, levels of bots, phrases, languages.

    `taught`: the games that have a lesson.
    """
    games = tuple(
        GameInfo(
            name=game.name,
            title=game.title,
            rules=game.rules,
            variants=tuple(
                VariantInfo(name=name, players=players) for name, players in game.variants.items()
            ),
            default_players=game.default_players,
            lesson=game.name in taught,
            options=options_schema(game.name),
            levels=tuple(LevelInfo(name=level.name, rating=level.rating) for level in levels(game)),
        )
        for game in GAMES.values()
    )
    return Menu(
        games=games,
        drivers=characters(),
        homes=dict(CHARACTERS),
        phrases=PHRASES,
        languages=spoken(),
        thinking=1.0,
    )


def outside_words(language: str) -> OutsideWords:
    """The words of games from outside, their titles too: what a client has of its own is ours."""
    titles = [f"{pack.game.name}-title = {pack.game.title}" for pack in PACKS.values() if pack.home]
    return OutsideWords(source="\n".join([*titles, learned(language)]) if titles else "")


# -- a table -----------------------------------------------------------------------------------


def _seat_info(seat: SeatRecord, present: frozenset[int], away: Mapping[int, int]) -> SeatInfo:
    since = away.get(seat.seat)
    return SeatInfo(
        seat=seat.seat,
        plan=seat.plan,
        adapts=seat.adapts or like_me(seat.plan),
        name=seat.name,
        taken=seat.plan != "person" or seat.identity is not None,
        reserved=seat.reserved is not None,
        stand_in=seat.stand_in,
        gave_up=seat.gave_up,
        present=seat.seat in present,
        away=since,
        agreed=seats_in(agreed(seat, since)),
    )


def table_info(
    record: TableRecord,
    identity: str | None,
    present: frozenset[int],
    away: Mapping[int, int],
    watchers: int,
    wanted: int | None = None,
) -> TableInfo:
    """A table as this person sees it, from the seat that they want if they have several."""
    you = record.seat_of(identity, wanted)
    hosts = record.seats_of(record.host)
    return TableInfo(
        id=record.id,
        code=_code(record, identity),
        guarded=record.guarded,
        game=record.game,
        rules=record.rules,
        setup=record.setup,
        status=record.status,
        public=record.public,
        pace=record.pace,
        hints=record.hints,
        seats=tuple(_seat_info(seat, present, away) for seat in record.seats),
        host=hosts[0].seat if hosts else None,
        you=None if you is None else you.seat,
        mine=tuple(seat.seat for seat in record.seats_of(identity)),
        yours=identity is not None and identity == record.host,
        commitment=record.commitment if record.number is None else "",
        contributions=record.contributions if record.status in ("running", "finished") else (),
        number=record.number,
        assisted=record.assisted,
        watchers=watchers,
        patience=patience(record.pace),
        removed=_removed(record, identity),
        notes=record.notes,
        trouble=record.trouble,
        outcome=record.outcome,
        rematch=record.rematch,
        origin=_origin(record),
        created=record.created,
    )


def _code(record: TableRecord, identity: str | None) -> str:
    """Where the link is not enough, only those who sit here may invite others."""
    host = identity is not None and identity == record.host
    return record.code if host or not record.guarded or record.seats_of(identity) else ""


def _origin(record: TableRecord) -> TableOrigin | None:
    """Where it came from; not how it stood there."""
    origin = record.origin
    return None if origin is None else TableOrigin(table=origin.table, step=origin.step)


def _removed(record: TableRecord, identity: str | None) -> tuple[RemovedPlayer, ...]:
    """Whom the host may invite again; nobody else's business."""
    if record.status != "open" or identity is None or identity != record.host:
        return ()
    return tuple(RemovedPlayer(number=gone.number, name=gone.name) for gone in record.removed)


# -- lists ---------------------------------------------------------------------------------------


class Listing(msgspec.Struct, frozen=True):
    """A table of a list, with who owes a decision and who is seen deciding (bits)."""

    record: TableOutline
    owing: int
    waiting: int


def listed(listing: Listing, identity: str | None) -> ListedTable:
    """A table of a list as this person sees it."""
    record = listing.record
    mine = record.seats_of(identity)
    waiting = seats_in(listing.waiting)
    # What one of several on a device still owes in secret, the others must not learn.
    asked = listing.owing if len(mine) == 1 else listing.waiting
    timed = record.pace.kind != "none" and all(record.seats[s].bot is None for s in waiting)
    return ListedTable(
        id=record.id,
        game=record.game,
        variant=str(record.setup["variant"]),
        status=record.status,
        public=record.public,
        pace=record.pace,
        names=tuple(seat.name for seat in record.seats),
        plans=tuple(seat.plan for seat in record.seats),
        free=sum(1 for seat in record.seats if seat.free),
        you=mine[0].seat if mine else None,
        your_turn=any(asked >> seat.seat & 1 and seat.bot is None for seat in mine),
        waiting=waiting,
        deadline=record.due if timed else None,
        created=record.created,
        finished=record.finished,
        outcome=record.outcome,
        trouble=record.trouble,
    )


class Result(msgspec.Struct, frozen=True):
    """What somebody has made of a numbered deal."""

    table: str
    public: bool
    identity: str
    name: str
    number: int
    outcome: Outcome
    finished: int


def best_result(result: Result, identity: str | None) -> BestResult:
    """A result of the list of the best as this person sees it."""
    yours = result.identity == identity
    return BestResult(
        number=result.number,
        name=result.name,
        yours=yours,
        score=result.outcome.scores[0],
        reason=result.outcome.reason,
        finished=result.finished,
        table=result.table if yours or result.public else None,
    )
