"""Backups: whole or not at all, restored into what is empty, noticed when broken."""

from __future__ import annotations

import gzip
import shutil
import sqlite3
import stat
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text

from rallybox.cli.main import main
from rallybox.core.errors import Malformed, RallyboxError
from rallybox.server.admin import archive, desk, moving
from rallybox.server.store.database import Database, make_engine, upgrade
from rallybox.tables.errors import Unavailable
from server.admin.world import World, contents


@pytest.fixture(scope="module")
def source(original: tuple[str, World]) -> tuple[str, World]:
    return original


@pytest.fixture(scope="module")
def saved(source: tuple[str, World], tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("saved") / "rally.backup"
    moving.backup(source[0], file)
    return file


def test_what_is_restored_is_what_was_there(
    source: tuple[str, World], saved: Path, tmp_path: Path
) -> None:
    url = f"sqlite:///{tmp_path / 'new.db'}"
    rows = moving.restore(str(saved), url)
    assert contents(url) == contents(source[0])
    assert rows["actions"] > 10
    assert rows["identities"] == 2
    assert stat.S_IMODE(saved.stat().st_mode) == 0o600, "it has the secrets of all games"
    assert stat.S_IMODE((tmp_path / "new.db").stat().st_mode) == 0o600


def test_the_same_contents_are_the_same_file(
    source: tuple[str, World], saved: Path, tmp_path: Path
) -> None:
    moving.backup(source[0], tmp_path / "again")
    both = [gzip.decompress(file.read_bytes()) for file in (saved, tmp_path / "again")]
    lines = [plain.split(b"\n", 1)[1] for plain in both]
    cut = [part.rpartition(b'{"rows"')[0] for part in lines]
    assert cut[0] == cut[1]


def test_nothing_is_written_over(source: tuple[str, World], saved: Path, tmp_path: Path) -> None:
    before = saved.read_bytes()
    with pytest.raises(Malformed, match="already exists"):
        moving.backup(source[0], saved)
    assert saved.read_bytes() == before
    with pytest.raises(Unavailable, match="database is not empty"):
        moving.restore(str(saved), source[0])
    with pytest.raises(Unavailable, match="cannot be written"):
        moving.backup(source[0], tmp_path / "no" / "such" / "folder")


def test_a_database_that_is_in_use_is_left_alone(
    source: tuple[str, World], saved: Path, tmp_path: Path
) -> None:
    url = f"sqlite:///{tmp_path / 'new.db'}"
    database = Database(url)
    database.open()
    with pytest.raises(Unavailable, match="in use"):
        moving.restore(str(saved), url)
    with pytest.raises(Unavailable, match="in use"):
        moving.move(url, f"sqlite:///{tmp_path / 'other.db'}")
    assert database._lock is not None
    database._lock.release()
    moving.restore(str(saved), url)  # a server has made its tables there, and nobody came
    assert contents(url) == contents(source[0])


def broken(data: bytes) -> dict[str, bytes]:
    plain = gzip.decompress(data)
    lines = plain.splitlines(keepends=True)
    changed = plain.replace(b"Good luck", b"Bad  luck")
    named = plain.replace(b'{"table":"', b'{"table":"\x8f', 1)
    assert plain not in (changed, named)
    return {
        "cut short": data[:-40],
        "cut in the middle": data[: len(data) // 2],
        "a byte is wrong": data[: len(data) // 2] + b"\xff" + data[len(data) // 2 + 1 :],
        "without its end": gzip.compress(b"".join(lines[:-1])),
        "a row is missing": gzip.compress(b"".join(lines[:5] + lines[6:])),
        "a word was changed": gzip.compress(changed),
        "a table's name is no text": gzip.compress(named),
        "more after the end": gzip.compress(plain + b"[1]\n"),
        "something else": gzip.compress(b'{"hello": 1}\n'),
        "a record": b'{"game": "x"}',
        "nothing": b"",
        "newer": gzip.compress(plain.replace(b'"format":1', b'"format":9', 1)),
        "of a later database": gzip.compress(plain.replace(lines[0], later(lines[0]), 1)),
    }


def later(line: bytes) -> bytes:
    head = archive.Head(revision="9999", made=1)
    return msgspec.json.encode(head) + b"\n" if line else b""


KINDS = (
    *("cut short", "cut in the middle", "a byte is wrong", "without its end", "a row is missing"),
    *("a word was changed", "a table's name is no text", "more after the end"),
    *("something else", "a record", "nothing", "newer", "of a later database"),
)


@pytest.mark.parametrize("kind", KINDS)
def test_a_broken_backup_changes_nothing(saved: Path, tmp_path: Path, kind: str) -> None:
    file, target = tmp_path / "broken", tmp_path / "new.db"
    file.write_bytes(broken(saved.read_bytes())[kind])
    with pytest.raises(RallyboxError) as refused:
        moving.restore(str(file), f"sqlite:///{target}")
    assert str(refused.value).endswith(".")
    assert not target.exists() or not target.stat().st_size


def test_a_backup_of_an_older_version_is_brought_up_to_date(tmp_path: Path) -> None:
    old = f"sqlite:///{tmp_path / 'old.db'}"
    engine = make_engine(old, writes=True)
    with engine.begin() as connection:
        upgrade(connection, "0001")
        connection.execute(text("INSERT INTO identities VALUES ('x', 'Ada', 1)"))
        columns = "id,code,game,rules,setup,public,pace,hints,host,status,secret,created"
        values = "'t','C','g',1,'{}',1,'{}',1,'x','closed','00',1"
        connection.execute(text(f"INSERT INTO tables ({columns}) VALUES ({values})"))
    engine.dispose()
    moving.backup(old, tmp_path / "old.backup")
    new = f"sqlite:///{tmp_path / 'new.db'}"
    moving.restore(str(tmp_path / "old.backup"), new)
    database = Database(new)
    database.open()
    with desk.reading(new) as connection:
        row = connection.execute(text("SELECT notes, assisted, public FROM tables")).one()
        assert tuple(row) == ("[]", 0, 1)
    assert database._lock is not None
    database._lock.release()


def test_what_is_no_database_of_ours_is_said_to_be_none(tmp_path: Path) -> None:
    with pytest.raises(Unavailable, match="no such file"):
        moving.backup(f"sqlite:///{tmp_path / 'nothing.db'}", tmp_path / "a")
    assert not (tmp_path / "nothing.db").exists(), "looking makes no file"
    sqlite3.connect(tmp_path / "other.db").execute("CREATE TABLE x (y)").connection.close()
    with pytest.raises(Unavailable, match="not a Rallybox database"):
        moving.backup(f"sqlite:///{tmp_path / 'other.db'}", tmp_path / "b")
    (tmp_path / "text.db").write_text("no database at all, but long enough to look at " * 20)
    with pytest.raises(Unavailable):
        moving.backup(f"sqlite:///{tmp_path / 'text.db'}", tmp_path / "c")
    assert not [file for file in tmp_path.iterdir() if file.name in "abc" or "part" in file.name]


def test_from_the_command_line(
    source: tuple[str, World], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, new = tmp_path / "rally.backup", tmp_path / "new.db"
    plain = source[0].removeprefix("sqlite:///")
    english = ["--language", "en"]
    assert main(["admin", "backup", str(file), "--database", plain, *english]) == 0
    assert main(["admin", "restore", str(file), "--database", str(new), *english]) == 0
    assert contents(f"sqlite:///{new}") == contents(source[0])
    assert main(["admin", "restore", str(file), "--database", str(new), *english]) == 2
    assert "not empty" in capsys.readouterr().err
    other = tmp_path / "other.db"
    assert main(["admin", "move", str(other), "--database", str(new), *english]) == 0
    assert contents(f"sqlite:///{other}") == contents(source[0])
    settings = tmp_path / "rallybox.toml"
    settings.write_text(f'database = "{other}"\n')
    assert main(["admin", "check", "--whole", "--settings", str(settings), *english]) == 0
    assert capsys.readouterr().out.endswith("The database is whole.\n")


def test_a_damaged_database_is_noticed(
    source: tuple[str, World], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.db"
    shutil.copyfile(source[0].removeprefix("sqlite:///"), copy)
    data = bytearray(copy.read_bytes())
    for place in range(3 * 4096, len(data), 4096):
        data[place : place + 64] = bytes(64)
    copy.write_bytes(data)
    status = main(["admin", "check", "--database", str(copy), "--language", "en"])
    told = capsys.readouterr()
    assert status in (1, 2)
    assert "damaged" in told.out or "cannot be opened" in told.err
