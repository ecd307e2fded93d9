"""Work on a Ray cluster: the same answers as with processes, from more machines."""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from typing import Any, TypeVar

from rallybox.arena.pool import Everywhere
from rallybox.core.errors import Malformed, RallyboxError

Task = TypeVar("Task")
Answer = TypeVar("Answer")

COLOURS = re.compile(r"\x1b\[[0-9;]*m")

AHEAD = 4
"""Tasks that wait for each processor of the cluster, so that none is ever idle."""


def _ray() -> Any:
    # Nobody is told that we use it; and it is only here for those who ask for it.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise Malformed("arena-no-ray") from None
    return ray


def _reason(error: Exception) -> str:
    """What an error says, as the part of a sentence: Ray writes pages, in colours."""
    return " ".join(COLOURS.sub("", str(error)).split()).rstrip(".")


def _knock(address: str) -> None:
    """Is anybody there? Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host, int(port)), timeout=10).close()


def with_cluster(address: str, lost: str = "arena-cluster-lost") -> Everywhere:
    """The Ray cluster at this address, which must have Rallybox installed. Connects at once.

    `lost` is what is said if it fails later."""
    ray = _ray()
    try:
        _knock(address)
        ray.init(address, log_to_driver=False, logging_level="error", namespace="rallybox")
    except (OSError, OverflowError, RuntimeError, ValueError) as error:
        raise Malformed("arena-no-cluster", address=address, reason=_reason(error)) from None

    def spread_tasks(
        work: Callable[[Task], Answer], tasks: Iterable[Task]
    ) -> Generator[Answer, None, None]:
        try:
            yield from _answers(ray, work, tasks)
        except ray.exceptions.RayError as error:
            raise RallyboxError(lost, reason=_reason(error)) from None
        finally:
            # Also ends work under way; cancelling them one by one can crash Ray 2.60.
            ray.shutdown()

    return spread_tasks


def _do(work: Callable[[Task], Answer], task: Task) -> Answer:
    # What Ray sends to its workers has to be a plain function.
    return work(task)


def _answers(
    ray: Any, work: Callable[[Task], Answer], tasks: Iterable[Task]
) -> Generator[Answer, None, None]:
    do, shared = ray.remote(_do), ray.put(work)
    left = iter(tasks)
    waiting: list[Any] = []
    while True:
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))) - len(waiting)
        waiting += [do.remote(shared, task) for task in islice(left, max(room, 0))]
        if not waiting:
            return
        done, waiting = ray.wait(waiting, num_returns=1)
        for ready in done:
            yield ray.get(ready)
