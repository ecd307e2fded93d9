"""A table's log told again: its events, its dice, and the game with all that was taken back."""

from __future__ import annotations

from rallybox.core.dice import KeyedDice
from rallybox.core.events import Event
from rallybox.core.fair import Fairness
from rallybox.core.game import Game
from rallybox.core.record import Recorder, read_action
from rallybox.games import find_game
from rallybox.tables.log import Stored
from rallybox.tables.moment import happenings, heard
from rallybox.tables.past import Past, line
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


def retold(stored: Stored) -> Recorder:
    """The log from its first action, played again."""
    record = stored.record
    game = find_game(record.game)
    recorder = Recorder(game, record.setup, fairness(record), record.origin)
    for entry in stored.entries:
        recorder.play(entry.seat, read_action(game, entry.action))
    return recorder


def past_of(stored: Stored, until: int) -> Past:
    """How it stood before each of the last actions that count, up to a place of a whole log.

    Only those are played, so however often somebody has gone back and forth it takes as long as
    the game itself.
    """
    record, past = stored.record, Past()
    game, dice = find_game(record.game), KeyedDice(record.seed())
    state = record.first(dice)
    for entry in line(entry for entry in stored.entries if entry.sequence <= until):
        past.add(state.copy(), dice.position)
        state.play(entry.seat, game.parse(entry.action), dice)
    past.forget_reach()
    return past


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
