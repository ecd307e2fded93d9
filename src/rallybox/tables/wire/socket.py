"""The messages of a table's socket. Each is one JSON object; `type` says which."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from rallybox.core.details import UNREADABLE
from rallybox.core.events import Event
from rallybox.core.offers import Offer
from rallybox.core.outcome import Outcome
from rallybox.core.view import View
from rallybox.tables.wire.base import (
    ActionId,
    Asked,
    Happening,
    Problem,
    RequestId,
    Said,
    Seat,
    Step,
    Told,
)
from rallybox.tables.wire.lobby import TableInfo

# -- from the client -----------------------------------------------------------------------------


class Request(Asked, frozen=True, kw_only=True, tag_field="type"):
    """`request` is any number; the answer carries it too."""

    request: RequestId = 0


class Act(Request, frozen=True, kw_only=True, tag="act"):
    """Do this, decided on what was shown at this step."""

    step: Step
    action: ActionId


class Undo(Request, frozen=True, kw_only=True, tag="undo"):
    """Take my last action back, where the moment says that this can be done."""

    step: Step


class Explain(Request, frozen=True, kw_only=True, tag="explain"):
    """What would this action do, or what speaks against it?"""

    action: ActionId


class Hint(Request, frozen=True, kw_only=True, tag="hint"):
    """What would a strong bot do? Only at tables that allow it."""

    step: Step


class Cancel(Request, frozen=True, kw_only=True, tag="cancel"):
    """I do not want to know any more what I asked with this request (a hint); done in any case."""

    question: RequestId


class Say(Request, frozen=True, kw_only=True, tag="say"):
    """Say something to everybody at the table; plain text."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Phrase(Request, frozen=True, kw_only=True, tag="phrase"):
    """Say one of the quick phrases, which everybody reads in their own language."""

    phrase: Annotated[str, Meta(max_length=40)]


class Mute(Request, frozen=True, kw_only=True, tag="mute"):
    """Do not show me what this seat says (or do again)."""

    seat: Seat
    on: bool


class Auto(Request, frozen=True, kw_only=True, tag="auto"):
    """Answer for me, after a random moment, where several are asked at once and I have only one
    answer (or do not)."""

    on: bool


class Replace(Request, frozen=True, kw_only=True, tag="replace"):
    """Let a bot play for somebody who has been away for a while (`patience`), until they are back.

    The host decides that alone; others when all who are here agree, and this is to agree.
    """

    seat: Seat


class Reviewing(Request, frozen=True, kw_only=True, tag="review"):
    """I look at the review of this finished game: let it become finer (or I do not any more)."""

    on: bool


class Ping(Request, frozen=True, kw_only=True, tag="ping"):
    """Are you there? And, if it is so: nobody sees my page now; until the next time it is asked."""

    hidden: bool = False


ClientMessage = (
    Act | Undo | Explain | Hint | Cancel | Say | Phrase | Mute | Auto | Replace | Reviewing | Ping
)

# -- from the server -----------------------------------------------------------------------------


class Message(Told, frozen=True, kw_only=True, tag_field="type"):
    """The base of what the server sends."""


class Choice(Told, frozen=True, kw_only=True):
    """A legal action, and what it would do as far as the one who is asked can know."""

    id: int
    text: str
    """Its notation, as in records and terminals."""
    action: Offer
    """The same as a value: one of the game's offers; see the schema."""
    says: Said


class Decision(Told, frozen=True, kw_only=True):
    """What is asked of the player."""

    choices: tuple[Choice, ...]
    only_one: bool
    """There is nothing to choose; it is theirs to do all the same, but for `Auto`."""
    at_once: bool
    """Several are asked at the same time and answer in secret."""


class TimeLeft(Told, frozen=True, kw_only=True):
    """The clocks of a table with a pace; times in milliseconds since 1970."""

    now: int
    deadlines: dict[int, int]
    """When the club bot decides, by seat that is deciding."""
    turns: dict[int, int]
    """When their time for this decision is over and their reserve begins to run; the deadline
    itself where the reserve is left alone."""
    reserves: tuple[int, ...]
    """Milliseconds, by seat."""


class Drawn(Told, frozen=True, kw_only=True):
    """The position of a game from outside, of which no client has a face of its own."""

    text: str
    """As a terminal shows it."""
    picture: str | UnsetType = UNSET
    """As an SVG, if the game draws one. Show it as an image: it is not ours."""


class Quip(Told, frozen=True, kw_only=True):
    """What a driver with a character says, chosen from what everybody has seen."""

    seat: int
    says: Said


class Moment(Message, frozen=True, kw_only=True, tag="moment"):
    """How it stands now, for this viewer; everything on the screen follows from the last one.

    `step` counts what everybody could see. A client sends it back with its action and, as
    `since`, when it comes back after a break.
    """

    step: int
    view: View
    """The game's own view; see the schema."""
    ask: Said | None
    """What is asked, or for whom the table waits; null in a replay."""
    decision: Decision | None
    """Null if nothing is asked of this viewer."""
    events: tuple[Happening, ...]
    """What has happened since the step that the client has seen, oldest first."""
    remarks: dict[str, Said] | UnsetType = UNSET
    """What else the rules say of how it stands, by names of the game's own; absent if nothing."""
    quip: Quip | UnsetType = UNSET
    """What somebody says at this step; absent if nobody does."""
    drawn: Drawn | UnsetType = UNSET
    """Only there for games from outside."""
    time: TimeLeft | None
    outcome: Outcome | None
    auto: bool
    """Does the server answer for this player, see `Auto`?"""
    undo: bool | UnsetType = UNSET
    """True if this player may take back what was done last; otherwise absent."""


class Bare(Message, frozen=True, kw_only=True, tag="bare"):
    """A moment for programs that tell nobody anything: quicker to make than one to be shown.

    A socket that asks for it (`bare`) gets these instead of moments.
    """

    step: int
    view: View
    actions: tuple[int, ...]
    """The ids of the legal actions; none if nothing is asked of this viewer."""
    events: tuple[Event, ...]
    time: TimeLeft | None
    outcome: Outcome | None


class ChatLine(Told, frozen=True, kw_only=True):
    """Something that was said: a `text`, which is never markup, or a `phrase`, which everybody
    reads in their own language; the other one is empty."""

    number: int
    seat: int
    name: str
    text: str
    phrase: str
    at: int


class Hello(Message, frozen=True, kw_only=True, tag="hello"):
    """The first message on a socket."""

    table: TableInfo
    moment: Moment | None
    """Null before the start, and where a `bare` one follows."""
    chat: tuple[ChatLine, ...]
    muted: tuple[int, ...]
    """The seats whose chat this viewer does not want."""
    now: int
    """What the server's clock says, for all times that it tells."""


class TableChanged(Message, frozen=True, kw_only=True, tag="table"):
    """Somebody came or went, or the table began or ended."""

    table: TableInfo


class Chat(Message, frozen=True, kw_only=True, tag="chat"):
    """Something was said."""

    line: ChatLine


class Ack(Message, frozen=True, kw_only=True, tag="ack"):
    """Done, and on disk."""

    request: int
    step: int
    """What the player was looking at; the next moment has a larger one if all could see it."""


class Refused(Message, frozen=True, kw_only=True, tag="refused"):
    """Not done; nothing has changed."""

    request: int
    problem: Problem


class Explained(Message, frozen=True, kw_only=True, tag="explained"):
    """The answer to `explain`."""

    request: int
    action: int
    legal: bool
    says: Said
    """What it would do, or what is against it."""


class Advised(Told, frozen=True, kw_only=True):
    """What a strong bot thinks of an action."""

    action: int
    text: str
    place: float
    """The place to expect, 1 for first; alone, how much of a full success, from 0 to 1."""
    finish: Said
    """The same in a few words."""
    verdict: Said
    """How much better than the next it is, or worse than the first, in a few words."""
    reasons: tuple[Said, ...]
    """The facts that tell it from the others, at most two; there may be none."""


class Hints(Message, frozen=True, kw_only=True, tag="hints"):
    """The answer to `hint`, best first."""

    request: int
    step: int
    advice: tuple[Advised, ...]


class Dropped(Message, frozen=True, kw_only=True, tag="dropped"):
    """The end of a `hint` that will not come: it was cancelled, or the game has gone on. Or that
    of a `review` that goes no further: the same person looks at another one, or it fails."""

    request: int


class Reviewed(Message, frozen=True, kw_only=True, tag="reviewed"):
    """There is a review, or a finer one; `GET …/review` has it."""

    done: float
    """How much of the work is done, from 0 to 1: then this is the last."""
    verdict: Said
    """The race in a sentence, as far as can be said now."""


class Pong(Message, frozen=True, kw_only=True, tag="pong"):
    """The answer to `ping`."""

    request: int


class Bye(Message, frozen=True, kw_only=True, tag="bye"):
    """The last message: the socket closes. `again`: coming back later makes sense."""

    again: bool
    problem: Problem


ServerMessage = (
    Hello
    | Moment
    | Bare
    | TableChanged
    | Chat
    | Ack
    | Refused
    | Explained
    | Hints
    | Dropped
    | Reviewed
    | Pong
    | Bye
)

_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ClientMessage)
encode = msgspec.json.Encoder().encode


def read(data: bytes | str) -> ClientMessage:
    """A message from a client; raises what msgspec raises."""
    message: ClientMessage = _decoder.decode(data)
    return message


class _Numbered(msgspec.Struct):
    request: RequestId = 0


_numbered = msgspec.json.Decoder(_Numbered)


def request_of(data: bytes | str) -> int:
    """The number of a request that cannot be read otherwise; 0 if it has none."""
    try:
        return _numbered.decode(data).request
    except UNREADABLE:
        return 0
