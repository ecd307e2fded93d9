"""What goes wrong at a table without anybody's fault there: whoever hosts it takes note."""

from __future__ import annotations

from typing import Protocol


class Notes(Protocol):
    """A log for whoever runs this; nothing of what people do or hold goes there."""

    def warning(self, message: str, **fields: object) -> None:
        """Something cannot be done yet, and is tried again."""

    def error(self, message: str, *, exc_info: BaseException) -> None:
        """A mistake of ours."""
