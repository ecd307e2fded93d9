"""An environment of its own with Rallybox and games from outside, installed from wheels.

    python scripts/fresh.py FOLDER [PACKAGE …] [--with NAME …] [--compiled]

PACKAGE is the folder of a game's package. What Rallybox's wheel asks for, and nothing else, is
taken from this environment, so that nothing is fetched; Rallybox and the games themselves are
really built and installed; whoever asks next for the same files gets the same wheels.
--with: further packages of this environment, in FOLDER/others, which only those see who name it in
PYTHONPATH; --compiled: as `make wheel` does.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import venv
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from email import message_from_bytes
from hashlib import blake2b
from importlib.metadata import Distribution, distribution
from pathlib import Path
from zipfile import ZipFile

from packaging.requirements import Requirement

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


KEPT = ROOT / "build" / "wheels"
"""Wheels that were built, each in a folder called after what it was made from."""
ENOUGH = 12


def wheels(packages: Sequence[Path]) -> list[Path]:
    """The wheels of packages, from copies: the pages get in, nothing else that was built."""
    KEPT.mkdir(parents=True, exist_ok=True)
    made = []
    for package in packages:
        with tempfile.TemporaryDirectory(dir=KEPT, prefix=".") as folder:
            copy = _copy(package, Path(folder) / "copy")
            kept = KEPT / _digest(copy)
            if not kept.exists():
                _build(copy, Path(folder) / "wheel", kept)
        kept.touch()
        (wheel,) = kept.iterdir()
        made.append(wheel)
    for old in sorted(KEPT.glob("[!.]*"), key=lambda one: one.stat().st_mtime)[:-ENOUGH]:
        shutil.rmtree(old)
    return made


def _build(copy: Path, to: Path, kept: Path) -> None:
    """Build a wheel; whole at once, since somebody else may be about it, too."""
    pip("wheel", "--no-deps", "--no-index", "--no-build-isolation", "-w", str(to), str(copy))
    with suppress(OSError):  # they have been quicker
        to.rename(kept)


def _digest(folder: Path) -> str:
    """What a wheel is made from: the files, and by whom."""
    mix = blake2b(f"{sys.version} {os.environ.get('RALLYBOX_COMPILE')}".encode(), digest_size=12)
    for file in sorted(path for path in folder.rglob("*") if path.is_file()):
        mix.update(f"\0{file.relative_to(folder)}\0{file.stat().st_size}\0".encode())
        mix.update(file.read_bytes())
    return mix.hexdigest()


def _asked_for(names: Iterable[str]) -> Iterator[Distribution]:
    """These packages as they are in this environment, and all that they ask for in turn."""
    left, seen = [Requirement(name) for name in names], set()
    while left:
        wanted = left.pop()
        extras = frozenset(wanted.extras)
        if (wanted.name, extras) in seen:
            continue
        seen.add((wanted.name, extras))
        found = distribution(wanted.name)
        yield found
        for text in found.requires or ():
            needed = Requirement(text)
            if needed.marker is None or any(
                needed.marker.evaluate({"extra": extra}) for extra in ("", *extras)
            ):
                left.append(needed)


def _lend(folder: Path, names: Iterable[str]) -> None:
    """Show packages of this environment in a folder, without copying them."""
    folder.mkdir()
    for found in _asked_for(names):
        for top in {file.parts[0] for file in found.files or ()} - {"..", "__pycache__"}:
            if not (folder / top).is_symlink():
                (folder / top).symlink_to(str(found.locate_file(top)))


def _needs(wheel: Path) -> list[str]:
    """What a wheel asks for, whoever installs it."""
    with ZipFile(wheel) as packed:
        (name,) = (n for n in packed.namelist() if n.endswith(".dist-info/METADATA"))
        metadata = message_from_bytes(packed.read(name))
    asked: list[str] = metadata.get_all("Requires-Dist", [])
    return [text for text in asked if (m := Requirement(text).marker) is None or m.evaluate()]


def make(folder: Path, packages: list[Path], others: Sequence[str] = ()) -> Path:
    """The environment's folder of programs."""
    venv.create(folder, with_pip=False, symlinks=True)
    programs = folder / "bin"
    library = folder / sysconfig.get_path("purelib", vars={"base": "."})
    made = wheels((ROOT, *packages))
    _lend(folder / "needs", _needs(made[0]))
    _lend(folder / "others", others)
    (library / "needs.pth").write_text(f"{folder / 'needs'}\n", "utf-8")
    python = ("--python", str(programs / "python"))
    # Python compiles what it uses when it uses it, which is a small part of it all.
    how = ("--no-deps", "--no-index", "--ignore-installed", "--no-compile")
    pip(*python, "install", *how, *map(str, made))
    return programs


def main() -> None:
    """Make it, and say where its programs are."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("packages", type=Path, nargs="*")
    parser.add_argument("--with", action="append", default=[], dest="others")
    parser.add_argument("--compiled", action="store_true")
    options = parser.parse_args()
    if options.compiled:
        os.environ["RALLYBOX_COMPILE"] = "1"
    print(make(options.folder.resolve(), options.packages, options.others))


if __name__ == "__main__":
    main()
