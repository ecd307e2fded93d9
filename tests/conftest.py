"""For all tests: what is printed is English, whatever the machine speaks, nothing fails because the
machine is busy, and random searches are the same every time; those of `make test-long` go far and
look for something new (`support.effort`)."""

from __future__ import annotations

import os

from hypothesis import settings

os.environ["LC_ALL"] = "C.UTF-8"
settings.register_profile("short", deadline=None, derandomize=True, max_examples=30)
settings.register_profile("long", deadline=None)
settings.load_profile("short")
