"""People and tables: who is there, what can be played, and all about a table but its game."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from rallybox.core.outcome import Outcome
from rallybox.tables.wire.base import (
    Asked,
    BotName,
    Contribution,
    Happening,
    Nickname,
    Note,
    Pace,
    Seat,
    SeatPlan,
    Status,
    Step,
    Told,
    Trouble,
)

# -- who I am ----------------------------------------------------------------------------------


class NewIdentity(Asked, frozen=True, kw_only=True):
    """A guest who picks a nickname."""

    nickname: Nickname


class ClaimIdentity(Asked, frozen=True, kw_only=True):
    """The code that another device shows."""

    code: Annotated[str, Meta(min_length=1, max_length=20)]


class Me(Told, frozen=True, kw_only=True):
    """Who the caller is."""

    id: str
    nickname: str


class Strength(Told, frozen=True, kw_only=True):
    """How strong the caller is at a game, as far as games against bots have shown."""

    game: str
    rating: int
    """On the game's scale (see the offer)."""
    games: int
    """So many games it follows from; with none it is where everybody begins."""


class Strengths(Told, frozen=True, kw_only=True):
    """The same for all games."""

    games: tuple[Strength, ...]


class DeviceCode(Told, frozen=True, kw_only=True):
    """A code to type on another device; good once, for a short time."""

    code: str
    seconds: int


class SignedOut(Told, frozen=True, kw_only=True):
    """What became of one's other devices."""

    devices: int
    """So many were signed out."""


# -- what can be played --------------------------------------------------------------------------


class VariantInfo(Told, frozen=True, kw_only=True):
    """A variant and the numbers of players it takes."""

    name: str
    players: tuple[int, ...]


class LevelInfo(Told, frozen=True, kw_only=True):
    """A named strength; `web-level-<name>` is the catalogue's message."""

    name: str
    rating: int | None
    """On the game's scale; null where nobody has measured it."""


class GameInfo(Told, frozen=True, kw_only=True):
    """A game that this server offers; the first variant is the default."""

    name: str
    title: str
    rules: int
    variants: tuple[VariantInfo, ...]
    default_players: int
    lesson: bool
    """Is there a lesson?"""
    levels: tuple[LevelInfo, ...]
    """How strong bots can be, the weakest first; a step is about the same everywhere."""
    options: dict[str, Any]
    """The JSON schema of the game's options, `variant` and `players` included."""


class Menu(Told, frozen=True, kw_only=True):
    """Everything a page needs to let somebody set up a table."""

    games: tuple[GameInfo, ...]
    drivers: tuple[str, ...]
    """The characters among the bots; `bots-driver-<id>` is the catalogue's message with a name."""
    homes: dict[str, str]
    """The level at which each of them is at home: so strong it is where nobody says otherwise."""
    phrases: tuple[str, ...]
    """Ids of the quick phrases of the chat; `server-phrase-<id>` is the catalogue's message."""
    languages: tuple[str, ...]
    thinking: float
    """How much of their usual thinking the levels that search get here, from 0 to 1: less where
    everything runs in a page on a slow machine."""


class OutsideWords(Told, frozen=True, kw_only=True):
    """What games from outside say, as a Fluent catalogue; empty where there are none."""

    source: str


# -- tables ----------------------------------------------------------------------------------------


class NewTable(Asked, frozen=True, kw_only=True):
    """A table to be set up. The number of players is the number of seats."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=1, max_length=16)]
    variant: Annotated[str, Meta(max_length=40)] | None = None
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    public: bool = False
    """Listed in the lobby for everybody; otherwise only for those with the link or the code."""
    pace: Pace = Pace()
    hints: bool = True
    contribution: Contribution | None = None
    """The host's own, if a seat is for a person; the host takes the first."""
    here: dict[Seat, Nickname] = msgspec.field(default_factory=dict)
    """Seats for people on the host's own device, with their names."""


class JoinTable(Asked, frozen=True, kw_only=True):
    """Somebody takes a seat; the first free one if they do not say which."""

    seat: Seat | None = None
    contribution: Contribution | None = None
    """Without one the server makes one up."""
    name: Nickname | None = None
    """Somebody else on this device takes a seat, too, and is called so."""
    code: Annotated[str, Meta(max_length=20)] | None = None
    """The table's code; needed where it is `guarded`, by whoever does not sit there yet."""


class SetSeat(Asked, frozen=True, kw_only=True):
    """The host decides who a seat is for; whoever sits there has to get up."""

    plan: SeatPlan


class StandIn(Asked, frozen=True, kw_only=True):
    """A bot of this name plays for me from now on; null: I play myself again."""

    level: BotName | None
    seat: Seat | None = None
    """Which of my seats; all of them if this is left out."""


class PlayOn(Asked, frozen=True, kw_only=True):
    """From a moment of a game that is over I play on in one seat, bots in the others."""

    step: Step
    """So many actions of the log have been played then."""
    seat: Seat
    level: BotName
    """Of the bots; those with a character keep it if this has none."""
    contribution: Contribution | None = None
    """Without one the server makes one up."""


class BringRecord(Asked, frozen=True, kw_only=True):
    """A finished game from elsewhere, which is to be one of my tables."""

    record: str
    """The text of the file."""


class SeatInfo(Told, frozen=True, kw_only=True):
    """A seat as everybody at the table sees it."""

    seat: int
    plan: SeatPlan
    name: str
    """The person's or the bot's name; empty if nobody sits here yet."""
    taken: bool
    reserved: bool
    """Kept for somebody who played before (a rematch) and has not come yet."""
    adapts: bool
    """Is this bot as strong as whoever set up the table? Once the game has started, `plan` has the
    rating that this came to."""
    stand_in: BotName | None
    """The bot that plays for this person."""
    gave_up: bool
    """A bot plays here to the end: this person has given up."""
    present: bool
    """Is this person connected here now?"""
    away: int | None
    """Since when they are not, as far as is known; null for bots and free seats."""
    agreed: tuple[int, ...]
    """The seats whose people agree that a bot plays here while this person is away."""


class RemovedPlayer(Told, frozen=True, kw_only=True):
    """Somebody whom the host has removed."""

    number: int
    """By which the host invites them again."""
    name: str


class TableOrigin(Told, frozen=True, kw_only=True):
    """The moment of another game at which a table's game began."""

    table: str | None
    """Where that game was played; null if at no table."""
    step: int
    """So many actions of its log had been played."""


class TableInfo(Told, frozen=True, kw_only=True):
    """A table as everybody who may see it sees it; `you` is the seat that the caller looks from.

    Several people can share a device: then `mine` has all their seats, and `you` is null unless
    the caller has said which one (`seat`).
    """

    id: str
    code: str
    """For joining by word of mouth; where the table is `guarded`, only for those who sit there."""
    guarded: bool
    """The host has removed somebody: the link alone seats nobody new, the code does."""
    game: str
    rules: int
    setup: dict[str, Any]
    status: Status
    public: bool
    pace: Pace
    hints: bool
    seats: tuple[SeatInfo, ...]
    host: int | None
    """The host's seat; null if the host only watches."""
    you: int | None
    mine: tuple[int, ...]
    """The caller's seats."""
    yours: bool
    """Is the caller the host?"""
    commitment: str
    """What the server has promised about its share in the dice; empty for a numbered deal."""
    contributions: tuple[str, ...]
    """The people's shares in the dice, from the start of the game."""
    number: int | None
    """The number of the deal, where everything follows from it and nothing is drawn."""
    assisted: bool
    """A numbered deal counts for the list of the best until something is taken back, a hint is
    asked for, or a bot decides."""
    watchers: int
    patience: int | None
    """Milliseconds after which others may let a bot play for somebody who is away; null where
    they may not, because the clock decides."""
    removed: tuple[RemovedPlayer, ...]
    """Until the start, and for the host only: who has been removed, and may be invited again."""
    notes: tuple[Note, ...]
    """What has happened besides the game, oldest first; the last of it."""
    trouble: Trouble | None
    """Why the game cannot go on, if so. It has no outcome then."""
    outcome: Outcome | None
    rematch: str | None
    """The table at which the same people play again."""
    origin: TableOrigin | None
    """Where its game began, if somebody played on from another one."""
    created: int
    """Milliseconds since 1970, like all times."""


class ListedTable(Told, frozen=True, kw_only=True):
    """A table in the lobby or in one's own list."""

    id: str
    game: str
    variant: str
    status: Status
    public: bool
    pace: Pace
    names: tuple[str, ...]
    """By seat; empty where nobody sits."""
    plans: tuple[SeatPlan, ...]
    """By seat: for whom it is."""
    free: int
    """Seats that somebody could take."""
    you: int | None
    your_turn: bool
    waiting: tuple[int, ...]
    """The seats that the table waits for, as far as everybody knows."""
    deadline: int | None
    """When the club bot decides for them."""
    created: int
    finished: int | None
    outcome: Outcome | None
    """How it came out, once it is over."""
    trouble: Trouble | None
    """Why it cannot go on, if so."""


class TableList(Told, frozen=True, kw_only=True):
    """Of one's own tables the newest first; of the lobby's one of each host before the others."""

    tables: tuple[ListedTable, ...]
    next: str | None
    """What to ask for `after` to see more of the lobby; null where there is no more."""


class BestResult(Told, frozen=True, kw_only=True):
    """What somebody has made of a numbered deal."""

    number: int
    name: str
    yours: bool
    score: int
    reason: str
    """Why it ended; see the outcome's."""
    finished: int
    table: str | None
    """Where it can be seen again: the caller's own tables, and public ones."""


class Best(Told, frozen=True, kw_only=True):
    """The best results of this server, and the caller's own; the best first."""

    everybody: tuple[BestResult, ...]
    """Everybody's best of each deal."""
    mine: tuple[BestResult, ...]


class Found(Told, frozen=True, kw_only=True):
    """The table with a code."""

    id: str


class HistoryEvent(Happening, frozen=True, kw_only=True):
    """Something of a table's history."""

    step: int


class History(Told, frozen=True, kw_only=True):
    """What the caller has seen and heard since a step."""

    step: int
    events: tuple[HistoryEvent, ...]


class Reach(Told, frozen=True, kw_only=True):
    """How other devices come to a server."""

    addresses: tuple[str, ...]
    """The likeliest first; none where only its own machine can come."""


class Health(Told, frozen=True, kw_only=True):
    """Is everything well?"""

    status: str
    """`ok` or `degraded`."""
    version: str
    database: bool
    parts: dict[str, str]
    """`database`: `ok`, `unreachable`, `damaged` or `gone` (its files were taken away);
    `clocks`: `ok`, or `late` if nobody looks after tables that are due."""
