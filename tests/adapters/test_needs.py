"""Where a library is missing, a sentence says what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest

from rallybox.adapters.needs import missing
from support.process import environment


@pytest.mark.parametrize(
    ("module", "needs"),
    [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("openspiel", "pyspiel")],
)
def test_an_adapter_without_its_library_says_what_to_install(module: str, needs: str) -> None:
    program = f"import sys; sys.modules[{needs!r}] = None\nimport rallybox.adapters.{module}"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, env=environment()
    )
    assert done.returncode != 0
    last = done.stderr.strip().splitlines()[-1]
    assert last.startswith("ModuleNotFoundError: ")
    assert needs in last
    assert last.endswith('pip install "rallybox[research]"')


def test_other_troubles_stay_what_they_are() -> None:
    trouble = ImportError("no such name")
    assert missing(trouble) is trouble
