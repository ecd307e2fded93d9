"""Does what a goal needs, as much at a time as can be done at a time."""

from __future__ import annotations

import io
import signal
import sys
from collections.abc import Callable, Sequence
from functools import partial

from begin import environment, pages
from begin.crew import Crew
from begin.places import NEEDS, is_stamped
from begin.progress import Progress
from begin.troubles import Trouble, explain_system, need_room
from begin.words import say

Job = Callable[[Crew], object]

GOALS: dict[str, tuple[Job, ...]] = {
    "python": (environment.make,),
    "play": (environment.make, pages.build),
    "dev": (partial(environment.make, dev=True),),
    "web": (environment.make, partial(pages.packages, dev=True)),
    "pages": (environment.make, pages.build),
}
ROOM = {"python": 300, "play": 700, "dev": 2000}
"""Megabytes that an empty checkout needs for a goal, with some to spare."""
ONCE = {"python": "begin-once-terminal", "play": "begin-once", "pages": "begin-once"}
"""How long it takes, where it is not as long as for developers."""
FAILED = 1
INTERRUPTED = 130


def main(arguments: Sequence[str]) -> int:
    """Reach a goal; the exit status."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    # Nobody's programs go on when the one who started them is gone.
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.default_int_handler)
    (goal,) = arguments
    progress = Progress()
    try:
        _reach(goal, progress)
    except Trouble as trouble:
        progress.close()
        print(trouble, file=sys.stderr)
        return FAILED
    except OSError as error:
        progress.close()
        print(explain_system(error, goal), file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        progress.close()
    return 0


def _reach(goal: str, progress: Progress) -> None:
    if not is_stamped(environment.PLAY, NEEDS):
        need_room(ROOM.get(goal, 0))
        progress.tell(say(ONCE.get(goal, "begin-once-dev")))
    Crew(progress).together(*GOALS[goal])
