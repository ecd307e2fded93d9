"""Batches of decisions as tensors of torch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from rallybox.core.words import Words

try:
    import torch
    from torch.utils import data as loading
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(Words("data-missing-torch").say(), name=error.name) from None

KINDS = {"observation": "uint8", "mask": "bool", "placing": "float32", "win": "float32"}
"""What other columns become is int64, as torch's losses want it."""


class Source(Protocol):
    """A dataset, as far as this needs it."""

    @property
    def parts(self) -> list[int]:
        """Its files."""

    def batches_of(
        self, parts: Sequence[int], size: int, columns: Sequence[str], seed: int | None
    ) -> Iterator[dict[str, Any]]:
        """The decisions of some files as arrays."""


class Tensors(loading.IterableDataset[dict[str, Any]]):  # type: ignore[misc]
    """Every decision once an epoch. The workers of a `DataLoader` each read parts of their own."""

    def __init__(
        self, data: Source, size: int, columns: Sequence[str], seed: int | None = None
    ) -> None:
        self.data = data
        self.size = size
        self.columns = tuple(columns)
        self.seed = seed
        self.epoch = 0

    def __iter__(self) -> Iterator[dict[str, Any]]:
        worker = loading.get_worker_info()
        number, workers, more = 0, 1, 0
        if worker is not None:  # a copy of this, for one epoch or for all; torch gives it a seed
            number, workers, more = worker.id, worker.num_workers, worker.seed
        seed = None if self.seed is None else abs(hash((self.seed, more, self.epoch)))
        self.epoch += 1
        parts = self.data.parts[number::workers]
        for batch in self.data.batches_of(parts, self.size, self.columns, seed):
            yield {
                name: torch.as_tensor(array.copy(), dtype=getattr(torch, KINDS.get(name, "int64")))
                for name, array in batch.items()
            }
