"""Loading anything: what is read is refused with a sentence, or it is lawful and can be played on.

Positions are damaged in many ways, or made up from parts that nearly fit. The ordinary tests look
at the same ones each time; the long ones look further, at others each time.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.stichrallye.sketch import GAME
from rallybox.core import SeededDice, State, conformance
from rallybox.games.stichrallye.cards import COLOUR, ROUNDS, TEXT
from rallybox.games.stichrallye.course import Course
from rallybox.games.stichrallye.setup import StichRallyeSetup, course_of
from rallybox.games.stichrallye.state import winning
from support.positions import Dump as Tree
from support.positions import Parts, believed, changed, dumped

Rng = random.Random

SETUPS: tuple[Tree, ...] = (
    {"variant": "volcano", "players": 3},
    {"variant": "beach", "players": 4, "first": 2},
    {"variant": "volcano", "players": 5},
    {"players": 3, "track": "S..........", "dial": [0, 30, 0, 17]},
    {"players": 5, "track": "S.....^^..v.....", "dial": [0, 0, 0]},
    {"players": 4, "track": "S.....vv..^^^..v......", "dial": [0, 3, 9]},
)
usual = settings(
    max_examples=120, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck)
)
far = settings(max_examples=20_000, deadline=None, suppress_health_check=list(HealthCheck))
seeds = st.integers(0, 2**32)


def keeps_every_promise(state: State, rng: Rng) -> None:
    """All views can be built and imagined from, and the game goes on lawfully to its end."""
    for check in conformance.CHECKS:
        check(GAME, state, rng)
    dice = SeededDice(rng.randrange(1000))
    while state.to_act:
        conformance.check_laws(GAME, state)
        seat = state.to_act[0]
        state.apply(seat, rng.choice(state.actions(seat)), dice)
    conformance.check_laws(GAME, state)
    conformance.check_outcome(state)
    conformance.check_told(GAME, state)
    conformance.check_imagine(GAME, state, rng)


# -- damage ------------------------------------------------------------------------------------


def somewhere(rng: Rng) -> Tree:
    """A position of a game: near its start, anywhere, or at its end."""
    dice = SeededDice(rng.randrange(10**6))
    state = GAME.start(GAME.setup(rng.choice(SETUPS)), dice)
    for _ in range(rng.choice((rng.randrange(12), rng.randrange(130), 200))):
        if state.to_act:
            seat = state.to_act[0]
            state.apply(seat, rng.choice(state.actions(seat)), dice)
    return dumped(state)


def places(tree: Any) -> Iterator[tuple[Any, Any]]:
    """Every place of a tree: what holds it, and its name there."""
    for name in list(tree) if isinstance(tree, dict) else range(len(tree)):
        yield tree, name
        if isinstance(tree[name], dict | list):
            yield from places(tree[name])


ODD: tuple[Any, ...] = (None, True, 1.5, "", "r5", "x9", -1, 10**30, [], [[]], {}, "finish", "lead")


def near(value: Any, rng: Rng) -> Any:
    """Something that could stand in a value's place."""
    if isinstance(value, int) and not isinstance(value, bool):
        return rng.choice((value + 1, value - 1, 0, 1, 2, rng.randrange(10), rng.randrange(70)))
    if isinstance(value, str):
        return rng.choice((rng.choice(TEXT), rng.choice(TEXT), "", "finish", "lead", "beach"))
    return deepcopy(rng.choice(ODD))


def replace(tree: Tree, rng: Rng) -> None:
    holder, name = rng.choice(list(places(tree)))
    holder[name] = near(holder[name], rng)


def wrong(tree: Tree, rng: Rng) -> None:
    holder, name = rng.choice(list(places(tree)))
    holder[name] = deepcopy(rng.choice(ODD))


def swap(tree: Tree, rng: Rng) -> None:
    (one, here), (two, there) = rng.sample(list(places(tree)), 2)
    if type(one[here]) is type(two[there]):
        # Copies: one of them may lie inside the other.
        one[here], two[there] = deepcopy(two[there]), deepcopy(one[here])


def drop(tree: Tree, rng: Rng) -> None:
    holder, name = rng.choice(list(places(tree)))
    del holder[name]


def again(tree: Tree, rng: Rng) -> None:
    rows = [holder for holder, _ in places(tree) if isinstance(holder, list)]
    if rows:
        row = rng.choice(rows)
        row.insert(rng.randrange(len(row) + 1), deepcopy(rng.choice(row)))


def turn(tree: Tree, rng: Rng) -> None:
    rows = [holder for holder, _ in places(tree) if isinstance(holder, list)]
    if rows:
        rng.shuffle(rng.choice(rows))


def hand_over(tree: Tree, rng: Rng) -> None:
    """A card goes from one hand or trick to another."""
    parts = Parts(tree)
    rows = [*parts["hands"], parts["trick"], *(t["cards"] for t in parts["tricks"])]
    full = [row for row in rows if row]
    if full:
        row = rng.choice(full)
        rng.choice(rows).append(row.pop(rng.randrange(len(row))))


def drive(tree: Tree, rng: Rng) -> None:
    """A car stands elsewhere: on the start, with another one, or anywhere."""
    cars = tree["public"]["cars"]
    car, other = rng.choice(cars), rng.choice(cars)
    car["space"] = rng.choice((0, other["space"], rng.randrange(34)))
    car["laps"] = rng.choice((0, 1, other["laps"], rng.randrange(4)))


def lay(tree: Tree, rng: Rng) -> None:
    """Cards appear on the table."""
    players = len(tree["hidden"]["hands"])
    tree["public"]["trick"] += rng.sample(TEXT, rng.choice((1, 1, players)))


def finish_trick(tree: Tree, rng: Rng) -> None:
    """The trick on the table is put with those that are over, and another is begun, or not."""
    public, hands = tree["public"], tree["hidden"]["hands"]
    leader = rng.randrange(len(hands))
    over = {"leader": public["leader"], "cards": public["trick"], "winner": leader}
    public["tricks"].append(over)
    hand = rng.choice(hands)
    public["leader"] = leader
    public["trick"] = [hand.pop()] if hand and rng.random() < 0.5 else []


def reopen_trick(tree: Tree, rng: Rng) -> None:
    """The last trick that is over lies on the table again, and there is nothing else."""
    public = tree["public"]
    if public["tricks"]:
        trick = public["tricks"].pop()
        public["leader"], public["trick"] = trick["leader"], trick["cards"]
        public["outcome"] = rng.choice((None, public["outcome"]))


def ended(reason: str, players: int) -> Tree | None:
    """An outcome that is right in nothing but, perhaps, its reason."""
    places = list(range(1, players + 1))
    return {"places": places, "scores": places, "reason": reason} if reason else None


def end(tree: Tree, rng: Rng) -> None:
    public = tree["public"]
    public["outcome"] = ended(rng.choice(("", "finish", "lead")), len(public["cars"]))
    if rng.random() < 0.5:
        rng.choice(public["cars"])["laps"] = 2


WAYS: tuple[Callable[[Tree, Rng], None], ...] = (
    replace,
    replace,
    wrong,
    swap,
    drop,
    again,
    turn,
    hand_over,
    drive,
    drive,
    lay,
    finish_trick,
    reopen_trick,
    end,
)


def look_at_damage(seed: int) -> bool:
    """Is a damaged position lawful all the same?"""
    rng = random.Random(seed)
    tree = somewhere(rng)
    for _ in range(rng.choice((1, 1, 2, 3))):
        # What one damage has broken, another cannot always find.
        try:
            rng.choice(WAYS)(tree, rng)
        except (KeyError, TypeError, ValueError, IndexError, AttributeError):
            continue
    state = believed(GAME, tree)
    if state is not None:
        keeps_every_promise(state, rng)
    return state is not None


# -- made up -----------------------------------------------------------------------------------


def deal(course: Course, size: int, rng: Rng) -> list[list[int]]:
    deck = [card for card in range(len(TEXT)) if course.used >> card & 1]
    rng.shuffle(deck)
    return [deck[seat * size : (seat + 1) * size] for seat in range(course.players)]


def play_trick(hands: list[list[int]], leader: int, count: int, rng: Rng) -> list[int]:
    """So many cards of a trick, played as they may be."""
    cards: list[int] = []
    for place in range(count):
        hand = hands[(leader + place) % len(hands)]
        lead = COLOUR[cards[0]] if cards else -1
        card = rng.choice([c for c in hand if COLOUR[c] == lead] or hand)
        hand.remove(card)
        cards.append(card)
    return cards


class Round:
    """A round with any hands, played as it may be; motors are wound, and used now and then."""

    def __init__(self, course: Course, number: int, leader: int, rng: Rng) -> None:
        self.rng = rng
        self.numbers = int(course.numbers)
        self.players = int(course.players)
        self.hands = deal(course, int(ROUNDS[number]), rng)
        self.leader = self.flag = leader
        self.arrows = [0] * self.players
        self.won: set[int] = set()
        self.tricks = [self.trick() for _ in range(rng.randrange(int(ROUNDS[number]) + 1))]
        self.begun = self.begin()

    def lay(self, count: int) -> Tree:
        cards = play_trick(self.hands, self.leader, count, self.rng)
        if count == self.players:
            self.flag = (self.leader + winning(cards)) % count
            for seat in range(count):
                if seat != self.flag:
                    self.arrows[seat] = (self.arrows[seat] + 1) % self.numbers
        winner = self.rng.randrange(self.players)  # follows from the cards, so anything will do
        return {"leader": self.leader, "cards": [TEXT[card] for card in cards], "winner": winner}

    def trick(self) -> Tree:
        trick = self.lay(self.players)
        self.leader = self.flag
        self.won.add(self.flag)
        if self.rng.random() < 0.5:
            self.arrows[self.flag] = 0
        return trick

    def begin(self) -> Tree:
        return self.lay(self.rng.randrange(self.players + 1) if self.hands[0] else 0)


def put_cars(course: Course, moved: set[int], later: bool, rng: Rng) -> list[Tree]:
    """Cars anywhere; those that have not moved in this round are often still on the start."""
    spaces = course.track.spaces
    flats = [space for space, kind in enumerate(spaces) if kind in "S."]
    cars: list[Tree] = []
    for seat in range(course.players):
        if seat not in moved and rng.random() < (0.2 if later else 0.9):
            cars.append({"space": 0, "laps": rng.choice((0, 0, 0, 1))})
        else:
            cars.append({"space": rng.choice(flats), "laps": rng.randrange(2)})
    return cars


def make_up(rng: Rng) -> Tree:
    """Tricks as they can be played; cars and the end as they come, nearly fitting."""
    setup = GAME.setup(rng.choice(SETUPS))
    assert isinstance(setup, StichRallyeSetup)
    course = course_of(setup)
    number = rng.randrange(3)
    first = setup.first if setup.first is not None and not number else rng.randrange(setup.players)
    told = Round(course, number, first, rng)
    cars = put_cars(course, told.won, number > 0, rng)
    reason = rng.choice(("", "", "", "finish", "lead"))
    if reason == "finish":
        cars[told.flag]["laps"] = 2
    arrows = zip(cars, told.arrows, strict=True)
    return changed(
        dumped(GAME.start(setup, SeededDice(1))),
        round=number + 1,
        flag=told.flag,
        cars=[{**car, "arrow": arrow, "motor": 0} for car, arrow in arrows],
        hands=[[TEXT[card] for card in hand] for hand in told.hands],
        tricks=told.tricks,
        leader=told.begun["leader"],
        trick=told.begun["cards"],
        outcome=ended(reason, setup.players),
    )


def look_at_made_up(seed: int) -> bool:
    """Is a made-up position lawful?"""
    rng = random.Random(seed)
    state = believed(GAME, make_up(rng))
    if state is not None:
        keeps_every_promise(state, rng)
    return state is not None


# -- the tests ---------------------------------------------------------------------------------


@usual
@given(seeds)
def test_a_damaged_position_is_refused_or_can_be_played_on(seed: int) -> None:
    look_at_damage(seed)


@usual
@given(seeds)
def test_a_made_up_position_is_refused_or_can_be_played_on(seed: int) -> None:
    look_at_made_up(seed)


def test_what_is_not_damaged_is_read_as_it_is() -> None:
    for seed in range(60):
        tree = somewhere(random.Random(seed))
        assert dumped(GAME.read_position(json.dumps(tree))) == tree


@pytest.mark.parametrize("look", [look_at_damage, look_at_made_up])
def test_both_kinds_are_among_them(look: Callable[[int], bool]) -> None:
    assert {look(seed) for seed in range(40)} == {True, False}


@pytest.mark.long
@far
@given(seeds)
def test_many_damaged_positions_are_refused_or_can_be_played_on(seed: int) -> None:
    look_at_damage(seed)


@pytest.mark.long
@far
@given(seeds)
def test_many_made_up_positions_are_refused_or_can_be_played_on(seed: int) -> None:
    look_at_made_up(seed)
