"""How far tests search: a little and always the same, or far and at random.

`make test` has the profile `short` of Hypothesis, `make test-long` has `long` (tests/conftest.py).
"""

from __future__ import annotations

from hypothesis import settings


def effort(few: int, many: int) -> int:
    """How many games, seeds or examples: few in `make test`, many in `make test-long`."""
    return many if settings.get_current_profile_name() == "long" else few
