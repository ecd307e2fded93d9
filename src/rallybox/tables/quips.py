"""What drivers with a character say at the table: now and then a few words, at most one of them.

They are chosen from what everybody has seen, and from nothing else: the views of spectators before
and after a step, the table's id and the number of the step. No hand, no action, no event for one
seat ever comes here, so nothing can be heard in them that is not on the table already; a test
plays the same public history with other cards. Nothing is remembered either: whoever looks at a
step again, in a replay or after a restart, hears the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import blake2b
from typing import Literal, NamedTuple

from rallybox.core.game import Game
from rallybox.core.view import View
from rallybox.core.words import Words
from rallybox.tables.order import order_of

Occasion = Literal["start", "ahead", "behind", "lead", "leap", "drop", "won", "lost"]

CHANCES: Mapping[Occasion, int] = {
    "start": 100,
    "ahead": 30,
    "behind": 30,
    "lead": 70,
    "leap": 80,
    "drop": 60,
    "won": 100,
    "lost": 100,
}
"""In how many of a hundred such moments somebody says something."""
BREATH = 3
"""So many steps each have one, drawn beforehand, at which somebody may speak."""


class Quip(NamedTuple):
    """Somebody says something."""

    seat: int
    words: Words


def quip(
    game: Game,
    table: str,
    step: int,
    before: View | None,
    after: View,
    drivers: Mapping[int, str],
) -> Quip | None:
    """What is said when it stands so, if anything.

    `before`, `after`: what spectators saw before this step and see now; without `before` it has
    just begun. `drivers`: the characters, by seat.
    """
    if after.seat is not None or (before is not None and before.seat is not None):
        raise ValueError("what is said follows from what everybody sees")
    calm = before is None or after.outcome is not None
    if not calm and step % BREATH != _number(table, step // BREATH) % BREATH:
        return None
    found = [
        (seat, occasion)
        for seat, occasion in _occasions(game, before, after)
        if seat in drivers and _number(table, step, seat) % 100 < CHANCES[occasion]
    ]
    if not found:
        return None
    seat, occasion = found[_number(table, step, "who") % len(found)]
    return Quip(seat, Words(f"bots-says-{drivers[seat]}-{occasion}"))


def _number(*of: object) -> int:
    """A number that follows from these, as good as drawn."""
    text = " ".join(map(str, of)).encode()
    return int.from_bytes(blake2b(text, digest_size=4, person=b"rallybox quips").digest())


def _occasions(game: Game, before: View | None, after: View) -> Iterator[tuple[int, Occasion]]:
    """Whoever has had one at this step, and which."""
    if after.outcome is not None:
        last = max(after.outcome.places)
        for seat, place in enumerate(after.outcome.places):
            if place in (1, last):
                yield seat, "won" if place == 1 else "lost"
        return
    if before is None:
        for seat in range(after.setup.players):
            yield seat, "start"
        return
    order = order_of(game)
    if order is None:
        return
    was, now = order(before), order(after)
    level = len(set(was)) == 1
    for seat, (old, new) in enumerate(zip(was, now, strict=True)):
        # While all were level nobody was overtaken.
        if old != new if not level else now.count(1) == 1 == new:
            yield seat, _moved(old, new)


def _moved(old: int, new: int) -> Occasion:
    if new == 1:
        return "lead"
    if new < old:
        return "leap" if old - new > 1 else "ahead"
    return "drop" if new - old > 1 else "behind"
