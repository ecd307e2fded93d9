"""Opening a table is the same work however long its game is."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from rallybox.games import GAMES
from rallybox.server.store import log
from rallybox.tables.log import Entry
from rallybox.tables.play import Followed, Play
from server.site import running, settings


@pytest.mark.parametrize("game", list(GAMES))
def test_only_what_came_after_the_last_snapshot_is_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    followed: list[Entry] = []
    follow = Play.follow

    def counted(self: Play, entry: Entry) -> Followed:
        followed.append(entry)
        return follow(self, entry)

    async def go() -> None:
        plain = settings(tmp_path)
        async with running(plain) as site:
            ada = await site.guest("Ada")
            seats = ["person", *["rookie"] * (GAMES[game].default_players - 1)]
            table = await site.table(ada, game=game, seats=seats)
            await (await ada.sit(table)).play(random.Random(game))
            whole = await site.house.database.read(lambda c: log.whole_log(c, table))
        assert len(whole.entries) > 2 * plain.snapshot_every
        monkeypatch.setattr(Play, "follow", counted)
        async with running(plain) as site:
            play = (await site.house.hub.open(table)).table.play
            assert play is not None
            assert play.sequence == len(whole.entries)
            assert len(followed) < plain.snapshot_every
            assert len(followed) == len(whole.entries) % plain.snapshot_every
            # Who comes back after a while does not make us read the story from the beginning.
            again = site.nobody()
            again.http.cookies = ada.http.cookies
            followed.clear()
            away = whole.entries[-plain.snapshot_every].step
            socket = await again.sit(table, since=away)
            assert len(followed) < 2 * plain.snapshot_every
            assert socket.moment is not None
            assert socket.moment["step"] == play.step > away

    asyncio.run(go())
