"""Memory at rest does not grow with the tables that were played at; an hour with `make soak`."""

from __future__ import annotations

import asyncio
import os

import pytest

from server.soak.soak import NOISE, Rest, judge, soak


def rests(grown: list[int]) -> list[Rest]:
    return [Rest(60.0 * n, 100 * n, 10**8 + more) for n, more in enumerate(grown)]


def test_growth_for_every_table_is_a_leak_and_warming_up_or_noise_is_not() -> None:
    assert judge(rests([n * 43 * 1024 * 100 for n in range(9)])).leaks
    assert not judge(rests([n * 10**7 for n in range(3)] + [3 * 10**7] * 6)).leaks
    assert not judge(rests([0, NOISE // 2, 0, NOISE // 2, 0, NOISE // 2, 0, 0])).leaks
    assert not judge(rests([0])).leaks


@pytest.mark.long
def test_memory_at_rest_does_not_grow() -> None:
    seconds = float(os.environ.get("SOAK_SECONDS", "180"))
    found = judge(asyncio.run(soak(seconds)))
    assert not found.leaks, found
