"""All Python that a page needs besides Python itself, as a folder, and as one archive."""

from __future__ import annotations

import gzip
import io
import shutil
import subprocess
import tomllib
import zipfile
from collections.abc import Iterable
from pathlib import Path

import wasm

from sites import numbers, rooms, wheels
from sites.places import PYODIDE, ROOT, SOURCE, TREE

COMPILER = Path(__file__).with_name("compile.mjs")
UNUSED = ("pytz/zoneinfo", "librt/base64*", "librt/random*", "librt/threading*", "librt/time*")
"""Of others' packages: what is loaded neither by ours nor by themselves."""
KINDS = (".pyi", ".typed", ".pyx")
THEN = (1980, 1, 1, 0, 0, 0)
"""The same files give the same archive, whenever it is made."""


def grow() -> Path:
    """The folder, made anew and compiled by the Python that will run it."""
    shutil.rmtree(TREE, ignore_errors=True)
    for wheel in wheels.fetch():
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(TREE)
    numbers.cut(TREE / "babel")
    _cut(TREE)
    for path in rooms.files():
        to = TREE / path.relative_to(SOURCE)
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, to)
    _sign(TREE)
    wasm.lay_over(TREE)
    compile_all(TREE)
    return TREE


def _cut(tree: Path) -> None:
    for path in sorted(tree.glob("*.dist-info")):
        shutil.rmtree(path)
    for pattern in UNUSED:
        for path in tree.glob(pattern):
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    for path in list(tree.rglob("*")):
        if path.suffix in KINDS:
            path.unlink()


def _sign(tree: Path) -> None:
    """What says which version of ours this is."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    folder = tree / f"rallybox-{project['version']}.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: rallybox\nVersion: {project['version']}\n", encoding="utf-8"
    )


def compile_all(*trees: Path) -> None:
    """Compile every module and take its source away."""
    subprocess.run(["node", COMPILER, PYODIDE / "pyodide.mjs", *trees], check=True)


def pack(tree: Path, to: Path) -> None:
    """One archive of a folder, the same for the same files.

    Packed as a whole: that is smaller than file by file, on every host, and Python finds its
    modules unpacked. (Not called `.gz`: some hosts would unpack it on the way.)
    """
    paths: Iterable[Path] = sorted(path for path in tree.rglob("*") if path.is_file())
    loose = io.BytesIO()
    with zipfile.ZipFile(loose, "w", zipfile.ZIP_STORED) as archive:
        for path in paths:
            name = path.relative_to(tree).as_posix()
            info = zipfile.ZipInfo(name, THEN)
            info.external_attr = 0o644 << 16
            archive.writestr(info, path.read_bytes())
    to.write_bytes(gzip.compress(loose.getvalue(), 9, mtime=0))
