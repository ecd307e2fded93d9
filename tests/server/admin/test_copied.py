"""A plain copy of the file of a running server is noticed; other files are not."""

from __future__ import annotations

import asyncio
import logging
import shutil
from pathlib import Path
from typing import Any

import pytest

from rallybox.server.house import House
from rallybox.server.store import copied, database
from rallybox.server.store.file import check_file
from server.site import running, settings


def warned(caplog: pytest.LogCaptureFixture) -> bool:
    found = any("rallybox admin backup" in one.getMessage() for one in caplog.records)
    caplog.clear()
    return found


def test_a_plain_copy_is_noticed_and_a_stopped_servers_file_is_none(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    copies = [tmp_path / name for name in ("alone", "both", "later")]
    for folder in copies:
        folder.mkdir()
    wanted = settings(tmp_path)
    file = Path(wanted.database.removeprefix("sqlite:///"))

    async def go() -> None:
        async with running(wanted) as site:
            await site.guest("Ada")
            shutil.copyfile(file, copies[0] / file.name)
            for ending in ("", "-wal"):
                shutil.copyfile(f"{file}{ending}", copies[1] / f"{file.name}{ending}")
        shutil.copyfile(file, copies[2] / file.name)

    async def start(folder: Path) -> None:
        async with running(settings(folder)):
            pass

    with caplog.at_level(logging.WARNING):
        asyncio.run(go())
        assert not warned(caplog), "a new file"
        for folder, expected in zip(copies, (True, False, False), strict=True):
            asyncio.run(start(folder))
            assert warned(caplog) is expected, folder.name
            asyncio.run(start(folder))
            assert not warned(caplog), "it is said once"


def test_a_killed_server_leaves_no_copy(tmp_path: Path) -> None:
    wanted = settings(tmp_path)
    house = House(wanted)
    house.open()
    file = wanted.database.removeprefix("sqlite:///")
    assert Path(f"{file}-wal").exists()
    assert not copied.looks_copied(file)
    house.database._write_engine.dispose()
    assert house.database._lock is not None
    house.database._lock.release()


def test_nor_does_one_that_ends_while_it_starts_after_another_was_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = tmp_path / "left"
    left.mkdir()
    wanted, killed = settings(tmp_path), settings(left)
    file = Path(killed.database.removeprefix("sqlite:///"))

    async def go() -> None:
        async with running(wanted) as site:
            await site.guest("Ada")
            for ending in ("", "-wal"):
                source = wanted.database.removeprefix("sqlite:///")
                shutil.copyfile(f"{source}{ending}", f"{file}{ending}")

    asyncio.run(go())

    class Killed(BaseException):
        pass

    def look_and_end(*given: Any) -> None:
        assert check_file(*given) == []
        raise Killed

    monkeypatch.setattr(database, "check_file", look_and_end)
    for _ in range(2):
        house = House(killed)
        with pytest.raises(Killed):
            house.open()
        assert not house.database.looks_copied
        house.database._release()
    assert not copied.looks_copied(str(file))


def test_looking_at_a_copy_does_not_make_it_look_better(tmp_path: Path) -> None:
    wanted, copy = settings(tmp_path), tmp_path / "copy.db"

    async def go() -> None:
        async with running(wanted):
            shutil.copyfile(wanted.database.removeprefix("sqlite:///"), copy)

    asyncio.run(go())
    assert check_file(str(copy), None) == []
    assert copied.looks_copied(str(copy))
