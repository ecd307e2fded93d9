"""Python as it is in a page, on the command line: Pyodide under Node."""

from __future__ import annotations

import os
import shutil
import subprocess
import zipfile
from pathlib import Path

from sites import wheels
from sites.places import PYODIDE, SOURCE
from wasms.places import HERE

RUNNER = HERE / "python.mjs"


def packages(folder: Path) -> Path:
    """A folder with our package and others', as they are in a page but not cut down."""
    for wheel in wheels.fetch():
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(folder)
    ignored = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(SOURCE / "rallybox", folder / "rallybox", ignore=ignored)
    described = folder / "rallybox-0.dist-info"
    described.mkdir()
    (described / "METADATA").write_text("Metadata-Version: 2.1\nName: rallybox\nVersion: 0\n")
    return folder


def run(program: Path, *path: Path) -> str:
    """What a program prints there, with these folders on its path."""
    folders = os.pathsep.join(map(str, path))
    command = ["node", str(RUNNER), str(PYODIDE / "pyodide.mjs"), folders, str(program)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=400)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout
