"""All wire types as one JSON schema, from which the browser's types are made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from rallybox.core.game import Game
from rallybox.core.record import Record
from rallybox.games import GAMES
from rallybox.tables.wire import finished, lessons, lobby, notices, puzzles, review
from rallybox.tables.wire.base import Problem
from rallybox.tables.wire.socket import ClientMessage, ServerMessage

BODIES: tuple[Any, ...] = (
    lobby.NewIdentity,
    lobby.ClaimIdentity,
    lobby.Me,
    lobby.DeviceCode,
    lobby.SignedOut,
    lobby.Strengths,
    lobby.Menu,
    lobby.OutsideWords,
    lobby.NewTable,
    lobby.JoinTable,
    lobby.SetSeat,
    lobby.StandIn,
    lobby.PlayOn,
    lobby.BringRecord,
    lobby.TableInfo,
    lobby.TableList,
    lobby.Found,
    lobby.Best,
    lobby.History,
    finished.Replay,
    finished.Proof,
    review.Review,
    review.TableReview,
    review.ReviewChoices,
    review.TryAction,
    review.Tried,
    lessons.LessonList,
    lessons.Tries,
    lessons.LessonScene,
    puzzles.PuzzleList,
    puzzles.PuzzleScene,
    puzzles.PuzzleTry,
    puzzles.PuzzleAnswer,
    notices.NoticeWishes,
    notices.NewPush,
    notices.NewMail,
    notices.NewWebhook,
    notices.Notices,
    lobby.Health,
    lobby.Reach,
    Problem,
)


def options_schema(game: str) -> dict[str, Any]:
    """The JSON schema of a game's options."""
    return msgspec.json.schema(GAMES[game].setup_type)


def http_types() -> dict[str, Any]:
    """The types of HTTP bodies, as OpenAPI wants to find them."""
    template = "#/components/schemas/{name}"
    _, components = msgspec.json.schema_components((*BODIES, Record), ref_template=template)
    return _of_any_kind(components)


def _of_any_kind(components: dict[str, Any]) -> dict[str, Any]:
    """The bases of events and offers stand for those of any game."""
    for base, tag in (("Event", "event"), ("Offer", "is")):
        if base in components:
            components[base]["properties"][tag] = {"type": "string"}
    return components


def wire_schema(among: Mapping[str, Game] = GAMES) -> dict[str, Any]:
    """`messages` and `games` name what clients and server send; the types are in `$defs`.

    What a type is called there may depend on all others, so the games among which are an argument.
    """
    named: dict[str, Any] = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage}
    for body in BODIES:
        named[body.__name__] = body
    of_games = {
        name: (game.view_type, game.event_type, game.offer_type, game.setup_type)
        for name, game in among.items()
    }
    flat = [*named.values(), *(part for parts in of_games.values() for part in parts)]
    schemas, components = msgspec.json.schema_components(flat, ref_template="#/$defs/{name}")
    top = dict(zip(named, schemas, strict=False))
    rest = iter(schemas[len(named) :])
    parts = ("view", "event", "offer", "setup")
    games = {name: {part: next(rest) for part in parts} for name in among}
    return {"messages": top, "games": games, "$defs": _of_any_kind(components)}
