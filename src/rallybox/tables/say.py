"""Sentences for whoever is connected, in their language; the same ones are not made twice."""

from __future__ import annotations

from functools import lru_cache

from rallybox.core.errors import RallyboxError
from rallybox.core.words import DEFAULT as DEFAULT
from rallybox.core.words import Plain, Words, languages
from rallybox.tables.wire.base import Problem

LONGEST_PARAM = 500


@lru_cache(maxsize=20_000)
def _say(message_id: str, params: tuple[tuple[str, Plain], ...], language: str) -> str:
    return Words(message_id, dict(params)).say(language)


def say(words: Words, language: str | None) -> str:
    """The sentence; nothing if no language was asked for."""
    if language is None:
        return ""
    return _say(words.id, tuple(plain(words, language).items()), language)


def plain(words: Words, language: str | None) -> dict[str, Plain]:
    """What is filled into a message, as it goes over the wire."""
    return {
        name: value.say(language or DEFAULT) if isinstance(value, Words) else value
        for name, value in words.params.items()
    }


@lru_cache(maxsize=1)
def spoken() -> tuple[str, ...]:
    """The languages there are."""
    return languages()


def pick(asked: str | None) -> str | None:
    """The language for what somebody asked for, such as `de-CH, en;q=0.5`; None if nothing."""
    if not asked:
        return None
    for part in asked.split(","):
        code = part.split(";")[0].strip().lower().split("-")[0]
        if code in spoken():
            return code
    return DEFAULT


def problem(error: RallyboxError, language: str | None) -> Problem:
    """An error as it goes over the wire."""
    params = {
        name: value if not isinstance(value, str) else value[:LONGEST_PARAM]
        for name, value in plain(error.words, language).items()
    }
    # Not remembered: what is wrong is as various as those who send it wish.
    words = Words(error.words.id, params)
    return Problem(
        error=error.name,  # type: ignore[arg-type]  # the names are those of the classes
        message=error.words.id,
        params=params,
        sentence=words.say(language or DEFAULT),
    )
