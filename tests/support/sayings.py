"""What a client does with a sentence that it is told to make."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rallybox.core.words import Cards, Param, Words


def sentence(said: dict[str, Any], names: Sequence[str], language: str = "en") -> str:
    """The sentence of a `Said` as JSON, with names for seats."""
    return _words(said, names, language).say(language)


def _words(said: dict[str, Any], names: Sequence[str], language: str) -> Words:
    def filled(value: Any) -> Param:
        if isinstance(value, list):
            return tuple(value)
        if not isinstance(value, dict):
            return value  # type: ignore[no-any-return]
        ((kind, inside),) = value.items()
        if kind == "seats":
            return tuple(names[seat] for seat in inside)
        return Cards(inside) if kind == "cards" else _words(inside, names, language)

    return Words(
        said["id"], {name: filled(value) for name, value in said.get("params", {}).items()}
    )
