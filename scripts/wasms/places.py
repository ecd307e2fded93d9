"""Where things are, and where they go."""

from __future__ import annotations

from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
SOURCE = ROOT / "src"

OUT = ROOT / "build" / "wasm"
"""What is made, as it lies in an environment: an extension beside where each module was."""
WORK = ROOT / "build" / "wasm-work"
TOOLS = WORK / "tools"
HEADERS = WORK / "include"
GENERATED = WORK / "c"

LIBRARY = "rallybox_rules"
SUFFIX = ".cpython-314-wasm32-emscripten.so"
