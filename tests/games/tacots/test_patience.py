"""The patience."""

from __future__ import annotations

import random

import pytest

from games.tacots.scene import GAME, drawn, hand, play, refused, setup, start, texts
from rallybox.core import Malformed, SeededDice, conformance
from rallybox.games.tacots import events, patience
from rallybox.games.tacots.board import SQUARE_NUMBERS
from rallybox.games.tacots.cards import KIND_NAMES, KIND_OF
from rallybox.games.tacots.made.shapes import TacotsView
from rallybox.games.tacots.race import Race
from rallybox.kit import bag

SKETCH = """
    5 ···┃····
    4 ··━╋━···
    3 ···┃····
"""


def alone(
    sketch: str, cars: str, tops: str, *, first: str = "d4", dead_ends: int = 4, below: str = ""
) -> Race:
    """A moment of a patience; each pile is its top card, the first with these cards below."""
    state = Race()
    state.begin(setup(variant="patience"))
    state.board = drawn(sketch)
    state.cars = [SQUARE_NUMBERS[name] for name in cars.split()]
    state.first_square = SQUARE_NUMBERS[first]
    state.laid = [state.board.taken.bit_count()]
    state.piles = [tuple(bag.kinds(hand(top))) if top != " " else () for top in tops.ljust(4)]
    state.piles[0] = (*bag.kinds(hand(below)), *state.piles[0])
    state.spare_dead_ends = dead_ends
    state.turn = 20
    state.to_act = (0,)
    return state


def test_the_cards_are_dealt_into_four_piles() -> None:
    state = start(variant="patience")
    assert [len(pile) for pile in state.piles] == [12, 12, 12, 11]
    assert state.spare_dead_ends == 4
    kinds = [kind for pile in state.piles for kind in pile]
    assert bag.of(kinds) == bag.pack((0, 3, 6, 6, 8, 8, 8, 8))
    view = state.view(0)
    assert isinstance(view, TacotsView)
    assert [pile.top for pile in view.piles] == [KIND_NAMES[pile[-1]] for pile in state.piles]


def test_the_crossroads_goes_on_a_centre_square_with_all_four_cars() -> None:
    state = start(variant="patience")
    assert texts(state) == {"X d4 NESW", "X e4 NESW", "X d5 NESW", "X e5 NESW", "stop"}
    assert "begins with the crossroads" in refused(state, "A drive d4")
    (heard,) = play(state, "X e5 NESW")
    assert heard == events.PatienceBegan(seat=0, square="e5", openings="NESW")
    assert state.cars == [SQUARE_NUMBERS["e5"]] * 4
    assert state.laid == [1]


def test_a_move_takes_a_top_card_and_the_next_is_turned_up() -> None:
    state = alone(SKETCH, "d5 c4 e4 d3", "R-i", below="L")
    assert "A north R ES pile 1" in texts(state)
    laid, turned = play(state, "A north R ES pile 1")
    assert isinstance(laid, events.Laid)
    assert (laid.car, laid.square, laid.pile, laid.start) == (1, "d6", 1, "d5")
    assert turned == events.TurnedUp(pile=1, kind="left-bend", left=1)
    assert state.cars[0] == SQUARE_NUMBERS["d6"]


def test_ta19_an_emptied_pile_stays_empty() -> None:
    state = alone(SKETCH, "d5 c4 e4 d3", "R-i")
    _, turned = play(state, "A north R ES pile 1")
    assert turned == events.TurnedUp(pile=1, kind=None, left=0)
    assert "Pile 1 is used up" in refused(state, "B west R ES pile 1")
    assert "Pile 4 is used up" in refused(state, "B west R ES pile 4")


def test_cars_that_share_a_card_are_told_apart() -> None:
    state = alone(SKETCH, "d5 d5 e4 d3", "i")
    orders = texts(state)
    assert {"A north I NS pile 1", "B north I NS pile 1"} <= orders
    assert {"A north D S", "B north D S"} <= orders
    play(state, "B north D S")
    assert state.capped == 0b10


def test_a_car_stays_behind_a_dead_end_and_in_play() -> None:
    state = alone(SKETCH, "d5 c4 e4 d3", "--ii")
    (heard,) = play(state, "A north D S")
    assert heard == events.DeadEndLaid(seat=0, against=None, car=1, square="d6", openings="S")
    assert state.cars[0] == SQUARE_NUMBERS["d5"]
    assert state.spare_dead_ends == 3
    assert {"A drive d4", "A drive c4"} <= texts(state)


def test_ta15_a_car_for_which_no_top_card_fits_may_drive() -> None:
    state = alone(SKETCH, "d5 c4 e4 d3", "--")
    orders = texts(state)
    assert {"A drive d4", "A drive d3", "D drive c4"} <= orders
    assert not any(text.startswith(("B drive", "C drive")) for text in orders)
    assert "only while no top card fits" in refused(state, "B drive d4")


def test_ta15_the_limit_of_two_cars_never_binds_on_the_starting_card() -> None:
    state = alone(SKETCH, "d4 d4 d4 d3", "i")
    assert "D drive d4" not in texts(state)  # a top card fits in front of D
    state = alone(SKETCH, "d4 d4 d4 d3", "-")
    assert {"D drive d4", "D drive d5"} <= texts(state)
    elsewhere = alone(SKETCH, "c4 c4 c4 d3", "i", first="e4")
    elsewhere.cars[2] = SQUARE_NUMBERS["d4"]
    assert "C drive c4" not in texts(elsewhere)


def test_ta15_two_cars_elsewhere_bar_the_way() -> None:
    sketch = "6 ···┃····\n" + SKETCH.strip("\n")
    state = alone(sketch, "d6 d5 d5 d3", "-")
    assert not any(text.startswith("A drive") for text in texts(state))
    assert "already two cars on d5" in refused(state, "A drive d5")
    assert "barred by the two cars on d5" in refused(state, "A drive d4")


def finishing(**options: bool) -> Race:
    """All but the four dead ends are laid, and each car stands before a place for one."""
    sketch = """
        5 ··┃┃┃┃··
        4 ··┗┻╋┛··
    """
    state = alone(sketch, "c5 d5 e5 f5", "    ", first="e4")
    state.laid = [48]
    state.early = options.get("early", False)
    return state


def test_ta19_full_success_needs_four_dead_ends_last_before_four_cars() -> None:
    state = finishing()
    heard = play(state, "A north D S", "B north D S", "C north D S", "D north D S")
    assert heard[-1] == events.PatienceOver(seat=0, reason="full", cards=52)
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.scores) == ("full", (52,))


def test_simple_success_is_all_52_cards() -> None:
    state = finishing(early=True)
    play(state, "A north D S", "B north D S", "C north D S", "D north D S")
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.scores) == ("simple", (52,))


def test_ta19_two_dead_ends_before_one_car_are_no_full_success() -> None:
    state = finishing()
    state.cars[3] = SQUARE_NUMBERS["f4"]
    play(state, "A north D S", "B north D S", "C north D S", "C drive f5", "C north D S")
    assert state.outcome is not None
    assert state.outcome.reason == "simple"


def test_ta19_a_dead_end_before_the_piles_are_used_up_is_early() -> None:
    state = alone(SKETCH, "d5 c4 e4 d3", "--ii")
    play(state, "A north D S")
    assert state.early


def test_ta16_the_patience_ends_when_no_card_can_ever_be_laid_again() -> None:
    state = alone("5 ···┃····\n4 ···┗┛···", "d5 d5 e4 e4", "iL", first="e4", dead_ends=0)
    play(state, "A north I NS pile 1")
    assert state.to_act == (0,)
    heard = play(state, "A north L SW pile 2")
    assert heard[-1] == events.PatienceOver(seat=0, reason="blocked", cards=5)
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.scores) == ("blocked", (5,))


def test_ta16_an_open_end_far_away_keeps_the_patience_going() -> None:
    """No car can build now, but one can drive to where a card fits."""
    sketch = SKETCH + "\n    2 ···┃····"
    state = alone(sketch, "c4 e4 c4 e4", "ii", dead_ends=0)
    assert not any("pile" in text for text in texts(state))
    assert not patience.is_blocked(state)
    play(state, "A drive d2", "A south I NS pile 1")


def test_ta16_the_player_may_stop_at_any_time() -> None:
    state = start(variant="patience")
    play(state, "stop")
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.scores) == ("stopped", (0,))
    rng = random.Random(1)
    dice = SeededDice(1)
    for moves in range(1, 30):
        state = start(moves, variant="patience")
        for _ in range(moves):
            actions = state.actions(0)[:-1]
            state.apply(0, rng.choice(actions), dice)
            if not state.to_act:
                break
        if state.to_act:
            laid = state.board.taken.bit_count()
            (heard,) = play(state, "stop")
            assert heard == events.PatienceOver(seat=0, reason="stopped", cards=laid)


def test_ta16_while_cards_can_be_laid_a_car_always_finds_its_way() -> None:
    """What `is_blocked` relies on: whoever drives on, never stops, lays a card in the end."""
    for seed in range(25):
        rng, dice = random.Random(seed), SeededDice(seed)
        state = start(seed, variant="patience")
        since = 0
        while state.to_act:
            lays = [a for a in state.actions(0) if "drive" not in a.text and a.text != "stop"]
            drives = [a for a in state.actions(0) if "drive" in a.text]
            since = 0 if lays else since + 1
            assert since < 400
            assert lays or drives
            state.apply(0, rng.choice(lays or drives), dice)


def test_patiences_that_nobody_stops_keep_every_promise() -> None:
    """Random walks stop soon; these go on to the end."""
    for seed in range(12):
        rng, dice = random.Random(seed), SeededDice(seed)
        state = start(seed, variant="patience")
        while state.to_act:
            conformance.check_laws(GAME, state)
            for check in conformance.CHECKS:
                if rng.random() < 0.05:
                    check(GAME, state, rng)
            state.apply(0, rng.choice(state.actions(0)[:-1]), dice)
        conformance.check_laws(GAME, state)
        conformance.check_outcome(state)


def test_the_same_number_gives_the_same_deal_for_ever() -> None:
    one, same, other = (start(s, variant="patience", deal=n) for s, n in ((1, 7), (2, 7), (1, 8)))
    assert one.piles == same.piles != other.piles
    letters = "DXVHi-RL"
    tops = "".join(letters[kind] for kind in patience.numbered_deal(0)[0])
    assert tops == "XH-i-RVHRHiL"


def test_a_deal_by_the_dice_shows_its_number() -> None:
    numbers = set()
    for seed in range(20):
        state = start(seed, variant="patience")
        view = state.view(0)
        assert isinstance(view, TacotsView)
        assert view.deal is not None
        again = start(99, variant="patience", deal=view.deal)
        assert again.piles == state.piles
        numbers.add(view.deal)
    assert len(numbers) == 20


def test_imagining_ignores_the_number_of_the_deal() -> None:
    state = start(variant="patience", deal=7)
    worlds = set()
    for seed in range(10):
        world = GAME.imagine(state.view(0), SeededDice(seed))
        assert isinstance(world, Race)
        assert [pile[-1] for pile in world.piles] == [pile[-1] for pile in state.piles]
        assert world.view(0) == state.view(0)
        worlds.add(tuple(world.piles))
    assert len(worlds) == 10


def test_patience_orders_are_refused_with_a_reason() -> None:
    state = alone(SKETCH, "d5 c4 e4 d3", "R-i", dead_ends=0)
    assert "All dead ends are laid" in refused(state, "A north D S")
    assert "top card there is a right bend" in refused(state, "A north L SW pile 1")
    assert "No road leads east from the card under car 1" in refused(state, "A east I EW pile 2")
    assert "already a card on d4" in refused(state, "A south R NW pile 1")
    assert "order is for the rally" in refused(state, "I d6 NS")
    assert "order is for the rally" in refused(state, "pass")
    edge = alone("5 ····┃···\n4 ━━━━╋···", "a4 a4 e5 e5", "-", first="e4")
    assert "ends at the edge of the board" in refused(edge, "A west I EW pile 1")


@pytest.mark.parametrize("deal", [-1, 1_000_000, "seven"])
def test_there_are_a_million_deals(deal: object) -> None:
    with pytest.raises(Malformed, match="set up"):
        setup(variant="patience", deal=deal)


def test_every_card_of_a_patience_is_somewhere() -> None:
    state = start(variant="patience")
    on_board = [KIND_OF[shape] for shape in state.board.road if shape]
    assert on_board == []
    assert GAME.laws(state) == []
