"""What all messages share."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from rallybox.core.events import Event

Params = dict[str, str | int | tuple[str | int, ...]]
"""What is filled into a message of the catalogue."""


class Asked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of everything clients send: a field that means nothing is refused."""


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """The base of everything the server sends."""


class Filled(Told, frozen=True, kw_only=True):
    """What a sentence shows in a way of its own; exactly one of these is there."""

    seats: tuple[int, ...] | UnsetType = UNSET
    """The names of these players."""
    cards: tuple[str, ...] | UnsetType = UNSET
    """Cards by their notation, to be drawn."""
    words: Said | UnsetType = UNSET
    """A sentence inside the other."""


class Said(Told, frozen=True, kw_only=True, omit_defaults=True):
    """A sentence to be made: a message of the catalogue, and what to fill into it."""

    id: str
    params: dict[str, str | int | tuple[str | int, ...] | Filled] = msgspec.field(
        default_factory=dict
    )
    """By name; absent if nothing is filled in."""


class Happening(Told, frozen=True, kw_only=True):
    """Something that has happened, and how it is told."""

    event: Event
    """One of the game's events; see the schema."""
    says: Said


BotName = Annotated[str, Meta(pattern="^([a-z]+|[a-z]*@[a-z0-9]+)$", max_length=24)]
"""A bot by its strength, its character, or both: a level of the game (`club`), a rating on the
game's scale (`@1312`), a character (`thrifty`), or a character and how strong it is
(`thrifty@club`, `thrifty@1312`). Until a game starts also `@me` and `thrifty@me`: as strong as
whoever set up the table. The offer lists levels and characters; any other name is refused."""
SeatPlan = BotName
"""Who a seat is for: `person`, or a bot by its name."""
Status = Literal["open", "running", "finished", "closed"]
PaceKind = Literal["none", "relaxed", "live"]

Seat = Annotated[int, Meta(ge=0, le=15)]
ActionId = Annotated[int, Meta(ge=0, le=2**31)]
Step = Annotated[int, Meta(ge=0, le=2**53 - 1)]
RequestId = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Nickname = Annotated[str, Meta(min_length=1, max_length=24)]
Contribution = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", min_length=64, max_length=64)]
"""256 bits in hexadecimal, chosen at random by a player's client: their share in the dice."""


class Pace(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long a decision may take. When time runs out, the club bot decides."""

    kind: PaceKind = "none"
    seconds: Annotated[int, Meta(ge=1, le=60 * 86_400)] = 86_400
    """For each decision; for `relaxed` think of days, for `live` of seconds."""
    reserve: Annotated[int, Meta(ge=0, le=86_400)] = 0
    """`live`: seconds that each player may use up beyond that, once in the game."""


NoteKind = Literal["clock", "bot", "away", "away-host", "left", "gave-up", "back", "new-rules"]
"""The time was up, so the club bot decided; a bot plays from now on: at their own wish, because
they were away (`away-host`: as a host decided who does not play), because they left, for good; they
play themselves again. `new-rules`: the rules have changed, and the game goes on by those of today;
told of nobody in particular."""

Trouble = Literal["older-rules", "damaged", "fault"]
"""Why a game cannot go on: it was begun under other rules and would have gone differently under
those of today; its log cannot be followed; something of ours fails there again and again."""


class Note(Told, frozen=True, kw_only=True):
    """Something that has happened at a table besides its game, told among what happened there."""

    kind: NoteKind
    seat: int
    """Of whom it is told."""
    by: int | None
    """`away`: who decided it; null if all who were there agreed."""
    step: int
    """It happened after this step."""
    at: int


class Problem(Told, frozen=True, kw_only=True):
    """Why something was not done. `error` is the name of the error, the same everywhere."""

    error: Literal[
        "malformed",
        "stale",
        "not-your-decision",
        "illegal",
        "nameless",
        "forbidden",
        "not-found",
        "too-many",
        "unavailable",
    ]
    message: str
    """The id of the catalogue's message."""
    params: Params
    sentence: str
