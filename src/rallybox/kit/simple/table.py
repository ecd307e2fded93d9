"""What lies on a table: cards that all see, that one seat sees, that nobody sees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NamedTuple,
    Self,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

UNSEEN: Final = "?"
"""Stands in a view where there is a card that the viewer does not see."""


class Kept(NamedTuple):
    """Who sees the cards of a field."""

    by: Literal["own", "nobody"]


Own = Annotated[list[list[str]], Kept("own")]
"""A pile of cards for each seat; only that seat sees them, everybody how many they are."""
Nobodys = Annotated[list[str], Kept("nobody")]
"""A pile of cards that nobody sees, only how many they are. Take from it by chance
(`deck.pop(dice.below(len(deck)))`), so that its order is no secret either."""


class Table(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The base of what lies on a table: numbers, texts, lists and lists of lists of them."""

    def copy(self) -> Self:
        """An independent copy."""
        twin = msgspec.structs.replace(self)
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if isinstance(value, list):
                setattr(twin, name, _copied(value))
        return twin

    def seen_by(self, seat: int | None) -> Self:
        """The table as a seat, or a spectator, sees it: built up, with `UNSEEN` for other cards."""
        shown: dict[str, Any] = {}
        for name, by in fields_of(type(self)).items():
            value = getattr(self, name)
            if by == "nobody":
                shown[name] = [UNSEEN] * len(value)
            elif by == "own":
                shown[name] = [
                    list(pile) if owner == seat else [UNSEEN] * len(pile)
                    for owner, pile in enumerate(value)
                ]
            else:
                shown[name] = _copied(value) if isinstance(value, list) else value
        return type(self)(**shown)

    def covered(self) -> Self:
        """With every card that not all see turned face down."""
        return self.seen_by(None)

    def piles(self) -> Iterator[tuple[str, list[str]]]:
        """Every pile of cards that not all see, with a name for it."""
        for name, by in fields_of(type(self)).items():
            if by == "nobody":
                yield name, getattr(self, name)
            elif by == "own":
                for seat, pile in enumerate(getattr(self, name)):
                    yield f"{name} of {seat}", pile


def _copied(value: list[Any]) -> list[Any]:
    return [_copied(one) if isinstance(one, list) else one for one in value]


@cache
def fields_of(kind: Any) -> dict[str, str]:
    """The fields of a table, each with who sees it: `all`, `own` or `nobody`."""
    found = {}
    for name, hint in get_type_hints(kind, include_extras=True).items():
        marks = [mark for mark in _marks(hint) if isinstance(mark, Kept)]
        found[name] = marks[0].by if marks else "all"
    return {name: found[name] for name in kind.__struct_fields__}


def _marks(hint: object) -> Sequence[object]:
    return get_args(hint)[1:] if get_origin(hint) is Annotated else ()
