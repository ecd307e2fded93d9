"""Processes: every answer comes back, and trouble is told in a sentence."""

from __future__ import annotations

import math
import multiprocessing
import os
import time
from contextlib import closing
from itertools import count

import pytest

from rallybox.arena.pool import spread
from rallybox.core import Malformed, RallyboxError
from rallybox.games import find_game


@pytest.mark.parametrize("jobs", [1, 3])
def test_every_task_is_answered_once(jobs: int) -> None:
    assert sorted(spread(math.factorial, range(40), jobs)) == [math.factorial(n) for n in range(40)]
    assert list(spread(math.factorial, [], jobs)) == []


def test_tasks_without_end_can_be_left() -> None:
    with closing(spread(math.factorial, count(), 2)) as answers:
        assert {next(answers) for _ in range(3)} <= {math.factorial(n) for n in range(12)}
    assert multiprocessing.active_children() == []


def test_a_worker_that_is_gone_is_told_in_a_sentence() -> None:
    with pytest.raises(RallyboxError, match="killed from outside; “--resume”"):
        list(spread(os._exit, [3] * 20, 2))
    assert multiprocessing.active_children() == []


def test_an_error_of_ours_travels() -> None:
    with pytest.raises(Malformed, match="no game called “chess”"):
        list(spread(find_game, ["chess"] * 3, 2))
    assert multiprocessing.active_children() == []


def test_work_under_way_does_not_hold_up_who_leaves() -> None:
    answers = spread(time.sleep, [0.0, *[600.0] * 8], 2)
    assert next(answers) is None
    answers.close()
    assert multiprocessing.active_children() == []
