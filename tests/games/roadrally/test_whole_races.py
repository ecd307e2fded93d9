"""Whole races beside the rule page read aloud: at every decision both must agree."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.roadrally.page import PAGE
from games.roadrally.plain import PlainRace, Question
from games.roadrally.table import cars, looks
from rallybox.core import SeededDice
from rallybox.games.roadrally.events import StagesReached
from rallybox.games.roadrally.race import Race
from rallybox.games.roadrally.setup import RoadRallySetup
from rallybox.games.roadrally.start import start
from support.effort import effort

every_table = pytest.mark.parametrize(("variant", "players"), list(PAGE))


def compare(race: Race, plain: PlainRace, question: Question | None) -> None:
    """What everybody sees is what the page says."""
    view = looks(race, None)
    asked = Question("over", ()) if question is None else question
    assert (view.phase, view.to_act) == asked
    assert view.order == plain.order()
    assert view.cars == tuple(plain.cars.values())
    assert view.hand_sizes == tuple(plain.hands.values())
    assert view.deck_sizes == tuple(plain.decks.values())
    # Between the shortcut and the discards, the cards are in neither pile.
    assert [len(cards) for cards in view.discards] == [len(c) for c in plain.discards.values()]
    assert [set(cards) for cards in view.discards] == [set(c) for c in plain.discards.values()]
    assert view.points == tuple(plain.points.values())
    assert view.totals == plain.totals()
    assert [set(tiles) for tiles in view.stage_tiles] == list(plain.stage_tiles.values())
    assert view.checkpoint_tiles == tuple(plain.checkpoint_tiles.values())
    assert view.stage_cards_left == tuple(plain.cards_left.values())
    assert view.triggers_left == tuple(plain.triggers.values())
    assert set(view.stages) == plain.stages
    assert set(view.checkpoints) == plain.checkpoints
    assert set(view.reached) == plain.reached


def naive_plays(hand: tuple[str, ...], at_store: bool) -> set[str]:
    """Every play from a hand, the slow way; up to 5 cards from a store are a store play."""
    found = set()
    for size in range(1, len(hand) + 1):
        store = at_store and size <= 5
        for play in combinations(hand, size):
            if store or len({card[0] for card in play}) == 1:
                found.add("store " * store + "+".join(play))
    return found


def run_beside(variant: str, players: int, seed: int) -> tuple[Race, PlainRace]:
    """One race, engine and page side by side; with odd seeds the drivers are keen."""
    keen = seed % 2 == 1
    rng, dice = random.Random(seed), SeededDice(seed)
    race = start(RoadRallySetup(variant=variant, players=players), dice)
    plain = PlainRace(race.course, variant, race.started)
    asking = plain.run()
    question: Question | None = next(asking)
    while question is not None:
        compare(race, plain, question)
        answers = {}
        for seat in rng.sample(question.seats, len(question.seats)):
            actions = race.actions(seat)
            if question.phase == "play" and len(race.dump().hidden.hands[seat]) < 9:
                at_store = race.course.features[cars(race)[seat]] == 3
                plays = naive_plays(race.dump().hidden.hands[seat], at_store)
                assert {action.text for action in actions} == plays
            action = rng.choice(actions)
            if keen and question.phase in ("stage", "play"):
                # Fast drivers who score all they can: several stages come up in one round.
                action = actions[-1]
            answers[seat] = action.text
            race.apply(seat, action, dice)
        try:
            question = asking.send(answers)
        except StopIteration:
            question = None
    compare(race, plain, None)
    return race, plain


@every_table
def test_a_race_goes_as_the_page_says(variant: str, players: int) -> None:
    for seed in range(effort(4, 12)):
        race, plain = run_beside(variant, players, seed)
        outcome = race.outcome
        assert outcome is not None
        assert outcome.scores == plain.totals()
        # Most points; among equals the car that is ahead.
        ranking = sorted(plain.order(), key=lambda seat: -plain.totals()[seat])
        assert [outcome.places[seat] for seat in ranking] == list(range(1, players + 1))


@settings(max_examples=effort(8, 30), deadline=None)
@given(st.sampled_from(sorted(PAGE)), st.integers(0, 2**63))
def test_any_race_goes_as_the_page_says(table: tuple[str, int], seed: int) -> None:
    run_beside(*table, seed)


@settings(max_examples=effort(8, 30), deadline=None)
@given(st.sampled_from(sorted(PAGE)), st.integers(0, 2**63))
def test_rr5_every_stage_up_to_the_leading_car_has_been_reached(
    table: tuple[str, int], seed: int
) -> None:
    """In all rule sets, on any course, whoever takes which shortcuts; in the end all of them."""
    rng, dice = random.Random(seed), SeededDice(seed)
    race = start(RoadRallySetup(variant=table[0], players=table[1]), dice)
    reached: list[int] = []
    while race.to_act:
        seat = rng.choice(race.to_act)
        actions = race.actions(seat)
        keen = [action for action in actions if action.text == "shortcut"]
        for event in race.play(seat, rng.choice(keen or actions), dice):
            if isinstance(event, StagesReached):
                reached += event.stages
        behind = [s for s in PAGE[table].stages if race.course.stage_spaces[s] <= max(cars(race))]
        assert sorted(reached) == behind
    assert reached == list(PAGE[table].stages)


def test_the_lengths_of_races_are_sensible() -> None:
    """Even random drivers finish; more slowly than sensible ones, but not without end."""
    for variant, players in PAGE:
        rounds = [run_beside(variant, players, seed)[0].round for seed in range(100, 103)]
        assert 3 < min(rounds) <= max(rounds) < 80
