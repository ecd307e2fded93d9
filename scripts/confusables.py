"""Writes which letters look alike, and which cannot be seen, from Unicode's own files.

    python scripts/confusables.py confusables.txt DerivedCoreProperties.txt

Unicode publishes them as `security/latest/confusables.txt` (UTS 39) and
`UCD/latest/ucd/DerivedCoreProperties.txt`. Run it again when there is a new Unicode; nothing else
has these facts.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

MADE = Path(__file__).parents[1] / "src" / "rallybox" / "core" / "data" / "confusables.txt"
HEAD = """\
# Made by scripts/confusables.py from confusables.txt of Unicode {version} and its properties.
# (c) Unicode, Inc.; see https://www.unicode.org/terms_of_use.html
# unseen: what has no look of its own. Else: what it looks like, and all that look so.
"""


def fields(text: str) -> Iterator[list[str]]:
    """What Unicode's files list, without their comments."""
    for line in text.splitlines():
        facts = line.partition("#")[0].strip()
        if facts:
            yield [field.strip() for field in facts.split(";")]


def main(confusables: str, properties: str) -> None:
    """Write the file."""
    source = Path(confusables).read_text(encoding="utf-8-sig")
    version = re.search(r"Version: ([0-9.]+)", source)
    alike: dict[str, list[str]] = defaultdict(list)
    for letter, looks, _ in fields(source):
        alike["+".join(looks.split())].append(letter)
    listed = fields(Path(properties).read_text(encoding="utf-8"))
    unseen = [where for where, what, *_ in listed if what == "Default_Ignorable_Code_Point"]
    lines = [HEAD.format(version=version[1] if version else "")]
    lines.append(f"unseen {' '.join(where.replace('..', '-') for where in unseen)}\n")
    lines += [f"{looks} {' '.join(letters)}\n" for looks, letters in sorted(alike.items())]
    MADE.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
