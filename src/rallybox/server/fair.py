"""A fair queue for what is dear: whoever asks for much waits for themselves, nobody else for them.

Those who wait are a tree: whether a person looks on, from which network, which person. On each
level it is the turn of whoever has had the least so far; who comes anew begins where the others
are, so nobody saves up and nobody has to make up for an idle hour.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heapify, heappop, heappush
from itertools import count
from time import monotonic
from typing import Generic, TypeVar

from rallybox.server.limits import Seconds
from rallybox.tables.thinking import Wait

T = TypeVar("T")

WATCHED, ALONE = "(watched)", "(alone)"
WEIGHTS = {WATCHED: 8.0, ALONE: 1.0}
"""Where both wait, bots among themselves get one of nine seconds: they come on all the same."""
LEAST = 0.05
"""So much of its thinking a level has left, unless so many wait that it would be too late."""
PATIENCE = 2.0
"""Seconds after which somebody has waited long enough: what is left is for thinking."""
MOST_CREDIT = 0.5
"""So many seconds somebody who always wants something can be behind the others: who was given a
turn before them, and has gone since, leaves nothing to make up for."""
ROUND = 1.0
"""Seconds in which everybody who waits should have a turn. Who had much while nobody else wanted
anything has to let the others go first for no longer."""
MOST_KNOWN = 1000


class _Branch(Generic[T]):
    """Some of those who wait."""

    __slots__ = ("children", "floor", "had", "jobs", "running", "waiting")

    def __init__(self, had: float = 0.0) -> None:
        self.had = had
        """How many seconds they have had."""
        self.floor = 0.0
        """How many each of its parts that wanted something has had, if all had the same."""
        self.children: dict[str, _Branch[T]] = {}
        self.jobs: list[Job[T]] = []
        self.waiting = self.running = 0

    @property
    def active(self) -> bool:
        return self.waiting > 0 or self.running > 0

    def child(self, name: str) -> _Branch[T]:
        """One of its parts, which begins where the others are."""
        found = self.children.get(name)
        if found is None:
            self._forget()
            found = self.children[name] = _Branch(self.floor)
        elif not found.active:
            found.had = max(found.had, self.floor)
        return found

    def next(self, workers: int) -> _Branch[T]:
        """Whose turn it is."""
        waiting = [child for child in self.children.values() if child.waiting]
        if not WEIGHTS.keys() & self.children.keys():
            most = self.floor + ROUND * workers / max(1, self.busy())
            for child in waiting:
                child.had = min(child.had, most)
        found = min(waiting, key=lambda child: child.had)
        found.had = max(found.had, self.floor - MOST_CREDIT)
        return found

    def busy(self) -> int:
        """How many of its parts want something, or have it."""
        return sum(child.active for child in self.children.values())

    def _forget(self) -> None:
        """Of those who would begin at the floor anyway nothing has to be known."""
        if len(self.children) >= MOST_KNOWN:
            self.children = {
                name: child
                for name, child in self.children.items()
                if child.active or child.had > self.floor
            }


class Job(Generic[T]):
    """Something that somebody waits for."""

    def __init__(
        self, what: T, seconds: float, path: tuple[str, str, str], rank: tuple[int, int], now: float
    ) -> None:
        self.what, self.seconds = what, seconds
        """What it is, and how long it takes with all the time that it may have."""
        self.path, self._rank, self.since = path, rank, now
        self.share = 1.0
        """How much of its thinking it gets; known when its turn has come."""
        self.charged = 0.0

    @property
    def watched(self) -> bool:
        """Does a person wait for it?"""
        return self.path[0] == WATCHED

    def __lt__(self, other: Job[T]) -> bool:
        return self._rank < other._rank


class FairQueue(Generic[T]):
    """Jobs that wait for one of so many workers."""

    def __init__(self, workers: int, seconds: Seconds = monotonic) -> None:
        self._workers, self._seconds = workers, seconds
        self._root: _Branch[T] = _Branch()
        self._numbers = count()

    def __len__(self) -> int:
        """How many wait."""
        return self._root.waiting

    def waits(self, watched: bool) -> bool:
        """Does a job wait for which somebody looks on, or one for which nobody does?"""
        branch = self._root.children.get(WATCHED if watched else ALONE)
        return branch is not None and branch.waiting > 0

    def join(self, what: T, seconds: float, wait: Wait, later: bool = False) -> Job[T]:
        """Wait for it. `later`: whatever else the same person waits for comes first."""
        kind = WATCHED if wait.watched else ALONE
        # Who has had the least of those who wait together: nobody spoils it for the others.
        home, person = min(wait.askers, key=lambda asker: self._had(kind, *asker))
        rank = int(later), next(self._numbers)
        job = Job(what, seconds, (kind, home, person), rank, self._seconds())
        self._enter(job)
        return job

    def again(self, job: Job[T]) -> None:
        """It was begun and came to nothing; it waits once more, before all others of its own."""
        self._enter(job)

    def _enter(self, job: Job[T]) -> None:
        branch = self._root
        branch.waiting += 1
        for name in job.path:
            branch = branch.child(name)
            branch.waiting += 1
        heappush(branch.jobs, job)

    def leave(self, job: Job[T]) -> bool:
        """Do not wait any longer; False if its turn had come already."""
        branches = list(self._way(job))
        if job not in branches[-1].jobs:
            return False
        branches[-1].jobs.remove(job)
        heapify(branches[-1].jobs)
        for branch in branches:
            branch.waiting -= 1
        return True

    def take(self, only_watched: bool = False) -> Job[T] | None:
        """The next job; None if there is none (or none that somebody waits for)."""
        if not (self.waits(True) or (self.waits(False) and not only_watched)):
            return None
        branches, branch = [self._root], self._root
        while branch.children:
            if branch is self._root and only_watched:
                branch = branch.children[WATCHED]
            else:
                branch = branch.next(self._workers)
            branches.append(branch)
        job = heappop(branch.jobs)
        job.share = self._share(job, branches)
        for branch in branches:
            branch.waiting -= 1
            branch.running += 1
        job.charged = job.seconds * job.share
        self._charge(job, job.charged)
        return job

    def done(self, job: Job[T], seconds: float) -> None:
        """It has taken so long."""
        self._charge(job, seconds - job.charged)
        parent = self._root
        for name in job.path:
            active = [other for other, child in parent.children.items() if child.active]
            parent.floor += seconds / sum(WEIGHTS.get(other, 1.0) for other in active)
            parent = parent.children[name]
        for branch in self._way(job):
            branch.running -= 1

    def _charge(self, job: Job[T], seconds: float) -> None:
        """What is only expected counts for whoever has it, so that others go before them; where
        those begin who come anew follows from what was really taken."""
        branch = self._root
        for name in job.path:
            branch = branch.children[name]
            branch.had += seconds / WEIGHTS.get(name, 1.0)

    def _way(self, job: Job[T]) -> Iterator[_Branch[T]]:
        branch = self._root
        yield branch
        for name in job.path:
            branch = branch.children[name]
            yield branch

    def _had(self, kind: str, home: str, person: str) -> tuple[float, float]:
        branch = self._root.children.get(kind)
        if branch is None:
            return 0.0, 0.0
        there = branch.children.get(home)
        if there is None:
            return branch.floor, 0.0
        found = there.children.get(person)
        return max(there.had, branch.floor), there.floor if found is None else found.had

    def _share(self, job: Job[T], branches: list[_Branch[T]]) -> float:
        """How much of its thinking a job gets: its part of all workers, less what it has waited.

        However many others one person or network sends, that is not a smaller part for the others.
        """
        _, kind, home, person = branches
        several = kind.busy() * home.busy() * (person.waiting + person.running)
        share = min(1.0, self._workers / several)
        if not job.watched:
            busy = self._root.children.get(WATCHED)
            there = busy is not None and busy.active
            # Half of it in any case: somebody may come who has to wait for its end.
            return max(LEAST, share / 2 / (WEIGHTS[WATCHED] if there else 1.0))
        left = 1.0 - (self._seconds() - job.since) / PATIENCE
        people = sum(one.busy() for one in kind.children.values())
        # What takes no time by the book is nobody's burden.
        round_of_all = people * job.seconds
        least = min(LEAST, ROUND * self._workers / round_of_all) if round_of_all else LEAST
        return max(least, share * left)


class Whereabouts:
    """From which network each person was heard last; a process knows of those who came to it."""

    def __init__(self, most: int = 20_000) -> None:
        self._most = most
        self._homes: dict[str, str] = {}

    def note(self, person: str, home: str) -> None:
        """Somebody was heard."""
        self._homes.pop(person, None)
        self._homes[person] = home
        if len(self._homes) > self._most:
            del self._homes[next(iter(self._homes))]

    def of(self, person: str) -> str:
        """Their network; nothing if it is not known (any more)."""
        return self._homes.get(person, "")
