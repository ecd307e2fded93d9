"""Structured logs: one JSON object a line, on standard error.

No secrets: not what people type, hold or are recognised by, and no link of a table.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from time import monotonic

import msgspec

_OWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """A record as a line of JSON; what `extra` says becomes fields."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        fields |= {name: value for name, value in vars(record).items() if name not in _OWN}
        if record.exc_info:
            fields["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(fields, enc_hook=str).decode()


def set_up(level: str) -> None:
    """Log this level and above."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    # Its lines have addresses and links; ours say the same without.
    logging.getLogger("uvicorn.access").disabled = True
    server = logging.getLogger("uvicorn.error")
    server.setLevel(max(logging.WARNING, root.level))
    if not any(isinstance(one, SeldomHeard) for one in server.filters):
        server.addFilter(SeldomHeard())
    logging.getLogger("alembic").setLevel(max(logging.WARNING, root.level))


class Seldom:
    """Says the same thing once a minute at most, however often it happens, and how often it did.

    What goes wrong at one table goes wrong at a thousand, and every few seconds.
    """

    def __init__(self, logger: logging.Logger, seconds: float = 60.0) -> None:
        self._logger, self._seconds = logger, seconds
        self._said: dict[str, tuple[float | None, int]] = {}
        """By message, which are few: when it was said last, and how often not since."""

    def warning(self, message: str, **fields: object) -> None:
        """Something may be wrong."""
        self._say(logging.WARNING, message, None, fields)

    def error(
        self, message: str, *, exc_info: BaseException | None = None, **fields: object
    ) -> None:
        """Something is wrong."""
        self._say(logging.ERROR, message, exc_info, fields)

    def _say(
        self, level: int, message: str, trouble: BaseException | None, fields: dict[str, object]
    ) -> None:
        now = monotonic()
        last, unsaid = self._said.get(message, (None, 0))
        if last is not None and now - last < self._seconds:
            self._said[message] = last, unsaid + 1
            return
        self._said[message] = now, 0
        more = fields | ({"unsaid": unsaid} if unsaid else {})
        self._logger.log(level, message, extra=more, exc_info=trouble)


class SeldomHeard(logging.Filter):
    """Lets the same warning of somebody else's pass once a minute, and says how often it did not.

    Anybody can make a server of HTTP warn of them as often as they like.
    """

    def __init__(self, seconds: float = 60.0) -> None:
        super().__init__()
        self._seconds = seconds
        self._said: dict[str, tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Is it said?"""
        if record.levelno != logging.WARNING:
            return True
        text = str(record.msg)
        last, unsaid = self._said.get(text, (None, 0))
        if last is not None and record.created - last < self._seconds:
            self._said[text] = last, unsaid + 1
            return False
        self._said[text] = record.created, 0
        if unsaid:
            record.unsaid = unsaid
        return True
