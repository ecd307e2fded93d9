"""Views without what only says which game it is.

To somebody who plays, the number of a deal tells nothing about what lies covered; to a program that
deals it again, everything. So whoever learns, remembers or imagines does not see it.
"""

from __future__ import annotations

from typing import TypeVar

import msgspec
from msgspec.structs import replace

from rallybox.core.setup import Setup
from rallybox.core.view import View

Told = TypeVar("Told", bound=View | Setup)


def unnumbered(view: View) -> View:
    """The same view with nothing in its identity fields, and in those of its set-up."""
    setup = _without(view.setup)
    return _without(view if setup is view.setup else replace(view, setup=setup))


def seen_as_text(view: View) -> str:
    """What learners see of a view, whole, as JSON."""
    return msgspec.json.encode(unnumbered(view)).decode()


def _without(told: Told) -> Told:
    said = [name for name in told.identity_fields if getattr(told, name) is not None]
    return replace(told, **dict.fromkeys(said)) if said else told
