"""A damaged database does not start and says why; what was lost is noticed; health is honest."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
from pathlib import Path

import pytest

from rallybox.server.store.database import Database
from rallybox.server.store.integrity import check
from rallybox.server.store.mark import mark_file
from rallybox.tables.errors import Unavailable
from server.site import Site, database_in, running, settings
from support.samples import ALONE, ALONE_VARIANT, IN_TURN


async def an_evening(site: Site) -> str:
    """A game that is over, a patience with second thoughts, and one in progress: its table."""
    ada = await site.guest("Ada")
    over = await site.table(ada, game=IN_TURN, seats=["person", "club", "club"])
    await (await ada.sit(over)).play(random.Random(1))
    table = await site.table(ada, game=IN_TURN, seats=["person", "club", "club"])
    socket = await ada.sit(table)
    for _ in range(3):
        await socket.turn()
        await socket.act(socket.choices[0])
    await socket.turn()
    options = {"deal": 7}
    alone = await site.table(ada, game=ALONE, variant=ALONE_VARIANT, options=options)
    socket = await ada.sit(alone)
    for _ in range(4):
        await socket.act(socket.choices[0])
        await socket.quiet()
        await socket.ask(type="undo", step=socket.step)
        await socket.act(socket.choices[0])
        await socket.quiet()
    return table


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """The file of a server that was stopped, and a table."""
    folder = tmp_path_factory.mktemp("kept")

    async def go() -> str:
        async with running(settings(folder)) as site:
            return await an_evening(site)

    return folder / "tables.db", asyncio.run(go())


@pytest.fixture
def file(kept: tuple[Path, str], tmp_path: Path) -> Path:
    """A copy of it, to be damaged."""
    for suffix in ("", ".mark"):
        shutil.copy(f"{kept[0]}{suffix}", tmp_path / f"tables.db{suffix}")
    return tmp_path / "tables.db"


def refusal(file: Path) -> str:
    """Why a server does not start on it."""
    with pytest.raises(Unavailable) as told:
        Database(f"sqlite:///{file}").open()
    return told.value.words.say("en")


def messages(file: Path, *, whole: bool) -> list[str]:
    return [finding.words.id for finding in check(f"sqlite:///{file}", whole=whole)]


def run_sql(file: Path, statement: str, *values: object) -> None:
    connection = sqlite3.connect(file)
    with connection:
        connection.execute(statement, values)
    connection.close()


def test_a_sound_database_is_found_sound(file: Path) -> None:
    assert check(f"sqlite:///{file}", whole=False) == []
    assert check(f"sqlite:///{file}", whole=True) == []


def test_a_file_of_something_else_is_not_opened(file: Path) -> None:
    file.write_bytes(random.Random(1).randbytes(40_000))
    assert "This is not a database file" in refusal(file)
    assert messages(file, whole=True) == ["server-integrity-no-database"]


def test_a_file_that_was_cut_is_not_opened(file: Path) -> None:
    data = file.read_bytes()
    file.write_bytes(data[: len(data) // 2])
    told = refusal(file)
    assert "its end is missing" in told
    assert "Restore the last backup" in told
    assert file.stat().st_size == len(data) // 2, "nothing was changed"


@pytest.mark.parametrize("seed", range(3))
def test_random_bytes_over_its_pages_are_found_at_the_start(file: Path, seed: int) -> None:
    rng, data = random.Random(seed), bytearray(file.read_bytes())
    for _ in range(8):
        at = rng.randrange(1, len(data) // 4096) * 4096
        data[at : at + 512] = rng.randbytes(512)
    file.write_bytes(data)
    assert "is damaged" in refusal(file)
    assert messages(file, whole=False)[0] == "server-integrity-pages"


def test_what_follows_from_a_log_is_looked_at_on_request(
    kept: tuple[Path, str], file: Path
) -> None:
    table = kept[1]
    run_sql(file, "DELETE FROM actions WHERE table_id = ? AND sequence = 2", table)
    (gap,) = check(f"sqlite:///{file}", whole=True)
    assert (gap.words.id, gap.table) == ("server-integrity-gap", table)
    assert check(f"sqlite:///{file}", whole=False) == []


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE actions SET dice = dice + 1 WHERE table_id = ? AND sequence = 2",
        "UPDATE snapshots SET position = '{}' WHERE table_id = ?",
        "UPDATE snapshots SET owing = 0 WHERE table_id = ?",
    ],
)
def test_a_log_that_does_not_lead_there_is_found(
    kept: tuple[Path, str], file: Path, statement: str
) -> None:
    run_sql(file, statement, kept[1])
    (finding,) = check(f"sqlite:///{file}", whole=True)
    assert (finding.words.id, finding.table) == ("server-integrity-log", kept[1])


def test_a_result_that_was_changed_is_found(file: Path) -> None:
    change = "UPDATE tables SET outcome = replace(outcome, '1', '2') WHERE status = 'finished'"
    run_sql(file, change)
    assert messages(file, whole=True) == ["server-integrity-log"]


# -- what was acknowledged and is not there --------------------------------------------------------


@pytest.mark.parametrize("before", [False, True])
def test_a_deleted_companion_is_noticed(tmp_path: Path, before: bool) -> None:
    """As after `kill -9`: the latest commits are in the file beside it, which somebody removes.

    `before`: a server was stopped properly before, so that something is in the file itself.
    """
    file, copy = tmp_path / "tables.db", tmp_path / "copy" / "tables.db"
    copy.parent.mkdir()

    async def go() -> None:
        if before:
            async with running(settings(tmp_path)) as site:
                await site.guest("Ada")
        async with running(settings(tmp_path)) as site:
            await an_evening(site)
            for suffix in ("", "-wal", ".mark"):
                shutil.copy(f"{file}{suffix}", f"{copy}{suffix}")

    asyncio.run(go())
    wal, saved = f"{copy}-wal", f"{copy}-saved"
    shutil.move(wal, saved)
    told = refusal(copy)
    assert "groups of changes are missing" in told
    assert f"{copy}.mark" in told
    assert messages(copy, whole=False) == ["server-integrity-commits-lost"]
    for suffix in ("-wal", "-shm"):
        Path(f"{copy}{suffix}").unlink(missing_ok=True)
    shutil.move(saved, wal)
    assert messages(copy, whole=True) == [], "with its companion all is there again"
    Path(f"{copy}-wal").unlink(missing_ok=True)
    mark_file(str(copy)).unlink()  # as the sentence says
    Database(f"sqlite:///{copy}").open()


def test_an_older_copy_in_its_place_is_noticed(kept: tuple[Path, str], tmp_path: Path) -> None:
    """Also by the plain way: a copy of the file alone, more commits, the copy put back."""
    file, aside = tmp_path / "tables.db", tmp_path / "aside.db"

    async def evening(old: bool) -> None:
        async with running(settings(tmp_path)) as site:
            ada = await site.guest("Ada")
            await site.table(ada, game=IN_TURN, seats=["person", "club", "club"], start=old)

    asyncio.run(evening(True))
    shutil.copy(file, aside)
    asyncio.run(evening(False))
    shutil.copy(aside, file)
    assert "already confirmed to players" in refusal(file)


# -- health ----------------------------------------------------------------------------------------


async def health(site: Site) -> tuple[int, dict[str, str]]:
    answer = await site.nobody().get("/health")
    return answer.status_code, answer.json()["parts"]


def test_health_says_which_part_is_not_well(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"

    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            well = {"database": "ok", "clocks": "ok"}
            assert await health(site) == (200, well)
            wal = tmp_path / "tables.db-wal"
            wal.rename(tmp_path / "elsewhere")
            assert await health(site) == (503, well | {"database": "gone"})
            (tmp_path / "elsewhere").rename(wal)
            assert await health(site) == (200, well)
            site.house.hub.duty._looked -= 100
            assert await health(site) in ((503, well | {"clocks": "late"}), (200, well))

    asyncio.run(go())
    assert file.exists()


def test_damage_that_is_met_while_playing_is_told(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada = await site.guest("Ada")
            await site.table(ada, game=IN_TURN, seats=["person", "club", "club"])
        file = tmp_path / "tables.db"
        async with running(settings(tmp_path)) as site:
            # Nothing of it is in memory yet.
            data = bytearray(file.read_bytes())
            for at in range(4096, len(data), 4096):
                data[at : at + 200] = b"\xff" * 200
            with file.open("r+b") as opened:
                opened.write(data)
            for engine in (site.house.database._read_engine, site.house.database._write_engine):
                engine.dispose()
            again = site.nobody()
            again.http.cookies = ada.http.cookies
            assert (await again.get("/api/me/tables")).status_code == 503
            assert await health(site) == (503, {"database": "damaged", "clocks": "ok"})

    asyncio.run(go())


def test_on_postgres_the_logs_are_looked_at(tmp_path: Path) -> None:
    """The same check runs on whatever database the tests use."""

    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            await an_evening(site)
            found = await asyncio.to_thread(check, database_in(tmp_path), whole=True)
            assert found == [], "beside a running server, too"

    asyncio.run(go())
