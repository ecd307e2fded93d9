"""Three players: cards that lie face up."""

from __future__ import annotations

from games.tacots.scene import play, refused, scene, start, texts
from rallybox.games.tacots import events
from rallybox.games.tacots.cards import DEAD_END
from rallybox.kit import bag

CROSS = """
    6 ···┃····
    5 ···┃····
    4 ·━━╋━━··
    3 ···┃····
"""


def test_each_gets_15_cards_and_a_dead_end_and_three_lie_face_up() -> None:
    state = start(players=3)
    assert state.sizes == [16, 16, 16]
    assert bag.size(state.open_cards) == 3
    assert bag.count(state.open_cards, DEAD_END) == 0
    whole = sum(state.hands) + state.open_cards
    assert whole == bag.pack((3, 4, 6, 6, 8, 8, 8, 8))


def test_the_first_card_is_a_crossroads_or_a_junction() -> None:
    kinds = set()
    for seed in range(20):
        state = start(seed, players=3)
        kinds |= {text[0] for text in texts(state)}
        assert "crossroads or a junction" in refused(state, "I d4 NS")
    assert kinds == {"X", "T"}


def test_opening_cards_come_from_the_hand() -> None:
    state = start(5, players=3)
    assert not any(text.startswith("open") for text in texts(state))
    assert "comes from the hand" in refused(state, "open X d4 NESW")


def test_ta12_a_face_up_card_is_gone_and_the_hand_stays_as_it_is() -> None:
    state = scene(CROSS, "d6 d3 b4", ("ii-", "iii", "---"), open_cards="RX")
    assert texts(state) == {"I d7 NS", "open R d7 ES", "open X d7 NESW"}
    (laid,) = play(state, "open R d7 ES")
    assert isinstance(laid, events.Laid)
    assert laid.source == "open"
    assert state.sizes == [3, 3, 3]
    assert state.laid == [4, 3, 3]
    view = state.view(1)
    assert getattr(view, "open_cards", None) == ("crossroads",)
    assert "No right bend lies face up" in refused(state, "open R d2 NW")


def test_ta12_being_able_to_build_with_one_does_not_forbid_driving() -> None:
    state = scene(CROSS, "d6 d3 b4", ("---", "iii", "---"), open_cards="R")
    assert {"open R d7 ES", "drive d5", "drive d4"} <= texts(state)


def test_ta12_face_up_cards_count_for_nobody() -> None:
    """The last card is the last in hand, whatever lies face up."""
    state = scene(CROSS, "d6 d3 b4", ("D", "iii", "---"), open_cards="RR", hands_in_all=1)
    assert "D d7 S" in texts(state)
    heard = play(state, "D d7 S")
    assert events.LastCard(seat=0) in heard
    play(state, "I d2 NS")
    heard = play(state, "I a4 EW")
    points = {e.seat: e.points for e in heard if isinstance(e, events.Counted)}
    assert points == {0: 5, 1: -4, 2: -4}


def test_ta8_building_with_a_face_up_card_alone_is_forced() -> None:
    """Two cars bar the way, and no card of the hand fits."""
    sketch = "5 ···┃····\n4 ···╋━···"
    state = scene(sketch, "d5 d4 d4", ("---", "iii", "iii"), open_cards="R")
    assert texts(state) == {"open R d6 ES"}
    assert "pass only if nothing else" in refused(state, "pass")
