"""Who is there: processes tell each other, and of whom nothing is heard nobody is there."""

from __future__ import annotations

from typing import cast

from hypothesis import given
from hypothesis import strategies as st

from rallybox.server.table.connection import Connection
from rallybox.server.table.presence import FORGET_MS, RENEW_MS, Here, Presence, read, written

IDENTITIES = st.text(alphabet="abcXYZ019-_", min_size=1, max_size=16)
SEATED = frozenset({"ada", "ben"})


def of(*identities: str) -> set[Connection]:
    """Connections of these people."""
    return {cast("Connection", Connected(identity)) for identity in identities}


class Connected:
    """As much of a connection as is looked at."""

    def __init__(self, identity: str) -> None:
        self.identity = identity


@given(st.frozensets(IDENTITIES), st.integers(0, 10_000))
def test_what_is_told_can_be_read(people: frozenset[str], watchers: int) -> None:
    word = written(Here(people, watchers))
    assert read(word) == Here(people, watchers)
    assert " " not in word


def test_others_are_told_what_has_changed_and_from_time_to_time() -> None:
    connections: set[Connection] = set()
    told: list[str] = []
    presence = Presence(connections, told.append)
    presence.tell_others(SEATED, 1)
    assert told == []
    connections |= of("ada", "carla")
    for now in (2, 3, 2 + RENEW_MS, 3 + RENEW_MS):
        presence.tell_others(SEATED, now)
    assert [read(word) for word in told] == [Here(frozenset({"ada"}), 1)] * 2
    connections.clear()
    for now in (4 + RENEW_MS, 9 * RENEW_MS):
        presence.tell_others(SEATED, now)
    assert read(told[-1]) == Here()
    assert len(told) == 3


def test_a_newcomer_is_told_once_and_the_silent_are_forgotten() -> None:
    told: list[str] = []
    presence = Presence(of("ada"), told.append)
    presence.tell_others(SEATED, 0)
    for _ in range(3):
        presence.heard("other", written(Here(frozenset({"ben"}), 2)), 10)
    assert told == [written(Here(frozenset({"ada"})))] * 2
    assert presence.everywhere(SEATED) == Here(SEATED, 2)
    presence.forget_silent(10 + FORGET_MS)
    assert presence.everywhere(SEATED).people == SEATED
    presence.forget_silent(11 + FORGET_MS)
    assert presence.everywhere(SEATED) == Here(frozenset({"ada"}), 0)
