"""Sentences on a terminal: the catalogue's words, and where they are printed."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from typing import NoReturn

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

from rallybox.core.harmless import harmless
from rallybox.core.words import Param, Words

PIPE_CLOSED = 141
"""The exit status of a program whose reader went away (128 + SIGPIPE)."""


def say(message_id: str, /, **params: Param) -> str:
    """A sentence of the catalogue."""
    return Words(message_id, params).say()


def hush() -> None:
    """Send what is still to be printed nowhere: nobody reads it any more."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


class Paper(Console):
    """A console that prints texts as they are: no markup, nothing guessed to be a number, and
    nothing that a terminal would obey; names come from records that anybody may have sent."""

    def __init__(self, *, errors: bool = False) -> None:
        super().__init__(
            file=sys.stderr if errors else sys.stdout,
            markup=False,
            emoji=False,
            highlight=False,
        )

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterable[Segment]:
        for part in super().render(renderable, options):
            yield part if part.control else part._replace(text=harmless(part.text))

    def on_broken_pipe(self) -> NoReturn:
        self.quiet = True
        raise BrokenPipeError

    def tell(self, text: str | Text = "", style: str | None = None) -> None:
        """Print a paragraph: folded between words on a terminal, one line into a pipe."""
        self.print(text, style=style, soft_wrap=not self.is_terminal)
