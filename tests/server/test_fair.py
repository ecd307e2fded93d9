"""Whoever asks for much waits for themselves: the queue of the bots, with a clock of its own."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field

from hypothesis import assume, given
from hypothesis import strategies as st

from rallybox.server import fair
from rallybox.server.fair import FairQueue, Job, Whereabouts
from rallybox.tables.thinking import Wait

ACE = 1.9


@dataclass
class Hall:
    """A queue with so many workers, who think beside each other; no time passes but theirs."""

    workers: int = 1
    time: float = 0.0
    had: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))

    def __post_init__(self) -> None:
        self.queue: FairQueue[str] = FairQueue(self.workers, lambda: self.time)

    def ask(self, who: str, home: str = "", watched: bool = True, later: bool = False) -> Job[str]:
        return self.queue.join(who, ACE, Wait(((home or who, who),), watched), later)

    def think(self) -> Job[str]:
        """One worker answers the next question, as slowly as it may."""
        job = self.queue.take()
        assert job is not None
        seconds = job.share * job.seconds
        self.time += seconds / self.workers
        self.queue.done(job, seconds)
        self.had[job.what] += seconds
        return job


def test_a_flood_costs_whoever_makes_it() -> None:
    """Issue 19, 2: 29 tables of aces from one address made everybody else wait for 27 seconds."""
    hall = Hall()
    for _ in range(29):
        hall.ask("flood")
    hall.think()
    waits = []
    for _ in range(10):
        hall.ask("honest")
        begun = hall.time
        while hall.think().what == "flood":
            hall.ask("flood")
        waits.append(hall.time - begun)
        while hall.time - begun < 3:  # people think, too
            hall.think()
            hall.ask("flood")
    assert max(waits) < 1.6, "with half of an ace's thinking, and small thoughts before"
    assert min(waits) > 0.9, "it did think"


def test_many_addresses_of_a_flood_are_one_share_each() -> None:
    hall = Hall()
    for number in range(8):
        for _ in range(29):
            hall.ask(f"flood {number}")
    begun = hall.time
    hall.ask("honest")
    while hall.think().what != "honest":
        pass
    assert hall.time - begun < 1.5


def test_people_who_wait_come_before_bots_among_themselves() -> None:
    hall = Hall()
    for number in range(20):
        hall.ask(f"alone {number}", watched=False)
        hall.ask(f"looks {number}")
    order = [hall.think().what.split()[0] for _ in range(20)]
    assert order.count("looks") >= 15
    assert order.count("alone") >= 1, "they come on all the same"
    rest = [hall.think().what.split()[0] for _ in range(20)]
    assert rest.count("alone") >= 15
    assert hall.queue.take() is None


def test_one_of_several_workers_is_kept_for_people() -> None:
    hall = Hall(workers=2)
    hall.ask("alone", watched=False)
    assert hall.queue.take(only_watched=True) is None
    hall.ask("looks")
    job = hall.queue.take(only_watched=True)
    assert job is not None
    assert job.what == "looks"


def test_with_nobody_else_there_a_level_thinks_for_as_long_as_it_likes() -> None:
    hall = Hall()
    hall.ask("honest")
    assert hall.think().share == 1.0
    hall = Hall(workers=4)
    for number in range(4):
        hall.ask(f"honest {number}")
    jobs = [hall.queue.take() for _ in range(4)]
    assert [job and job.share for job in jobs] == [1.0] * 4


def test_whoever_has_waited_is_thought_for_more_shortly() -> None:
    """Instead of later: nobody's turn takes longer than their patience and a little."""
    hall = Hall()
    hall.ask("first")
    taken = hall.queue.take()
    assert taken is not None
    job = hall.ask("second")
    hall.time += 1.5
    hall.queue.done(taken, 1.5)
    assert hall.think() is job
    assert job.share == 0.25
    hall.ask("third")
    hall.time += 60
    assert hall.think().share == fair.LEAST


def test_fifty_who_wait_at_once_all_have_their_turn_in_time() -> None:
    """Also whoever had all the thinking while nobody else was there: that is not held against
    them until fifty others have had as much."""
    hall = Hall()
    hall.ask("early")
    assert hall.think().share == 1.0
    for who in ["early", *(f"later {number}" for number in range(49))]:
        hall.ask(who)
    waits, shares = [], []
    for _ in range(500):
        job = hall.think()
        waits.append(hall.time - job.since)
        shares.append(job.share)
        hall.ask(job.what)
    assert max(waits) <= fair.PATIENCE
    assert min(shares[:-50]) < fair.LEAST, "they think less instead of later"
    assert len(hall.had) == 50
    assert max(hall.had.values()) - min(hall.had.values()) <= 2 * ACE


def test_hints_come_after_ones_own_bots_and_who_leaves_is_not_thought_for() -> None:
    hall = Hall()
    hint, turn = hall.ask("ada", later=True), hall.ask("ada")
    other = hall.ask("bea")
    assert hall.queue.leave(other)
    assert not hall.queue.leave(other)
    assert hall.think() is turn
    assert hall.think() is hint
    assert (len(hall.queue), hall.queue.take()) == (0, None)


def test_those_who_wait_together_wait_as_whoever_has_had_least() -> None:
    hall = Hall()
    for _ in range(10):
        hall.ask("busy")
        hall.think()
        hall.ask("calm")
    hall.ask("busy")
    together = hall.queue.join("both", ACE, Wait((("busy", "busy"), ("new", "new"))))
    assert together.path[1] == "new"


def test_what_came_to_nothing_waits_once_more() -> None:
    hall = Hall()
    job = hall.ask("ada")
    assert hall.queue.take() is job
    hall.queue.done(job, 0.1)
    hall.queue.again(job)
    assert hall.think() is job


homes = st.lists(st.lists(st.integers(1, 5), min_size=1, max_size=4), min_size=2, max_size=5)


@given(homes, st.integers(1, 3))
def test_everybody_has_the_same(houses: list[list[int]], workers: int) -> None:
    """Networks among each other, and people within one, however many questions each has. Where each
    network has a worker of its own nobody waits for anybody, and a hall that answers one question
    after the other says nothing."""
    assume(len(houses) > workers)
    hall = Hall(workers)

    def ask(home: int, person: int) -> None:
        hall.ask(f"{home} {person}", f"home {home}")

    for home, people in enumerate(houses):
        for person, tables in enumerate(people):
            for _ in range(tables):
                ask(home, person)
    for _ in range(300):
        home, person = map(int, hall.think().what.split())
        ask(home, person)
    largest = ACE + 0.1
    by_home = [sum(hall.had[f"{h} {p}"] for p in range(len(ps))) for h, ps in enumerate(houses)]
    assert max(by_home) - min(by_home) <= 2 * largest
    for home, people in enumerate(houses):
        inside = [hall.had[f"{home} {person}"] for person in range(len(people))]
        assert max(inside) - min(inside) <= 2 * largest


def test_who_comes_later_has_nothing_saved_up_and_is_soon_forgotten() -> None:
    hall = Hall()
    for number in range(3 * fair.MOST_KNOWN):
        hall.ask(f"guest {number}")
        hall.think()
    assert len(hall.queue._root.children[fair.WATCHED].children) <= fair.MOST_KNOWN + 1
    for _ in range(5):
        hall.ask("old")
        hall.ask("new")
    assert {hall.think().what for _ in range(2)} == {"old", "new"}


def test_where_somebody_was_heard_last() -> None:
    known = Whereabouts(most=2)
    known.note("ada", "1.2.3.4")
    known.note("bea", "1.2.3.5")
    known.note("ada", "1.2.3.6")
    known.note("cleo", "1.2.3.7")
    assert [known.of(one) for one in ("ada", "bea", "cleo")] == ["1.2.3.6", "", "1.2.3.7"]


def test_what_was_expected_and_not_taken_is_nobodys_credit() -> None:
    """A decision may be clear long before its time is over; who came meanwhile is next."""
    hall = Hall()
    for _ in range(5):
        hall.ask("flood")
    first = hall.queue.take()
    assert first is not None
    hall.ask("honest")
    hall.time += 0.01
    hall.queue.done(first, 0.01)
    job = hall.queue.take()
    assert job is not None
    assert job.what == "honest"
