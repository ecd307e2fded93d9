"""The rules compiled for a page: made with what is pinned, and playing as they do everywhere."""

from __future__ import annotations

import io
import json
import re
import shutil
import tarfile
import zipfile
from pathlib import Path

import hot
import pytest
import wasm
from sites.places import PYODIDE
from wasms import headers, python_headers, tools
from wasms.places import LIBRARY, OUT, ROOT, SOURCE, SUFFIX

from support import in_page, pages


def test_the_compiler_is_pinned_and_checked() -> None:
    listed = tools.LIST.read_text(encoding="utf-8")
    assert re.search(r"^ziglang==[\d.]+ \\$", listed, re.M)
    assert len(re.findall(r"--hash=sha256:[0-9a-f]{64}", listed)) == 4  # Linux and macOS


def test_headers_are_read_from_debians_package(tmp_path: Path) -> None:
    inside = io.BytesIO()
    with tarfile.open(fileobj=inside, mode="w:xz") as archive:
        for name in ("python3.14/Python.h", "python3.14/cpython/code.h", "other/Python.h"):
            archive.addfile(_sized(f"./usr/include/{name}", 3), io.BytesIO(b"/**"))
    package = tmp_path / "package.deb"
    package.write_bytes(
        b"!<arch>\n" + _member("debian-binary", b"2.0") + _member("data.tar.xz", inside.getvalue())
    )
    assert dict(python_headers.of_debian(package)) == {"Python.h": b"/**", "cpython/code.h": b"/**"}


def _sized(name: str, size: int) -> tarfile.TarInfo:
    info = tarfile.TarInfo(name)
    info.size = size
    return info


def _member(name: str, content: bytes) -> bytes:
    head = f"{name:<16}{0:<12}{0:<6}{0:<6}{644:<8}{len(content):<10}`\n".encode()
    return head + content + b"\n" * (len(content) % 2)


def test_a_page_says_itself_how_it_was_configured(tmp_path: Path) -> None:
    library = tmp_path / "library.zip"
    with zipfile.ZipFile(library, "w") as archive:
        said = "build_time_vars = {'SIZEOF_LONG': 4, 'HAVE_FORK': 0, 'CC': 'cc', 'FILEMODE': 644}"
        archive.writestr(headers.CONFIGURED, said)
    lines = headers.configured(library).decode().splitlines()
    assert "#define SIZEOF_LONG 4" in lines
    assert not any("HAVE_FORK" in line or "MODE" in line for line in lines)


def test_what_is_ready_takes_the_place_of_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, tree = tmp_path / "made", tmp_path / "tree"
    for name in (f"library{SUFFIX}", f"rallybox/core/dice{SUFFIX}", f"rallybox/cli/x{SUFFIX}"):
        (made / name).parent.mkdir(parents=True, exist_ok=True)
        (made / name).write_text("compiled")
    (tree / "rallybox" / "core").mkdir(parents=True)
    for name in ("dice", "game"):
        (tree / "rallybox" / "core" / f"{name}.py").touch()
    monkeypatch.setattr(wasm, "OUT", made)
    monkeypatch.setattr(wasm, "STAMP", made / ".sources")
    before = sorted(tree.rglob("*"))
    wasm.lay_over(tree)
    assert sorted(tree.rglob("*")) == before  # it is of other sources
    wasm.STAMP.write_text(wasm.fingerprint())
    wasm.lay_over(tree)
    files = {path.relative_to(tree).as_posix() for path in tree.rglob("*") if path.is_file()}
    assert files == {f"library{SUFFIX}", f"rallybox/core/dice{SUFFIX}", "rallybox/core/game.py"}


@pytest.mark.long
def test_a_page_plays_the_same_with_compiled_rules(tmp_path: Path) -> None:
    """Records byte for byte, random games, bots, even the line of an error."""
    if shutil.which("node") is None or not PYODIDE.is_dir():
        pytest.skip("needs Node, and the tools of the pages")
    try:
        wasm.build()
    except tools.Unreachable as why:
        pytest.skip(f"it cannot be compiled here: {why}")
    tree = pages.packages(tmp_path)
    wasm.lay_over(tree)
    program = ROOT / "tests" / "support" / "in_page.py"
    beside = (tree, ROOT / "tests", ROOT / "scripts")
    there, loaded = json.loads(pages.run(program, *beside))
    assert there == json.loads(json.dumps(in_page.played()))
    compiled = {f"rallybox.{name.replace('/', '.')}" for name in hot.compiled(SOURCE / "rallybox")}
    assert {name for name in compiled & set(loaded) if not loaded[name]} == set()
    assert any(loaded.values())
    assert (OUT / f"{LIBRARY}__mypyc{SUFFIX}").stat().st_size < 3_500_000
