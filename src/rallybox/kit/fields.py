"""How a game declares the parts of its state, each once, in its `fields` room.

`scripts/made.py` writes from it what would otherwise be written by hand again and again: the class
with its slots and how it is copied, the view with what is shown of it, the hidden part of a
position, and the way back from both. The declarations are not read while games are played.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, NamedTuple

Seen = Literal["all", "own", "nobody", "by hand", "follows"]
"""Who sees a part: everybody; of a list by seat, each seat its own entry; nobody. `by hand`:
everybody, but together with others or in a form that the game itself works out and takes back (see
`Shown`). `follows`: it follows from other parts, and is worked out again instead of being shown."""

ALL: Final = "all"
OWN: Final = "own"
NOBODY: Final = "nobody"
BY_HAND: Final = "by hand"
FOLLOWS: Final = "follows"

Used = type | Callable[..., object] | str
"""A class, a function, or the full name of something else."""


class Form(NamedTuple):
    """How a value is shown: its type there, the way to it and the way back.

    `{}` stands for the value; `uses` are the functions and types that the ways name.
    """

    type: str
    write: str = "{}"
    read: str = "{}"
    uses: tuple[Used, ...] = ()


class Part(NamedTuple):
    """A part of the state."""

    name: str
    type: str
    about: str
    seen: Seen
    form: Form | None = None
    """How it is shown (of `own` parts: one entry of the list); by itself if it is a plain value."""
    shown: str = ""
    """Its name in the view, if another one reads better there."""
    kept: str = ""
    """The same for the hidden part of a position."""
    about_shown: str = ""
    """What to say of it in the view, if something else."""
    none: str = "()"
    """`own`: what a spectator sees."""
    group: str = ""
    """The group of the view that it is shown in, with others by seat; see `Group`."""
    blank: str = ""
    """What it is before anything has happened, for `players` drivers; nothing, zero or empty if
    this is not said."""


class Shown(NamedTuple):
    """Something that only the view has. The game's `view` room works it out and hands it over."""

    name: str
    type: str
    about: str
    none: str | None = None
    """For what only the viewer's seat sees: what a spectator sees instead."""
    group: str = ""
    made: str = ""
    """In a group: how it is worked out from `state` and `seat`."""
    uses: tuple[Used, ...] = ()
    identity: bool = False
    """Does it only say which game it is? Not in a group. See `View.identity_fields`."""


class Group(NamedTuple):
    """What is shown of each seat together, as one value; `()` in the view where there are none."""

    name: str
    title: str
    """What the class is called."""
    about: str
    seats: str
    """How many there are, worked out from `state`."""


class Fields(NamedTuple):
    """All parts of a game's state."""

    title: str
    """What the classes are called after, such as `CoinRace`."""
    setup: type
    about: str
    """The docstring of the state."""
    about_view: str
    parts: tuple[Part | Shown | Group, ...]
    uses: tuple[Used, ...] = ()
    """The types that the parts name."""
    hidden_to_act: bool = False
    """Is it a secret who has still to answer? Then a position keeps it with what is hidden."""


def by_seat(form: Form, made: str = "[{}]") -> Form:
    """A list with one such value for each seat (or whatever else it goes by)."""
    return Form(
        f"tuple[{form.type}, ...]",
        f"tuple([{form.write.format('one')} for one in {{}}])",
        made.format(f"{form.read.format('one')} for one in {{}}"),
        form.uses,
    )
