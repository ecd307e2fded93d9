"""Three players: cards that lie face up."""

from __future__ import annotations

from games.tacots.scene import GAME, dealt, hand, play, refused, scene, start, texts
from rallybox.core import SeededDice
from rallybox.games.tacots import events
from rallybox.games.tacots.cards import CROSSROADS, DEAD_END, JUNCTION_H, JUNCTION_V
from rallybox.games.tacots.race import Race
from rallybox.kit import bag

FIRST = 1 << CROSSROADS | 1 << JUNCTION_V | 1 << JUNCTION_H
"""The kinds that may begin a hand of three."""

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
        kinds |= {text.removeprefix("open ")[0] for text in texts(state)}
        assert "crossroads or a junction" in refused(state, "I d4 NS")
    assert kinds == {"X", "T"}


def test_ta12_a_face_up_card_may_begin_a_hand() -> None:
    state = dealt("DXi", "Dii", "Dii", open_cards="VRR")
    squares = ("d4", "e4", "d5", "e5")
    face_up = {f"open T {square} {face}" for square in squares for face in ("NES", "NSW")}
    assert texts(state) == {f"X {square} NESW" for square in squares} | face_up
    assert "must be a crossroads or a junction" in refused(state, "open R d4 ES")
    assert "centre square" in refused(state, "open T c4 NES")
    assert "No crossroads lies face up" in refused(state, "open X d4 NESW")
    (laid,) = play(state, "open T d4 NES")
    assert isinstance(laid, events.Laid)
    assert (laid.source, laid.start, laid.square) == ("open", None, "d4")
    assert state.cars[0] == state.first_square
    assert state.sizes == [3, 3, 3]
    assert state.laid == [1, 0, 0]
    assert state.lacks == [0, 0, 0]


def test_ta12_face_up_cards_join_the_first_card_too() -> None:
    state = dealt("DXi", "Dii", "Dii", open_cards="RR-")
    play(state, "X d4 NESW")
    assert {"I d5 NS", "open R d5 ES", "open R e4 NW", "open I c4 EW"} <= texts(state)
    assert "never a dead end" in refused(state, "D d5 S")
    assert "not next to the first card" in refused(state, "open R d6 ES")
    play(state, "open R d5 ES")
    assert state.sizes == [2, 3, 3]
    assert "open R c4 ES" in texts(state)
    assert not any(" d5 " in text for text in texts(state))
    play(state, "open R c4 ES")
    assert state.open_cards == hand("-")
    assert state.to_act == (0,)


def test_ta12_the_right_to_begin_stays_if_a_face_up_card_can_begin() -> None:
    """Nothing is shown of the hand: who has the right need not hold a card to begin with."""
    state = dealt("Dii", "DXX", "DVH", open_cards="HRR", drawn=0)
    assert state.opener == 0
    assert state.lacks == [0, 0, 0]
    assert {text.split()[0] for text in texts(state)} == {"open"}
    asked = GAME.ask(state.view(0)).say()
    assert asked.endswith("You hold neither, so take one of the face-up cards.")


def test_ta12_the_right_to_begin_passes_on_if_no_card_can_begin() -> None:
    state = dealt("Dii", "DRL", "DVi", open_cards="RL-", drawn=0)
    assert state.opener == 2
    assert state.lacks == [FIRST, FIRST, 0]
    assert {text.split()[0] for text in texts(state)} == {"T"}


def test_ta12_a_hand_begun_with_a_face_up_card_is_imagined_freely() -> None:
    """Who begins may hold a card to begin with or not, as chance has it."""
    state = dealt("Dii", "DXX", "DVH", open_cards="HRR")
    view = state.view(1)
    holds = set()
    for seed in range(40):
        world = GAME.imagine(view, SeededDice(seed))
        assert isinstance(world, Race)
        holds.add(bool(world.kinds[state.opener] & FIRST))
    assert holds == {False, True}


def test_ta17_opening_cards_are_never_a_dead_end() -> None:
    state = dealt("DX", "Di", "Di", open_cards="RRR")
    assert "never a dead end" in refused(state, "D d4 S")
    play(state, "X d4 NESW")
    for _ in range(2):
        assert not any("D " in text for text in texts(state))
        assert "never a dead end" in refused(state, "D d5 S")
        assert "never a dead end" in refused(state, "D d5 S vs A")
        play(state, min(texts(state)))


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
