"""What comes from elsewhere does nothing to a terminal, and looks as it was meant where it can."""

from __future__ import annotations

import pytest

from rallybox.core.harmless import INSTEAD, harmless


@pytest.mark.parametrize(
    "text", ["Zoé", "two\nlines", "👩‍🚒", "🏴\U000e0067\U000e0062\U000e007f", "עדה", ""]
)
def test_what_is_only_seen_stays(text: str) -> None:
    assert harmless(text) == text


@pytest.mark.parametrize("act", ["\x1b", "\x07", "\r", "\x9b", "\u202e", "\u2066", "\ud800", "\0"])
def test_what_acts_does_not(act: str) -> None:
    assert harmless(f"a{act}[31mb") == f"a{INSTEAD}[31mb"
