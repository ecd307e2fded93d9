"""A real Ray cluster on this machine: the same results as with processes."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from data.runs import contents
from rallybox.arena import cluster
from rallybox.cli.main import main
from rallybox.core import Malformed
from support.process import COMMAND, environment, run
from support.samples import IN_TURN

# Loopback only, which Ray does of itself only on desktops; no statistics sent to anybody; quiet.
SETTINGS = {
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
    "RAY_USAGE_STATS_ENABLED": "0",
    "PYTHONWARNINGS": "default",
}


def listening(port: int) -> bool:
    with socket.socket() as probe:
        probe.settimeout(1)
        return probe.connect_ex(("127.0.0.1", port)) == 0


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A cluster of one node with two processors, and nothing beside it."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    # Ray's sockets live below this folder, and their paths have to be short.
    folder = tmp_path_factory.mktemp("r")
    ray = Path(sys.executable).with_name("ray")
    command = [
        *(str(ray), "start", "--head", "--block", "--node-ip-address", "127.0.0.1"),
        *("--port", str(port), "--num-cpus", "2", "--object-store-memory", "80000000"),
        *("--include-dashboard", "false", "--disable-usage-stats", "--temp-dir", str(folder)),
    ]
    log = folder / "start.log"
    with (
        log.open("wb") as output,
        subprocess.Popen(
            command, stdout=output, stderr=output, env=os.environ | SETTINGS
        ) as process,
    ):
        end = time.monotonic() + 60
        while "Ray runtime started" not in log.read_text() or not listening(port):
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < end, log.read_text()
            time.sleep(0.2)
        yield f"127.0.0.1:{port}"
        process.send_signal(signal.SIGTERM)
        process.wait(60)


GAME = ("arena", IN_TURN, "--bots", "club,random", "--games", "16", "--seed", "6", "--json")


def without_time(file: Path) -> dict[str, object]:
    found = json.loads(file.read_text())
    assert isinstance(found, dict)
    del found["time"]
    return found


@pytest.mark.long
def test_a_cluster_gives_the_same_results(address: str, tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    assert main([*GAME, "--out", str(here)]) == 0
    together = run(*GAME, "--cluster", address, "--out", str(there), folder=tmp_path, **SETTINGS)
    assert together.returncode == 0, together.stderr
    assert without_time(there / "results.json") == without_time(here / "results.json")
    assert len((there / "journal.jsonl").read_text().splitlines()) == 17
    takes_up_where_processes_stopped(address, tmp_path / "a", tmp_path / "b")

    reviews_the_same(address, tmp_path / "game.json")
    writes_the_same_data(address, tmp_path)


def writes_the_same_data(address: str, folder: Path) -> None:
    """A dataset, to the byte, though the cluster's machines write no files."""
    asked = ("simulate", IN_TURN, "--bots", "random", "--games", "40", "--part", "6", "--seed", "1")
    here, there = folder / "data-here", folder / "data-there"
    assert main([*asked, "--parquet", str(here)]) == 0
    there_too = ("--parquet", str(there), "--cluster", address)
    together = run(*asked, *there_too, folder=folder, **SETTINGS)
    assert together.returncode == 0, together.stderr
    assert contents(there) == contents(here)


def reviews_the_same(address: str, record: Path) -> None:
    """A review, part by part, from the same cluster."""
    assert main(["record", IN_TURN, "--players", "3", "--seed", "1", "-o", str(record)]) == 0
    asked = ("review", str(record), "--effort", "0.01", "--json")
    here = run(*asked)
    there = run(*asked, "--cluster", address, folder=record.parent, **SETTINGS)
    assert there.returncode == 0, there.stderr
    assert there.stdout == here.stdout


def takes_up_where_processes_stopped(address: str, here: Path, there: Path) -> None:
    """In the same test, so that there is one cluster however tests are spread."""
    asked = ("arena", IN_TURN, "--bots", "club", "--among", "random", "--seed", "6")
    more = ("--games", "400", "--until-decided", "--json")
    assert main([*asked, *more, "--out", str(here)]) == 0
    there.mkdir()
    begun = (here / "journal.jsonl").read_text().splitlines(keepends=True)[:6]
    (there / "journal.jsonl").write_text("".join(begun))
    resumed = ("--out", str(there), "--resume", "--cluster", address)
    together = run(*asked, *more, *resumed, folder=there, **SETTINGS)
    assert together.returncode == 0, together.stderr
    assert json.loads(together.stdout)["finished"] == "decided"
    assert without_time(there / "results.json") == without_time(here / "results.json")


def forget_to_ignore_interrupts() -> None:
    # Whoever runs the tests in the background has told them to ignore it.
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.mark.long
def test_ctrl_c_leaves_the_cluster_with_what_there_is(address: str, tmp_path: Path) -> None:
    many = ("arena", IN_TURN, "--bots", "club,random", "--games", "40000", "--out", "o")
    with subprocess.Popen(
        [*COMMAND, *many, "--cluster", address],
        cwd=tmp_path,
        env=environment(**SETTINGS),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        preexec_fn=forget_to_ignore_interrupts,
    ) as process:
        journal = tmp_path / "o" / "journal.jsonl"
        end = time.monotonic() + 60
        while not journal.exists() or journal.read_bytes().count(b"\n") < 20:
            assert time.monotonic() < end
            time.sleep(0.2)
        process.send_signal(signal.SIGINT)
        told = process.communicate(timeout=60)[0]
    assert process.returncode == 130, told
    assert "Interrupted. This is what the complete deals so far say." in told
    assert json.loads((tmp_path / "o" / "results.json").read_text())["finished"] == "interrupted"


@pytest.mark.parametrize(
    "nowhere",
    [
        pytest.param("not an address", marks=pytest.mark.long),
        "127.0.0.1:1",
        pytest.param("127.0.0.1:99999", marks=pytest.mark.long),
    ],
)
def test_no_cluster_is_told_in_a_sentence(nowhere: str, tmp_path: Path) -> None:
    done = run(*GAME, "--cluster", nowhere, folder=tmp_path, **SETTINGS)
    assert done.returncode == 2
    assert done.stderr.startswith(f"No Ray cluster answers at “{nowhere}”: ")
    assert len(done.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_without_ray_the_sentence_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Malformed, match="needs Ray"):
        cluster.with_cluster("127.0.0.1:1")
    assert main([*GAME, "--cluster", "127.0.0.1:1"]) == 2
    assert 'pip install "rallybox[cluster]"' in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
