"""Writes docs/settings.md: every setting of a server, from the types in `rallybox.server.settings`.

python scripts/settings_page.py            writes the page
python scripts/settings_page.py --check    fails if it is stale
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, get_args, get_origin

import msgspec
from written import write_or_check

from rallybox.server.configured import Setting, known

PAGE = Path(__file__).parents[1] / "docs" / "settings.md"

HEAD = """# Settings of a server

Made by scripts/settings_page.py from `src/rallybox/server/settings.py`; do not edit.

All settings can be in one file, in TOML:

```toml
# rallybox.toml
database = "postgresql://rallybox@/rallybox"
hosts = ["rally.example"]
proxies = ["127.0.0.1"]

[limits]
chat_rate = 0.2
```

```sh
rallybox serve --settings rallybox.toml            # or RALLYBOX_SETTINGS=rallybox.toml
rallybox serve --settings rallybox.toml --check    # lists all mistakes; exits with 1 if any
```

The environment overrides the file, and the command line overrides both. The name of a variable is
`RALLYBOX_` and the setting in capitals, with two underscores after the name of a section:
`RALLYBOX_LIMITS__CHAT_RATE=0.2`. In a variable, commas separate the items of a list. A setting or
a variable that does not exist is a mistake, and a server with mistakes in its settings does not
start. A file with keys in it should be readable by its owner alone (`chmod 600`).
"""

PARTS = {
    "limits": """How much one address or one person may ask for. A rate is per second; a burst is
how much may come at once after a quiet while. Simple calls and messages count as 1, expensive ones
as more (`src/rallybox/server/prices.py`).
"""
}
"""What is said about a section, before its settings."""


def type_name(kind: Any) -> str:
    """A type as people say it."""
    if get_origin(kind) is tuple:
        inner = get_args(kind)
        if inner[-1] is Ellipsis:
            return "list of texts" if inner[0] is str else f"list of {type_name(inner[0])}s"
        return f"[{', '.join(type_name(one) for one in inner)}]"
    if get_args(kind) and all(isinstance(one, str) for one in get_args(kind)):
        return " or ".join(f"`{one}`" for one in get_args(kind))
    names = {str: "text", int: "whole number", float: "number", bool: "true or false"}
    return names.get(kind, str(getattr(kind, "__name__", kind)))


def default(value: Any) -> str:
    """What counts where nothing is said."""
    if value is msgspec.NODEFAULT:
        return "none"
    return f"`{msgspec.json.encode(value).decode()}`"


SPECIAL = {
    "database": "a file in the user's data folder",
    "workers": "one fewer than the machine has cores",
}
"""What depends on the machine."""


def entry(one: Setting) -> str:
    """One setting."""
    usual = SPECIAL.get(one.name) or default(one.default)
    facts = f"{type_name(one.type)} · default: {usual} · `{one.variable}`"
    return f"### `{one.name}`\n\n{one.about}\n\n{facts}\n"


def page() -> str:
    """The whole page."""
    parts = [HEAD, "## The server\n"]
    parts += [entry(one) for one in known().values() if "." not in one.name]
    inner = dict.fromkeys(name.partition(".")[0] for name in known() if "." in name)
    for part in inner:
        parts += [f"## `[{part}]`\n", PARTS[part]]
        parts += [entry(one) for name, one in known().items() if name.startswith(f"{part}.")]
    return "\n".join(parts)


if __name__ == "__main__":
    sys.exit(write_or_check(PAGE, page(), "settings_page.py"))
