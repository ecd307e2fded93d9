"""Who is at a table through other processes: they tell each other, nothing is stored."""

from __future__ import annotations

from collections.abc import Callable

from rallybox.tables.audience import Here

HERE = "here:"
"""How what one process tells the others begins."""
HIDDEN = "~"
"""What follows somebody who has the table open and does not see it."""
RENEW_MS = 5_000
FORGET_MS = 12_000
"""A process that was killed takes no leave; after so long nobody is there any more."""


def written(here: Here) -> str:
    """In one word, as a notification wants it."""
    people = (one + HIDDEN if one in here.hidden else one for one in sorted(here.people))
    return f"{HERE}{','.join(people)}:{here.watchers}"


def read(word: str) -> Here:
    """What `written` made a word of."""
    people, watchers = word.removeprefix(HERE).split(":")
    all_of_them = frozenset(people.split(",")) - {""}
    hidden = frozenset(one.removesuffix(HIDDEN) for one in all_of_them if one.endswith(HIDDEN))
    return Here(frozenset(one.removesuffix(HIDDEN) for one in all_of_them), int(watchers), hidden)


class Presence:
    """What this process has told the others, and what they have said."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self._tell = tell
        self._others: dict[str, tuple[Here, int]] = {}
        self._told = written(Here())
        self._told_at = 0

    def elsewhere(self) -> list[Here]:
        """Those connected to other processes."""
        return [here for here, _ in self._others.values()]

    def tell_others(self, here: Here, now: int) -> None:
        """Let other processes know who is here, if they do not yet, or if it was long ago."""
        word = written(here)
        renewed = here != Here() and now - self._told_at >= RENEW_MS
        if word != self._told or renewed:
            self._told, self._told_at = word, now
            self._tell(word)

    def heard(self, node: str, word: str, now: int) -> None:
        """Another process says who is there. Whoever is new is told of ours in turn."""
        if node not in self._others and self._told != written(Here()):
            self._tell(self._told)
        self._others[node] = read(word), now

    def forget_silent(self, now: int) -> None:
        """Of whom nothing is heard any more, nobody is there."""
        kept = {node: said for node, said in self._others.items() if now - said[1] <= FORGET_MS}
        self._others = kept
