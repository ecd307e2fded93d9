"""The list of the best of numbered deals, from all results that were reached."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rallybox.tables.info import Result, best_result
from rallybox.tables.wire.lobby import Best

SHOWN: Final = 10


def best_of(results: Iterable[Result], most: int) -> list[Result]:
    """The first of each person and deal, of results in order: the best first, and of two as good
    the earlier one."""
    found: dict[tuple[str, int], Result] = {}
    for result in results:
        if len(found) < most:
            found.setdefault((result.identity, result.number), result)
    return list(found.values())


def told(everybody: Sequence[Result], mine: Sequence[Result], you: str | None) -> Best:
    """The list as somebody sees it."""
    return Best(
        everybody=tuple(best_result(result, you) for result in everybody),
        mine=tuple(best_result(result, you) for result in mine),
    )
