"""The Python environment: with what playing needs, or with the developers' tools, too."""

from __future__ import annotations

import sys
from pathlib import Path

from begin.crew import Crew
from begin.places import NEEDS, PYTHON, ROOT, VENV, is_stamped, put_stamp

MADE = VENV / ".made"
PLAY = VENV / ".play"
DEV = VENV / ".ready"


def make(crew: Crew, *, dev: bool = False) -> None:
    """Make it, if it is not there as it should be."""
    if is_stamped(DEV if dev else PLAY, NEEDS):
        crew.has_pip.set()
        return
    if not (is_stamped(MADE, ()) and PYTHON.exists()):
        crew.run("begin-step-environment", [sys.executable, "-m", "venv", "--clear", VENV])
        put_stamp(MADE)
    crew.has_pip.set()
    if dev:
        pip(crew, "begin-step-tools", "--editable", f"{ROOT}[dev]")
        put_stamp(PLAY, DEV)
    else:
        # Python compiles what it uses when it uses it, which is a small part of it all.
        pip(crew, "begin-step-python", "--no-compile", "--editable", ROOT)
        put_stamp(PLAY)


def pip(crew: Crew, step: str, *words: str | Path) -> None:
    """Install packages in the versions that we know, into the environment or where it is said."""
    calm = ("--disable-pip-version-check", "--no-input", "--progress-bar", "off", "--retries", "2")
    command = [PYTHON, "-m", "pip", "install", *calm, *words]
    crew.run(step, command, environment={"PIP_CONSTRAINT": str(ROOT / "constraints.txt")})
