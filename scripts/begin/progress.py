"""What is being done, for whoever waits: at a terminal a line that lives, elsewhere plain lines."""

from __future__ import annotations

import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Lock, Thread

TICK = 0.2
CLEAR = "\r\x1b[K"


class Progress:
    """Steps that are under way, several at a time."""

    def __init__(self) -> None:
        self._live = sys.stdout.isatty()
        self._lock = Lock()
        self._under_way: dict[str, float] = {}
        self._detail = ""
        self._over = Event()
        self._ticker = Thread(target=self._tick, daemon=True)
        if self._live:
            self._ticker.start()

    @contextmanager
    def step(self, title: str) -> Iterator[None]:
        """A step; it is told when it begins and when it is done."""
        begun = time.monotonic()
        with self._lock:
            self._under_way[title] = begun
            if not self._live:
                self._print(f"  … {title}")
        try:
            yield
        except BaseException:
            with self._lock:
                del self._under_way[title]
            raise
        with self._lock:
            del self._under_way[title]
            self._detail = ""
            self._print(f"  ✓ {title} ({time.monotonic() - begun:.0f} s)")

    def tell(self, sentence: str) -> None:
        """Say something that stays."""
        with self._lock:
            self._print(sentence)

    def detail(self, text: str) -> None:
        """What a step is busy with just now; shown only at a terminal."""
        self._detail = text

    def close(self) -> None:
        """Leave a clean line behind."""
        self._over.set()
        with self._lock:
            if self._live:
                sys.stdout.write(CLEAR)
            sys.stdout.flush()

    def _print(self, line: str) -> None:
        sys.stdout.write(f"{CLEAR if self._live else ''}{line}\n")
        sys.stdout.flush()

    def _tick(self) -> None:
        while not self._over.wait(TICK):
            with self._lock:
                if self._under_way and not self._over.is_set():
                    sys.stdout.write(CLEAR + self._line())
                    sys.stdout.flush()

    def _line(self) -> str:
        seconds = time.monotonic() - min(self._under_way.values())
        line = f"  … {' + '.join(self._under_way)} ({seconds:.0f} s)  {self._detail}"
        return line[: shutil.get_terminal_size().columns - 1]
