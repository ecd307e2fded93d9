"""The screen of a terminal table: paragraphs, drawings, menus and questions."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence

from rich.table import Table
from rich.text import Text

from rallybox.cli.speech import Paper, say
from rallybox.cli.terminal.ink import ink
from rallybox.cli.terminal.menu import Menu
from rallybox.core.actions import Action
from rallybox.core.words import DEFAULT, Words, knows

try:
    import readline  # line editing and history for input()

    forget_typing = readline.clear_history
except ImportError:  # not on every system

    def forget_typing() -> None:
        """Nothing is remembered."""


ONE_PAGE = 20
"""So many choices, or fewer, are shown at once."""
SMALL_PAGE = 8
"""Choices on a page, of many, where explanations are long and the terminal is low."""


NOTATION = 26
"""Columns for notations, at most."""


def keys(name: str) -> tuple[str, ...]:
    """What somebody may type to mean `name`, in the language spoken here or in English."""
    message = Words(f"cli-keys-{name}")
    return tuple(f"{message.say()}, {message.say(DEFAULT)}".split(", "))


class Left(Exception):
    """Whoever sat at the table has gone: end of input."""


class Screen:
    """Where one table is shown. All sentences come in whole; it only lays them out."""

    def __init__(self, game: str, paper: Paper | None = None) -> None:
        self.game = game
        self.paper = paper or Paper()

    def page(self, explanations: Sequence[str]) -> int:
        """How many of these choices go on a page."""
        if len(explanations) <= ONE_PAGE:
            return ONE_PAGE
        room = max(20, self.paper.width - NOTATION - 5)
        lines = sum(1 + len(text) // room for text in explanations) / len(explanations)
        return max(SMALL_PAGE, min(ONE_PAGE, int((self.paper.height - 6) / lines)))

    # -- showing -----------------------------------------------------------------------------

    def tell(self, text: str = "", style: str = "") -> None:
        """A paragraph."""
        self.paper.tell(ink(text, self.game, style))

    def heading(self, text: str) -> None:
        """A line across, with a title in it."""
        self.paper.tell()
        self.paper.rule(Text(text, "bold"), style="dim", align="left")

    def news(self, sentences: Iterable[str]) -> None:
        """What has happened, one thing a line."""
        for sentence in sentences:
            grid = Table.grid(padding=(0, 1))
            grid.add_row(Text("·", "dim"), ink(sentence, self.game))
            self.paper.print(grid)

    def drawing(self, text: str) -> None:
        """A drawing; on a terminal that is too narrow for it, folded as well as it goes."""
        self.paper.tell()
        self.tell(text)
        self.paper.tell()
        widest = max(map(len, text.splitlines()), default=0)
        if self.paper.is_terminal and widest > self.paper.width:
            self.tell(say("cli-too-narrow", columns=widest), "dim")

    def menu(self, menu: Menu, explain: Callable[[Action], str]) -> None:
        """The page of a menu, and how to see the rest."""
        rows = list(menu)
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right")
        grid.add_column(max_width=NOTATION, overflow="fold")
        grid.add_column()
        for number, action in rows:
            label = Text(f"{number:>3}", "bold cyan")
            grid.add_row(label, ink(action.text, self.game), ink(explain(action), self.game))
        self.paper.print(grid)
        if menu.left:
            self.tell(say("cli-menu-more", left=menu.left), "dim")
            words = tuple(f"{word} ({count})" for word, count in menu.beginnings().items())
            if words and not menu.narrowed:
                self.tell(say("cli-menu-beginnings", words=words), "dim")
        elif menu.narrowed or len(menu.actions) > menu.page:
            self.tell(say("cli-menu-all", total=len(menu.actions)), "dim")

    def rules(self) -> None:
        """The rules of the game in short, if somebody has written them."""
        page = f"{self.game}-rules-short"
        self.paper.tell()
        self.tell(say(page) if knows(page) else say("cli-no-rules"))
        self.paper.tell()

    def clear(self) -> None:
        """Nothing that was shown or typed stays to be seen, not even by scrolling back."""
        forget_typing()
        if self.paper.is_terminal:
            self.paper.file.write("\x1b[3J")
            self.paper.clear()
        else:
            self.paper.tell("\n" + say("cli-curtain-piped"))

    # -- asking ------------------------------------------------------------------------------

    def read(self, prompt: str = "> ") -> str:
        """A line that somebody types, trimmed; `Left` if nobody will."""
        self.paper.file.flush()
        try:
            typed = input(prompt)
        except EOFError:
            self.paper.tell()
            raise Left from None
        if not sys.stdin.isatty():
            print(typed)  # so that a transcript reads like a conversation
        return typed.strip()

    def confirm(self, question: str) -> bool:
        """A question whose answer is no unless somebody says yes."""
        return self.read(question + " ").casefold() in keys("yes")
