"""Who decides when nobody at the table does: bots, the clock, and clients that continue alone.

Here is for whom, why, how soon and what they are asked; a host waits, lets somebody think, and
plays what comes of it (`Table.act`).

Several who are asked at once answer in secret, also in time: every answer that is not a person's
waits for a random moment, drawn before anybody looks at the cards.
"""

from __future__ import annotations

from random import SystemRandom
from typing import Literal, NamedTuple

import msgspec

from rallybox.bots.ladder import patience
from rallybox.core.errors import NotYourDecision
from rallybox.tables.absence import STAND_IN
from rallybox.tables.drivers import drivable
from rallybox.tables.play import FIRST, Play
from rallybox.tables.record import TableRecord
from rallybox.tables.thinking import Question

Why = Literal["bot", "clock", "auto"]
MOST_FAILURES = 3
"""After so many mistakes of a bot, any legal action will do."""
START = 2
"""So many times as long the first move of a game waits: pages come, and drivers greet."""
_chance = SystemRandom()


class Pauses(NamedTuple):
    """At least and at most so many seconds pass before somebody else's decision is played."""

    bot: tuple[float, float] = (0.5, 1.2)
    """To be able to follow what bots do."""
    stage: tuple[float, float] = (1.0, 4.0)
    """For questions to several seats at once, also for clients that continue by themselves: how
    long it takes must not depend on what somebody holds."""
    opening: tuple[float, float] | None = None
    """Instead of `bot`, until the first decision that is no bot's, where a person waits for it."""


class Look(NamedTuple):
    """What has to be done for a table now."""

    deciding: tuple[tuple[int, Why], ...]
    """The seats for which somebody else than a person decides."""
    again: int | None
    """When a person's time is up: look again then, or when something has changed."""


def look(play: Play, record: TableRecord, now: int) -> Look:
    """For whom somebody else decides, and when it may be for more."""
    deciding: tuple[tuple[int, Why], ...] = ()
    again = None
    for seat in play.state.to_act:
        why = why_not_they(play, record, seat, now)
        if why is not None:
            deciding += ((seat, why),)
        elif (end := play.clocks.deadline(play.pace, seat)) is not None:
            again = end if again is None else min(again, end)
    return Look(deciding, again)


def why_not_they(play: Play, record: TableRecord, seat: int, now: int) -> Why | None:
    """Why somebody else than the person decides for a seat, if so."""
    # A table that all have given up is closed in the middle of its game.
    if seat not in play.state.to_act or record.status != "running":
        return None
    kept = record.seats[seat]
    if kept.bot is not None:
        return "bot"
    end = play.clocks.deadline(play.pace, seat)
    if end is not None and end <= now:
        return "clock"
    # Only where several answer in secret: nobody's last card is played unasked.
    if kept.auto and play.clocks.at_once and len(play.state.actions(seat)) == 1:
        return "auto"
    return None


def pause(play: Play, record: TableRecord, seat: int, why: Why, pauses: Pauses) -> float:
    """How many seconds the answer waits; to be drawn before anybody looks at the cards."""
    if why == "clock":
        return 0.0
    if not play.clocks.at_once:
        drawn = _chance.uniform(*_in_turn(play, record, pauses))
        return drawn * START if play.step == FIRST else drawn
    drawn = _chance.uniform(*pauses.stage)
    # A bot that thinks for long may do so only if it has something to think about.
    name = record.seats[seat].bot
    return drawn + patience(play.game, drivable(name, play.game)) if drawn and name else drawn


def _in_turn(play: Play, record: TableRecord, pauses: Pauses) -> tuple[float, float]:
    """How long a bot waits whose turn it is; as everybody sees that it is, nothing leaks."""
    awaited = play.opening and any(seat.bot is None for seat in record.seats)
    return pauses.opening if awaited and pauses.opening is not None else pauses.bot


def ask(play: Play, record: TableRecord, seat: int, why: Why, failures: int = 0) -> Question | int:
    """What to ask the bot that decides for a seat, or the id of the action if nobody has to think.

    `failures`: so often the bot has made a mistake here.
    """
    ids = tuple(action.id for action in play.state.actions(seat))
    # A question to several goes to the thinkers even then: their queue must not tell.
    if len(ids) == 1 and (why != "bot" or not play.clocks.at_once):
        return ids[0]
    if ids and failures >= MOST_FAILURES:
        return _chance.choice(ids)  # anything, rather than a table that waits for ever
    if not ids:
        raise NotYourDecision("core-not-your-decision")
    return Question(
        table=record.id,
        seat=seat,
        level=_driver(play, record, seat, why),
        branch=play.branch,
        game=play.game.name,
        view=msgspec.json.encode(play.view(seat)),
        actions=ids,
        step=play.step,
        after=play.own_last(seat),
    )


def _driver(play: Play, record: TableRecord, seat: int, why: Why) -> str:
    """The name of the bot that decides."""
    name = record.seats[seat].bot
    return STAND_IN if why == "clock" or name is None else drivable(name, play.game)
