"""A table's log told again: its events, its dice, and the game with all that was taken back."""

from __future__ import annotations

from rallybox.core.events import Event
from rallybox.core.fair import Fairness
from rallybox.core.game import Game
from rallybox.core.record import Recorder, read_action
from rallybox.games import find_game
from rallybox.tables.log import Stored
from rallybox.tables.moment import happenings, heard
from rallybox.tables.play import Play
from rallybox.tables.record import TableRecord
from rallybox.tables.wire.lobby import History, HistoryEvent

Told = list[tuple[int, Event]]
"""Events, each with its step; audience not yet looked at."""


def fairness(record: TableRecord) -> Fairness:
    """What is to be said of a table's dice when the game is over."""
    if record.number is not None:
        game = find_game(record.game)
        return Fairness.numbered(game.number(game.setup(record.setup)) or "")
    secret = bytes.fromhex(record.secret)
    return Fairness.of(secret, [bytes.fromhex(c) for c in record.contributions])


def retold(stored: Stored, until: int | None = None) -> Recorder:
    """The log from its first action, or up to a place, played again."""
    record = stored.record
    game = find_game(record.game)
    recorder = Recorder(game, record.setup, fairness(record))
    for entry in stored.entries:
        if until is None or entry.sequence <= until:
            recorder.play(entry.seat, read_action(game, entry.action))
    return recorder


def events_after(stored: Stored, since: int) -> tuple[Told, int]:
    """The events of all steps after one, and the last step; some 0.1 ms an action."""
    play = Play.restore(stored.record, stored.snapshot, ())
    found: Told = []
    for entry in stored.entries:
        followed = play.follow(entry)
        if entry.step > since:
            found += [(entry.step, event) for event in followed.events]
    return found, play.step


def history(game: Game, step: int, seat: int | None, told: Told) -> History:
    """What a seat, or a spectator, has seen and heard of these events, up to a step."""
    return History(
        step=step,
        events=tuple(
            HistoryEvent(step=step, event=one.event, says=one.says)
            for step, event in told
            for one in heard(seat, happenings(game, (event,)))
        ),
    )
