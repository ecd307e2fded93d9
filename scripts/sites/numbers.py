"""Babel, cut down to how three languages write numbers and count; whole, it is larger than Python.

Dates and names of places are left out: no room in a page says them.
"""

from __future__ import annotations

import pickle
import shutil
from pathlib import Path
from typing import Any

from sites.places import SOURCE

KEPT = {
    *("character_order", "default_numbering_system", "locale_id", "numbering_systems"),
    *("currency_formats", "decimal_formats", "percent_formats", "scientific_formats"),
    *("number_symbols", "ordinal_form", "plural_form"),
}
"""Of a language's data; the other parts stay, and are empty."""


def cut(babel: Path) -> None:
    """Cut the package in this folder down."""
    spoken = sorted(each.name for each in (SOURCE / "rallybox" / "locales").iterdir())
    for path in (babel / "locale-data").iterdir():
        if path.stem in ("root", *spoken):
            _rewrite(path, {key: {} for key in _read(path)} | _only(_read(path), KEPT))
        else:
            path.unlink()
    shutil.rmtree(babel / "messages")
    for name in ("locale-data/LICENSE.unicode",):
        (babel / name).unlink(missing_ok=True)
    path = babel / "global.dat"
    data = _read(path)
    for key in ("likely_subtags", "language_aliases"):
        data[key] = {
            name: value for name, value in data[key].items() if name.split("_")[0] in spoken
        }
    for key in data:
        if key.startswith(("territory_", "meta_", "zone_", "windows_")):
            data[key] = {}
    _rewrite(path, data)


def _only(data: dict[str, Any], keys: set[str]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key in keys}


def _read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = pickle.loads(path.read_bytes())
    return found


def _rewrite(path: Path, data: dict[str, Any]) -> None:
    path.write_bytes(pickle.dumps(data, protocol=4))
