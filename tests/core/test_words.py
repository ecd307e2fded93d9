"""Words: every sentence comes from the catalogue, and a hole in one is our mistake."""

from __future__ import annotations

import pytest

from rallybox.core import Words
from rallybox.core.words import knows, languages, say


def test_a_sentence_is_filled_in() -> None:
    words = Words("core-unknown-game", {"game": "chess", "games": ("roadrally", "tacots")})
    assert words.say() == "There is no game called “chess”. There are: roadrally, tacots."


def test_no_invisible_marks_get_into_a_terminal() -> None:
    assert "\u2068" not in Words("bots-unknown", {"bot": "x", "bots": ("y",)}).say()


def test_a_missing_message_is_a_mistake_of_ours() -> None:
    assert not knows("core-nothing")
    with pytest.raises(LookupError, match="core-nothing"):
        say(Words("core-nothing"))


def test_a_missing_parameter_is_a_mistake_of_ours() -> None:
    with pytest.raises(LookupError, match="bots-unknown"):
        say(Words("bots-unknown", {"bot": "x"}))


def test_a_flood_is_cut_short() -> None:
    text = Words("bots-unknown", {"bot": "x" * 100_000, "bots": ("y",) * 100_000}).say()
    assert len(text) < 1200
    assert "xxx…”. There are: y, y" in text


def test_english_is_there() -> None:
    assert "en" in languages()
    assert knows("core-game-over", "en")
