"""The menu of a decision: numbered actions, in pages, narrowed down by typing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from rallybox.core.actions import Action

MOST_BEGINNINGS = 12


class Menu:
    """The legal actions of one decision. Numbers stay with their actions, whatever is shown.

    `spell` writes a notation as people read and type it.
    """

    def __init__(
        self, actions: Sequence[Action], page: int, spell: Callable[[str], str] = str
    ) -> None:
        self.actions = actions
        self.page = page
        self._texts = [spell(action.text) for action in actions]
        self._shown = list(enumerate(actions, start=1))
        self._first = 0

    @property
    def left(self) -> int:
        """How many actions come after the page that is shown."""
        return max(0, len(self._shown) - self._first - self.page)

    @property
    def narrowed(self) -> bool:
        """Does a filter hide some of the actions?"""
        return len(self._shown) < len(self.actions)

    def __iter__(self) -> Iterator[tuple[int, Action]]:
        """The numbers and actions of the page that is shown."""
        return iter(self._shown[self._first : self._first + self.page])

    def more(self) -> None:
        """Turn the page; after the last one comes the first, of all actions."""
        if self.left:
            self._first += self.page
        else:
            self.reset()

    def reset(self) -> None:
        """Back to the first page of all actions."""
        self._shown = list(enumerate(self.actions, start=1))
        self._first = 0

    def narrow(self, part: str) -> bool:
        """Show only actions whose notation begins with these words, or else contains them; False,
        and no change, if there is none."""
        part = part.casefold()
        everything = [(n, text.casefold()) for n, text in enumerate(self._texts, 1)]
        beginning = [n for n, text in everything if f"{text} ".startswith(f"{part} ")]
        found = beginning or [n for n, text in everything if part in text]
        if not found:
            return False
        self._shown = [(number, self.actions[number - 1]) for number in found]
        self._first = 0
        return True

    def beginnings(self) -> dict[str, int]:
        """The first words of the notations with their numbers, if they sort the actions well."""
        counted = Counter(text.split(" ")[0] for text in self._texts)
        sorts_well = 2 <= len(counted) <= MOST_BEGINNINGS and 2 * len(counted) < len(self.actions)
        return dict(counted) if sorts_well else {}

    def pick(self, typed: str) -> Action | None:
        """The listed action that a number or a notation means, however it is spaced or cased."""
        for number, action in enumerate(self.actions, start=1):
            if typed == str(number):
                return action
        plain = _plain(typed)
        every = zip(self.actions, self._texts, strict=True)
        return next((a for a, text in every if plain in (_plain(text), _plain(a.text))), None)


def _plain(text: str) -> str:
    return "".join(text.split()).casefold()
