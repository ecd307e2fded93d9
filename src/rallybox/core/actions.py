"""Actions: orders that a player can give."""

from __future__ import annotations

from types import MemberDescriptorType
from typing import Final, NoReturn

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One order, shared by all seats and states. A game makes each of its actions once, so two
    actions are equal only if they are the same object.

    `id` is a stable integer for learning code, `text` the short notation of logs and records.
    Each game derives its own kinds with what they mean as attributes, all of them `Final`: who
    could change an action would change it for everybody.
    """

    __slots__ = ("id", "text")

    def __init__(self, action_id: int, text: str) -> None:
        self.id: Final = action_id
        self.text: Final = text

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.text}>"

    def __reduce__(self) -> NoReturn:
        # A second object for the same order would be equal to nothing.
        raise TypeError("send an action's text or id to another process, not the action")


def _set_once(action: Action, name: str, value: object) -> None:
    if hasattr(action, name):
        raise AttributeError(f"{action!r} cannot be changed")
    object.__setattr__(action, name, value)


# Compiled, a `Final` attribute cannot be set from outside. The interpreter has to be told so.
if isinstance(vars(Action)["id"], MemberDescriptorType):
    setattr(Action, "__setattr__", _set_once)  # noqa: B010 - mypy refuses an assignment
