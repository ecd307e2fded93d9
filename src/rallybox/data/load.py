"""Datasets in NumPy, pandas, polars and torch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Self

from rallybox.adapters.needs import missing
from rallybox.core.errors import Malformed
from rallybox.data import jsonl
from rallybox.data.columns import COLUMNS
from rallybox.data.folder import Folder
from rallybox.data.head import Head

try:
    import numpy as np
    import pyarrow as pa
    from numpy.typing import NDArray

    from rallybox.data import parquet
except ImportError as error:
    raise missing(error) from None

LEARN = ("observation", "legal", "action", "seat", "placing", "win", "score")
"""What learners usually want of a decision."""

Arrays = dict[str, NDArray[Any]]


class Dataset:
    """The finished games of a dataset, or some of them. Nothing of it is in memory until asked for.

    Tables are called `decisions` and `results`; `columns` takes only some of their columns, which
    saves time and memory. The game itself need not be installed.
    """

    def __init__(self, folder: str | Path, first: int = 0, last: int | None = None) -> None:
        """The games from number `first` up to but not including `last`."""
        self.folder = Folder(Path(folder))
        self.folder.load()
        self.head: Head = self.folder.head
        if not self.folder.parts:
            raise Malformed("data-empty", folder=str(folder))
        self.numbers = range(self.head.plan.games)[first:last]

    @property
    def parts(self) -> list[int]:
        """The files that hold games of it."""
        whole = self.folder.parts
        return [n for n in sorted(whole) if self._common(n)]

    def _common(self, part: int) -> range:
        """The games of a part that are ours."""
        theirs = self.head.numbers(part)
        return range(
            max(theirs.start, self.numbers.start), max(0, min(theirs.stop, self.numbers.stop))
        )

    def __len__(self) -> int:
        """How many games there are."""
        return sum(len(self._common(part)) for part in self.parts)

    def between(self, first: int, last: int) -> Self:
        """Only the games from number `first` up to but not including `last`."""
        inside = self.numbers
        return type(self)(self.folder.path, max(first, inside.start), min(last, inside.stop))

    def split(self, share: float) -> tuple[Self, Self]:
        """So much of the games, and the rest: by game, since the decisions of one are alike."""
        begin, end = self.numbers.start, self.numbers.stop
        cut = begin + round((end - begin) * share)
        return self.between(begin, cut), self.between(cut, end)

    # -- tables -------------------------------------------------------------------------------

    def tables(self, table: str = "decisions", columns: Sequence[str] | None = None) -> Any:
        """Each part as an Arrow table, one after the other."""
        for part in self.parts:
            yield self._part(table, part, columns)

    def _part(self, table: str, part: int, columns: Sequence[str] | None) -> Any:
        names = _names(table, columns)
        asked = list(dict.fromkeys([*names, "number"]))
        path = self.folder.file(table, part)
        form = parquet if self.head.form == "parquet" else jsonl
        try:
            found = self._read(table, path, asked)
        except form.TROUBLES:
            raise Malformed("data-damaged", file=str(path)) from None
        ours = self._common(part)
        if ours != self.head.numbers(part):
            number = found["number"].to_numpy()
            found = found.filter((number >= ours.start) & (number < ours.stop))
        return found.select(names)

    def _read(self, table: str, path: Path, columns: list[str]) -> Any:
        if self.head.form == "parquet":
            return parquet.read(path, columns)
        rows = jsonl.read_rows(table, path.read_bytes())
        return parquet.from_rows(table, self.head, rows).select(columns)

    def arrow(self, table: str = "decisions", columns: Sequence[str] | None = None) -> Any:
        """A table of pyarrow."""
        found = list(self.tables(table, columns))
        if not found:  # a split may leave nothing, and so may a run that was stopped early
            none = parquet.schema(table, self.head).empty_table()
            return none.select(_names(table, columns))
        return pa.concat_tables(found).unify_dictionaries()

    def pandas(self, table: str = "decisions", columns: Sequence[str] | None = None) -> Any:
        """A DataFrame of pandas."""
        self._needs("pandas")
        return self.arrow(table, columns).to_pandas(use_threads=False)

    def polars(self, table: str = "decisions", columns: Sequence[str] | None = None) -> Any:
        """A DataFrame of polars."""
        return self._needs("polars").from_arrow(self.arrow(table, columns))

    def _needs(self, library: str) -> Any:
        try:
            return __import__(library)
        except ImportError as error:
            raise missing(error) from None

    # -- arrays -------------------------------------------------------------------------------

    def arrays(self, columns: Sequence[str] = LEARN) -> Arrays:
        """The decisions as NumPy arrays, all of them at once. `observation` has a row of bytes for
        each; instead of `legal` there is `mask`, a row of flags."""
        return self._arrays(self.arrow("decisions", columns))

    def _arrays(self, table: Any) -> Arrays:
        found: Arrays = {}
        for name in table.column_names:
            if name == "observation":
                found[name] = self.rows(table[name])
            elif name == "legal":
                found["mask"] = self.masks(table[name])
            else:
                column = table[name]
                text = pa.types.is_dictionary(column.type)
                found[name] = np.asarray(column.to_pylist()) if text else column.to_numpy()
        return found

    def rows(self, column: Any) -> NDArray[np.uint8]:
        """A column of observations as an array: of pyarrow, pandas, polars or plain bytes."""
        size = self.head.observation.size
        joined = b"".join(column.to_pylist() if hasattr(column, "to_pylist") else column)
        return np.frombuffer(joined, np.uint8).reshape(-1, size)

    def masks(self, column: Any) -> NDArray[np.bool_]:
        """A column of legal actions as flags."""
        legal = column.combine_chunks() if isinstance(column, pa.ChunkedArray) else column
        if not isinstance(legal, pa.Array):
            legal = pa.array(list(column), pa.list_(pa.int32()))
        found = np.zeros((len(legal), self.head.actions), np.bool_)
        ends = legal.offsets.to_numpy()
        rows = np.repeat(np.arange(len(legal)), np.diff(ends))
        found[rows, legal.flatten().to_numpy()] = True
        return found

    def named(self, rows: NDArray[np.uint8]) -> Arrays:
        """Rows of observations by the names of their fields."""
        description = self.head.description
        return {
            field.name: rows[..., description.where(field.name)].reshape(
                *rows.shape[:-1], *field.shape
            )
            for field in description.fields
        }

    def batches(
        self, size: int = 1024, columns: Sequence[str] = LEARN, seed: int | None = None
    ) -> Iterator[Arrays]:
        """All decisions once, so many at a time: parts, and the decisions in each, are shuffled
        if there is a seed. Only a part is in memory at a time."""
        return self.batches_of(self.parts, size, columns, seed)

    def batches_of(
        self, parts: Sequence[int], size: int, columns: Sequence[str], seed: int | None
    ) -> Iterator[Arrays]:
        """The same of some parts."""
        dice = np.random.default_rng(seed)
        mixed = list(parts) if seed is None else [parts[n] for n in dice.permutation(len(parts))]
        for part in mixed:
            table = self._part("decisions", part, columns)
            if seed is not None:
                table = table.take(dice.permutation(len(table)))
            for begin in range(0, len(table), size):
                yield self._arrays(table.slice(begin, size).combine_chunks())

    def torch(
        self, size: int = 1024, columns: Sequence[str] = LEARN, seed: int | None = None
    ) -> Any:
        """The same batches as an `IterableDataset` of torch, for a `DataLoader` with
        `batch_size=None`; its workers share the parts. Another epoch is shuffled otherwise."""
        from rallybox.data.tensors import Tensors

        return Tensors(self, size, columns, seed)

    def check(self) -> None:
        """Raise Malformed if a file is not what was written."""
        self.folder.verify()


def _names(table: str, columns: Sequence[str] | None) -> list[str]:
    """The columns that somebody asks for: all, if they do not say."""
    return list(columns or [name for name, _, _ in COLUMNS[table]])
