"""Many processes in which several threads are the first to read what is stored, all at once.

A program of its own, since what it looks for brings a process down.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable

import msgspec

from rallybox.core.dice import SeededDice
from rallybox.games import GAMES
from rallybox.server.house import House
from rallybox.server.settings import Settings
from rallybox.tables.record import TableRecord

PROCESSES = 25
THREADS = 4


def _table() -> dict[str, object]:
    return {
        **dict.fromkeys(("id", "code", "game", "host", "secret"), "x"),
        "rules": 1,
        "created": 1,
        "public": True,
        "hints": True,
        "status": "open",
        "setup": {},
        "pace": {"kind": "live"},
        "seats": [{"seat": 0, "plan": "person"}],
    }


def _reads() -> list[Callable[[], object]]:
    table = _table()
    found: list[Callable[[], object]] = [lambda: msgspec.convert(table, TableRecord)]
    for game in GAMES.values():
        state = game.start(game.setup({}), SeededDice("1"))
        view, position = msgspec.json.encode(state.view(0)), msgspec.json.encode(state.dump())
        found.append(lambda game=game, view=view: game.read_view(view))  # type: ignore[misc]
        found.append(
            lambda game=game, position=position: game.read_position(position)  # type: ignore[misc]
        )
    return found


def _race(reads: list[Callable[[], object]]) -> None:
    gates = [threading.Barrier(THREADS) for _ in reads]

    def read_all() -> None:
        for gate, read in zip(gates, reads, strict=True):
            gate.wait()
            read()

    threads = [threading.Thread(target=read_all) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def main() -> None:
    """Exit status 1 if a process came down. With an argument there is no server."""
    reads, down = _reads(), 0
    for _ in range(PROCESSES):
        child = os.fork()
        if child == 0:
            if len(sys.argv) == 1:
                House(Settings(database="sqlite://"))
            sys.setswitchinterval(1e-7)
            _race(reads)
            os._exit(0)
        down += os.waitpid(child, 0)[1] != 0
    print(down)
    sys.exit(down > 0)


if __name__ == "__main__":
    main()
