"""Python 3.14's headers: those of a Python 3.14 on this machine, or of Debian's package of them.

No registry of Python's has them on their own. The package comes through apt, which checks its
signature: from the archive that this machine takes its packages from, of the suite that has it.
The versions of 3.14 differ in nothing that an extension sees.
"""

from __future__ import annotations

import io
import shutil
import subprocess
import tarfile
from collections.abc import Iterator
from pathlib import Path

from wasms.places import HEADERS, WORK
from wasms.tools import Unreachable

PYTHON = "python3.14"
PACKAGE = "libpython3.14-dev"
SUITE = "sid"
FOLDER = HEADERS / "python"
APT = WORK / "apt"


def fetch() -> None:
    """Make sure that they are in `FOLDER`; Unreachable, with the reason, if they cannot be had."""
    if (FOLDER / "Python.h").is_file():
        return
    found = dict(_installed() or of_debian(_download()))
    for name, content in found.items():
        path = FOLDER / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def _installed() -> dict[str, bytes]:
    """Those of this machine's own; empty if it has none."""
    python = shutil.which(PYTHON)
    if python is None:
        return {}
    program = "import sysconfig; print(sysconfig.get_path('include'))"
    folder = Path(_run(python, "-c", program).strip())
    if not (folder / "Python.h").is_file():
        return {}
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*.h")}


def _download() -> Path:
    """Debian's package, in folders of our own: nothing of this machine changes."""
    if shutil.which("apt-get") is None:
        raise Unreachable(f"There is no {PYTHON} with its headers on this machine, and no apt.")
    shutil.rmtree(APT, ignore_errors=True)
    for part in ("lists/partial", "cache/archives/partial"):
        (APT / part).mkdir(parents=True)
    (APT / "sources.list").write_text(f"deb {_archive()} {SUITE} main\n")
    options = {
        "Dir::Etc::SourceList": APT / "sources.list",
        "Dir::Etc::SourceParts": APT / "none",
        "Dir::State::Lists": APT / "lists",
        "Dir::Cache": APT / "cache",
    }
    ours = [part for name, value in options.items() for part in ("-o", f"{name}={value}")]
    _run("apt-get", *ours, "update")
    _run("apt-get", *ours, "download", PACKAGE)
    return next(APT.glob(f"{PACKAGE}_*.deb"))


def _archive() -> str:
    """Where this machine's own packages come from."""
    form = "$(SITE) $(COMPONENT)"
    said = _run("apt-get", "indextargets", "--format", form, "Created-By: Packages")
    for line in said.splitlines():
        site, _, component = line.partition(" ")
        if component == "main" and not site.endswith("-security"):
            return site
    raise Unreachable("apt knows no archive with packages.")


def _run(*command: str) -> str:
    APT.mkdir(parents=True, exist_ok=True)
    done = subprocess.run(command, cwd=APT, capture_output=True, text=True)
    if done.returncode:
        raise Unreachable(f"{done.stdout}{done.stderr}".strip())
    return done.stdout


def of_debian(package: Path) -> Iterator[tuple[str, bytes]]:
    """The headers in Debian's package: an archive of `ar` that holds one of `tar`."""
    data = package.read_bytes()
    at = len(b"!<arch>\n")
    while at < len(data):
        name, size = data[at : at + 16].decode().strip(), int(data[at + 48 : at + 58])
        at += 60
        if name.startswith("data.tar"):
            with tarfile.open(fileobj=io.BytesIO(data[at : at + size])) as archive:
                for member in archive:
                    where, _, inside = member.name.partition("/usr/include/python3.14/")
                    if where == "." and member.isfile() and inside.endswith(".h"):
                        content = archive.extractfile(member)
                        assert content is not None
                        yield inside, content.read()
        at += size + size % 2
