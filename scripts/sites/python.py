"""The folder `python` of a site: Pyodide, the library, ours, and a list of them."""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
import subprocess
from pathlib import Path

import wasm

from sites import rooms, stdlib, tree, wheels
from sites.places import BUILD, PYODIDE, ROOT

AS_THEY_ARE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
OURS = "rallybox.pack"
LIBRARY = "python_stdlib.pack"
LIST = "parts.json"
HERE = Path(__file__).parent
MADE = BUILD / "site-python"
"""Where it is made; it takes some seconds, so it is kept until something changes."""
STAMP = BUILD / "site-python.sources"


def make(to: Path) -> None:
    """Put it into a folder: what was there goes, and what is there afterwards is whole."""
    if not is_made():
        now = sources()
        STAMP.unlink(missing_ok=True)
        _make(MADE)
        STAMP.write_text(now, encoding="utf-8")
    shutil.rmtree(to, ignore_errors=True)
    shutil.copytree(MADE, to)


def is_made() -> bool:
    """Is it here as the sources would make it now?"""
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8") == sources()


def press(folder: Path) -> None:
    """Pack what is large and loose: a server hands it out so, and an installation is smaller."""
    for path in [*folder.glob("*.wasm"), *folder.glob("*.mjs")]:
        path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))
        path.unlink()


def sources() -> str:
    """A fingerprint of all that it is made from."""
    mix = hashlib.sha256((PYODIDE / "package.json").read_bytes())
    paths = [*rooms.files(), *sorted(HERE.glob("*.*")), wheels.LIST, ROOT / "pyproject.toml"]
    for path in paths:
        mix.update(path.relative_to(ROOT).as_posix().encode())
        mix.update(path.read_bytes())
    mix.update(b"compiled" if wasm.ready() else b"interpreted")
    return mix.hexdigest()


def _make(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    grown = tree.grow()
    folder.mkdir(parents=True)
    for name in AS_THEY_ARE:
        shutil.copyfile(PYODIDE / name, folder / name)
    stdlib.make(folder / LIBRARY)
    tree.pack(grown, folder / OURS)
    _list(folder)


def _list(folder: Path) -> None:
    """What there is, with sizes for whoever watches it arrive.

    Every name gets a hash, so that no cache ever mixes two builds; the list has none. It is written
    last: where it is, everything is.
    """
    mix = hashlib.sha256()
    parts = []
    for name in (*AS_THEY_ARE, LIBRARY, OURS):
        content = (folder / name).read_bytes()
        digest = hashlib.sha256(content).hexdigest()
        mix.update(digest.encode())
        stem, _, kind = name.rpartition(".")
        hashed = f"{stem}-{digest[:8]}.{kind}"
        (folder / name).rename(folder / hashed)
        parts.append({"name": hashed, "bytes": len(content)})
    listed = {"version": mix.hexdigest()[:16], "parts": parts}
    (folder / LIST).write_text(json.dumps(listed), encoding="utf-8")


def answers(folder: Path, to: Path) -> None:
    """What it answers without being asked twice, as files; it is started for that, as in a page."""
    shutil.rmtree(to, ignore_errors=True)
    subprocess.run(["node", HERE / "answers.mjs", folder, to], check=True)
