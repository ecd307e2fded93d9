"""Metrics of all processes of a server, whichever of them is asked.

Each sample says which process it is from: counts that begin again with a new process stay apart.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterable, Iterator

import msgspec
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.metrics_core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from rallybox.server import metrics
from rallybox.server.crew.crew import Crew

ASK = b"M"
"""The kind of a letter that asks for metrics; the answer goes into the socket that is in it."""
PATIENCE = 1.0
PROCESS = "process"
"""The label."""


class Family(msgspec.Struct, array_like=True):
    """A metric as it goes from one process to another."""

    name: str
    about: str
    kind: str
    samples: list[tuple[str, dict[str, str], float]]


_decoder = msgspec.msgpack.Decoder(list[Family])


def _own() -> list[Family]:
    return [
        Family(
            found.name,
            found.documentation,
            found.type,
            [(sample.name, dict(sample.labels), sample.value) for sample in found.samples],
        )
        for found in metrics.REGISTRY.collect()
    ]


async def answer(_: bytes, files: list[int]) -> None:
    """Another process wants to know."""
    with socket.socket(fileno=files[0]) as line:
        line.setblocking(False)
        await asyncio.get_running_loop().sock_sendall(line, msgspec.msgpack.encode(_own()))


async def _ask(crew: Crew, number: int) -> list[Family]:
    ours, theirs = socket.socketpair()
    with ours:
        ours.setblocking(False)
        with theirs:
            if not crew.send(number, ASK, b"", [theirs.fileno()]):
                return []
        heard, loop = b"", asyncio.get_running_loop()
        try:
            async with asyncio.timeout(PATIENCE):
                while more := await loop.sock_recv(ours, 65_536):
                    heard += more
            return _decoder.decode(heard)
        except (OSError, TimeoutError, msgspec.DecodeError):
            return []  # it has just ended; the next one has nothing to tell yet


class _All(Collector):
    """What several processes have told."""

    def __init__(self, told: dict[int, list[Family]]) -> None:
        self._told = told

    def collect(self) -> Iterable[Metric]:
        """Each metric once, with the samples of all."""
        found: dict[str, Metric] = {}
        for number, families in sorted(self._told.items()):
            for one in families:
                metric = found.setdefault(one.name, Metric(one.name, one.about, one.kind))
                for name, labels, value in one.samples:
                    metric.add_sample(name, {**labels, PROCESS: str(number)}, value)
        there = GaugeMetricFamily("rallybox_processes", "Processes that serve", len(self._told))
        return [*found.values(), there]

    def describe(self) -> Iterator[Metric]:
        """Nothing before there is something."""
        return iter(())


async def exposition(crew: Crew) -> bytes:
    """Everything, as Prometheus reads it."""
    if crew.size == 1:
        return await asyncio.to_thread(metrics.exposition)
    others = crew.others
    heard = await asyncio.gather(*(_ask(crew, number) for number in others))
    told = {number: families for number, families in zip(others, heard, strict=True) if families}
    return await asyncio.to_thread(_written, {**told, crew.number: _own()})


def _written(told: dict[int, list[Family]]) -> bytes:
    """In a thread: nobody's move waits for it."""
    registry = CollectorRegistry()
    registry.register(_All(told))
    return generate_latest(registry)
