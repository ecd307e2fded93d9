"""A part of a dataset as Parquet files, by pyarrow.

An observation is a value of fixed length, compressed by zstd: rows are alike, so some 30 bytes are
left of hundreds. A list of numbers would take longer to write and to read, and more room.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from rallybox.adapters.needs import missing
from rallybox.data.columns import COLUMNS
from rallybox.data.head import Head
from rallybox.data.notes import Notes
from rallybox.data.rows import Result, results, shared

try:
    import numpy as np
    import pyarrow as pa
    from pyarrow import parquet as pq
except ImportError as error:
    raise missing(error) from None

TROUBLES = (pa.ArrowException, OSError, msgspec.ValidationError)
"""What can go wrong with a file that is no part. (ArrowInvalid is a ValueError, too.)"""


def _list(kind: Any) -> Any:
    return pa.list_(pa.field("element", kind))  # as Parquet calls it


KINDS = {
    "text": pa.dictionary(pa.int32(), pa.string()),
    "u8": pa.uint8(),
    "i32": pa.int32(),
    "i64": pa.int64(),
    "f64": pa.float64(),
    "flag": pa.bool_(),
    "[text]": _list(pa.string()),
    "[u8]": _list(pa.uint8()),
    "[i32]": _list(pa.int32()),
    "[f64]": _list(pa.float64()),
}
PLAIN = ["observation", "legal.list.element"]
"""Columns in which hardly a value comes twice, so that a dictionary does not pay."""


def schema(table: str, head: Head) -> Any:
    """The columns of a table, each with its meaning."""
    kinds = KINDS | {"row": pa.binary(head.observation.size)}
    return pa.schema(
        [
            pa.field(name, kinds[kind], metadata={"meaning": meaning})
            for name, kind, meaning in COLUMNS[table]
        ]
    )


def _text(value: str, number: int) -> Any:
    """The same text so many times."""
    return pa.DictionaryArray.from_arrays(np.zeros(number, np.int32), [value])


def _texts(values: Iterable[str], which: Any) -> Any:
    """A text for each index; every text is kept once, in the order in which it first comes."""
    indices, kept = np.unique(which, return_inverse=True)[::-1]
    words = list(values)
    return pa.DictionaryArray.from_arrays(indices.astype(np.int32), [words[n] for n in kept])


def _common(head: Head, number: int) -> dict[str, Any]:
    found = {}
    for name, value in shared(head).items():
        found[name] = _text(value, number) if isinstance(value, str) else np.full(number, value)
    return found


def _table(table: str, head: Head, columns: Mapping[str, Any]) -> Any:
    wanted = schema(table, head)
    arrays = [
        columns[field.name]
        if isinstance(columns[field.name], pa.Array)
        else pa.array(columns[field.name], field.type)
        for field in wanted
    ]
    return pa.Table.from_arrays(arrays, schema=wanted)


def decisions(head: Head, notes: Notes) -> Any:
    """The decisions of a part as a table."""
    count = len(notes)
    lengths = [noted.played.decisions for noted in notes.games]
    game = np.repeat(np.arange(len(lengths)), lengths)  # the game of each decision, in the part
    begin = np.repeat(np.cumsum([0, *lengths[:-1]]), lengths)
    seat = np.frombuffer(bytes(notes.seats), np.uint8)

    def own(values: list[Any]) -> Any:
        """Of what each game has for each seat, that of the deciding one."""
        return np.array(values)[game, seat]

    outcomes = [noted.played.outcome for noted in notes.games]
    names = sorted({bot for noted in notes.games for bot in noted.bots})
    actions = np.frombuffer(notes.actions.tobytes(), np.int32)
    words = {int(n): notes.game.action(int(n)).text for n in np.unique(actions)}
    ends = np.frombuffer(notes.ends.tobytes(), np.int64).astype(np.int32)
    kind = pa.binary(head.observation.size)
    seen = [None, pa.py_buffer(bytes(notes.observations))]
    columns = {
        **_common(head, count),
        "number": np.array([noted.number for noted in notes.games])[game],
        "step": np.arange(count) - begin,
        "seat": seat,
        "bot": _texts(names, own([[names.index(bot) for bot in g.bots] for g in notes.games])),
        "observation": pa.FixedSizeBinaryArray.from_buffers(kind, count, seen),
        "legal": pa.ListArray.from_arrays(
            pa.array(ends), pa.array(np.frombuffer(notes.legal.tobytes(), np.int32)), KINDS["[i32]"]
        ),
        "action": actions,
        "text": _texts(words.values(), np.searchsorted(list(words), actions)),
        "fault": np.frombuffer(bytes(notes.faults), np.uint8).astype(bool),
        "place": own([outcome.places for outcome in outcomes]),
        "placing": own([noted.placings for noted in notes.games]),
        "win": own([noted.wins for noted in notes.games]),
        "score": own([outcome.scores for outcome in outcomes]),
    }
    return _table("decisions", head, columns)


def from_rows(table: str, head: Head, rows: Iterable[msgspec.Struct]) -> Any:
    """Plain rows as a table."""
    found: dict[str, list[Any]] = {name: [] for name, _, _ in COLUMNS[table]}
    for row in rows:
        for name, values in found.items():
            values.append(getattr(row, name))
    if "observation" in found:
        found["observation"] = [bytes(numbers) for numbers in found["observation"]]
    arrays = {
        field.name: pa.array(found[field.name], pa.string()).dictionary_encode()
        if pa.types.is_dictionary(field.type)
        else found[field.name]
        for field in schema(table, head)
    }
    return _table(table, head, arrays)


def _pack(table: Any) -> bytes:
    stream = io.BytesIO()
    texts = [field.name for field in table.schema if field.name not in PLAIN]
    pq.write_table(
        table,
        stream,
        compression="zstd",
        use_dictionary=[name for name in texts if name != "legal"],
        write_page_checksum=True,
        store_schema=True,
    )
    return stream.getvalue()


def encode(head: Head, notes: Notes) -> dict[str, bytes]:
    """The files of a part, by table."""
    return {
        "decisions": _pack(decisions(head, notes)),
        "results": _pack(from_rows("results", head, results(head, notes))),
    }


def read(data: Any, columns: list[str] | None = None) -> Any:
    """The table in a file. Without threads of pyarrow's, which could outlive the program and abort
    it at its end."""
    file = pq.ParquetFile(data, page_checksum_verification=True, pre_buffer=False)
    return file.read(columns, use_threads=False)


def read_results(data: bytes) -> list[Result]:
    """The results in a file."""
    rows = read(pa.BufferReader(data)).to_pylist()
    return [msgspec.convert(row, Result) for row in rows]
