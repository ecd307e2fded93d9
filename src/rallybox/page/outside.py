"""What a page must give us: a shelf, lines to its screens, somebody who thinks, other tabs.

Under Pyodide it is an object of JavaScript, in tests one of Python. Nothing else comes in or out.
"""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Iterable, Sequence
from importlib import import_module
from typing import Any, Protocol

import msgspec
from msgspec import UNSET, UnsetType

_IN_A_PAGE: bool = sys.platform == "emscripten"


class Put(msgspec.Struct, frozen=True):
    """One thing that changes on the shelf."""

    key: str
    value: str | None
    """None: nothing is there any more."""
    was: str | UnsetType | None = UNSET
    """What must be there before (None: nothing), or else nothing at all is changed."""


class RawShelf(Protocol):
    """Texts by their keys. Whatever cannot be done raises, and has changed nothing."""

    def get(self, key: str) -> Awaitable[Any]:
        """The text, or nothing."""

    def range(self, first: str, last: str) -> Awaitable[Iterable[Sequence[str]]]:
        """Keys and texts, in order, from the first key to before the last."""

    def change(self, puts: Any) -> Awaitable[bool]:
        """All of these (see `Put`) at once; or none of them, and False."""


class Outside(Protocol):
    """The page."""

    @property
    def shelf(self) -> RawShelf:
        """Where everything is kept."""

    def tell(self, line: int, text: str) -> object:
        """A message for the screen at this line."""

    def hang_up(self, line: int) -> object:
        """Nothing more comes on this line."""

    def think(self, text: str, urgent: int) -> Awaitable[str]:
        """Let the other worker do this (`thinker.do`); what is less is more urgent."""

    def others(self, word: str) -> object:
        """Tell the other tabs of this site (`Door.heard_of_others`)."""


def handed_out(puts: Sequence[Put]) -> Any:
    """Things as the page wants them: plain objects, in its own language where it has one."""
    plain = msgspec.to_builtins(list(puts))
    if not _IN_A_PAGE:
        return plain
    # Python's None would become `undefined` there; what went through JSON is `null`.
    return import_module("js").JSON.parse(msgspec.json.encode(plain).decode())


def text_or_nothing(value: object) -> str | None:
    """What the page has given us: its `null` is not our None."""
    return value if isinstance(value, str) else None
