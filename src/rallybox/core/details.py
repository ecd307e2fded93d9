"""What machines complain of, in people's words: files that cannot be had, data that cannot be read.

They speak English only; whatever is not known here stays as they say it.
"""

from __future__ import annotations

import errno
import re
from typing import Final

import msgspec

from rallybox.core.words import Param, Words, knows

UNREADABLE: Final = (msgspec.DecodeError, UnicodeError, RecursionError)
"""What msgspec raises for data that is not what it should be, whoever made it: in another form, in
no letters, nested without end."""

_READING = (
    ("type", r"Expected `(?P<wanted>[^`]+)`, got `(?P<found>[^`]+)`"),
    ("limit", r"Expected `(?P<wanted>[^`]+)` (?P<limit>(?:[<>]=?|of length) .+)"),
    ("missing", r"Object missing required field `(?P<field>[^`]+)`"),
    ("unknown", r"Object contains unknown field `(?P<field>[^`]+)`"),
    ("value", r"Invalid (?:enum )?value (?P<found>.+)"),
    ("cut-short", r"Input data was truncated"),
    ("json", r"JSON is malformed: .+ \(byte (?P<byte>\d+)\)"),
)
"""What msgspec says, by the last part of our message's id."""


def why_unread(error: Exception) -> Words | str:
    """Why data from outside could not be read (`UNREADABLE`)."""
    if isinstance(error, UnicodeError):
        return Words("core-reading-letters")
    if isinstance(error, RecursionError):
        return Words("core-reading-depth")
    text, _, where = str(error).partition(" - at ")
    for name, pattern in _READING:
        if found := re.fullmatch(pattern, text):
            params: dict[str, Param] = dict(found.groupdict())
            words = Words(f"core-reading-{name}", params)
            return (
                Words(
                    "core-reading-at", {"told": words, "where": where.strip("`").removeprefix("$.")}
                )
                if where
                else words
            )
    return str(error)


def why_failed(error: Exception) -> Words | str:
    """Why the system did not do what it was asked to."""
    if isinstance(error, OSError) and error.errno is not None:
        message = f"core-system-{errno.errorcode.get(error.errno, '').lower()}"
        if knows(message):
            return Words(message)
    return getattr(error, "strerror", None) or str(error)
