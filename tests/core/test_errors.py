"""The error tree: sentences for people, names for the wire, and they travel."""

from __future__ import annotations

import pickle

import pytest

from rallybox.core import Illegal, Malformed, NotYourDecision, RallyboxError, Stale

KINDS = (Malformed, Stale, NotYourDecision, Illegal)


@pytest.mark.parametrize("kind", KINDS)
def test_an_error_speaks_in_sentences(kind: type[RallyboxError]) -> None:
    error = kind("core-game-over")
    assert str(error) == "The game is over."
    assert isinstance(error, RallyboxError)


def test_every_kind_has_its_own_name_on_the_wire() -> None:
    assert {kind.name for kind in KINDS} == {"malformed", "stale", "not-your-decision", "illegal"}


@pytest.mark.parametrize("kind", KINDS)
def test_an_error_survives_the_way_to_another_process(kind: type[RallyboxError]) -> None:
    error = kind("bots-unknown", bot="x", bots=("random", "club"))
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is kind
    assert again.words == error.words
    assert str(again) == str(error)
