"""The hostile client, in a process of its own: `storm.py ADDRESS SECONDS ATTACK…`.

Prints one line when it begins, and what it counted when the time is over.
"""

from __future__ import annotations

import asyncio
import json
import sys
from contextlib import suppress

from server.durability.people import BROKEN
from server.hostile import attacks
from server.hostile.ground import Ground


async def storm(address: str, seconds: float, names: list[str]) -> dict[str, dict[str, int]]:
    """All of these attacks at once, for so long."""
    grounds = [Ground(address, name) for name in names]
    tasks = [asyncio.create_task(_attack(ground)) for ground in grounds]
    try:
        await asyncio.wait([*tasks, asyncio.create_task(asyncio.sleep(seconds))], timeout=seconds)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for ground in grounds:
            with suppress(TimeoutError, *BROKEN):
                async with asyncio.timeout(5):
                    await ground.close()
    for task in tasks:
        if not task.cancelled() and (error := task.exception()) is not None:
            raise error
    return {ground.name: dict(sorted(ground.counts.items())) for ground in grounds}


async def _attack(ground: Ground) -> None:
    await attacks.find(ground.name)(ground)


if __name__ == "__main__":
    print("storm", flush=True)
    print(json.dumps(asyncio.run(storm(sys.argv[1], float(sys.argv[2]), sys.argv[3:]))), flush=True)
