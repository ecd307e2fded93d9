"""A program of somebody else's: lines in, lines out, and it never outlives us.

Nothing here waits for ever, whatever the program does. POSIX only.
"""

from __future__ import annotations

import ctypes
import os
import select
import signal
import subprocess
import sys
import threading
import weakref
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic

from rallybox.core.harmless import harmless

KEPT = ("PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TMPDIR")
"""What of our environment a program gets to see; the rest may hold secrets."""

LEAVING = 1.0
"""Seconds that a program has to leave after its last line; and again after SIGTERM."""

LONGEST_TAIL = 2000
"""Bytes of standard error that are kept."""

_PR_SET_PDEATHSIG = 1
_LIBC = ctypes.CDLL(None) if sys.platform == "linux" else None


class Trouble(Exception):
    """The program does not do what it should; `kind` is the word of a fault."""

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(kind)
        self.kind = kind
        self.detail = detail


def _die_with_parent() -> None:
    # A parent that is killed cannot end its children; the kernel does it.
    if _LIBC is not None:
        _LIBC.prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


def _signal_group(process: subprocess.Popen[bytes], number: int) -> None:
    with suppress(ProcessLookupError, PermissionError):  # all of it is gone
        os.killpg(process.pid, number)


def _finish(process: subprocess.Popen[bytes]) -> None:
    """End the program with everything that it started, and leave no zombie."""
    _signal_group(process, signal.SIGKILL)
    process.wait()
    for stream in (process.stdin, process.stdout, process.stderr):
        if stream is not None:
            stream.close()


class Child:
    """A running program. `OSError` if it cannot be started."""

    def __init__(self, command: Sequence[str], longest_line: int) -> None:
        # The kernel's promise is bound to the thread that starts the program, so only the main
        # thread may ask for it: another one may end long before the game.
        guarded = _LIBC is not None and threading.current_thread() is threading.main_thread()
        process = subprocess.Popen(
            list(command),
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={name: os.environ[name] for name in KEPT if name in os.environ},
            start_new_session=True,  # a group of its own, and no terminal to write on
            preexec_fn=_die_with_parent if guarded else None,
        )
        self._process = process
        self._longest = longest_line
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._in = process.stdin.fileno()
        self._out = process.stdout.fileno()
        self._err = process.stderr.fileno()
        self._open = {self._out, self._err}
        for stream in (self._in, self._out, self._err):
            os.set_blocking(stream, False)
        self._unsent = b""
        self._unread = bytearray()
        self._tail = bytearray()
        self._end = weakref.finalize(self, _finish, process)

    # -- talking -----------------------------------------------------------------------------

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line and wait for the answer; `Trouble` if none comes in time."""
        end = monotonic() + seconds
        self._exchange(0)
        if self._end_of_line() >= 0 or self._unread:
            raise Trouble("early", self._unread[:80].decode(errors="replace"))
        self._unsent += line
        while (at := self._end_of_line()) < 0:
            if len(self._unread) > self._longest:
                raise Trouble("long")
            if self._out not in self._open:
                raise self._gone()
            left = end - monotonic()
            if left <= 0:
                raise Trouble("slow")
            if not self._exchange(left):
                raise self._gone()
        if at > self._longest:
            raise Trouble("long")
        answer = bytes(self._unread[:at])
        del self._unread[: at + 1]
        return answer

    def _end_of_line(self) -> int:
        """Where the first line ends that is not empty; −1 if it has not come yet."""
        self._unread = self._unread.lstrip()
        return self._unread.find(b"\n")

    def _exchange(self, seconds: float) -> bool:
        """Wait until something can be sent or read, and do it; False if nobody reads us."""
        poll = select.poll()
        for stream in self._open:
            poll.register(stream, select.POLLIN)
        if self._unsent:
            poll.register(self._in, select.POLLOUT)
        for stream, _ in poll.poll(seconds * 1000):
            if stream == self._in:
                try:
                    self._unsent = self._unsent[os.write(stream, self._unsent) :]
                except BrokenPipeError:
                    self._unsent = b""
                    return False
                except BlockingIOError:
                    pass
            else:
                self._read(stream)
        return True

    def _read(self, stream: int) -> None:
        data = os.read(stream, 1 << 16)
        if not data:
            self._open.discard(stream)
        elif stream == self._out:
            self._unread += data
        else:
            self._tail += data
            del self._tail[:-LONGEST_TAIL]

    def _gone(self) -> Trouble:
        """What to say of a program that does not listen or speak any more."""
        try:
            status = self._process.wait(LEAVING)
        except subprocess.TimeoutExpired:
            return Trouble("closed")
        told = signal.strsignal(-status) if status < 0 else None
        return Trouble("crash", told or str(status))

    # -- leaving -----------------------------------------------------------------------------

    def stderr(self) -> str:
        """The last of what it wrote on standard error, safe to print."""
        end = monotonic() + LEAVING
        while self._err in self._open and monotonic() < end:
            before = bytes(self._tail)
            self._exchange(0)
            if bytes(self._tail) == before:
                break  # there is no more for the moment
        text = self._tail.decode(errors="replace")
        return harmless(text).strip()

    def leave(self, line: bytes) -> None:
        """Say a last line, give the program time to go, then end it."""
        end = monotonic() + LEAVING
        self._unsent += line
        while self._unsent and (left := end - monotonic()) > 0 and self._exchange(left):
            pass
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            if stream is not None:
                stream.close()  # whoever still writes will notice
        for number in (signal.SIGTERM, signal.SIGKILL):
            try:
                self._process.wait(LEAVING)
                break
            except subprocess.TimeoutExpired:
                _signal_group(self._process, number)
        self.kill()

    def kill(self) -> None:
        """End the program now."""
        self._end()
