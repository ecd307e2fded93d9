"""Sentences for people: one Fluent catalogue, `locales/<language>`, for every surface.

Rules and errors never hold a sentence. They hold a `Words` value, a message id with its
parameters, and whoever shows it picks the language: by an argument where several people listen (a
server), or once and for all with `speak` where one does (a terminal).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import ClassVar, NamedTuple

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle

from rallybox.core.catalogue import Catalogue, files_in, read

DEFAULT = "en"

_spoken: ContextVar[str] = ContextVar("language", default=DEFAULT)


class Seat(int):
    """A seat in a sentence: its player's name where names are known (`Words.named`)."""

    __slots__ = ()


class Cards(tuple[str, ...]):
    """Cards in a sentence, by their notation; a screen draws them."""

    __slots__ = ()

    between: ClassVar[str] = ", "
    """What stands between them where they are written."""


Plain = str | int | tuple[str | int, ...]
"""A text, a number, a seat, or several of them; cards."""


class Words(NamedTuple):
    """A message id of the catalogue and what to fill into it."""

    id: str
    params: Mapping[str, Plain | Words] = {}

    def say(self, language: str | None = None) -> str:
        """The sentence in `language`, or in the one that is spoken here."""
        return say(self, language)

    def named(self, names: Mapping[int, str]) -> Words:
        """The same with players' names for seats."""
        if all(type(value) in (str, int, Cards) for value in self.params.values()):
            return self

        def name(value: str | int) -> str | int:
            return names[value] if isinstance(value, Seat) else value

        params: dict[str, Param] = {}
        for key, value in self.params.items():
            if isinstance(value, Words):
                params[key] = value.named(names)
            elif isinstance(value, str | int):
                params[key] = name(value)
            elif isinstance(value, Cards):
                params[key] = value
            else:
                params[key] = tuple(map(name, value))
        return Words(self.id, params)


Param = Plain | Words
"""What may be filled in: `Words` become a sentence of the same language."""


@contextmanager
def speak(language: str) -> Iterator[None]:
    """Say everything in this language from here on, where nobody names another."""
    before = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(before)


def spoken() -> str:
    """The language that is spoken here."""
    return _spoken.get()


def languages() -> tuple[str, ...]:
    """The languages that have a catalogue."""
    return tuple(sorted(d.name for d in files("rallybox").joinpath("locales").iterdir()))


_learned: list[Traversable] = []
"""Folders with words of games from outside: `<language>.ftl`, English at least."""


def has_english(folder: Traversable) -> bool:
    """Does a game from outside say something at all? Another language is said beside English."""
    return folder.joinpath(f"{DEFAULT}.ftl").is_file()


def learn(folder: Traversable) -> None:
    """Take in the words of a game from outside; LookupError if they cannot be read.

    What another language does not say is said in English.
    """
    if not has_english(folder):
        raise LookupError(f"there is no {DEFAULT}.ftl")
    if folder not in _learned:
        for file in files_in(folder):
            read(file.name, file.read_text(encoding="utf-8"))
        _learned.append(folder)
        _bundle.cache_clear()


def learned(language: str) -> str:
    """The words of all games from outside in a language; of a message, the first one counts."""
    return "\n".join(file.read_text("utf-8") for file in _learned_files(language))


def _learned_files(language: str) -> Iterator[Traversable]:
    for folder in _learned:
        for spoken_there in dict.fromkeys((language, DEFAULT)):
            file = folder.joinpath(f"{spoken_there}.ftl")
            if file.is_file():
                yield file


def _our_files(language: str) -> Iterator[Traversable]:
    return files_in(files("rallybox").joinpath("locales", language))


@cache
def _bundle(language: str) -> FluentBundle:
    # Those from outside never in place of ours, or of an earlier one.
    return Catalogue(language, (*_our_files(language), *_learned_files(language)))


def is_ours(name: str) -> bool:
    """Do ids of our own messages begin with this word? What a game of that name says would be
    lost among them."""
    return Catalogue(DEFAULT, _our_files(DEFAULT)).has_room(name)


_HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")
"""What Fluent and Babel write before a number below zero; people write a minus sign."""


def _plain(value: Param, language: str) -> str | int:
    if isinstance(value, Seat):
        return Words("core-driver", {"number": int(value) + 1}).say(language)
    if isinstance(value, int):
        return value if abs(value) < 10**15 else "…"  # Fluent cannot write out larger ones
    if isinstance(value, Words):
        text = value.say(language)
    elif isinstance(value, tuple):
        between = value.between if isinstance(value, Cards) else ", "
        text = between.join(str(_plain(v, language) if isinstance(v, Seat) else v) for v in value)
    else:
        text = value
    # Fluent refuses to fill in more than 1000 letters, and nobody wants to read back a flood.
    return text if len(text) <= 500 else text[:500] + "…"


def knows(message_id: str, language: str = DEFAULT) -> bool:
    """Is there such a message?"""
    return bool(_bundle(language).has_message(message_id))


def say(words: Words, language: str | None = None) -> str:
    """The sentence; a missing message or parameter is a mistake of ours and raises LookupError."""
    language = language or spoken()
    bundle = _bundle(language)
    if not bundle.has_message(words.id):
        raise LookupError(f"no message {words.id!r} in {language!r}")
    pattern = bundle.get_message(words.id).value
    assert pattern is not None, f"message {words.id!r} has attributes only"
    filled = {key: _plain(value, language) for key, value in words.params.items()}
    text, errors = bundle.format_pattern(pattern, filled)
    if errors:
        raise LookupError(f"message {words.id!r} in {language!r}: {errors}")
    below_zero = any(isinstance(value, int) and value < 0 for value in filled.values())
    return _HYPHEN.sub("−", str(text)) if below_zero else str(text)


def number(value: int | float, digits: int = 0, language: str | None = None) -> str:
    """A number as people write it in the language: 1,234.5 or 1.234,5 or 1 234,5."""
    pattern = "#,##0" + ("." + "0" * digits if digits else "")
    text = format_decimal(value, format=pattern, locale=language or spoken())
    return _HYPHEN.sub("−", str(text))
