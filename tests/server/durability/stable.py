"""Real `rallybox serve` processes that start at once, to be killed by the dozen.

A process that has loaded the program waits here, and each server is a fork of it: the same code
from the command line on, without a second of imports before. Orders come on standard input, one
JSON object a line, and each gets one line back.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import sys
import traceback
from typing import NoReturn


def main() -> None:
    """Take orders until nobody gives any; whatever still runs then is ended."""
    from rallybox.server.house import House
    from rallybox.server.run import make_server
    from rallybox.server.settings import Settings

    # What takes time: the modules, and the catalogue of sentences. Nothing is opened.
    make_server(House(Settings(database="sqlite://")), lambda: None).config.load()
    gc.freeze()
    running: set[int] = set()
    for line in sys.stdin:
        order = json.loads(line)
        if "wait" in order:
            _, status = os.waitpid(order["wait"], 0)
            running.discard(order["wait"])
            answer = os.waitstatus_to_exitcode(status)
        else:
            answer = os.fork() or _become(order["serve"], order["output"], order["environment"])
            running.add(answer)
        print(answer, flush=True)
    for process in running:
        os.kill(process, signal.SIGKILL)


def _become(args: list[str], output: str, environment: dict[str, str]) -> NoReturn:
    """In the fork: be the program."""
    from rallybox.cli.main import main as rallybox

    nothing = os.open(os.devnull, os.O_RDONLY)
    paper = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    for ours, theirs in ((nothing, 0), (paper, 1), (paper, 2)):
        os.dup2(ours, theirs)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115  ours has been read from
    os.environ.update(environment)
    code = 1
    try:
        code = rallybox(["serve", *args])
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


if __name__ == "__main__":
    main()
