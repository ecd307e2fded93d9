"""Offers: what an action is and would do, as far as the one who is asked can know."""

from __future__ import annotations

from typing import ClassVar

from rallybox.core.telling import Telling


class Offer(Telling, frozen=True, kw_only=True, tag=True, tag_field="is"):
    """The base of all offers. A game derives one class for each kind of action.

    Whoever shows an action to people needs no notation and no rule: everything that it is made of
    and leads to is a field. The sentence is the message `<game>-explain-<class name>`.
    """

    manner: ClassVar[str] = "explain"


class Order(Offer, frozen=True, kw_only=True):
    """The offer of a game that has no offers of its own: an action by its notation."""

    text: str
