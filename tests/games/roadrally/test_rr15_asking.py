"""RR-15: nobody may learn whether somebody held a stage's card.

Not from what is shown, not from whom the table waits for, not from how long (how many answers it
takes, how many dice are rolled).
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from games.roadrally.page import PAGE
from games.roadrally.table import Driver, looks, options, play, prepare, stage_on, told
from games.roadrally.twins import heard, seen, twin, viewers
from rallybox.core import Dice, KeyedDice, NotYourDecision, SeededDice
from rallybox.games.roadrally import events as ev
from rallybox.games.roadrally.phases import STAGE
from rallybox.games.roadrally.race import Race
from rallybox.games.roadrally.setup import RoadRallySetup
from rallybox.games.roadrally.start import start

every_table = pytest.mark.parametrize(("variant", "players"), list(PAGE))


def stages_of_races(variant: str, players: int, races: int) -> Iterator[tuple[Race, random.Random]]:
    """Every moment of random races at which a stage has just come up. Goes on from there."""
    for seed in range(races):
        rng, dice = random.Random(f"{variant} {players} {seed}"), SeededDice(seed)
        race = start(RoadRallySetup(variant=variant, players=players), dice)
        while race.to_act:
            if race.phase == STAGE:
                yield race, rng
                answer_all(race, rng, dice)
            else:
                seat = race.to_act[0]
                race.apply(seat, rng.choice(race.actions(seat)), dice)


def answer_all(race: Race, rng: random.Random, dice: Dice) -> None:
    for seat in race.to_act:
        race.apply(seat, rng.choice(race.actions(seat)), dice)


@every_table
def test_rr15_everybody_with_cards_and_triggers_left_owes_the_same_decision(
    variant: str, players: int
) -> None:
    held = asked = 0
    for race, _ in stages_of_races(variant, players, 8):
        view = looks(race, None)
        concerned = tuple(
            seat
            for seat in range(players)
            if view.stage_cards_left[seat] and view.triggers_left[seat]
        )
        assert race.to_act == concerned
        for seat in concerned:
            holds = view.stage in looks(race, seat).stage_cards
            may = {"continue", f"score {view.stage}"} if holds else {"continue"}
            assert options(race, seat) == may
            held += holds
        asked += 1
    assert 0 < held < asked  # some stages had a holder, some had none


@every_table
def test_rr15_nothing_shows_of_an_answer_until_all_have_answered(
    variant: str, players: int
) -> None:
    for race, rng in stages_of_races(variant, players, 4):
        table = race.copy()
        concerned = list(table.to_act)
        rng.shuffle(concerned)
        dice = KeyedDice(bytes(32))
        for number, seat in enumerate(concerned, start=1):
            before = {viewer: seen(table, viewer) for viewer in viewers(table)}
            action = rng.choice(table.actions(seat))
            events = table.play(seat, action, dice)
            if number == len(concerned):
                break
            assert events == []
            assert dice.position == 0
            for viewer in viewers(table):
                if viewer != seat:
                    assert seen(table, viewer) == before[viewer]
            own = looks(table, seat)
            assert own.answer == ("continue" if action.text == "continue" else "score")
            assert seat not in own.to_act
            assert set(own.to_act) == set(concerned) - {seat}  # nobody else seems to be done


@every_table
def test_rr15_it_looks_the_same_whoever_holds_the_card(variant: str, players: int) -> None:
    """Deal the hidden cards anew, let everybody continue: a viewer sees and hears the same."""
    other_holder = 0
    for race, rng in stages_of_races(variant, players, 4):
        for viewer in viewers(race):
            real, other = race.copy(), twin(race, viewer, rng)
            stage = looks(race, None).stage
            holders = [[seat for seat in range(players) if stage in looks(world, seat).stage_cards]
                       for world in (real, other)]  # fmt: skip
            other_holder += holders[0] != holders[1]
            for seat in race.to_act:
                events = [
                    world.play(seat, world.actions(seat)[0], SeededDice(1))
                    for world in (real, other)
                ]
                assert heard(events[0], viewer) == heard(events[1], viewer)
                assert seen(real, viewer) == seen(other, viewer)
    assert other_holder > 20


def stage_comes_up(variant: str) -> Race:
    """Seat 1 holds the card of the stage on 28; it is being resolved."""
    race = prepare(
        variant,
        Driver(27, "g1 g1"),
        Driver(3, "g1 g1", stages=[stage_on(variant, 28)]),
        Driver(2, "g1 g1"),
    )
    for seat in range(3):
        play(race, seat, "g1")
    return race


@pytest.mark.parametrize("variant", ["demo", "base", "standard", "sprint"])
def test_rr15_who_has_answered_cannot_answer_again(variant: str) -> None:
    race = stage_comes_up(variant)
    play(race, 1, "continue")
    before = race.dump()
    with pytest.raises(NotYourDecision, match="not your turn to decide"):
        play(race, 1, f"score {stage_on(variant, 28)}")
    assert race.dump() == before


@pytest.mark.parametrize("variant", ["demo", "base", "standard", "sprint"])
def test_rr15_the_caller_is_not_named_before_all_have_answered(variant: str) -> None:
    race = stage_comes_up(variant)
    play(race, 1, f"score {stage_on(variant, 28)}")
    assert all(looks(race, viewer).caller is None for viewer in viewers(race))
    assert looks(race, 1).answer == "score"
    assert looks(race, 0).to_act == looks(race, None).to_act == (0, 1, 2)
    play(race, 2, "continue")
    play(race, 0, "continue")
    assert looks(race, None).triggered[1] == (stage_on(variant, 28),)


def test_rr15_who_has_triggered_as_often_as_allowed_is_not_asked() -> None:
    """That is public: the cards were returned before everybody's eyes."""
    race = prepare(
        "base",
        Driver(27, "g1 g1"),
        Driver(3, "g1 g1", triggered=[1, 2]),
        Driver(2, "g1 g1"),
    )
    for seat in range(3):
        play(race, seat, "g1")
    assert race.to_act == (0, 2)


def test_rr15_with_nobody_left_to_ask_the_stage_is_bypassed_at_once() -> None:
    triggered = ((1, 2), (3, 4), (5, 6))
    race = prepare("base", *(Driver(29, "g1 g1", triggered=stages) for stages in triggered))
    events = [event for seat in range(3) for event in play(race, seat, "g1")]
    assert [e.stage for e in told(events, ev.StageBypassed)] == [7]
    assert looks(race, None).phase == "play"
    assert 7 not in looks(race, None).stages
