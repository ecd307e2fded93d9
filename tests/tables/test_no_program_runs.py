"""A bot's name may be a command where the owner of the machine types it, never at a table."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from rallybox.core import SeededDice
from rallybox.games import GAMES
from rallybox.tables.thinking import Bots, Question
from rallybox.tables.wire.base import BotName, SeatPlan
from support.samples import ANY


def test_a_worker_runs_no_program_whatever_a_level_is_called(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    program = tmp_path / "program"
    program.write_text(f"#!/bin/sh\ntouch {mark}\n")
    program.chmod(0o755)
    game = GAMES[ANY]
    state = game.start(game.setup({}), SeededDice(1))
    seat = state.to_act[0]
    view = msgspec.json.encode(state.view(seat))
    ids = tuple(action.id for action in state.actions(seat))
    bots = Bots()
    asked = Question("table", seat, "rookie", 0, ANY, view, ids)
    assert bots.decide(asked, "1") in ids
    with pytest.raises(ValueError, match="no driver of ours"):
        bots.decide(asked._replace(level=str(program)), "1")
    assert not mark.exists()


def test_no_message_can_name_a_program() -> None:
    for kind in (BotName, SeatPlan):
        for good in ("club", "@1312", "thrifty", "thrifty@pro", "thrifty@1312", "@me"):
            assert msgspec.convert(good, kind) == good
        for bad in ("./program", "py:os:abort", "zoo:x", "", "@", "a@b@c", "thrifty@../x", "Club"):
            with pytest.raises(msgspec.ValidationError):
                msgspec.convert(bad, kind)
