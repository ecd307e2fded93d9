"""Where things are, and where they go."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src"
WEB = ROOT / "web"
STATIC = SOURCE / "rallybox" / "server" / "static"
PYODIDE = WEB / "node_modules" / "pyodide"

BUILD = ROOT / "build"
SITE = BUILD / "site"
LOG = BUILD / "site.log"
PYTHON = SITE / "python"
"""Python and all that it reads; the server's static files have a copy."""
WHEELS = BUILD / "site-wheels"
TREE = BUILD / "site-packages"
"""What becomes `rallybox.pack`, as it lies in an environment."""
