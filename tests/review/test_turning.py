"""What is a turning point: as much alone as in company."""

from __future__ import annotations

from typing import Any

import pytest

from rallybox.review.turning import LEAST, turning_points
from rallybox.tables.wire.base import Said
from rallybox.tables.wire.review import WHOLE, ReviewMoment, ReviewStep
from rallybox.tables.wire.socket import Choice

OFFER: Any = None
CHOICE = Choice(id=1, text="x", action=OFFER, says=Said(id="x", params={}))


def turns(change: tuple[int, ...]) -> int:
    """How many turning points there are if only the one decision changes anything."""
    seats = len(change)
    rows = tuple((WHOLE // 2, WHOLE - WHOLE // 2) for _ in range(seats))
    moments = [ReviewMoment(at=at, places=rows, doubt=0) for at in (0, 1)]
    nothing = (0,) * seats
    step = ReviewStep(at=0, seat=0, choice=CHOICE, decided=change, drawn=nothing)
    return len(turning_points(moments, [step], []))


@pytest.mark.parametrize(
    ("size", "found"), [(LEAST + 1, 1), (LEAST, 0), (-LEAST - 1, 1), (-LEAST, 0)]
)
def test_it_takes_as_much_alone_as_in_company(size: int, found: int) -> None:
    assert turns((size, -size)) == found
    assert turns((size,)) == found
