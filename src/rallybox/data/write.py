"""Plays what a dataset still lacks, anywhere, and keeps it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from rallybox.arena.pool import Everywhere, with_processes
from rallybox.arena.simulate import Find, Report, check
from rallybox.arena.tally import Tally
from rallybox.data.card import card
from rallybox.data.folder import CARD, Folder, Part, hash_of
from rallybox.data.forms import form_of
from rallybox.data.head import Head, head_of, same_versions
from rallybox.data.notes import play_noted
from rallybox.games import find_game


class Made(NamedTuple):
    """A part that was just played, and its files. Travels between processes."""

    part: Part
    files: dict[str, bytes]


def make_part(head: Head, find: Find, number: int) -> Made:
    """Play a part and put it into files. The same number always gives the same rows."""
    game = find(head.plan.game)
    # Another machine of a cluster may have another Rallybox.
    same_versions(head, game, head_of(head.plan, head.form, head.part, find))
    notes = play_noted(head, number, find)
    files = form_of(head.form).encode(head, notes)
    part = Part(
        part=number,
        games=len(notes.games),
        decisions=len(notes),
        bytes={table: len(data) for table, data in files.items()},
        hashes={table: hash_of(data) for table, data in files.items()},
    )
    return Made(part, files)


class Written(NamedTuple):
    """What a run has done."""

    folder: Folder
    played: int
    """Games of this run; the others were there."""
    report: Report
    interrupted: bool


def write(
    path: Path,
    head: Head,
    where: Everywhere | None = None,
    progress: Callable[[int], None] = lambda games: None,
    find: Find = find_game,
) -> Written:
    """Play what is missing. Ctrl-C ends it early, with what there is; a later run goes on."""
    check(head.plan, find)
    form_of(head.form)  # complains, if it must, before anything is played
    folder = Folder(path, head)
    began, played, decisions, interrupted = perf_counter(), 0, 0, False
    with folder.claimed(find(head.plan.game)):
        progress(sum(part.games for part in folder.parts.values()))
        folder.write(CARD, card(head, folder.parts.values(), find).encode())
        left = [number for number in range(head.parts) if number not in folder.parts]
        work = partial(make_part, head, find)
        try:
            with closing((where or with_processes(1))(work, left)) as answers:
                for made in answers:
                    folder.add(made.part, made.files)
                    played += made.part.games
                    decisions += made.part.decisions
                    progress(made.part.games)
        except KeyboardInterrupt:
            interrupted = True
        folder.order()
        folder.write(CARD, card(head, folder.parts.values(), find).encode())
        seconds = perf_counter() - began
        tally = Tally()
        for result in folder.results():
            tally.add(result.played, result.bots)
    return Written(folder, played, Report(head.plan, tally, seconds, decisions), interrupted)
