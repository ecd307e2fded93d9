"""Answers that never change; runs in the Python of the page (answers.mjs), on its own.

They are files of the site: home and the first picture of a lesson are there before Python is.
"""

from __future__ import annotations

import importlib
import json
import pkgutil

import msgspec

import rallybox
from rallybox.lessons import LESSONS, telling
from rallybox.tables import info


def load_all() -> int:
    """Load every module that is here; whatever one of them needs and is not here shows now."""
    found = [one.name for one in pkgutil.walk_packages(rallybox.__path__, "rallybox.")]
    for name in found:
        importlib.import_module(name)
    return len(found)


def answers() -> str:
    """All of them: the question, as the API has it, and the answer."""
    lessons = telling.listed()
    found: dict[str, object] = {"offer": info.offer(LESSONS), "lessons": lessons}
    for lesson in lessons.lessons:
        for number in range(1, len(lesson.scenes) + 1):
            found[f"lessons/{lesson.game}/{number}"] = telling.shown(lesson.game, number, ())
    return json.dumps({path: msgspec.json.encode(told).decode() for path, told in found.items()})
