"""The folder of a dataset: what is there, what is damaged, what comes next.

    README.md                      the data card
    dataset.json                   the head
    parts.jsonl                    a line for every finished part, with the hashes of its files
    decisions/part-00000.parquet   the parts, so many games each
    results/part-00000.parquet

A part counts once its line is there. A file gets its name when it is whole, and the line comes
after both files; so whoever is killed leaves nothing half done under a name that counts. Names that
begin with a dot are nobody's data.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec
from filelock import FileLock, Timeout

from rallybox.core.details import UNREADABLE, why_failed, why_unread
from rallybox.core.errors import Malformed
from rallybox.core.game import Game
from rallybox.data.columns import TABLES
from rallybox.data.forms import FORMS, form_of
from rallybox.data.head import FORMAT, Head, differences, same_versions
from rallybox.data.rows import Result

HEAD: Final = "dataset.json"
PARTS: Final = "parts.jsonl"
CARD: Final = "README.md"
LOCK: Final = ".lock"


def suffix_of(form: str) -> str:
    """How the names of files end."""
    return {"parquet": ".parquet", "jsonl": ".jsonl.gz"}[form]


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """A line of `parts.jsonl`."""

    part: int
    games: int
    decisions: int
    bytes: dict[str, int]
    """How long each table's file is."""
    hashes: dict[str, str]


def trouble(path: Path, error: OSError | ValueError) -> Malformed:
    """What the system says against a file."""
    return Malformed("data-trouble", file=str(path), reason=why_failed(error))


def hash_of(data: bytes) -> str:
    """What a file is known by."""
    return blake2b(data, digest_size=16).hexdigest()


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except (OSError, ValueError) as error:
        raise trouble(path, error) from None


def is_begun(folder: Path) -> bool:
    """Is there a dataset?"""
    try:
        return (folder / HEAD).exists()
    except OSError as error:
        raise trouble(folder, error) from None


def read_head(folder: Path) -> Head:
    """What a dataset is; Malformed if it is none, or of another format."""
    path = folder / HEAD
    data = _read(path)
    try:
        version = msgspec.json.decode(data, type=dict[str, object]).get("rallybox_data")
        if isinstance(version, int) and version != FORMAT:
            raise Malformed("data-other-format", file=str(path), version=version, ours=FORMAT)
        head = msgspec.json.decode(data, type=Head)
    except UNREADABLE as error:
        raise Malformed("data-no-head", file=str(path), detail=why_unread(error)) from None
    if head.form not in FORMS or head.part < 1:
        raise Malformed("data-no-head", file=str(path), detail=head.form)
    return head


def read_parts(folder: Path, head: Head) -> dict[int, Part]:
    """The finished parts by number. A last line that was cut off is no line."""
    path = folder / PARTS
    if not path.exists():
        return {}
    found = {}
    for number, line in enumerate(_read(path).split(b"\n")[:-1], start=1):
        try:
            part = msgspec.json.decode(line, type=Part)
        except UNREADABLE as error:
            detail = why_unread(error)
            raise Malformed("data-bad-line", file=str(path), line=number, detail=detail) from None
        if part.part not in range(head.parts) or part.games != len(head.numbers(part.part)):
            raise Malformed("data-wrong-line", file=str(path), line=number)
        found[part.part] = part
    return found


class Folder:
    """A dataset's files. Making one changes nothing."""

    def __init__(self, path: Path, head: Head | None = None) -> None:
        self.path = path
        self.head = read_head(path) if head is None else head
        self.suffix = suffix_of(self.head.form)
        self.parts: dict[int, Part] = {}

    def file(self, table: str, part: int) -> Path:
        """The file of a part."""
        return self.path / table / f"part-{part:05}{self.suffix}"

    def load(self) -> None:
        """Take in which parts are finished. A part without a file is none."""
        self.parts = {
            number: part
            for number, part in read_parts(self.path, self.head).items()
            if all(self.file(table, number).exists() for table in TABLES)
        }

    def data(self, table: str, part: int) -> bytes:
        """A file of a finished part; Malformed if it is not what was written."""
        path = self.file(table, part)
        data = _read(path)
        if hash_of(data) != self.parts[part].hashes.get(table):
            raise Malformed("data-damaged", file=str(path))
        return data

    def verify(self) -> None:
        """Raise Malformed if a file of a finished part is not what was written."""
        for part in self.parts:
            for table in TABLES:
                self.data(table, part)

    def results(self) -> Iterator[Result]:
        """All results, in the order of their numbers."""
        form = form_of(self.head.form)
        for part in sorted(self.parts):
            path = self.file("results", part)
            try:
                found: list[Result] = form.read_results(self.data("results", part))
            except form.TROUBLES:
                raise Malformed("data-damaged", file=str(path)) from None
            if [result.number for result in found] != list(self.head.numbers(part)):
                raise Malformed("data-damaged", file=str(path))
            yield from found

    # -- writing ------------------------------------------------------------------------------

    def check(self, game: Game) -> bool:
        """May this dataset be written here? True if it goes on, Malformed if something else is
        there."""
        try:
            there = [path for path in self.path.iterdir() if not path.name.startswith(".")]
        except FileNotFoundError:
            return False
        except (OSError, ValueError) as error:
            raise trouble(self.path, error) from None
        if not there:
            return False
        if self.path / HEAD not in there:
            raise Malformed("data-foreign", folder=str(self.path), file=min(there).name)
        theirs = read_head(self.path)
        # First of all, is it the same run? Another game has other rules and numbers anyway.
        if names := differences(self.head, theirs):
            raise Malformed("data-other-run", folder=str(self.path), names=tuple(names))
        same_versions(theirs, game, self.head)
        self._look_for_foreign(there)
        return True

    def _look_for_foreign(self, there: list[Path]) -> None:
        known = {HEAD, PARTS, CARD, *TABLES}
        foreign = [path.name for path in there if path.name not in known]
        name = re.compile(rf"part-(\d{{5,}}){re.escape(self.suffix)}")
        for table in TABLES:
            if not (self.path / table).is_dir():
                foreign += [table] if (self.path / table).exists() else []
                continue
            for path in sorted((self.path / table).iterdir()):
                found = name.fullmatch(path.name)
                if path.name.startswith(".") or (found and int(found[1]) < self.head.parts):
                    continue
                foreign.append(f"{table}/{path.name}")
        if foreign:
            raise Malformed("data-foreign", folder=str(self.path), file=min(foreign))

    @contextmanager
    def claimed(self, game: Game) -> Iterator[None]:
        """Hold the folder, alone, ready for more parts."""
        self.check(game)
        lock = FileLock(self.path / LOCK, timeout=0)
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            lock.acquire()
        except Timeout:
            raise Malformed("data-in-use", folder=str(self.path)) from None
        except (OSError, ValueError) as error:
            raise trouble(self.path, error) from None
        try:
            if not self.check(game):
                self.write(HEAD, msgspec.json.format(msgspec.json.encode(self.head)) + b"\n")
            for table in TABLES:
                (self.path / table).mkdir(exist_ok=True)
            self.load()
            self.verify()
            self._clean()
            yield
        finally:
            lock.release()

    def _clean(self) -> None:
        """Take away what somebody who was killed had begun to write."""
        for path in self.path.rglob(".*.new"):
            path.unlink()
        path = self.path / PARTS
        if path.exists():
            data = path.read_bytes()
            os.truncate(path, data.rfind(b"\n") + 1)

    def write(self, name: str, data: bytes) -> None:
        """Write a file: it is there whole, or as it was before."""
        path = self.path / name
        fresh = path.with_name(f".{path.name}.new")
        try:
            with fresh.open("wb") as stream:
                stream.write(data)
                stream.flush()
                os.fsync(stream.fileno())
            fresh.replace(path)
        except OSError as error:
            raise trouble(path, error) from None

    def add(self, part: Part, files: dict[str, bytes]) -> None:
        """Keep one more part."""
        for table, data in files.items():
            self.write(str(self.file(table, part.part).relative_to(self.path)), data)
        path = self.path / PARTS
        try:
            with path.open("ab") as stream:
                stream.write(msgspec.json.encode(part) + b"\n")
        except OSError as error:
            raise trouble(path, error) from None
        self.parts[part.part] = part

    def order(self) -> None:
        """Put the lines in order, however many processes have written parts."""
        lines = [self.parts[number] for number in sorted(self.parts)]
        self.write(PARTS, msgspec.json.Encoder().encode_lines(lines))
