"""For all tests: what is printed is English, whatever the machine speaks, and nothing fails because
the machine is busy."""

from __future__ import annotations

import os

from hypothesis import settings

os.environ["LC_ALL"] = "C.UTF-8"
settings.register_profile("rallybox", deadline=None)
settings.load_profile("rallybox")
