"""What is done before a page's memory is kept: what a first table needs, and nothing of anybody."""

from __future__ import annotations

import os
import random
import secrets
import subprocess
import sys
import uuid
from pathlib import Path

import pytest

from rallybox.page import thinker
from rallybox.page.rehearsal import rehearse

FIRST_TABLES = """
import asyncio, random, sys
import rallybox.page.door, rallybox.page.thinker
from page.world import a_tab
from rallybox.games import GAMES
from rallybox.page.rehearsal import rehearse

async def play():
    for game in GAMES:
        async with a_tab() as tab:
            screen = await tab.sit(await tab.table(game, ["person", "club", "club"]))
            await screen.play(random.Random(1), 2)
            await screen.until(lambda: screen.choices or screen.over)

rehearse()
before = set(sys.modules)
asyncio.run(play())
print(sorted(name for name in set(sys.modules) - before if name.startswith("rallybox")))
"""


def test_a_first_table_finds_everything_loaded() -> None:
    path = {"PYTHONPATH": os.pathsep.join([str(Path(__file__).parents[1]), *sys.path])}
    command = [sys.executable, "-c", FIRST_TABLES]
    done = subprocess.run(
        command, env=os.environ | path, capture_output=True, text=True, check=False
    )
    assert (done.stdout.strip(), done.stderr) == ("[]", "")


def test_nothing_of_it_is_left_to_chance_or_to_anybody(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object, **__: object) -> None:
        raise AssertionError("this would be the same for everybody")

    for room, name in [
        (os, "urandom"),
        (uuid, "uuid4"),
        *[(secrets, name) for name in ("token_bytes", "token_hex", "token_urlsafe", "randbelow")],
    ]:
        monkeypatch.setattr(room, name, never)
    before = random.getstate(), set(thinker._bots._kept)
    rehearse()
    assert (random.getstate(), set(thinker._bots._kept)) == before
