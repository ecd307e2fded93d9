"""An environment of its own with Rallybox and games from outside, installed from wheels.

    python scripts/fresh.py FOLDER [PACKAGE …]

PACKAGE is the folder of a game's package. What Rallybox needs is taken from this environment, so
that nothing is fetched; Rallybox and the games themselves are really built and installed.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def pip(*words: str) -> None:
    """This environment's pip."""
    quiet = ("--quiet", "--disable-pip-version-check", "--no-input")
    subprocess.run([sys.executable, "-m", "pip", *words, *quiet], check=True)


JUNK = shutil.ignore_patterns(".*", "__pycache__", "*.egg-info")


def _copy(package: Path, to: Path) -> Path:
    """What wheels are made from: the files at the top, the sources, and what builds them."""
    to.mkdir()
    for entry in package.iterdir():
        if entry.is_file():
            shutil.copy(entry, to)
        elif entry.name in ("src", "scripts") or (entry / "__init__.py").is_file():
            shutil.copytree(entry, to / entry.name, ignore=JUNK)
    return to


def wheel(package: Path, to: Path) -> Path:
    """Build the wheel of a package, from a copy: nothing that was built before gets into it."""
    with tempfile.TemporaryDirectory() as folder:
        copy = _copy(package, Path(folder) / "package")
        made = to / package.resolve().name
        made.mkdir()
        how = ("--no-deps", "--no-index", "--no-build-isolation")
        pip("wheel", *how, "-w", str(made), str(copy))
    (found,) = made.iterdir()
    return found


def make(folder: Path, packages: list[Path]) -> Path:
    """The environment's folder of programs."""
    venv.create(folder, with_pip=False, symlinks=True)
    programs = folder / "bin"
    library = folder / sysconfig.get_path("purelib", vars={"base": "."})
    # Only what Rallybox needs: a path line brings in no editable installations.
    (library / "needs.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")
    with tempfile.TemporaryDirectory() as built:
        wheels = [str(wheel(package, Path(built))) for package in (ROOT, *packages)]
        python = ("--python", str(programs / "python"))
        pip(*python, "install", "--no-deps", "--no-index", "--ignore-installed", *wheels)
    return programs


def main() -> None:
    """Make it, and say where its programs are."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("packages", type=Path, nargs="*")
    options = parser.parse_args()
    print(make(options.folder.resolve(), options.packages))


if __name__ == "__main__":
    main()
