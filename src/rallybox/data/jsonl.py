"""A part of a dataset as lines of JSON, compressed with gzip. Needs no library."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterable, Sequence

import msgspec

from rallybox.core.details import UNREADABLE
from rallybox.data.head import Head
from rallybox.data.notes import Notes
from rallybox.data.rows import Decision, Result, decisions, results

LEVEL = 6
TROUBLES = (*UNREADABLE, OSError, EOFError, zlib.error)
"""What can go wrong with a file that is no part."""


def _pack(rows: Iterable[msgspec.Struct]) -> bytes:
    lines = msgspec.json.Encoder().encode_lines(rows)
    return gzip.compress(lines, LEVEL, mtime=0)  # no clock: the same rows are the same bytes


def encode(head: Head, notes: Notes) -> dict[str, bytes]:
    """The files of a part, by table."""
    return {
        "decisions": _pack(list(decisions(head, notes))),
        "results": _pack(list(results(head, notes))),
    }


def read_results(data: bytes) -> list[Result]:
    """The results in a file."""
    return msgspec.json.Decoder(Result).decode_lines(gzip.decompress(data))


def read_rows(table: str, data: bytes) -> Sequence[msgspec.Struct]:
    """The rows of any table in a file."""
    if table == "results":
        return read_results(data)
    return msgspec.json.Decoder(Decision).decode_lines(gzip.decompress(data))
