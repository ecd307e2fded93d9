"""Play a game at random over a socket, for those who try an installed or a hosted Rallybox."""

from __future__ import annotations

import json
import random
from typing import Any

import websockets


async def to_the_end(socket: websockets.ClientConnection) -> int:
    """Answer whatever is asked until the game is over; how many decisions that took."""
    dice, decided = random.Random(1), 0
    async for text in socket:
        message: dict[str, Any] = json.loads(text)
        moment = message["moment"] if message["type"] == "hello" else message
        if moment is None or "step" not in moment or "outcome" not in moment:
            continue
        if moment["outcome"] is not None:
            return decided
        if moment["decision"] is not None:
            decided += 1
            action = dice.choice(moment["decision"]["choices"])["id"]
            order = {"type": "act", "action": action, "step": moment["step"]}
            await socket.send(json.dumps({"request": decided, **order}))
    raise AssertionError("the line ended before the game")
