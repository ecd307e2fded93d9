"""What is said before there is anything that could read the catalogue as a whole.

The sentences are in `begin.ftl` of every language: a line each, with nothing but names to fill in.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache

from begin.places import ROOT

LOCALES = ROOT / "src" / "rallybox" / "locales"
DEFAULT = "en"
_LINE = re.compile(r"(begin(?:-[a-z]+)+) = (.+)")
_BLANK = re.compile(r"\{ \$([a-z]+) \}")


def language(environment: Mapping[str, str]) -> str:
    """The system's language, if we speak it."""
    settings = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    setting = next(filter(None, settings), "")
    spoken = re.split(r"[._@-]", setting)[0].lower()
    return spoken if spoken and (LOCALES / spoken).is_dir() else DEFAULT


@cache
def sentences(spoken: str) -> dict[str, str]:
    """All sentences of a language by their names."""
    text = (LOCALES / spoken / "begin.ftl").read_text(encoding="utf-8")
    found = map(_LINE.fullmatch, text.splitlines())
    return {line[1]: line[2] for line in found if line}


def say(name: str, **params: object) -> str:
    """A sentence, in the system's language."""
    sentence = sentences(language(os.environ))[name]
    return _BLANK.sub(lambda blank: str(params[blank[1]]), sentence)
