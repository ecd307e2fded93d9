"""The guide of Road Rally: sound in clear cases, better than chance, and honest rollouts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest

from games.roadrally.table import GAME, Driver, play, prepare
from rallybox.arena.match import play_match
from rallybox.bots import make_bot
from rallybox.bots.bot import Bot, RandomBot
from rallybox.bots.guide import SAME, Manner, ended
from rallybox.bots.guides.roadrally.guess import passed_by
from rallybox.bots.guides.roadrally.guide import RoadRallyGuide
from rallybox.bots.guides.roadrally.placing import DISTANCES as PLACING_DISTANCES
from rallybox.bots.guides.roadrally.placing import VALUES, estimate, settled
from rallybox.bots.guides.roadrally.road import longest_in, moves_from_store
from rallybox.bots.guides.roadrally.weights import (
    BY_DISTANCE,
    DISTANCES,
    FURTHEST,
    LARGEST,
    OVERTAKES,
    WEIGHTS,
)
from rallybox.bots.search import SearchBot
from rallybox.core import SeededDice, State
from rallybox.core.placings import placings
from rallybox.games.roadrally.actions import Play, store_plays
from rallybox.games.roadrally.data.rulesets import DECK, DECK_SIZE
from rallybox.games.roadrally.race import Race
from rallybox.kit import bag

FINAL = 89
GAS, MECHANIC = 8, 18
"""Spaces of the base course, whose tiles the tables of these tests have."""


def decides(race: Race) -> str:
    seat = race.to_act[0]
    return make_bot("guide", GAME).decide(race.view(seat), race.actions(seat), SeededDice(1)).text


def until(race: Race, phase: str) -> Race:
    """Play on with the first action listed until something is asked."""
    while race.dump().public.phase != phase:
        seat = race.to_act[0]
        race.play(seat, race.actions(seat)[0], SeededDice(1))
    return race


# -- whole races -----------------------------------------------------------------------------


@pytest.mark.parametrize("variant", list(GAME.variants))
def test_one_club_driver_clearly_beats_three_random_ones(variant: str) -> None:
    """Measured over 1,000 races of each: 96 to 99 %, where chance would be 25 %."""
    setup = GAME.setup({"variant": variant, "players": 4})
    won = 0
    for number in range(40):
        bots: list[Bot] = [RandomBot() for _ in range(4)]
        bots[number % 4] = make_bot("guide", GAME)
        won += play_match(GAME, setup, bots, f"chance {number}").outcome.winners == (number % 4,)
    assert won >= 34


@pytest.mark.parametrize("variant", list(GAME.variants))
@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_drives_whole_races_with_listed_actions(variant: str, players: int) -> None:
    """`play_match` refuses an action that is not listed."""
    setup = GAME.setup({"variant": variant, "players": players})
    for seed in range(4):
        bots: list[Bot] = [make_bot("guide", GAME) for _ in range(players)]
        assert play_match(GAME, setup, bots, f"whole {seed}").outcome.reason == "finish"


# -- driving ---------------------------------------------------------------------------------


def test_of_two_like_cards_it_plays_the_one_that_stops_at_a_checkpoint() -> None:
    space = prepare("base", Driver(1), Driver(1), Driver(1)).view(None).checkpoints[0]
    for far, near in (("y3", "y2"), ("y2", "y3")):
        race = prepare("base", Driver(space - int(far[1]), f"{near} {far}"), Driver(1), Driver(0))
        assert decides(race) == far


def test_it_does_not_throw_its_cards_away_at_the_start() -> None:
    race = prepare("base", Driver(1, "g1 g2 y2 y3 r3 r4"), Driver(1), Driver(0))
    assert decides(race) in ("g1", "g2")


def test_with_a_lead_in_points_it_finishes() -> None:
    race = prepare(
        "base", Driver(FINAL - 3, "g1 r3", triggered=[1, 2], points=20), Driver(70), Driver(60)
    )
    assert decides(race) == "r3"


def test_in_the_last_round_only_points_count() -> None:
    """All cards to finish second; none is worth keeping."""
    race = prepare("base", Driver(FINAL), Driver(FINAL - 9, "g1 r3 r3 r3"), Driver(60), turn=1)
    assert decides(race) == "r3+r3+r3"


def test_with_a_deck_run_dry_it_stops_for_gas() -> None:
    for card, other in (("y2", "y3"), ("y3", "y2")):
        at = GAS - int(card[1])
        race = prepare("base", Driver(at, f"{card} {other} r3", deck=""), Driver(1), Driver(0))
        assert decides(race) == card


def test_a_bare_shortcut_is_taken() -> None:
    road = prepare("base", Driver(1), Driver(1), Driver(1)).course
    begin = next(space for space in range(FINAL) if road.shortcuts[space])
    race = prepare("base", Driver(begin - 2, "g2 y3 y3 r3"), Driver(begin - 2), Driver(begin - 3))
    play(race, 0, "g2")
    assert decides(race) == "shortcut"


# -- the other decisions ---------------------------------------------------------------------


def test_it_scores_a_stage_in_first_place() -> None:
    race = prepare("base", Driver(5, "g1 g1", stages=[1, 9, 14, 20]), Driver(2), Driver(0))
    play(race, 0, "g1")
    assert until(race, "stage").order[0] == 0
    assert decides(race) == "score 1"


def test_it_keeps_a_stage_card_in_last_place_with_better_ones_to_come() -> None:
    drivers = Driver(5, "g1 g1"), Driver(5, "g1"), Driver(5, "g1"), Driver(1, stages=[1, 9, 14, 20])
    race = until(prepare("base", *drivers), "stage")
    while 3 not in race.to_act:
        play(race, race.to_act[0], "continue")
    view = race.view(3)
    answer = make_bot("guide", GAME).decide(view, race.actions(3), SeededDice(1))
    assert view.order[-1] == 3
    assert answer.text == "continue"


@pytest.mark.parametrize(("leader", "wanted"), [(5, "cards"), (FINAL - 3, "points")])
def test_cards_are_worth_more_than_a_point_unless_the_race_is_over(
    leader: int, wanted: str
) -> None:
    stage = 1 if leader == 5 else 21
    first = Driver(leader - (leader != 5), "g1 r4", stages=[stage])
    race = prepare("standard", first, Driver(2), Driver(1), Driver(0))
    play(race, 0, "g1" if leader == 5 else "r4")
    until(race, "stage")
    while race.dump().public.phase == "stage":
        seat = race.to_act[0]
        play(race, seat, f"score {stage}" if seat == 0 else "continue")
    assert decides(race) == wanted


def test_with_an_empty_deck_gas_comes_before_the_draw() -> None:
    race = prepare("standard", Driver(GAS - 1, "g1 y2", deck=""), Driver(1), Driver(0))
    play(race, 0, "g1")
    assert decides(race) == "shuffle-first"


def test_the_mechanic_puts_the_best_card_first() -> None:
    race = prepare(
        "base", Driver(MECHANIC - 2, "g2 y3", top="g1 y3 g1 y2 g1"), Driver(1), Driver(0)
    )
    play(race, 0, "g2")
    assert decides(race).startswith("tune y3,")


# -- what it looks at ------------------------------------------------------------------------


def races(variant: str, players: int, seed: str) -> Iterator[Race]:
    """The positions of a race between club drivers in which there is something to decide."""
    dice = SeededDice(seed)
    race = GAME.start(GAME.setup({"variant": variant, "players": players}), dice)
    guide = RoadRallyGuide(GAME)
    while race.to_act:
        seat = race.to_act[0]
        actions = race.actions(seat)
        if len(actions) > 1:
            assert isinstance(race, Race)
            yield race
        weights = guide.weigh(race, seat, actions, dice)
        race.apply(seat, actions[max(range(len(actions)), key=weights.__getitem__)], dice)


@pytest.mark.parametrize("variant", list(GAME.variants))
def test_it_looks_only_at_what_its_seat_knows(variant: str) -> None:
    """The weights are the same in the real world and in any that its seat can imagine."""
    guide = RoadRallyGuide(GAME)
    assert guide.worlds == 1
    for race in races(variant, 4, "knows"):
        seat = race.to_act[0]
        actions, view = race.actions(seat), race.view(seat)
        real = guide.weigh(race, seat, actions, SeededDice(1))
        for seed in (1, 2):
            world = guide.know(view).imagine(SeededDice(seed))
            assert world.view(seat) == view
            assert guide.weigh(world, seat, actions, SeededDice(seed)) == real


def test_of_plays_that_come_to_the_same_one_is_looked_at() -> None:
    race = prepare("base", Driver(FINAL - 2, "y2 y3 r3 r4"), Driver(1), Driver(0))
    weights = weighed(race)
    assert [text for text, weight in weights.items() if weight > SAME] == ["y2"]


def weighed(race: Race) -> dict[str, float]:
    actions = race.actions(0)
    weights = RoadRallyGuide(GAME).weigh(race, 0, actions, SeededDice(1))
    return {action.text: weight for action, weight in zip(actions, weights, strict=True)}


# -- rollouts --------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", list(GAME.variants))
@pytest.mark.parametrize("players", [3, 4, 5])
def test_rollouts_give_everybody_a_place(variant: str, players: int) -> None:
    guide = RoadRallyGuide(GAME)
    for number, race in enumerate(races(variant, players, "rollout")):
        if number % 5 == 0:
            found = guide.rollout(race.copy(), SeededDice(number))
            places = found.placings
            assert len(places) == players
            assert sum(found.wins) == pytest.approx(1)
            assert all(0 <= place <= 1 for place in places)
            assert sum(places) == pytest.approx(players / 2)


def test_a_race_that_is_over_is_settled_as_the_rules_say() -> None:
    guide = RoadRallyGuide(GAME, Manner(far=True))
    for seed in range(10):
        race = next(races("standard", 3 + seed % 3, f"over {seed}"))
        found = guide.rollout(race, SeededDice(seed))
        assert race.outcome is not None
        assert found.placings == settled(race).placings == placings(race.outcome.places)
        assert found.wins == settled(race).wins == ended(race.outcome).wins


def test_more_points_and_more_cards_promise_a_better_place() -> None:
    def first(points: int, hand: str) -> float:
        driver = Driver(40, hand, triggered=[1], points=points)
        return estimate(prepare("base", driver, Driver(38), Driver(36))).placings[0]

    assert first(0, "g1 y2") < first(0, "g1 g2 y2 y3") < first(8, "g1 g2 y2 y3")


def test_it_decides_alike_compiled_or_not() -> None:
    """Run at both speeds, with the same answer."""
    found = []
    bot = SearchBot(RoadRallyGuide(GAME), 40)
    for number, race in enumerate(races("standard", 4, "alike")):
        if number in (2, 30, 60):
            seat = race.to_act[0]
            found.append(bot.decide(race.view(seat), race.actions(seat), SeededDice(7)).text)
    assert found == ["g1", "g2", "store g2+y3"]


# -- the search that follows it --------------------------------------------------------------


def stage_in_the_last_round() -> Race:
    """Driver 0 has finished with 20 points in all, 12 of them for checkpoints; driver 3 is last and
    could still play its card of stage 21."""
    race = prepare(
        "base",
        Driver(FINAL, triggered=[1, 2], points=8),
        Driver(80, triggered=[4, 5]),
        Driver(79, triggered=[6, 7]),
        Driver(60, "g1", stages=[21], triggered=[3], points=26),
        turn=3,
        reached=[21],
        checkpoints=[],
    )
    play(race, 3, "g1")
    return until(race, "stage")


def test_the_search_sees_what_the_heuristic_alone_misses() -> None:
    """Even doubled, last place brings less than the first: 30 each, and the car ahead wins. If
    the stage is let pass by, 26 points are enough."""
    race = stage_in_the_last_round()
    view, actions = race.view(3), race.actions(3)
    assert make_bot("guide", GAME).decide(view, actions, SeededDice(1)).text == "score 21"
    for seed in range(3):
        chosen = SearchBot(RoadRallyGuide(GAME), 50).decide(view, actions, SeededDice(seed))
        assert chosen.text == "continue"


# -- what play has shown ---------------------------------------------------------------------


@pytest.mark.parametrize("variant", list(GAME.variants))
@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_it_imagines_fits_the_view(variant: str, players: int) -> None:
    guide = RoadRallyGuide(GAME)
    for number, race in enumerate(races(variant, players, "fits")):
        if number % 4 == 0:
            for seat in range(players):
                world = guide.know(race.view(seat)).imagine(SeededDice(number))
                assert world.view(seat) == race.view(seat)
                assert GAME.laws(world) == []


def test_who_let_a_stage_pass_by_is_less_likely_to_hold_its_card() -> None:
    """Of the stages before 40 only the first was triggered."""
    race = prepare("base", Driver(40, triggered=[1]), Driver(38), Driver(36))
    view, dice = race.view(0), SeededDice(1)
    fair, guided = GAME.know(view), RoadRallyGuide(GAME).know(view)
    plain = shown = 0
    for _ in range(200):
        plain += passed_and_held(fair.imagine(dice))
        shown += passed_and_held(guided.imagine(dice))
    assert shown < 0.85 * plain


def passed_and_held(race: State) -> int:
    """How many cards of stages passed by the others hold."""
    assert isinstance(race, Race)
    return sum(int(race.stage_cards[seat] & passed_by(race)).bit_count() for seat in (1, 2))


# -- the tables ------------------------------------------------------------------------------


def test_rr11_it_knows_how_far_mixed_plays_lead_from_a_store() -> None:
    dice = SeededDice(1)
    for number in range(200):
        hand = bag.deal(DECK, DECK_SIZE, number % 12, dice)
        steps = {cast(Play, action).steps for action in store_plays(hand)}
        mask = moves_from_store(hand)
        assert {length for length in range(40) if mask >> length & 1} == steps
        assert longest_in(mask) == max(steps, default=0)


def test_rr11_to_stop_at_a_store_is_better_with_a_checkpoint_in_reach_of_a_mixed_play() -> None:
    """From the store at 11 to the checkpoint at 16: 2 and 3, but only of two colours."""
    near = weighed(prepare("base", Driver(9, "g2 y2 r3"), Driver(1), Driver(0)))
    far = weighed(prepare("base", Driver(9, "g2 y2 r4"), Driver(1), Driver(0)))
    assert near["g2"] - near["r3"] > far["g2"] - far["r4"]


def test_every_weight_is_given_for_every_distance() -> None:
    assert all(len(row) == len(DISTANCES) for row in WEIGHTS.values())
    assert all(len(row) == len(PLACING_DISTANCES) for row in VALUES.values())
    assert BY_DISTANCE[0].store == BY_DISTANCE[DISTANCES[0]].store
    assert list(BY_DISTANCE[DISTANCES[2]].cards) == [row[2] for row in WEIGHTS.values()][:6]


def test_the_further_the_less_likely() -> None:
    assert len(OVERTAKES) == FURTHEST * (LARGEST + 1)
    rows = [list(OVERTAKES)[at : at + FURTHEST] for at in range(0, len(OVERTAKES), FURTHEST)]
    assert all(row == sorted(row, reverse=True) for row in rows)
