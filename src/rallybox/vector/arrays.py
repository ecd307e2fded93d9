"""Arrays over the memory that the compiled part writes to: nothing is copied.

The only modules with NumPy are this one and those that stand on it (`crew`, `games`).
"""

from __future__ import annotations

from typing import Any, Final

from rallybox.core.errors import Malformed
from rallybox.core.words import Words
from rallybox.vector.batch import Batch

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(Words("vector-missing").say(), name=error.name) from None

Bytes = NDArray[np.uint8]
Flags = NDArray[np.bool_]
Numbers = NDArray[np.int64]
Floats = NDArray[np.float64]


class _Window:
    """The memory of a vec as NumPy wants to be told of it. The buffer of a vec can only be read;
    these arrays are also written, by us and by whoever hands over actions."""

    def __init__(self, memory: Any, kind: type[np.generic], shape: tuple[int, ...]) -> None:
        array: NDArray[Any] = np.frombuffer(memory, dtype=kind).reshape(shape)
        told = dict(array.__array_interface__)
        told["data"] = (told["data"][0], False)
        self.__array_interface__ = told
        self.memory = memory
        """Kept, for NumPy keeps nothing but this window."""


def seen(memory: Any, kind: type[np.generic], *shape: int) -> Any:
    """The array over a vec's memory."""
    if not len(memory):
        return np.zeros(shape, dtype=kind)
    return np.asarray(_Window(memory, kind, shape))


GOES_BY: Final = frozenset({"masks", "seats", "played"})
"""What the next step goes by: who decides, what they may do, which dice come. We write there."""


def shut(array: Any) -> Any:
    """The same array, for those who may look at it only."""
    window = array.view()
    window.flags.writeable = False
    return window


def whole(values: Any, count: int) -> Numbers:
    """An action for each of so many games, from whole numbers of any kind. Malformed if there are
    more or fewer: NumPy would use a single one for all."""
    given = np.asarray(values)
    if given.shape != (count,):
        raise Malformed("vector-actions", count=count, shape=str(given.shape))
    return given.astype(np.int64, casting="same_kind", copy=False)


class Arrays:
    """All arrays of a number of games, those that a step goes by only to be looked at: what is
    legal is what is marked, so marks that somebody has made would be believed."""

    def __init__(self, count: int, players: int, size: int, total: int, batch: Batch) -> None:
        kept = count if batch.keep_last else 0
        self._batch = batch
        self._short = bool(batch.observer.short)
        self.observations: Bytes = seen(batch.rows, np.uint8, count, size)
        self._masks: Flags = seen(batch.masks, np.bool_, count, total)
        self.masks: Flags = shut(self._masks)
        self.actions: Numbers = seen(batch.actions, np.int64, count)
        self.seats: Bytes = shut(seen(batch.seats, np.uint8, count))
        self.done: Flags = seen(batch.done, np.bool_, count)
        self.rewards: Floats = seen(batch.rewards, np.float64, count, players)
        self.last_observations: Bytes = seen(batch.lasts, np.uint8, kept, size)
        self.played: Numbers = shut(seen(batch.played, np.int64, count))

    def step(self) -> None:
        """As in `Batch`: what is to be written is blanked here, all at once."""
        self.observations.fill(0)
        if self._short:
            self._masks.fill(False)
        self._batch.step(True)
