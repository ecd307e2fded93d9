"""The rules compiled to WebAssembly, for Python in a page: build/wasm (docs/site.md).

python scripts/wasm.py            build/wasm is up to date afterwards
python scripts/wasm.py --ready    prints build/wasm if it is, and nothing else

The same modules as everywhere (`scripts/hot.py`), by the same mypyc. The site takes them if they
are ready; without them it runs the sources, and searches do 8 to 21 times fewer iterations.
"""

from __future__ import annotations

import argparse
import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from wasms import compiling, headers, tools
from wasms.places import GENERATED, HERE, OUT, ROOT, SOURCE, SUFFIX, WORK

STAMP = OUT / ".sources"
COMPILED = OUT / ".compiled"


def fingerprint() -> str:
    """What the outcome depends on: our code, and what compiles it."""
    paths = [ROOT / name for name in ("pyproject.toml", "constraints.txt", "scripts/hot.py")]
    paths += makers()
    paths += sorted((SOURCE / "rallybox").rglob("*.py"))
    mix = hashlib.blake2b(digest_size=16)
    for path in paths:
        mix.update(path.relative_to(ROOT).as_posix().encode())
        mix.update(path.read_bytes())
    return mix.hexdigest()


def makers() -> list[Path]:
    """The files that say how it is made."""
    return sorted(path for path in HERE.iterdir() if path.suffix in (".py", ".txt"))


def ready() -> Path | None:
    """The folder, if it was made from the sources as they are; None if there is none."""
    return OUT if STAMP.is_file() and STAMP.read_text() == fingerprint() else None


def build() -> Path:
    """The folder, made now if it must be; `tools.Unreachable` if something for it is missing."""
    WORK.mkdir(parents=True, exist_ok=True)
    with (WORK / "lock").open("w") as lock:  # tests and a build of the site may want it at once
        fcntl.flock(lock, fcntl.LOCK_EX)
        return ready() or _build()


def _build() -> Path:
    now = fingerprint()
    tools.fetch()
    _generate()
    # A change that the compiled part does not notice takes no compiling.
    if not COMPILED.is_file() or COMPILED.read_text() != _generated():
        shutil.rmtree(OUT, ignore_errors=True)
        headers.lay_out()
        compiling.compile_all()
        COMPILED.write_text(_generated())
    STAMP.write_text(now)
    return OUT


def _generate() -> None:
    shutil.rmtree(GENERATED, ignore_errors=True)
    GENERATED.mkdir(parents=True)
    command = [sys.executable, "-m", "wasms.generate", str(GENERATED)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "scripts")}
    done = subprocess.run(command, cwd=SOURCE, env=environment, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"Compiling failed:\n{done.stdout}{done.stderr}")


def _generated() -> str:
    """Which C there is now, and what compiles it."""
    mix = hashlib.blake2b(digest_size=16)
    for path in [*makers(), *sorted(GENERATED.rglob("*.[ch]"))]:
        mix.update(path.name.encode())
        mix.update(path.read_bytes())
    return mix.hexdigest()


def lay_over(tree: Path) -> None:
    """Put what is ready into a folder of packages, in the place of the sources."""
    if ready() is None:
        return
    for path in sorted(OUT.rglob(f"*{SUFFIX}")):
        inside = path.relative_to(OUT)
        source = tree / inside.with_name(f"{inside.name.removesuffix(SUFFIX)}.py")
        if source.is_file() or inside.parent == Path():  # a room that is not there is not needed
            source.unlink(missing_ok=True)
            shutil.copyfile(path, tree / inside)


def main() -> int:
    """See the module's text."""
    parser = argparse.ArgumentParser(description="Compile the rules to WebAssembly.")
    parser.add_argument("--ready", action="store_true", help="print the folder if it is up to date")
    if parser.parse_args().ready:
        print(ready() or "")
        return 0
    try:
        print(build())
    except tools.Unreachable as why:
        print(f"The rules cannot be compiled for pages here:\n{why}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
