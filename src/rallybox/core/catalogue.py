"""A language's catalogue, read as far as it is needed.

Fluent's reader is thorough and slow: all our sentences take it longer than everything else that a
command does before its first word. So a file is read when one of its messages is asked for, and
with it the files of the messages and terms that it refers to.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message, Resource, Term

_NAMED = re.compile(r"^(-?[A-Za-z][\w-]*)\s*=", re.MULTILINE)
_REFERRED = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


def files_in(folder: Traversable) -> Iterator[Traversable]:
    """The files of a language, those of each game in a folder of its own."""
    for entry in sorted(folder.iterdir(), key=lambda one: one.name):
        if entry.is_dir():
            yield from files_in(entry)
        elif entry.name.endswith(".ftl"):
            yield entry


def read(name: str, text: str) -> Resource:
    """What a file says; LookupError if any of it cannot be read."""
    resource = FluentResource(text)
    # Fluent passes over what it cannot read; we do not.
    junk = [entry.content for entry in resource.body if isinstance(entry, Junk)]
    if junk:
        raise LookupError(f"{name} cannot be read at: {junk[0]}")
    return resource


class Catalogue(FluentBundle):
    """All messages of these files; of those with the same name, the first one counts."""

    def __init__(self, language: str, files: Iterable[Traversable]) -> None:
        # Isolation marks (U+2068, U+2069) would show up as boxes in many terminals.
        super().__init__([language], use_isolating=False)
        self._texts: list[tuple[str, str]] = []
        self._where: dict[str, int] = {}
        self._read: set[int] = set()
        for number, file in enumerate(files):
            text = file.read_text(encoding="utf-8")
            self._texts.append((file.name, text))
            for name in _NAMED.findall(text):
                self._where.setdefault(name, number)

    def has_room(self, name: str) -> bool:
        """Is there any message whose id begins with this word?"""
        return any(known.startswith(f"{name}-") for known in self._where)

    def has_message(self, message_id: str) -> bool:
        """Is there such a message? To be asked before it is got."""
        self._need(message_id)
        return bool(super().has_message(message_id))

    def _need(self, name: str) -> None:
        number = self._where.get(name)
        if number is None or number in self._read:
            return
        for file in self._together(number):
            resource = read(*self._texts[file])
            kept = [
                entry
                for entry in resource.body
                if not isinstance(entry, Message | Term) or self._where[_name(entry)] == file
            ]
            self.add_resource(Resource(kept))
            self._read.add(file)

    def _together(self, number: int) -> list[int]:
        """A file and those that it refers to, as far as they have not been read."""
        found = [number]
        for file in found:
            for name in _REFERRED.findall(self._texts[file][1]):
                other = self._where.get(name)
                if other is not None and other not in self._read and other not in found:
                    found.append(other)
        return found


def _name(entry: Message | Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, Term) else str(entry.id.name)
