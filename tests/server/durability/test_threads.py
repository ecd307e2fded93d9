"""A server that has just started, with everybody coming back at once, stays up."""

from __future__ import annotations

import subprocess
import sys

from server.durability import first_readers
from support.process import environment


def test_several_threads_are_the_first_to_read_what_is_stored() -> None:
    """Without `house.look_at_types` every fourth of these processes came down (msgspec 0.22)."""
    ran = subprocess.run(
        [sys.executable, str(first_readers.__file__)],
        capture_output=True,
        text=True,
        env=environment(),
        timeout=120,
        check=False,
    )
    assert (ran.returncode, ran.stdout.strip()) == (0, "0"), ran.stderr
