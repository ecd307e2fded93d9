"""What is the same for everybody is made once, in a thread, and handed out as it is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable

from litestar import Response

Make = Callable[[], bytes]


class Made:
    """Pages that have been made. There are few of them, and they do not change while we run."""

    def __init__(self) -> None:
        self._pages: dict[Hashable, bytes] = {}
        self._making = asyncio.Lock()
        self.times = 0
        """How often one had to be made."""

    async def page(
        self, name: Hashable, make: Make, kind: str = "application/json"
    ) -> Response[bytes]:
        """A page; who comes first waits until it is made, others go on meanwhile."""
        data = self._pages.get(name)
        if data is None:
            async with self._making:
                if name not in self._pages:
                    self.times += 1
                    self._pages[name] = await asyncio.to_thread(make)
                data = self._pages[name]
        return Response(data, media_type=kind)
