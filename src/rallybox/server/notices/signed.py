"""Links that need no login: whoever has one may do what it says, and nobody can make one."""

from __future__ import annotations

import hmac
from typing import Literal

from rallybox.tables.errors import Forbidden

Purpose = Literal["stop", "confirm"]


def _mark(key: bytes, purpose: Purpose, text: str) -> str:
    return hmac.digest(key, f"rallybox {purpose} {text}".encode(), "sha256").hex()[:43]


def sign(key: bytes, purpose: Purpose, channel: str, until: int = 0) -> str:
    """A token for one purpose and one channel; `until`: when it expires, 0 for never.

    Without a dot: pages have none in their addresses, files do.
    """
    return f"{channel}~{until}~{_mark(key, purpose, f'{channel} {until}')}"


def check(key: bytes, purpose: Purpose, token: str, now: int) -> str:
    """The channel of a token; Forbidden if it is none of ours, or too old."""
    channel, _, rest = token.partition("~")
    until, _, mark = rest.partition("~")
    good = until.isascii() and until.isdigit() and len(until) <= 15 and mark.isascii()
    if not good or not hmac.compare_digest(mark, _mark(key, purpose, f"{channel} {int(until)}")):
        raise Forbidden("server-notice-bad-link")
    if 0 < int(until) < now:
        raise Forbidden("server-notice-bad-link")
    return channel
