"""The real `rallybox` in a process of its own, through pipes or at a pseudo-terminal; and the same
commands without one, for what does not depend on it: a start takes longer than most commands."""

from __future__ import annotations

import codecs
import fcntl
import io
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Sequence
from contextlib import chdir, redirect_stderr, redirect_stdout
from pathlib import Path
from types import TracebackType
from typing import Self
from unittest.mock import patch

from rallybox.cli.main import main

COMMAND = (sys.executable, "-m", "rallybox")

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def environment(**changes: str) -> dict[str, str]:
    """Our own, without what would colour or size the output."""
    unwanted = {"COLUMNS", "LINES", "FORCE_COLOR", "NO_COLOR", "TTY_COMPATIBLE"}
    kept = {name: value for name, value in os.environ.items() if name not in unwanted}
    return kept | {"TERM": "xterm-256color", "PYTHONWARNINGS": "error"} | changes


def run(
    *args: str,
    typed: str = "",
    folder: Path | None = None,
    command: Sequence[str] = COMMAND,
    **changes: str,
) -> subprocess.CompletedProcess[str]:
    """Run a command through pipes."""
    return subprocess.run(
        [*command, *args],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        cwd=folder,
        env=environment(**changes),
        check=False,
    )


class _Pipe(io.TextIOWrapper):
    """What a program that is run through a pipe reads or writes."""

    def __init__(self, typed: str = "") -> None:
        super().__init__(io.BytesIO(typed.encode()), encoding="utf-8")

    def told(self) -> str:
        """All that was written."""
        self.flush()
        self.seek(0)
        return self.read()


def inside(
    *args: str, typed: str = "", folder: Path | None = None, **changes: str
) -> subprocess.CompletedProcess[str]:
    """The same as `run`, as far as can be told, in this process."""
    out, err = _Pipe(), _Pipe()
    with (
        patch.dict(os.environ, environment(**changes), clear=True),
        patch.object(sys, "stdin", _Pipe(typed)),
        chdir(folder or Path.cwd()),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        status = main(args)
    return subprocess.CompletedProcess(args, status, out.told(), err.told())


def _take_terminal() -> None:
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    # Whoever runs the tests in the background has told them to ignore it.
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A command at a pseudo-terminal of so many columns and lines."""

    def __init__(
        self,
        *args: str,
        columns: int = 80,
        lines: int = 24,
        command: Sequence[str] = COMMAND,
        **changes: str,
    ) -> None:
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self._ours = ours
        # A letter of two bytes may come in two pieces.
        self._decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
        self._process = subprocess.Popen(
            [*command, *args],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment(**changes),
            start_new_session=True,
            preexec_fn=_take_terminal,  # so that Ctrl-C becomes a signal
        )
        os.close(theirs)
        self.raw = ""
        """Everything printed so far, escape codes included."""
        self._seen = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        os.close(self._ours)

    @property
    def text(self) -> str:
        """Everything printed so far, as people read it."""
        return ESCAPES.sub("", self.raw).replace("\r", "")

    @property
    def fresh(self) -> str:
        """What was printed since the last thing typed."""
        return ESCAPES.sub("", self.raw[self._seen :]).replace("\r", "")

    def type(self, line: str) -> None:
        """Type a line."""
        self._seen = len(self.raw)
        os.write(self._ours, f"{line}\n".encode())

    def press(self, key: bytes) -> None:
        """Press keys as they are, such as Ctrl-C (03) or Ctrl-D (04)."""
        # A signal between readline's prompt and its waiting would only be noticed at the next key.
        time.sleep(0.3)
        self._seen = len(self.raw)
        os.write(self._ours, key)

    def interrupt(self) -> None:
        """Ctrl-C, at what was just read: however busy the machine is, nothing goes on before it."""
        self._seen = len(self.raw)
        os.killpg(self._process.pid, signal.SIGSTOP)
        os.write(self._ours, b"\x03")
        os.killpg(self._process.pid, signal.SIGCONT)

    def wait_for(self, ready: Callable[[str], bool], seconds: float = 60) -> str:
        """Read until the fresh text is as wanted; the fresh text."""
        end = time.monotonic() + seconds
        while not ready(self.fresh):
            if not self._read(end - time.monotonic()):
                raise AssertionError(f"not what was waited for:\n{self.fresh[-2000:]}")
        return self.fresh

    def _read(self, seconds: float) -> bool:
        if seconds <= 0 or not select.select([self._ours], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self._ours, 65536)
        except OSError:  # Linux: the other end is closed
            return False
        self.raw += self._decoder.decode(data)
        return bool(data)

    def finish(self, seconds: float = 60) -> int:
        """Read to the end; the exit status."""
        end = time.monotonic() + seconds
        while self._read(end - time.monotonic()):
            pass
        return self._process.wait(max(1.0, end - time.monotonic()))
