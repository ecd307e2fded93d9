"""Python for a page: what goes into it, and that it is the same each time."""

from __future__ import annotations

import ast
import gzip
import re
import zipfile
from pathlib import Path

import pytest
from sites import compiling, rooms, stdlib, tree, wheels
from sites.places import ROOT, SOURCE

NOT_IN_A_PAGE = {"arena", "cli", "server"}


def test_others_packages_are_those_that_everybody_else_has() -> None:
    pinned = (ROOT / "constraints.txt").read_text(encoding="utf-8").lower().replace("_", "-")
    listed = re.findall(
        r"^([\w.-]+==[\d.]+) --hash=sha256:[0-9a-f]{64}$", wheels.LIST.read_text(), re.M
    )
    assert {name.split("==")[0] for name in listed} >= {"msgspec", "librt", "fluent.runtime"}
    assert set(listed) <= set(pinned.split())


def test_what_a_page_reaches_is_there_and_nothing_else() -> None:
    found = set(rooms.rooms())
    assert {"core", "kit", "games", "bots", "tables", "lessons", "review"} <= found
    assert not found & NOT_IN_A_PAGE


def _messages(paths: list[Path]) -> set[str]:
    texts = (path.read_text(encoding="utf-8") for path in paths)
    return {name for text in texts for name in re.findall(r"^([a-z][\w-]*) *=", text, re.M)}


def test_every_sentence_that_it_names_is_there() -> None:
    english = SOURCE / "rallybox" / "locales" / "en"
    everything = _messages(sorted(english.rglob("*.ftl")))
    shipped = list(rooms.files())
    here = _messages([path for path in shipped if english in path.parents])
    named = {
        node.value
        for path in shipped
        if path.suffix == ".py"
        for node in ast.walk(ast.parse(path.read_bytes()))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert named & everything <= here


def test_the_same_files_make_the_same_archive(tmp_path: Path) -> None:
    folder = tmp_path / "tree"
    (folder / "deep").mkdir(parents=True)
    for name in ("b", "deep/a"):
        (folder / name).write_text(name)
    tree.pack(folder, tmp_path / "one.pack")
    (folder / "b").touch()
    tree.pack(folder, tmp_path / "two.pack")
    assert (tmp_path / "one.pack").read_bytes() == (tmp_path / "two.pack").read_bytes()
    with gzip.open(tmp_path / "one.pack") as loose, zipfile.ZipFile(loose) as archive:
        assert archive.namelist() == ["b", "deep/a"]


def test_docstrings_stay_out_and_nothing_else() -> None:
    source = '''
"""About it."""
from dataclasses import dataclass
@dataclass
class Car:
    """A car."""
    wheels: int = 4
    """All of them."""
def drive() -> str:
    "How."
    return "as it is"
def park(): "Later."
'''
    scope: dict[str, object] = {}
    exec(compile(compiling.without_docs(ast.parse(source)), "car", "exec"), scope)
    assert eval("(Car().wheels, drive(), drive.__doc__, park())", scope) == (
        4,
        "as it is",
        "",
        None,
    )
    assert "About" not in str(scope["__doc__"])


@pytest.mark.parametrize(
    ("name", "gone"),
    [
        *(("asyncio/events.py", False), ("encodings/utf_8.py", False), ("email/message.py", False)),
        *(("encodings/cp1252.py", True), ("pdb.py", True), ("xml/dom/minidom.py", True)),
    ],
)
def test_what_goes_of_the_library(name: str, gone: bool) -> None:
    assert stdlib.goes(name) is gone
