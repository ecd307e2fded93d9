"""The page's shelf: it is either changed, or says in a sentence why not."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TypeVar

from rallybox.page.outside import Put, RawShelf, handed_out, text_or_nothing
from rallybox.tables.errors import Unavailable

T = TypeVar("T")


class Shelf:
    """Texts by keys such as `log/ID/00000012`; Unavailable where the browser refuses."""

    def __init__(self, raw: RawShelf) -> None:
        self._raw = raw

    async def get(self, key: str) -> str | None:
        """The text at a key, if there is one."""
        return text_or_nothing(await _done(self._raw.get(key)))

    async def under(self, folder: str, begin: str = "") -> list[tuple[str, str]]:
        """What is in a folder, in order, by the rest of its key; `begin`: from there on."""
        first, last = f"{folder}/{begin}", f"{folder}0"  # the letter after the slash
        rows = await _done(self._raw.range(first, last))
        return [(row[0][len(folder) + 1 :], row[1]) for row in rows]

    async def change(self, *puts: Put) -> bool:
        """All of these, or none and False: something was not as it must be."""
        return bool(await _done(self._raw.change(handed_out(puts))))


async def _done(work: Awaitable[T]) -> T:
    try:
        return await work
    except Exception as error:  # whatever the browser has against it
        full = "quota" in f"{getattr(error, 'name', '')} {error.args}".lower()
        raise Unavailable("page-storage-full" if full else "page-storage-refused") from None
