"""Record files: what cannot be read or written becomes one sentence."""

from __future__ import annotations

from pathlib import Path

from rallybox.core.details import why_failed
from rallybox.core.errors import Malformed
from rallybox.core.record import Record, read, write

LARGEST = 20_000_000
"""Bytes. The longest games take some kilobytes; nobody means a file like that."""


def trouble(message_id: str, file: str, error: OSError | ValueError) -> Malformed:
    """What the system says against a file, as an error of ours."""
    return Malformed(message_id, file=file, reason=why_failed(error))


def read_record(file: str) -> Record:
    """The record in a file."""
    try:
        with Path(file).open("rb") as stream:
            data = stream.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise trouble("cli-cannot-read", file, error) from None
    if len(data) > LARGEST:
        raise Malformed("cli-too-large", file=file)
    return read(data)


def check_writable(file: str) -> None:
    """Complain before the game, not after it, if a file cannot be written."""
    path = Path(file)
    try:
        fresh = not path.exists()
        with path.open("ab"):
            pass
        if fresh:
            path.unlink()  # a game that is left leaves no empty file behind
    except (OSError, ValueError) as error:
        raise trouble("cli-cannot-write", file, error) from None


def write_record(record: Record, file: str) -> None:
    """Write the record as a text file."""
    write_text(write(record), file)


def write_text(text: str, file: str) -> None:
    """Write a text file."""
    try:
        Path(file).write_text(text, encoding="utf-8", newline="\n")
    except (OSError, ValueError) as error:
        raise trouble("cli-cannot-write", file, error) from None
