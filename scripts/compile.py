"""Compile the rules into a copy of the package, so that both speeds can run side by side.

python scripts/compile.py            build/compiled is up to date afterwards
python scripts/compile.py --quick    for `make test`: sooner, since it is not optimised, into
                                     build/quick; prints build/compiled if that is up to date
python scripts/compile.py --use      ... and this environment's `rallybox` runs compiled
python scripts/compile.py --unuse    this environment's `rallybox` runs interpreted again
python scripts/compile.py --aside    for `make play`: prints a compiled copy's folder if one is
                                     ready; if not, nothing, and makes one for the next time
python scripts/compile.py --list     which modules are compiled (see scripts/hot.py)

Whoever says --aside is never kept waiting and never gets a copy of older sources: a process of its
own compiles, at the lowest priority, where there is a C compiler; mypyc, which playing does not
need, is fetched for it. What went wrong is in build/aside/log; what cannot be compiled is not tried
again until it changes.
"""

from __future__ import annotations

import argparse
import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

import hot

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "rallybox"
OUT = ROOT / "build" / "compiled"
HASTY = ROOT / "build" / "quick"
# Read before the path of the editable install, which begins with two underscores and an e.
USE = Path(sysconfig.get_path("purelib")) / "__compiled_rallybox.pth"

ASIDE = ROOT / "build" / "aside"
LOG = ASIDE / "log"
TOOLS = ASIDE / "tools"
CONSTRAINTS = ROOT / "constraints.txt"
WITHOUT_CODE = ("locales", "server/static")
"""Folders that change without being compiled: a copy shows those of the sources."""
KEPT = 2
"""A server may still run from the copy before the last one."""


def fingerprint() -> str:
    """What a compiled copy depends on: the code, what lies beside it, and which Python this is."""
    paths = [ROOT / "pyproject.toml", ROOT / "setup.py", ROOT / "scripts" / "hot.py"]
    paths += sorted(p for p in SOURCE.rglob("*") if p.is_file() and not _passed_over(p))
    mix = hashlib.blake2b(sys.version.encode())
    for path in paths:
        mix.update(str(path.relative_to(ROOT)).encode())
        mix.update(path.read_bytes())
    return mix.hexdigest()


def _passed_over(path: Path) -> bool:
    inside = path.relative_to(SOURCE)
    return "__pycache__" in inside.parts or inside.as_posix().startswith(WITHOUT_CODE)


def build(quick: bool = False) -> Path:
    """A compiled copy of the package as it is now; the folder to put on the path."""
    now = fingerprint()
    for folder in (OUT, HASTY) if quick else (OUT,):
        stamp = folder / ".sources"
        if stamp.exists() and stamp.read_text() == now:
            return folder
    folder = HASTY if quick else OUT
    shutil.rmtree(folder, ignore_errors=True)
    compile_copy(folder, how="quick" if quick else "1")
    (folder / ".sources").write_text(now)
    return folder


def compile_copy(folder: Path, tools: Path | None = None, how: str = "1") -> None:
    """Copy the package to a folder and compile it there; `tools`: a folder with mypyc."""
    copy = folder / "rallybox"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__", "static"))
    compile_in(folder, tools, how)
    for each in WITHOUT_CODE:
        shutil.rmtree(copy / each, ignore_errors=True)
        (copy / each).symlink_to(SOURCE / each)


def compile_in(folder: Path, tools: Path | None = None, how: str = "1") -> None:
    """Compile the copy of the package in a folder; leaves with a message if that fails."""
    environment = {**os.environ, "RALLYBOX_COMPILE": how, "MYPYPATH": str(folder)}
    if tools is not None:
        environment["PYTHONPATH"] = str(tools)
    command = [sys.executable, str(ROOT / "setup.py"), "-q", "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"Compiling failed:\n{done.stdout}{done.stderr}")
    shutil.rmtree(folder / "build", ignore_errors=True)


# -- aside ---------------------------------------------------------------------------------------


def name_aside() -> str:
    """The name of the copy that the sources would make now."""
    return fingerprint()[:16]


def ready() -> Path | None:
    """The compiled copy of the sources as they are; None if there is none, or not yet."""
    name = name_aside()
    if (ASIDE / name).is_dir():
        return ASIDE / name
    ASIDE.mkdir(parents=True, exist_ok=True)
    if not (ASIDE / f"{name}.failed").exists():
        if can_compile():
            command = [sys.executable, __file__, "--build-aside", name]
            quiet = subprocess.DEVNULL
            subprocess.Popen(
                command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True
            )
        else:
            LOG.write_text("There is no C compiler, or Python came without its headers.\n")
    return None


def can_compile() -> bool:
    """Are a C compiler and Python's headers here?"""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(compiler.split()[0]) is not None and headers.is_file()


def fetch_tools() -> Path | None:
    """A folder with what compiles; None if this environment has it, as developers' ones do."""
    if find_spec("mypyc") and find_spec("setuptools"):
        return None
    if (TOOLS / "mypyc").is_dir() and TOOLS.stat().st_mtime > CONSTRAINTS.stat().st_mtime:
        return TOOLS
    shutil.rmtree(TOOLS, ignore_errors=True)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = project["project"]["optional-dependencies"]["compile"]
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-input"]
    environment = {**os.environ, "PIP_CONSTRAINT": str(CONSTRAINTS)}
    done = subprocess.run(
        [*command, "--target", str(TOOLS), *wanted], env=environment, capture_output=True, text=True
    )
    if done.returncode:  # perhaps there is no network; the next start tries again
        sys.exit(f"What compiles could not be fetched:\n{done.stdout}{done.stderr}")
    return TOOLS


def build_aside(name: str) -> None:
    """Compile the sources, unless somebody else is doing it."""
    os.nice(19)
    with (ASIDE / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return
        if (ASIDE / name).exists():  # it was made while this process began
            return
        with LOG.open("w") as log:
            os.dup2(log.fileno(), sys.stdout.fileno())
            os.dup2(log.fileno(), sys.stderr.fileno())
        part, tools = ASIDE / "part", fetch_tools()
        shutil.rmtree(part, ignore_errors=True)
        try:
            compile_copy(part, tools)
        except SystemExit:
            (ASIDE / f"{name}.failed").touch()
            raise
        if name_aside() == name:  # nobody has changed them meanwhile
            part.rename(ASIDE / name)
            tidy()


def tidy() -> None:
    """Remove copies that nobody needs any more."""
    copies = [path for path in ASIDE.iterdir() if (path / "rallybox").is_dir()]
    copies.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for old in copies[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)


def main() -> None:
    """See the module's text."""
    parser = argparse.ArgumentParser(description="Compile the rules.")
    parser.add_argument("--quick", action="store_true", help="compile for tests, not for speed")
    parser.add_argument("--use", action="store_true", help="run compiled in this environment")
    parser.add_argument("--unuse", action="store_true", help="run interpreted again")
    parser.add_argument("--aside", action="store_true", help="print a copy that is ready, if any")
    parser.add_argument("--list", action="store_true", help="say which modules are compiled")
    parser.add_argument("--build-aside", metavar="NAME", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.list:
        print("\n".join(hot.compiled(SOURCE)))
    elif options.unuse:
        USE.unlink(missing_ok=True)
    elif options.aside:
        with suppress(OSError):  # whoever wants to play does not care
            print(ready() or "")
    elif options.build_aside:
        build_aside(options.build_aside)
    else:
        folder = build(options.quick)
        print(folder)
        if options.use:
            USE.write_text(f"{folder}\n")


if __name__ == "__main__":
    main()
