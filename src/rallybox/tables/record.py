"""A table and its seats: everything about it but its game."""

from __future__ import annotations

from secrets import choice, token_bytes, token_urlsafe
from typing import Any, Final

import msgspec

from rallybox.core.dice import Dice
from rallybox.core.fair import commit, table_seed
from rallybox.core.origin import Origin, begun
from rallybox.core.outcome import Outcome
from rallybox.core.state import State
from rallybox.games import find_game
from rallybox.tables.wire.base import BotName, Note, Pace, SeatPlan, Status, Trouble

ELSEWHERE: Final = "elsewhere"
"""Who has played on a seat of a game that was brought along, if it is not who has brought it."""
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Nothing that is mistaken for something else when read aloud or on paper."""
CODE_LENGTH = 6


class Person(msgspec.Struct, frozen=True):
    """Somebody."""

    id: str
    nickname: str


class Removed(msgspec.Struct, frozen=True):
    """Somebody whom the host has asked to leave."""

    number: int
    """Counted at this table: nobody else learns who somebody is."""
    identity: str
    name: str


class SeatRecord(msgspec.Struct, kw_only=True):
    """A seat."""

    seat: int
    plan: SeatPlan
    adapts: bool = False
    """Is the bot here as strong as whoever set up the table was when the game started?"""
    name: str = ""
    identity: str | None = None
    reserved: str | None = None
    contribution: str | None = None
    stand_in: BotName | None = None
    auto: bool = False
    gave_up: bool = False
    agreed: int = 0
    """The seats (bits) that agree to let a bot play here, since `agreed_at` (see `absence`)."""
    agreed_at: int | None = None

    @property
    def bot(self) -> BotName | None:
        """The name of the bot that decides here, if one does."""
        return self.stand_in if self.plan == "person" else self.plan

    @property
    def free(self) -> bool:
        """Could anybody sit down?"""
        return self.plan == "person" and self.identity is None and self.reserved is None


class TableOutline(msgspec.Struct, kw_only=True):
    """What a list of tables shows of one; a list reads no more than this."""

    id: str
    game: str
    setup: dict[str, Any]
    public: bool
    pace: Pace
    status: Status
    created: int
    seats: list[SeatRecord]
    outcome: Outcome | None = None
    due: int | None = None
    """When somebody has to look at this table: a deadline passes, or bots owe a decision."""
    finished: int | None = None
    trouble: Trouble | None = None
    """Why the game cannot go on, if so (see `trouble`)."""

    def seats_of(self, identity: str | None) -> list[SeatRecord]:
        """Where somebody sits: on several seats if several people share their device."""
        if identity is None:
            return []
        return [seat for seat in self.seats if seat.identity == identity]


class TableRecord(TableOutline, kw_only=True):
    """A table with its seats; not its game."""

    code: str
    rules: int
    hints: bool
    host: str
    secret: str
    rematch: str | None = None
    number: int | None = None
    """Of the deal, where deals are numbered: then the secret follows from it, for all to know."""
    assisted: bool = False
    """Was something taken back, a hint asked for, a decision made by a bot?"""
    result: int | None = None
    """How good it came out, if it counts for the list of the best."""
    started: int | None = None
    removed: tuple[Removed, ...] = ()
    """They take no seat here unless the host invites them again."""
    notes: tuple[Note, ...] = ()
    """What has happened besides the game, oldest first; the last of it."""
    rated: bool = False
    """Has its result been counted for those who played (see `strength`)?"""
    origin: Origin | None = None
    """Where its game begins, if it is played on from another one (see `playing_on`)."""

    @property
    def commitment(self) -> str:
        """What is shown before the first shuffle."""
        return commit(bytes.fromhex(self.secret))

    @property
    def contributions(self) -> tuple[str, ...]:
        """The people's secrets, by seat."""
        return tuple(s.contribution for s in self.seats if s.contribution is not None)

    def seed(self) -> bytes:
        """The seed of the dice; fixed from the start of the game."""
        return table_seed(
            bytes.fromhex(self.secret), [bytes.fromhex(c) for c in self.contributions]
        )

    def first(self, dice: Dice) -> State:
        """Its game at its first decision."""
        game = find_game(self.game)
        return begun(game, game.setup(self.setup), dice, self.origin)

    def people(self) -> frozenset[str]:
        """The identities of those who have a seat."""
        return frozenset(seat.identity for seat in self.seats if seat.identity is not None)

    def names(self) -> dict[int, str]:
        """Who sits where."""
        return {seat.seat: seat.name for seat in self.seats}

    def seat_of(self, identity: str | None, wanted: int | None = None) -> SeatRecord | None:
        """Their seat with this number; without one their only seat, and of several none."""
        mine = self.seats_of(identity)
        if wanted is not None:
            mine = [seat for seat in mine if seat.seat == wanted]
        return mine[0] if len(mine) == 1 else None

    @property
    def guarded(self) -> bool:
        """Does whoever is new here need the code? At a table that is not in the lobby, once the
        host has removed somebody, who has its link."""
        return self.status == "open" and not self.public and bool(self.removed)

    def copied(self) -> TableRecord:
        """The same; a change to one does not show in the other."""
        replace = msgspec.structs.replace
        return replace(self, seats=[replace(seat) for seat in self.seats])


def plain_code(typed: str) -> str:
    """A code as it is kept, however it was typed."""
    return "".join(typed.upper().replace("-", " ").split())


def new_code() -> str:
    """A code for joining by word of mouth."""
    return "".join(choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_id() -> str:
    """The id of a table or a person. Who knows a table's may look at it, so nobody can guess it.

    It does not begin with a dash: on a command line that would be an option.
    """
    while (found := token_urlsafe(12)).startswith("-"):
        pass
    return found


def new_secret() -> str:
    """256 random bits."""
    return token_bytes(32).hex()
