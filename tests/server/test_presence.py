"""Who is there: processes tell each other, and of whom nothing is heard nobody is there."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rallybox.server.table.presence import FORGET_MS, RENEW_MS, Presence, read, written
from rallybox.tables.audience import Audience, Here, Listener

IDENTITIES = st.text(alphabet="abcXYZ019-_", min_size=1, max_size=16)
SEATED = frozenset({"ada", "ben"})


def audience_of(presence: Presence, *identities: str) -> Audience:
    """These people look on here."""
    audience = Audience(presence.elsewhere)
    audience.viewers |= {Listener(identity, "en", lambda data: None) for identity in identities}
    return audience


@given(st.frozensets(IDENTITIES), st.frozensets(IDENTITIES), st.integers(0, 10_000))
def test_what_is_told_can_be_read(
    people: frozenset[str], hidden: frozenset[str], watchers: int
) -> None:
    here = Here(people | hidden, watchers, hidden)
    word = written(here)
    assert read(word) == here
    assert " " not in word


def test_who_has_it_open_and_does_not_see_it_is_there_and_does_not_look() -> None:
    presence = Presence(lambda _: None)
    audience = audience_of(presence, "ada", "ben", "ben", "carla")
    for viewer in audience.viewers:
        viewer.hidden = viewer.identity != "ben"
    next(viewer for viewer in audience.viewers if viewer.identity == "ben").hidden = True
    assert audience.here(SEATED) == Here(SEATED, 1, frozenset({"ada"}))
    assert audience.looking(SEATED) == {"ben"}
    presence.heard("other", written(Here(frozenset({"ada"}))), 1)
    assert audience.looking(SEATED) == SEATED


def test_others_are_told_what_has_changed_and_from_time_to_time() -> None:
    told: list[str] = []
    presence = Presence(told.append)
    audience = audience_of(presence)
    presence.tell_others(audience.here(SEATED), 1)
    assert told == []
    audience = audience_of(presence, "ada", "carla")
    for now in (2, 3, 2 + RENEW_MS, 3 + RENEW_MS):
        presence.tell_others(audience.here(SEATED), now)
    assert [read(word) for word in told] == [Here(frozenset({"ada"}), 1)] * 2
    audience.viewers.clear()
    for now in (4 + RENEW_MS, 9 * RENEW_MS):
        presence.tell_others(audience.here(SEATED), now)
    assert read(told[-1]) == Here()
    assert len(told) == 3


def test_a_newcomer_is_told_once_and_the_silent_are_forgotten() -> None:
    told: list[str] = []
    presence = Presence(told.append)
    audience = audience_of(presence, "ada")
    presence.tell_others(audience.here(SEATED), 0)
    for _ in range(3):
        presence.heard("other", written(Here(frozenset({"ben"}), 2)), 10)
    assert told == [written(Here(frozenset({"ada"})))] * 2
    assert audience.everywhere(SEATED) == Here(SEATED, 2)
    presence.forget_silent(10 + FORGET_MS)
    assert audience.everywhere(SEATED).people == SEATED
    presence.forget_silent(11 + FORGET_MS)
    assert audience.everywhere(SEATED) == Here(frozenset({"ada"}), 0)
