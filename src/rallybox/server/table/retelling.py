"""A table's log told again from its first action, with everything that was taken back."""

from __future__ import annotations

from sqlalchemy import Connection

from rallybox.core.fair import Fairness
from rallybox.core.record import Recorder, read_action
from rallybox.games import find_game
from rallybox.server.store import log
from rallybox.server.store.tables import TableRecord


def fairness(record: TableRecord) -> Fairness:
    """What is to be said of a table's dice when the game is over."""
    if record.number is not None:
        game = find_game(record.game)
        return Fairness.numbered(game.number(game.setup(record.setup)) or "")
    secret = bytes.fromhex(record.secret)
    return Fairness.of(secret, [bytes.fromhex(c) for c in record.contributions])


def retold(stored: log.Stored) -> Recorder:
    """The whole log, played again."""
    record = stored.record
    game = find_game(record.game)
    recorder = Recorder(game, record.setup, fairness(record))
    for entry in stored.entries:
        recorder.play(entry.seat, read_action(game, entry.action))
    return recorder


def replayed(connection: Connection, table_id: str, until: int) -> Recorder:
    """The log up to a place, played again; in a thread."""
    stored = log.whole_log(connection, table_id)
    kept = [entry for entry in stored.entries if entry.sequence <= until]
    return retold(log.Stored(stored.record, None, kept))
