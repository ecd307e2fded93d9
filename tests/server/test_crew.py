"""Several processes that are one server: who has a table, and letters between them."""

from __future__ import annotations

import asyncio
import os
import socket
from collections import Counter
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from rallybox.server.crew import crew as crews
from rallybox.server.crew import gathered
from rallybox.server.crew.crew import ALONE, LETTER_BYTES, Crew
from rallybox.server.crew.lines import table_in
from rallybox.server.crew.supervise import crew_of, share
from rallybox.server.run import listen, serve
from rallybox.server.settings import Settings
from rallybox.tables.errors import Unavailable

TABLES = [f"table{n}" for n in range(400)]


def all_there(size: int) -> list[Crew]:
    """All are there."""
    crew = crew_of(size)
    for number in range(size):
        crew[0].signs[number] = True
    return crew


def test_every_table_has_one_home_and_all_agree() -> None:
    four = all_there(4)
    homes = Counter(n for n, one in enumerate(four) for table in TABLES if one.is_home(table))
    assert homes.total() == len(TABLES)
    assert min(homes.values()) > len(TABLES) / 8

    async def agree() -> None:
        for table in TABLES[:20]:
            assert len({await one.home_of(table) for one in four}) == 1

    asyncio.run(agree())
    four[0].close()
    assert all(ALONE.is_home(table) for table in TABLES)


def test_while_a_home_stays_away_the_next_one_has_its_tables(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(crews, "WAITING_SECONDS", 0.02)
    three = all_there(3)
    table = next(table for table in TABLES if three[1].is_home(table))

    async def go() -> None:
        assert three[0].elsewhere(table)
        three[0].signs[1] = False
        assert not three[0].elsewhere(table), "so others look after its clock"
        assert {await one.home_of(table) for one in three} == {2}
        three[0].signs[2] = False
        assert await three[0].home_of(table) == 0
        looking = asyncio.create_task(three[0].home_of(table))
        await asyncio.sleep(0.005)
        three[0].signs[1] = True
        assert await looking == 1, "one that comes back in time is waited for"

    asyncio.run(go())
    three[0].close()


def test_a_letter_waits_for_the_next_process_and_brings_its_files() -> None:
    two = all_there(2)
    ours, theirs = socket.socketpair()

    async def go() -> None:
        assert two[0].send(1, b"L", b"head", [theirs.fileno()])
        theirs.close()
        found: asyncio.Future[tuple[bytes, list[int]]] = asyncio.get_running_loop().create_future()

        async def read(text: bytes, files: list[int]) -> None:
            found.set_result((text, files))

        two[1].on(b"L", read)
        two[1].open_box()
        text, (file,) = await found
        two[1].close_box()
        assert text == b"head"
        os.write(file, b"alive")
        os.close(file)
        assert ours.recv(10) == b"alive"

    asyncio.run(go())
    ours.close()
    two[0].close()


def test_what_cannot_be_sent_is_said_so() -> None:
    two = all_there(2)
    assert not two[0].send(1, b"L", b"x" * LETTER_BYTES)
    sent = 0
    while two[0].send(1, b"L", b"x" * 1000):
        sent += 1
        assert sent < 100_000
    assert sent > 20, "some sockets can wait while a process is replaced"
    two[0].close()


@pytest.mark.parametrize(
    ("url", "table"),
    [
        (b"/api/tables/Ab-_9/socket", "Ab-_9"),
        (b"/api/tables/Ab-_9/socket?since=3&language=en", "Ab-_9"),
        (b"/api/tables/Ab-_9", None),
        (b"/api/tables/a/b/socket", None),
        (b"/api/tables/" + b"x" * 23 + b"/socket", None),
        (b"/api/tables/%41/socket", None),
        (b"/api/tables//socket", None),
        (b"/", None),
    ],
)
def test_the_table_that_a_socket_is_for(url: bytes, table: str | None) -> None:
    assert table_in(url) == table


@pytest.mark.parametrize("size", [2, 3, 4])
def test_workers_are_shared_out(size: int) -> None:
    for total in range(12):
        shares = [share(total, size, number) for number in range(size)]
        assert sum(shares) == (0 if total == 0 else max(total, size))
        assert max(shares) - min(shares) <= 1


def test_metrics_of_all_processes_whoever_is_asked() -> None:
    three = all_there(3)

    async def go() -> bytes:
        for one in three[1:]:
            one.on(gathered.ASK, gathered.answer)
        three[1].open_box()
        three[2].signs[2] = False
        try:
            return await gathered.exposition(three[0])
        finally:
            three[1].close_box()

    told = {f.name: f for f in text_string_to_metric_families(asyncio.run(go()).decode())}
    assert {sample.labels["process"] for sample in told["rallybox_sockets"].samples} == {"0", "1"}
    assert [sample.value for sample in told["rallybox_processes"].samples] == [2.0]
    three[0].close()


def test_one_that_does_not_answer_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gathered, "PATIENCE", 0.01)
    two = all_there(2)
    told = asyncio.run(gathered.exposition(two[0])).decode()
    assert "rallybox_processes 1.0" in told
    two[0].close()


def test_a_file_is_for_one_process(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with listen("127.0.0.1", 0) as listening, pytest.raises(Unavailable) as refused:
        serve(Settings(database=f"sqlite:///{database}", processes=2), listening, lambda: None)
    assert refused.value.words.id == "server-processes-need-postgres"
    assert not database.exists(), "nothing was changed"
