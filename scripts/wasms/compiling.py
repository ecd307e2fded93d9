"""C to WebAssembly: what Pyodide loads as an extension (a side module, in Emscripten's words)."""

from __future__ import annotations

from pathlib import Path

from wasms.headers import folders
from wasms.places import GENERATED, LIBRARY, OUT, SUFFIX
from wasms.tools import zig

MACHINE = ("-target", "wasm32-emscripten", "-mcpu=generic-extended_const", "-fPIC")
"""Without additions in constant expressions, which older Safaris and Nodes do not know."""
WAY = ("-O2", "-g0", "-DNDEBUG", "-fvisibility=hidden", "-fno-sanitize=all", "-w")
LINK = ("-shared", "--experimental-pic", "--unresolved-symbols=import-dynamic")
SMALL = ("--gc-sections", "--Bsymbolic", "--strip-all")


def compile_all() -> None:
    """Everything in the folder of C; the extensions lie in `OUT`."""
    name = f"{LIBRARY}__mypyc"
    _extension(GENERATED / f"__native_{LIBRARY}.c", f"PyInit_{name}", OUT / f"{name}{SUFFIX}")
    modules = GENERATED / "modules"
    for path in sorted(modules.rglob("*.c")):
        to = OUT / path.relative_to(modules).with_suffix(SUFFIX)
        _extension(path, f"PyInit_{path.stem}", to)


def _extension(source: Path, starts: str, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    made = to.with_suffix(".o")
    zig("cc", *MACHINE, *WAY, *folders(), "-c", source, "-o", made)
    zig("wasm-ld", *LINK, *SMALL, f"--export={starts}", made, "-o", to)
    made.unlink()
    to.chmod(0o644)
