"""The second worker: it thinks, one piece of work at a time, while the first one plays.

Work is a function of ours with its arguments, as for the processes of a server; so is what comes
back. Both travel as text between two workers of the same page, and only what is ours is unpacked.
"""

from __future__ import annotations

import pickle
from base64 import b64decode, b64encode
from collections.abc import Callable, Mapping
from io import BytesIO
from typing import Any, NamedTuple

from rallybox.core.errors import RallyboxError
from rallybox.tables.thinking import Bots, Question

_bots = Bots()
_OURS = ("rallybox", "msgspec")
_LENT = {("functools", "partial"), ("builtins", "frozenset")}
"""What ours are packed with besides."""


class Answer(NamedTuple):
    """What came of it."""

    value: Any = None
    error: RallyboxError | None = None
    fault: str = ""
    """A mistake of ours, for whoever looks for it."""


class _Unpacker(pickle.Unpickler):
    def find_class(self, module: str, name: str) -> Any:
        if module.partition(".")[0] not in _OURS and (module, name) not in _LENT:
            raise pickle.UnpicklingError(f"{module}.{name}")
        return super().find_class(module, name)


def pack(value: object) -> str:
    """Work or an answer as text."""
    return b64encode(pickle.dumps(value)).decode()


def unpack(text: str) -> Any:
    """What `pack` packed."""
    return _Unpacker(BytesIO(b64decode(text))).load()


def decide(question: Question, seed: str) -> int:
    """The id of the action that a bot chooses."""
    return _bots.decide(question, seed)


def forget(table: str, views: Mapping[int, bytes]) -> None:
    """Close the bots of a game that is over, or was left."""
    _bots.forget(table, views)


def do(text: str) -> str:
    """Do a piece of work; this never raises."""
    try:
        work: Callable[[], object] = unpack(text)
        return pack(Answer(work()))
    except RallyboxError as error:
        return pack(Answer(error=error))
    except Exception as error:
        return pack(Answer(fault=f"{type(error).__name__}: {error}"))
