"""Starts the processes of a server, replaces those that end, and stops them all in order.

The supervisor serves nobody. It has loaded the program and opened nothing, so that a new process
is a fork of it and is there at once. Everything it waits for is a signal.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
from collections.abc import Callable, Sequence
from time import monotonic
from typing import NamedTuple, NoReturn

from rallybox.server.crew.crew import Crew, Signs, make_box
from rallybox.tables.errors import Unavailable

log = logging.getLogger("rallybox.crew")

READY = signal.SIGUSR1
"""A process tells the supervisor that everybody can connect."""
STOPS = (signal.SIGINT, signal.SIGTERM)
AWAITED = (signal.SIGCHLD, signal.SIGALRM, READY, *STOPS)
QUICK_SECONDS = 5.0
"""A process that ends so soon has perhaps a reason that stays."""
LONGEST_PAUSE = 10.0
STOPPING_SECONDS = 30.0


class Berth(NamedTuple):
    """What a new process gets."""

    number: int
    ready: Callable[[], None]
    """To be called once everybody can connect."""
    watch: socket.socket
    """Can be read from when the supervisor is gone."""


def crew_of(size: int) -> list[Crew]:
    """So many, with a letter box each."""
    boxes, signs = [make_box() for _ in range(size)], Signs(size)
    return [Crew(number, boxes, signs) for number in range(size)]


Become = Callable[[Berth], None]
"""Serves until a signal comes."""


class _Place:
    """One of the processes, whoever it is at present."""

    def __init__(self) -> None:
        self.pid: int | None = None
        self.begun = 0.0
        self.quick = 0
        """How often in a row it has ended quickly."""
        self.due: float | None = 0.0
        """When to start it."""

    def ended(self) -> None:
        """Start it again: at once, or later and later if that does not help."""
        now = monotonic()
        self.pid = None
        self.quick = self.quick + 1 if now - self.begun < QUICK_SECONDS else 0
        pause = 0.0 if self.quick < 2 else min(LONGEST_PAUSE, 0.1 * 2**self.quick)
        self.due = now + pause


class Supervisor:
    """All processes of a server. `run` returns when the last one has ended."""

    def __init__(self, crew: Sequence[Crew], become: Become, ready: Callable[[], None]) -> None:
        self._crew, self._become, self._ready = crew, become, ready
        self._places = [_Place() for _ in crew]
        self._signs = crew[0].signs
        self._pid = os.getpid()
        self._leash, self._watch = socket.socketpair()
        self._announced = self._stopping = self._failed = False

    def run(self) -> None:
        """Serve until a signal comes. Unavailable if no process gets as far as being ready."""
        signal.signal(signal.SIGCHLD, _wake)
        before = signal.pthread_sigmask(signal.SIG_BLOCK, AWAITED)
        try:
            while True:
                self._start_due()
                if self._stopping and not self._pids():
                    break
                self._on(signal.sigwait(AWAITED))
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
            self._let_go()
        if self._failed:
            raise Unavailable("server-processes-failed")

    def _let_go(self) -> None:
        self._leash.close()
        self._watch.close()
        self._crew[0].close()

    def _pids(self) -> list[int]:
        return [place.pid for place in self._places if place.pid is not None]

    def _on(self, number: int) -> None:
        if number in STOPS:
            self._stop(number)
        elif number == READY:
            self._announce()
        elif number == signal.SIGALRM and self._stopping:
            self._signal(signal.SIGKILL)
        # Several may have ended though one signal came.
        self._bury()

    def _announce(self) -> None:
        if not self._announced and all(self._signs[n] for n in range(len(self._places))):
            self._announced = True
            self._ready()

    # -- starting ----------------------------------------------------------------------------------

    def _start_due(self) -> None:
        if self._stopping:
            return
        now = monotonic()
        for number, place in enumerate(self._places):
            if place.due is not None and place.due <= now:
                place.due, place.begun = None, now
                place.pid = os.fork() or self._be(number)
        soonest = min((p.due for p in self._places if p.due is not None), default=None)
        if soonest is not None:
            signal.setitimer(signal.ITIMER_REAL, max(0.001, soonest - now))

    def _be(self, number: int) -> NoReturn:
        """In the new process."""
        code = 1
        try:
            # Ctrl-C in a terminal is for the supervisor, which passes it on.
            os.setpgid(0, 0)
            signal.setitimer(signal.ITIMER_REAL, 0)
            for each in (signal.SIGCHLD, *STOPS):
                signal.signal(each, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, AWAITED)
            self._leash.close()
            begun = self._places[number].begun

            def ready() -> None:
                self._signs[number] = True
                if os.getppid() == self._pid:  # else it is gone, and so are we, soon
                    os.kill(self._pid, READY)
                took = round(monotonic() - begun, 3)
                log.info("a process is ready", extra={"crew": number, "seconds": took})

            self._become(Berth(number, ready, self._watch))
            code = 0
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 1
        except BaseException:
            log.exception("a process cannot serve")
        finally:
            os._exit(code)

    # -- ending ------------------------------------------------------------------------------------

    def _bury(self) -> None:
        for number, place in enumerate(self._places):
            if place.pid is None:
                continue
            pid, status = os.waitpid(place.pid, os.WNOHANG)
            if not pid:
                continue
            self._signs[number] = False
            place.ended()
            if self._stopping:
                continue
            code = os.waitstatus_to_exitcode(status)
            log.warning("a process has ended and is replaced", extra={"code": code, "crew": number})
            if not self._announced:
                self._failed = True
                self._stop(signal.SIGTERM)

    def _stop(self, number: int) -> None:
        """All of them, or all that are left if somebody says so again."""
        self._signal(number)
        if not self._stopping:
            self._stopping = True
            signal.setitimer(signal.ITIMER_REAL, STOPPING_SECONDS)

    def _signal(self, number: int) -> None:
        for pid in self._pids():
            os.kill(pid, number)


def _wake(*_: object) -> None:
    """There is a handler, so that no system drops the signal."""


def share(total: int, size: int, number: int) -> int:
    """A process's share of the bots' workers: all of them together, but at least one each."""
    if total == 0:
        return 0
    return max(1, total // size + (number < total % size))
