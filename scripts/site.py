"""The whole product as a folder of files for any static host: build/site (docs/site.md).

python scripts/site.py                  all of it
python scripts/site.py --python-only    only its folder `python`: Pyodide, the library, our rules
python scripts/site.py --served         the same for the pages of a server, which are built already
python scripts/site.py --aside          ... by a process of its own, at the lowest priority, so that
                                        nobody waits; what went wrong is in build/site.log
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys

from sites import finish, python
from sites.places import LOG, PYTHON, ROOT, SITE, STATIC, WEB
from sites.wheels import Unreachable


def build() -> None:
    """The site: the client, Python, what is said without it, and what a host needs to know."""
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    subprocess.run(
        ["node", vite, "build", "--mode", "site", "--logLevel", "warn"], cwd=WEB, check=True
    )
    python.make(PYTHON)
    python.answers(PYTHON, SITE / "made")
    finish.finish(SITE)


def serve() -> None:
    """The same for the pages of a server, which are built already."""
    folder = STATIC / "python"
    python.make(folder)
    python.answers(folder, STATIC / "made")
    python.press(folder)
    (STATIC / finish.LIST).write_text(json.dumps(finish.listed(STATIC)), encoding="utf-8")


def aside() -> None:
    """Start it and leave it alone, unless there is nothing to do."""
    if (STATIC / finish.LIST).is_file() and python.is_made():
        return
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w") as log:
        subprocess.Popen(
            [sys.executable, __file__, "--served"],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
            preexec_fn=lambda: os.nice(19),
        )


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    only = parser.add_mutually_exclusive_group()
    only.add_argument("--python-only", action="store_true", help="only the folder `python`")
    only.add_argument("--served", action="store_true", help="for the pages of a server")
    only.add_argument("--aside", action="store_true", help="likewise, without waiting for it")
    chosen = parser.parse_args()
    if chosen.aside:
        aside()
        return 0
    try:
        if chosen.python_only:
            python.make(PYTHON)
        elif chosen.served:
            serve()
        else:
            build()
            print(f"The site is in {SITE.relative_to(ROOT)}.")
    except Unreachable as why:
        print(f"Python for the page cannot be had:\n{why}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
