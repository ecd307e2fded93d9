"""Writes what the client's gallery and tests feed on: `web/dev/fixtures/<game>/*.json`.

    python scripts/web_fixtures.py

`scripts/fixtures/<game>.py` names a game's reels (`REELS`), and may make files of other kinds
(`others`). The files are not kept: they follow from the seeds and the rules.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from packs import brought
from reels import tell

FIXTURES = Path(__file__).parents[1] / "web" / "dev" / "fixtures"


def main() -> int:
    """Write all files."""
    for game, module in brought("fixtures"):
        folder = FIXTURES / game
        folder.mkdir(parents=True, exist_ok=True)
        files = {reel.name: tell(game, reel) for reel in module.REELS}
        if hasattr(module, "others"):
            files |= module.others()
        for name, content in files.items():
            (folder / f"{name}.json").write_bytes(msgspec.json.encode(content))
    return 0


if __name__ == "__main__":
    sys.exit(main())
