"""Sentences for people: one Fluent catalogue, `locales/<language>/*.ftl`, for every surface.

Rules and errors never hold a sentence. They hold a `Words` value, a message id with its
parameters, and whoever shows it picks the language.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

Param = str | int | tuple[str | int, ...]


class Words(NamedTuple):
    """A message id of the catalogue and what to fill into it."""

    id: str
    params: Mapping[str, Param] = {}

    def say(self, language: str = "en") -> str:
        """The sentence in `language`."""
        return say(self, language)


def languages() -> tuple[str, ...]:
    """The languages that have a catalogue."""
    return tuple(sorted(d.name for d in files("rallybox").joinpath("locales").iterdir()))


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolation marks (U+2068, U+2069) would show up as boxes in many terminals.
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("rallybox").joinpath("locales", language)
    for file in sorted(folder.iterdir(), key=lambda f: f.name):
        resource = FluentResource(file.read_text(encoding="utf-8"))
        # Fluent passes over what it cannot read; we do not.
        junk = [entry.content for entry in resource.body if isinstance(entry, Junk)]
        if junk:
            raise LookupError(f"{language}/{file.name} cannot be read at: {junk[0]}")
        bundle.add_resource(resource)
    return bundle


def _plain(value: Param) -> str | int:
    if isinstance(value, int):
        return value if abs(value) < 10**15 else "…"  # Fluent cannot write out larger ones
    text = value if isinstance(value, str) else ", ".join(map(str, value))
    # Fluent refuses to fill in more than 1000 letters, and nobody wants to read back a flood.
    return text if len(text) <= 500 else text[:500] + "…"


def knows(message_id: str, language: str = "en") -> bool:
    """Is there such a message?"""
    return bool(_bundle(language).has_message(message_id))


def say(words: Words, language: str = "en") -> str:
    """The sentence; a missing message or parameter is a mistake of ours and raises LookupError."""
    bundle = _bundle(language)
    if not bundle.has_message(words.id):
        raise LookupError(f"no message {words.id!r} in {language!r}")
    pattern = bundle.get_message(words.id).value
    assert pattern is not None, f"message {words.id!r} has attributes only"
    text, errors = bundle.format_pattern(pattern, {k: _plain(v) for k, v in words.params.items()})
    if errors:
        raise LookupError(f"message {words.id!r} in {language!r}: {errors}")
    return str(text)
