"""What people were told, held against what is stored."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from sqlalchemy import Connection, Engine, select

from rallybox.core.events import Event
from rallybox.server.store import log
from rallybox.server.store.database import make_engine
from rallybox.server.store.schema import messages
from rallybox.tables.log import Entry, Stored
from rallybox.tables.play import Play
from server.durability.people import Player


@contextmanager
def copy_of(database: Path, folder: Path) -> Iterator[Engine]:
    """The database as a killed server has left it; looking at it must not repair it."""
    copy = folder / "copy.db"
    for ending in ("", "-wal"):
        Path(f"{copy}{ending}").unlink(missing_ok=True)
        if Path(f"{database}{ending}").exists():
            shutil.copyfile(f"{database}{ending}", f"{copy}{ending}")
    with sqlite3.connect(copy) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    connection.close()
    engine = make_engine(f"sqlite:///{copy}", writes=False)
    try:
        yield engine
    finally:
        engine.dispose()


@dataclass
class Ledger:
    """What was stored when we last looked."""

    logs: dict[str, list[Entry]] = field(default_factory=dict)

    def check(self, engine: Engine, players: Iterable[Player]) -> None:
        """Everything that was acknowledged is there, and nothing has changed since last time."""
        with engine.begin() as connection:
            for player in players:
                stored = log.whole_log(connection, player.table)
                before = self.logs.get(player.table, [])
                assert stored.entries[: len(before)] == before, "the log only grows"
                self.logs[player.table] = stored.entries
                check_actions(player, stored)
                lines = _lines(connection, player)
                assert set(player.said) <= lines


def _lines(connection: Connection, player: Player) -> set[str]:
    mine = (messages.c.table_id == player.table) & (messages.c.seat == player.seat)
    return {row.text for row in connection.execute(select(messages.c.text).where(mine))}


def check_actions(player: Player, stored: Stored) -> None:
    """Every acknowledged action is where it was decided; nothing is there that nobody sent."""
    play = Play.begin(stored.record)
    found: dict[int, Entry] = {}
    step = play.step
    for entry in stored.entries:
        if entry.seat == player.seat:
            assert step not in found, "one decision, one action"
            found[step] = entry
        step = entry.step
    for act in player.acknowledged:
        entry = found[act.step]
        assert (entry.action, entry.decided_by) == (play.game.action(act.action).text, "person")
    sent = {(act.step, play.game.action(act.action).text) for act in player.sent}
    theirs = {(at, e.action) for at, e in found.items() if e.decided_by == "person"}
    assert theirs <= sent


def check_shown(player: Player, stored: Stored) -> None:
    """All this player was ever shown is what that seat could know at some place of the log.

    So nothing was shown that is not stored, nothing of another's cards, and no event is missing
    or was told twice.
    """
    play = Play.begin(stored.record)
    allowed = {(play.step, msgspec.json.encode(play.view(player.seat)))}
    public: list[bytes] = []
    private: set[bytes] = set()
    for entry in stored.entries:
        for event in play.follow(entry).events:
            if event.to is None and entry.step <= player.step:
                public.append(_encoded(event))
            if event.to == player.seat:
                private.add(_encoded(event))
        allowed.add((play.step, msgspec.json.encode(play.view(player.seat))))
    assert player.views <= allowed
    heard = [(event["to"], msgspec.json.encode(event)) for event in player.events]
    assert [event for to, event in heard if to is None] == public
    assert {event for to, event in heard if to is not None} <= private
    assert player.outcome is None or player.outcome == play.state.outcome


def _encoded(event: Event) -> bytes:
    return msgspec.json.encode(event)


def check_deadlines(players: Iterable[Player]) -> None:
    """However often servers were killed, each question's time is up when it always was."""
    ends: dict[tuple[str, int, str], int] = {}
    for player in players:
        for step, seat, end in player.deadlines:
            assert ends.setdefault((player.table, step, seat), end) == end
