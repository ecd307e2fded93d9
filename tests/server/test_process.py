"""The real program in a process of its own: it stops politely, or is killed, and goes on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import create_server

import pytest
import websockets

from rallybox.cli.commands.serve import announce
from rallybox.cli.main import main
from rallybox.cli.speech import Paper
from rallybox.games import GAMES
from rallybox.server import logs
from server.site import Guest
from support.process import COMMAND, environment, run
from support.samples import ANY, IN_TURN


@contextmanager
def serving(folder: Path, *more: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """`rallybox serve`, and its address."""
    process = subprocess.Popen(
        [
            *COMMAND,
            "serve",
            *("--port", "0", "--database", str(folder / "tables.db"), "--no-browser"),
            *("--no-limits", "--no-pauses", "--workers", "1", *more),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(HOME=str(folder)),
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert "http://127.0.0.1:" in line, process.stderr.read() if process.stderr else ""
        yield line.split()[-1].rstrip("/"), process
    finally:
        process.kill()
        process.wait()
        for pipe in (process.stdout, process.stderr):
            if pipe is not None:
                pipe.close()


async def meet(address: str) -> tuple[list[Guest], str]:
    """Two people and two bots at a table."""
    people = [Guest(address) for _ in range(2)]
    for n, guest in enumerate(people):
        assert (await guest.post("/api/me", nickname=f"P{n}")).status_code == 201
    seats = ["person", "person", "club", "rookie"]
    made = await people[0].post("/api/tables", game=ANY, seats=seats)
    table: str = made.json()["id"]
    await people[1].post(f"/api/tables/{table}/join")
    return people, table


async def move(address: str, people: list[Guest], table: str, moves: int) -> dict[int, object]:
    """Play some moves, or to the end; everybody's last view by seat."""
    views: dict[int, object] = {}
    for guest in people:
        guest.address = address
        guest.http.base_url = address
    sockets = [await guest.sit(table) for guest in people]
    rng = random.Random(moves)
    left = moves
    while left:
        left -= 1
        for socket in sockets:
            await socket.quiet()
        mover = next((s for s in sockets if s.choices), None)
        if mover is None:
            await asyncio.sleep(0.01)
        elif (await mover.act(rng.choice(mover.choices)))["type"] != "ack":
            break
        if any(s.moment and s.moment["outcome"] for s in sockets):
            break
    for seat, socket in enumerate(sockets):
        await socket.quiet()
        assert socket.moment is not None
        views[seat] = socket.moment["view"]
        await socket.link.close()
    return views


def test_a_game_over_three_servers_of_which_one_is_killed(tmp_path: Path) -> None:
    async def first(address: str) -> tuple[list[Guest], str]:
        people, table = await meet(address)
        assert (await people[0].post(f"/api/tables/{table}/start")).status_code == 200
        await move(address, people, table, 10)
        return people, table

    async def go() -> None:
        with serving(tmp_path) as (address, process):
            people, table = await first(address)
            acknowledged = await asyncio.create_task(_one_more(people[0], people[1], table))
            process.send_signal(signal.SIGKILL)
            process.wait()
        with serving(tmp_path) as (address, process):
            for guest in people:
                guest.address = address
                guest.http.base_url = address
            socket = await people[0].sit(table)
            assert socket.step >= acknowledged, "what was acknowledged is there"
            process.send_signal(signal.SIGTERM)
            bye = await socket.until(lambda m: m["type"] == "bye")
            assert bye["again"]
            assert bye["problem"]["message"] == "server-stopping"
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await socket.next()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
            assert await asyncio.to_thread(process.wait, 20) == 0
            assert process.stderr is not None
            assert process.stderr.read() == ""
        with serving(tmp_path) as (address, _):
            await move(address, people, table, 100_000)
            record = await people[1].get(f"/api/tables/{table}/record")
            (tmp_path / "record.json").write_bytes(record.content)
        for guest in people:
            await guest.close()

    asyncio.run(go())
    checked = run("verify", str(tmp_path / "record.json"))
    assert checked.returncode == 0
    assert f"is a fair game of {GAMES[ANY].title}" in checked.stdout


async def _one_more(ada: Guest, bea: Guest, table: str) -> int:
    """One more move, acknowledged; the step after it."""
    sockets = [await guest.sit(table) for guest in (ada, bea)]
    while True:
        for socket in sockets:
            await socket.quiet()
        mover = next((s for s in sockets if s.choices), None)
        if mover is not None:
            answer = await mover.act(mover.choices[0])
            if answer["type"] == "ack":
                return mover.step
        await asyncio.sleep(0.01)


def test_workers_do_not_outlive_a_killed_server(tmp_path: Path) -> None:
    async def think(address: str) -> None:
        guest = Guest(address)
        await guest.post("/api/me", nickname="Ada")
        seats = ["club", "club", "club"]
        made = await guest.post("/api/tables", game=IN_TURN, seats=seats)
        await guest.post(f"/api/tables/{made.json()['id']}/start")
        status = ""
        while status != "finished":
            await asyncio.sleep(0.02)
            status = (await guest.get(f"/api/tables/{made.json()['id']}")).json()["status"]
        await guest.close()

    with serving(tmp_path) as (address, process):
        asyncio.run(think(address))
        children = _children(process.pid)
        assert children, "bots think in processes of their own"
        process.kill()
        process.wait()
        asyncio.run(_gone(children))


def _children(pid: int) -> list[int]:
    listed = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
    return [int(child) for child in listed.split()]


async def _gone(processes: list[int]) -> None:
    for _ in range(500):
        if not [pid for pid in processes if _alive(pid)]:
            return
        await asyncio.sleep(0.02)
    raise AssertionError("a worker is still there")


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()[0]
    except (OSError, IndexError):
        return False
    return state != "Z"


def test_a_port_or_a_file_in_use_becomes_a_sentence(tmp_path: Path) -> None:
    with serving(tmp_path) as (address, _):
        taken = ("--port", address.rsplit(":", 1)[1], "--database", str(tmp_path / "other.db"))
        locked = ("--port", "0", "--database", str(tmp_path / "tables.db"))
        ours = f"already running: open {address}/"
        for more, sentence in ((taken, ours), (locked, "in use by another")):
            answer = run("serve", "--no-browser", *more)
            assert (answer.returncode, answer.stdout) == (2, "")
            assert sentence in answer.stderr
            assert len(answer.stderr.strip().splitlines()) == 1


def test_a_port_that_another_program_uses_becomes_a_sentence() -> None:
    with create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        answer = run("serve", "--no-browser", "--port", str(port))
        assert (answer.returncode, answer.stdout) == (2, "")
        assert answer.stderr.startswith(f"Another program is using port {port}.")
        assert f"--port {port + 1}" in answer.stderr


@pytest.mark.parametrize(
    "wrong",
    [
        ("--port", "x"),
        ("--port", "99999"),
        ("--database", "nosuch://x"),
        ("--host", "203.0.113.1"),
        ("--log-level", "loud"),
    ],
    ids=" ".join,
)
def test_wrong_usage_becomes_a_sentence(
    wrong: tuple[str, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logs, "set_up", lambda level: None)  # the test's own logs stay
    assert main(["serve", "--no-browser", "--port", "0", *wrong]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.strip().splitlines()) == 1


def test_other_devices_get_a_code_to_scan(capsys: pytest.CaptureFixture[str]) -> None:
    announce("http://192.0.2.7:8765/", Paper(), qr=True, browser=False)
    told = capsys.readouterr().out
    assert "http://192.0.2.7:8765/" in told
    assert told.count("█") > 50


def test_data_goes_into_the_users_folder(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "serve", "--port", "0", "--no-browser", "--workers", "0"],
        stdout=subprocess.PIPE,
        text=True,
        env=environment(HOME=str(tmp_path), XDG_DATA_HOME=str(tmp_path / "data")),
    )
    assert process.stdout is not None
    assert "http://127.0.0.1:" in process.stdout.readline()
    process.send_signal(signal.SIGINT)
    assert process.wait(20) == 0
    process.stdout.close()
    assert (tmp_path / "data" / "rallybox" / "rallybox.db").is_file()
