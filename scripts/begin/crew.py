"""Programs that work side by side; when one fails or somebody presses Ctrl-C, all stop."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import suppress
from pathlib import Path
from threading import Event, Lock

from begin.places import ROOT
from begin.progress import Progress
from begin.troubles import explain, explain_system
from begin.words import say

_BUSY_WITH = re.compile(r"(?:Collecting|Downloading) ([\w.-]+)")
"""What pip says that means something to whoever waits: a package's name."""


class Stopped(Exception):
    """Another one failed, and this one has to stop."""


class Crew:
    """Runs programs, tells what they do, and explains what went wrong."""

    def __init__(self, progress: Progress) -> None:
        self.progress = progress
        self.has_pip = Event()
        """Set once there is an environment; also when everything stops, so that nobody waits."""
        self._stopped = False
        self._lock = Lock()
        self._working: set[subprocess.Popen[str]] = set()

    def run(
        self,
        name: str,
        command: Sequence[str | Path],
        folder: Path = ROOT,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        """Run a program to its end; Trouble if it fails. `name`: of the step's sentence."""
        title = say(name)
        with self.progress.step(title):
            try:
                process = self._start(command, folder, environment)
            except OSError as error:
                raise explain_system(error, title) from None
            said = []
            assert process.stdout is not None
            for line in process.stdout:
                said.append(line)
                if busy := _BUSY_WITH.match(line):
                    self.progress.detail(busy[1])
            status = process.wait()
            with self._lock:
                self._working.discard(process)
            self.check()
            if status:
                raise explain("".join(said), title)

    def _start(
        self, command: Sequence[str | Path], folder: Path, environment: Mapping[str, str] | None
    ) -> subprocess.Popen[str]:
        with self._lock:
            self.check()
            process = subprocess.Popen(
                list(map(str, command)),
                cwd=folder,
                env=None if environment is None else {**os.environ, **environment},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,  # it has helpers of its own, which stop with it
            )
            self._working.add(process)
            return process

    def check(self) -> None:
        """Stopped if everything is to stop."""
        if self._stopped:
            raise Stopped

    def stop(self) -> None:
        """Stop all programs."""
        with self._lock:
            self._stopped = True
            for process in self._working:
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGTERM)
        self.has_pip.set()

    def together(self, *jobs: Callable[[Crew], object]) -> None:
        """Do several jobs at a time; the first trouble ends all of them."""
        with ThreadPoolExecutor(len(jobs)) as pool:
            try:
                for done in as_completed([pool.submit(job, self) for job in jobs]):
                    done.result()
            except BaseException:
                self.stop()
                raise
