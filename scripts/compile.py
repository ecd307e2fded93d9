"""Compile the rules into a copy of the package, so that both speeds can run side by side.

python scripts/compile.py            build/compiled is up to date afterwards
python scripts/compile.py --use      ... and this environment's `rallybox` runs compiled
python scripts/compile.py --unuse    this environment's `rallybox` runs interpreted again
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "rallybox"
OUT = ROOT / "build" / "compiled"
STAMP = OUT / ".sources"
# Read before the path of the editable install, which begins with two underscores and an e.
USE = Path(sysconfig.get_path("purelib")) / "__compiled_rallybox.pth"


def fingerprint() -> str:
    """What the compiled copy depends on."""
    mix = hashlib.blake2b(sys.version.encode())
    for path in [ROOT / "pyproject.toml", ROOT / "setup.py", *sorted(SOURCE.rglob("*"))]:
        if path.is_file() and "__pycache__" not in path.parts:
            mix.update(str(path.relative_to(ROOT)).encode())
            mix.update(path.read_bytes())
    return mix.hexdigest()


def build() -> Path:
    """A compiled copy of the package as it is now; the folder to put on the path."""
    now = fingerprint()
    if STAMP.exists() and STAMP.read_text() == now:
        return OUT
    shutil.rmtree(OUT, ignore_errors=True)
    shutil.copytree(SOURCE, OUT / "rallybox", ignore=shutil.ignore_patterns("__pycache__"))
    environment = {**os.environ, "RALLYBOX_COMPILE": "1", "MYPYPATH": str(OUT)}
    command = [sys.executable, str(ROOT / "setup.py"), "-q", "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=OUT, env=environment, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"Compiling failed:\n{done.stdout}{done.stderr}")
    shutil.rmtree(OUT / "build", ignore_errors=True)
    STAMP.write_text(now)
    return OUT


def main() -> None:
    """See the module's text."""
    parser = argparse.ArgumentParser(description="Compile the rules.")
    parser.add_argument("--use", action="store_true", help="run compiled in this environment")
    parser.add_argument("--unuse", action="store_true", help="run interpreted again")
    options = parser.parse_args()
    if options.unuse:
        USE.unlink(missing_ok=True)
        return
    print(build())
    if options.use:
        USE.write_text(f"{OUT}\n")


if __name__ == "__main__":
    main()
