"""The headers: Python's own and the C library's (from zig), adapted to the machine of a page."""

from __future__ import annotations

import zipfile
from pathlib import Path

from wasms import python_headers
from wasms.places import GENERATED, HEADERS, ROOT, TOOLS

SYSTEM = HEADERS / "system"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide" / "python_stdlib.zip"
CONFIGURED = "_sysconfigdata__emscripten_wasm32-emscripten.py"
NOT_MACROS = ("DIRMODE", "EXEMODE", "FILEMODE")
LIKE = "riscv32-linux-musl"
"""Emscripten's C library is musl, which zig has for other machines with 32 bits and 64-bit times.

All that differs, in what is used here, is that WebAssembly's sizes are longs."""


def folders() -> list[str]:
    """Where to look, as the compiler wants to hear it."""
    import mypyc

    zig = TOOLS / "ziglang" / "lib"
    libc = zig / "libc" / "include"
    runtime = Path(mypyc.__file__).parent / "lib-rt"
    system = (zig / "include", SYSTEM, libc / LIKE, libc / "generic-musl")
    own = (python_headers.FOLDER, runtime, runtime / "vecs", GENERATED)
    found = ["-nostdinc"]
    found += [part for folder in system for part in ("-isystem", str(folder))]
    return found + [f"-I{folder}" for folder in own]


def lay_out() -> None:
    """Get Python's, and adapt what is different in a page; `Unreachable` if they cannot be had."""
    python_headers.fetch()
    # What Pyodide says of itself, instead of what another build of Python says.
    _write(python_headers.FOLDER / "pyconfig.h", configured(PYODIDE))
    types = TOOLS / "ziglang" / "lib" / "libc" / "include" / LIKE / "bits" / "alltypes.h"
    text = types.read_text(encoding="utf-8")
    for name in ("_Addr", "_Reg"):
        before, after = f"#define {name} int\n", f"#define {name} __PTRDIFF_TYPE__\n"
        assert before in text, "zig's headers are not as they were"
        text = text.replace(before, after)
    _write(SYSTEM / "bits" / "alltypes.h", text.encode())


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def configured(library: Path) -> bytes:
    """`pyconfig.h` of a Pyodide, from what its library tells about it."""
    with zipfile.ZipFile(library) as archive:
        names: dict[str, dict[str, object]] = {}
        exec(archive.read(CONFIGURED), names)
    known = names["build_time_vars"].items()
    values = {name: value for name, value in known if isinstance(value, int) and value}
    lines = [f"#define {name} {values[name]}" for name in sorted(set(values) - set(NOT_MACROS))]
    head = ["#ifndef Py_PYCONFIG_H", "#define Py_PYCONFIG_H", "#define _GNU_SOURCE 1"]
    return "\n".join([*head, *lines, "#endif", ""]).encode()
