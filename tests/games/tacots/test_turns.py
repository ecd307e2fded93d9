"""A turn of the rally: build, finish, dead end, drive, pass."""

from __future__ import annotations

from games.tacots.scene import play, refused, scene, texts
from rallybox.games.tacots import events

# A cross with long arms; car A in the north, B in the south, C and D where the test wants them.
CROSS = """
    6 ···┃····
    5 ···┃····
    4 ·━━╋━━··
    3 ···┃····
    2 ···┃····
"""


def test_building_lays_a_card_and_drives_onto_it() -> None:
    state = scene(CROSS, "d6 d2 b4 f4", ("iiRRX", "ii", "--", "--"))
    assert texts(state) == {"I d7 NS", "R d7 ES", "X d7 NESW"}
    (laid,) = play(state, "R d7 ES")
    assert laid == events.Laid(
        seat=0,
        car=1,
        kind="right-bend",
        openings="ES",
        square="d7",
        turned=False,
        source="hand",
        start="d6",
    )
    view = state.view(0)
    assert view.to_act == (1,)
    assert state.sizes == [4, 2, 2, 2]
    assert state.laid == [4, 3, 3, 3]


def test_ta4_every_opening_that_leads_to_an_empty_square_is_in_front() -> None:
    """The car came from the south, but cars have no front: it may build to any side."""
    state = scene("5 ···╋\n4 ···┃", "d5 d4 d4 d5", ("i-", "ii", "ii", "ii"))
    assert texts(state) == {"I d6 NS", "I c5 EW", "I e5 EW"}
    assert "not in front" in refused(state, "I d3 NS")


def test_worked_example_no_dead_end_fits_a_horizontal_road() -> None:
    """A dead end opens to the north or south, never to the east or west."""
    state = scene("4 ···╋━··", "d4 e4", ("Dii", "iii"))
    assert not any("vs B" in text for text in texts(state))
    reason = refused(state, "D f4 S vs B")
    assert "to the west, it is closed, but the card on e4 is open" in reason


def test_ta6_before_the_own_car_the_dead_end_is_the_last_card() -> None:
    state = scene(CROSS, "d6 d2 b4 f4", ("Di", "iii", "---", "---"))
    assert texts(state) == {"I d7 NS", "D d1 N vs B"}
    reason = refused(state, "D d7 S")
    assert "must be your last card; you hold 2 cards" in reason
    last = scene(CROSS, "d6 d2 b4 f4", ("D", "iii", "---", "---"))
    assert "D d7 S" in texts(last)
    heard = play(last, "D d7 S")
    assert isinstance(heard[0], events.Finished)
    assert last.finished == 1
    assert last.closing


def test_a_dead_end_against_an_opponent_leaves_the_own_car_where_it_is() -> None:
    state = scene(CROSS, "d6 d2 b4 f4", ("DXX", "iii", "---", "---"))
    cars = list(state.cars)
    (heard,) = play(state, "D d1 N vs B")
    assert heard == events.DeadEndLaid(seat=0, against=1, car=2, square="d1", openings="N")
    assert state.cars == cars
    assert state.laid[0] == 4


def test_ta7_players_with_few_cards_are_protected() -> None:
    held = scene(CROSS, "d6 d2 b4 f4", ("DXX", "Di", "---", "---"))
    assert "D d1 N vs B" not in texts(held)
    assert refused(held, "D d1 N vs B").endswith(
        "with only 2 cards in hand: nobody who holds fewer than 3 may be blocked."
    )
    laid = scene(CROSS, "d6 d2 b4 f4", ("DXX", "iii", "---", "---"), laid=(3, 2, 3, 3))
    assert refused(laid, "D d1 N vs B").endswith(
        "with only 2 cards laid: nobody who has laid fewer than 3 may be blocked."
    )
    none = scene(CROSS, "d6 d2 b4 f4", ("DXX", "iii", "---", "---"), laid=(3, 0, 3, 3))
    assert "with no cards laid:" in refused(none, "D d1 N vs B")


def test_ta6_an_opponent_on_the_own_card_may_be_blocked() -> None:
    """Only in front of the own car alone must the dead end be the last card."""
    shared = scene(CROSS, "d2 d2 b4 f4", ("DXX", "iii", "---", "---"))
    assert "D d1 N vs B" in texts(shared)
    assert "must be your last card" in refused(shared, "D d1 N")
    play(shared, "D d1 N vs B")
    assert shared.finished == 0
    assert shared.cars[0] == shared.cars[1]


def test_ta7_who_may_not_be_blocked_protects_who_shares_the_card() -> None:
    """B and C share a card; C is protected, and so B is."""
    few = scene(CROSS, "d6 d2 d2 f4", ("DXX", "iii", "Di", "---"))
    assert not any("vs" in text for text in texts(few))
    assert refused(few, "D d1 N vs B") == (
        "Driver 2 shares a card with Driver 3, who is safe from dead ends"
        " with only 2 cards in hand: nobody who holds fewer than 3 may be blocked."
    )
    assert "Driver 3 is safe from dead ends with only 2" in refused(few, "D d1 N vs C")
    early = scene(CROSS, "d6 d2 d2 f4", ("DXX", "iii", "iii", "---"), laid=(3, 3, 2, 3))
    assert not any("vs" in text for text in texts(early))
    assert refused(early, "D d1 N vs B") == (
        "Driver 2 shares a card with Driver 3, who is safe from dead ends"
        " with only 2 cards laid: nobody who has laid fewer than 3 may be blocked."
    )
    apart = scene(CROSS, "d6 d2 d3 f4", ("DXX", "iii", "Di", "---"))
    assert "D d1 N vs B" in texts(apart)


def test_ta7_if_all_on_a_card_qualify_each_of_them_can_be_named() -> None:
    state = scene(CROSS, "d6 d2 d2 f4", ("DXX", "Dii", "iii", "---"))
    assert {"D d1 N vs B", "D d1 N vs C"} <= texts(state)


def test_ta7_the_own_car_protects_nobody() -> None:
    """Who lays the dead end may have few cards left, may have laid few, and may stand there."""
    few = scene(CROSS, "d2 d2 b4 f4", ("Di", "iii", "---", "---"))
    assert "D d1 N vs B" in texts(few)
    early = scene(CROSS, "d2 d2 b4 f4", ("DXX", "iii", "---", "---"), laid=(2, 3, 3, 3))
    assert "D d1 N vs B" in texts(early)
    last = scene(CROSS, "d2 d2 b4 f4", ("D", "iii", "---", "---"))
    assert {"D d1 N", "D d1 N vs B"} <= texts(last)


def test_ta8_who_cannot_build_drives_or_lays_a_dead_end() -> None:
    state = scene(CROSS, "d6 d2 b4 f4", ("D---", "iii", "---", "---"))
    orders = texts(state)
    assert {"D d1 N vs B", "drive d5", "drive d2", "drive b4"} <= orders
    assert not any(order.startswith("I ") for order in orders)
    assert "pass only if nothing else" in refused(state, "pass")


def test_ta8_what_alone_is_possible_is_forced() -> None:
    """Two cars bar the only way: the dead end is all that is left, or else passing."""
    barred = scene("4 ···╋━━··\n3 ···┃····", "d3 e4 e4 d4", ("D--", "iii", "iii", "iii"))
    barred.cars = [barred.cars[0], barred.cars[3], barred.cars[3], barred.cars[1]]
    assert texts(barred) == {"D d5 S vs B", "D d5 S vs C"}
    passing = scene("4 ···╋━━··\n3 ···┃····", "d3 d4 d4 f4", ("---", "iii", "iii", "iii"))
    assert texts(passing) == {"pass"}
    (heard,) = play(passing, "pass")
    assert heard == events.Passed(seat=0)


def test_driving_is_forbidden_while_one_can_build() -> None:
    state = scene(CROSS, "d6 d2 b4 f4", ("i--", "iii", "---", "---"))
    reason = refused(state, "drive d5")
    assert "only if no card in your hand can be laid in front of your car" in reason
    assert "I d7 NS" in reason


def test_a_drive_is_one_to_five_cards_along_the_road() -> None:
    row = "5 ┏━━━━━━┓\n4 ┃··┳━━━┛\n3 ┃······"
    state = scene(row, "a3 d4", ("---", "iii"))
    assert texts(state) == {f"drive {s}" for s in ("a4", "a5", "b5", "c5", "d5")}
    assert "e5 is 6 cards away; a car drives at most 5" in refused(state, "drive e5")
    assert "cannot drive to a2" in refused(state, "drive a2")
    assert "must end on another card" in refused(state, "drive a3")
    (heard,) = play(state, "drive d5")
    assert heard == events.Drove(seat=0, car=1, route=("a3", "a4", "a5", "b5", "c5", "d5"))


def test_ta18_two_cars_bar_the_way_and_their_card() -> None:
    state = scene(CROSS, "d6 d4 d4 f4", ("---", "iii", "---", "---"))
    assert texts(state) == {"drive d5"}
    assert "already two cars on d4" in refused(state, "drive d4")
    assert "barred by the two cars on d4" in refused(state, "drive d3")
    one = scene(CROSS, "d6 d4 f4 f4", ("---", "iii", "---", "---"))
    assert {"drive d4", "drive d3", "drive e4", "drive b4"} <= texts(one)
    assert "drive f4" not in texts(one)


def test_two_cars_share_a_card_and_the_one_behind_overtakes() -> None:
    state = scene(CROSS, "d6 d5 b4 f4", ("---", "iii", "---", "---"), seat=1)
    play(state, "drive d6")
    assert state.cars[0] == state.cars[1]
    play(state, "I a4 EW", "I g4 EW", "drive d5")
    play(state, "I d7 NS")
    assert state.cars[1] == state.cars[0] + 16


def test_worked_example_a_cuts_the_road_of_b() -> None:
    """B, who cannot build, drives back 2 cards to a junction and lays nothing that turn."""
    sketch = """
        5 ···┣┓···
        4 ···╋┫···
        3 ····┃···
    """
    state = scene(sketch, "e3 e5", ("LLL", "-ii"), seat=1)
    # The road of B ends at e5 now, where A has built across.
    assert "I" not in {text[0] for text in texts(state)}
    assert "drive d5" in texts(state)
    (heard,) = play(state, "drive e3")
    assert heard == events.Drove(seat=1, car=2, route=("e5", "e4", "e3"))
    assert state.sizes[1] == 3


def test_three_cards_or_fewer_are_announced() -> None:
    state = scene(CROSS, "d6 d2 b4 f4", ("iiii", "iii", "---", "---"))
    heard = play(state, "I d7 NS")
    assert heard[1:] == [events.FewCards(seat=0, cards=3)]
    assert "only 3 cards left" in heard[1].words("tacots").named({0: "Ada"}).say()
