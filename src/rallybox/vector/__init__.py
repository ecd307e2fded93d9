"""The vector environment: thousands of games a step, in compiled code, seen through NumPy.

    from rallybox.vector import Vector

    games = Vector("<game>", {"players": 4}, count=4096, seed=1)
    while learning:
        games.step(choose(games.observations, games.masks))
        learn(games.seats, games.rewards, games.done)

docs/research.md tells more. NumPy is needed (`pip install rallybox[research]`), and loaded only
with `rallybox.vector.games`, from which `Vector` comes.
"""

from __future__ import annotations

from typing import Any

__all__ = ["Vector"]


def __getattr__(name: str) -> Any:
    """`Vector`, once somebody asks for it: until then nothing needs NumPy."""
    if name != "Vector":
        raise AttributeError(name)
    from rallybox.vector.games import Vector

    return Vector
