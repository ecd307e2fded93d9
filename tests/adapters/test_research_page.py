"""What docs/research.md shows is what happens."""

from __future__ import annotations

import re

import pytest

from support.tree import ROOT

PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("code", BLOCKS, ids=lambda code: code.split("\n")[0])
def test_its_programs_run(code: str) -> None:
    exec(compile(code, "docs/research.md", "exec"), {})


def test_there_are_some() -> None:
    assert len(BLOCKS) > 3
