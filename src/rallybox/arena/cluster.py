"""Games on a Ray cluster: the same lines as with processes, from more machines."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from typing import Any

from rallybox.arena.game import Line
from rallybox.arena.run import Spread
from rallybox.core.errors import Malformed, RallyboxError

AHEAD = 4
"""Games that wait for each processor of the cluster, so that none is ever idle."""


def _ray() -> Any:
    # Nobody is told that we use it; and it is only here for those who ask for it.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise Malformed("arena-no-ray") from None
    return ray


def with_cluster(address: str) -> Spread:
    """The Ray cluster at this address, which must have Rallybox installed."""
    ray = _ray()

    def spread_games(
        work: Callable[[int], Line], tasks: Iterable[int]
    ) -> Generator[Line, None, None]:
        try:
            ray.init(address, log_to_driver=False, logging_level="error", namespace="rallybox")
        except (ConnectionError, RuntimeError, ValueError, OSError) as error:
            reason = " ".join(str(error).split()).rstrip(".")
            raise Malformed("arena-no-cluster", address=address, reason=reason) from None
        try:
            yield from _answers(ray, work, tasks)
        except ray.exceptions.RayError as error:
            reason = " ".join(str(error).split()).rstrip(".")
            raise RallyboxError("arena-cluster-lost", reason=reason) from None
        finally:
            ray.shutdown()

    return spread_games


def _answers(
    ray: Any, work: Callable[[int], Line], tasks: Iterable[int]
) -> Generator[Line, None, None]:
    play = ray.remote(work)
    left = iter(tasks)
    waiting: list[Any] = []
    try:
        while True:
            room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))) - len(waiting)
            waiting += [play.remote(number) for number in islice(left, max(room, 0))]
            if not waiting:
                return
            done, waiting = ray.wait(waiting, num_returns=1)
            for ready in done:
                yield ray.get(ready)
    finally:
        for game in waiting:
            ray.cancel(game, force=True)
