"""What people are asked, told and shown."""

from __future__ import annotations

import random

import pytest

from games.tacots.scene import GAME, dealt, play, refused, scene, setup, start
from rallybox.bots.reasons.tacots import facts
from rallybox.cli.terminal.decision import Decision
from rallybox.cli.terminal.screen import Screen
from rallybox.core import Malformed, SeededDice
from rallybox.games.tacots.actions import ACTIONS
from rallybox.games.tacots.race import Race

CROSS = """
    6 ···┃····
    5 ···┃····
    4 ·━━╋━━··
    3 ···┃····
    2 ···┃····
"""


def asked(state: Race, seat: int | None) -> str:
    return GAME.ask(state.view(seat)).say()


def explained(state: Race, order: str) -> str:
    return GAME.explain(state.view(state.to_act[0]), GAME.parse(order)).say()


def test_a_newcomer_is_told_what_to_do() -> None:
    build = scene(CROSS, "d6 d2 b4 f4", ("DiX", "iii", "---", "---"))
    assert asked(build, 0) == (
        "Lay a card in front of your car and drive onto it."
        " Or lay your dead end in front of an opponent."
    )
    assert asked(build, 1) == asked(build, None) == "It is Driver 1’s turn."
    drive = scene(CROSS, "d6 d2 b4 f4", ("---", "iii", "---", "---"))
    assert "drive up to five cards" in asked(drive, 0)
    finish = scene(CROSS, "d6 d2 b4 f4", ("D", "iii", "---", "---"))
    assert "Your last card is the finish" in asked(finish, 0)
    last = scene(CROSS, "d6 d2 b4 f4", ("i", "iii", "---", "---"))
    play(last, "I d7 NS")
    assert "this is your last turn of the hand" in asked(last, 1)
    face_up = scene(CROSS, "d6 d2 b4", ("i", "iii", "---"), open_cards="R")
    assert "build with a face-up card instead" in asked(face_up, 0)


def test_the_opening_is_explained_and_told() -> None:
    state = start(5, players=4)
    assert "one of the four centre squares" in asked(state, state.opener)
    assert explained(state, "X e5 NESW") == (
        "Begin with the crossroads ╋ on e5 and put your car on it. The others start next to it."
    )
    (laid,) = play(state, "X e5 NESW")
    told = laid.words("tacots").named(dict.fromkeys(range(4), "Ada")).say()
    assert told == "Ada lays ╋ on e5 and starts there."
    assert "next to the first one, on e5" in asked(state, state.to_act[0])
    order = next(a.text for a in state.actions(state.to_act[0]))
    assert "next to the first card, and put your car on it" in explained(state, order)


def test_ta12_face_up_openings_are_asked_for_and_explained() -> None:
    state = dealt("DXi", "Dii", "D--", open_cards="VRR")
    assert asked(state, 0) == (
        "You begin: lay a crossroads or a junction on one of the four centre squares and"
        " put your car on it. You may also use a face-up card."
    )
    assert explained(state, "open T d4 NES") == (
        "Take the face-up junction on a vertical road ┣, begin with it on d4 and put your car on"
        " it; your hand does not change."
        " There are 3 free squares ahead; cards of yours that would fit: 2 of 2."
    )
    play(state, "open T d4 NES")
    assert asked(state, 1).endswith("put your car on it. You may also use a face-up card.")
    assert "next to the first card, and put your car on it; your hand" in explained(
        state, "open R d5 ES"
    )
    play(state, "open R d5 ES", "open R e4 NW")
    assert "face-up" not in asked(state, 0)


def test_what_an_action_does_is_explained() -> None:
    state = scene(CROSS, "d6 d2 b4 f4", ("DiRL", "iii", "---", "---"))
    assert explained(state, "R d7 ES") == (
        "Lay the right bend ┏ on d7 and drive onto it."
        " There is one free square ahead; other cards of yours that would fit: 1 of 2."
    )
    assert explained(state, "D d1 N vs B") == (
        "Lay your dead end ╹ on d1, in front of Driver 2."
        " That car then has no free square ahead. Your own car does not move."
    )
    shared = scene(CROSS, "d2 d2 b4 f4", ("DXX", "iii", "---", "---"))
    assert explained(shared, "D d1 N vs B").endswith(
        "Your own car does not move, and the road there is closed to it, too."
    )
    drive = scene(CROSS, "d6 d2 b4 f4", ("---R", "iii", "---", "---"))
    drive.hands[0], drive.kinds[0] = 3 << 20, 1 << 5
    assert explained(drive, "drive b4") == (
        "Drive 4 cards along the road to b4."
        " From there, one free square lies ahead; cards of yours that would fit: 3 of 3."
    )


def test_reasons_name_the_edge_that_does_not_fit() -> None:
    """At e6, the road from d6 must be taken up, and the one on e7 must not be cut."""
    state = scene("7 ···┏┛···\n6 ···╋····", "d6 d6", ("iX-V", "iii"))
    assert refused(state, "I e6 NS") == (
        "The card does not fit on e6: to the north, it is open, but the card on e7 is closed."
    )
    assert refused(state, "X e6 NESW") == refused(state, "I e6 NS")
    east = scene("6 ···╋····\n5 ····┓···", "d6 d6", ("X-RL", "iii"))
    assert refused(east, "R e6 ES") == (
        "The card does not fit on e6: to the south, it is open, but the card on e5 is closed."
    )
    assert refused(east, "I d5 NS") == "You hold no vertical straight."
    assert refused(east, "R d5 ES") == (
        "The card does not fit on d5: to the north, it is closed, but the card on d6 is open."
    )


def test_refusals_say_what_is_wrong() -> None:
    state = scene(CROSS, "d6 d2 b4 f4", ("iRX", "iii", "---", "---"))
    assert refused(state, "I d5 NS") == "There is already a card on d5."
    assert "not in front of your car" in refused(state, "I d1 NS")
    assert refused(state, "L d7 SW") == "You hold no left bend."
    assert refused(state, "D d1 N vs B") == "You hold no dead end."
    assert "order is for the patience" in refused(state, "stop")
    assert "order is for the patience" in refused(state, "A drive d5")
    assert "order is for the patience" in refused(state, "A north D S")
    holder = scene(CROSS, "d6 d2 b4", ("Di", "iii", "---"))
    assert "against an opponent" in refused(holder, "D d7 S vs A")
    assert "There is no car 4" in refused(holder, "D d1 N vs D")
    assert "not in front of Driver 3" in refused(holder, "D d1 N vs C")


NAMED = {0: "Ada", 1: "Bruno", 2: "Chiara", 3: "Dario"}


def test_opponents_are_called_by_their_names() -> None:
    """Their cars have signs, and nobody knows them by a number."""
    state = scene(CROSS, "d6 d2 b4 f4", ("DiX", "iii", "---", "----"))
    view, block = state.view(0), GAME.parse("D d1 N vs B")
    against = GAME.explain(view, block).named(NAMED).say()
    assert against.startswith("Lay your dead end ╹ on d1, in front of Bruno.")
    reasons = [fact.words.named(NAMED).say() for fact in facts(view, block, SeededDice(1))]
    assert reasons == [
        "Blocks Bruno, who has no free square left ahead.",
        "Bruno has 3 cards; no other opponent has fewer.",
    ]
    assert GAME.ask(state.view(1)).named(NAMED).say() == "It is Ada’s turn."


def test_the_terminal_says_by_name_who_cannot_be_blocked(
    capsys: pytest.CaptureFixture[str],
) -> None:
    state = scene(CROSS, "d6 d2 d2 f4", ("DXX", "iii", "Di", "---"))
    decision = Decision(Screen("tacots"), GAME, state, NAMED, 0)
    assert decision.understand("why D d1 N vs B") is None
    told = " ".join(capsys.readouterr().out.split())
    assert "Bruno shares a card with Chiara, who is safe from dead ends" in told
    assert "Driver" not in told


def test_a_drawing_shows_the_hand_as_one_holds_it() -> None:
    state = scene(CROSS, "d6 d2 b4 f4", ("LiLRDXV", "iii", "---", "---"))
    drawing = GAME.draw(state.view(0))
    assert "left bends: ┓×2" in drawing
    assert "straights, crossings: ╋ ┣ ┃" in drawing
    assert "right bends: ┏" in drawing
    assert "dead end, and finish: ╻" in drawing
    assert "left bends" not in GAME.draw(state.view(None))


def test_a_drawing_joins_its_roads() -> None:
    state = scene(CROSS, "d6 d2 b4 f4", ("LiLRDXV", "iii", "---", "---"))
    lines = GAME.draw(state.view(0)).splitlines()
    row = next(line for line in lines if line.startswith(" 4 "))
    assert "━━━━━━━━━━━━╋━━━━━━━━━━━━" in row
    assert row.count("○") == 2


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("", "Examples"),
        ("fly e6", "Examples"),
        ("drive e9", "a1 to h8"),
        ("drive", "a1 to h8"),
        ("open T e6", "as in “open T e6 NSW”"),
        ("D e6 E", "opens to N or S only"),
        ("A north T NSW pile 9", "as in “A north T NSW pile 2”"),
        (" T  e6 NSW", "Did you mean “T e6 NSW”?"),
    ],
)
def test_nonsense_is_malformed_with_a_hint(text: str, hint: str) -> None:
    with pytest.raises(Malformed) as caught:
        GAME.parse(text)
    assert hint in str(caught.value)


def test_the_ids_are_those_of_the_table_in_actions() -> None:
    """Learning code keeps these numbers; they never change."""
    examples = {
        0: "D a1 S",
        832: "open X a1 NESW",
        1536: "D a1 N vs A",
        2048: "drive a1",
        2112: "pass",
        2113: "A north X NESW pile 1",
        2561: "A north D S",
        2569: "A drive a1",
        2825: "stop",
    }
    assert {number: GAME.action(number).text for number in examples} == examples
    assert len(ACTIONS) == GAME.action_total == 2826
    assert GAME.action(GAME.parse("T e6 NSW").id).text == "T e6 NSW"


@pytest.mark.parametrize(
    ("options", "hint"),
    [
        ({"hands": 0}, "hands"),
        ({"hands": 13}, "hands"),
        ({"first": 4}, "first"),
        ({"players": 2, "first": 2}, "no seat 2 to begin"),
        ({"deal": 3}, "Only the patience"),
        ({"variant": "patience", "hands": 2}, "are for the rally"),
        ({"variant": "patience", "first": 0}, "are for the rally"),
        ({"variant": "patience", "players": 2}, "cannot be played by 2"),
        ({"players": 1}, "cannot be played by 1"),
    ],
)
def test_set_ups_that_make_no_sense_are_refused(options: dict[str, object], hint: str) -> None:
    with pytest.raises(Malformed) as caught:
        GAME.setup(options)
    assert hint in str(caught.value)


def test_hands_and_texts_are_understood() -> None:
    assert setup(players="3", hands="5").total_hands == 5
    assert [setup(players=n).total_hands for n in (4, 3, 2)] == [4, 3, 2]
    assert setup().players == 4
    assert setup(variant="patience").players == 1


def test_the_starting_order_begins_with_who_lays_the_first_card() -> None:
    state = start(3, players=4)
    opener = state.opener
    assert GAME.starting_order(state) == tuple((opener + n) % 4 for n in range(4))
    rng, dice = random.Random(0), SeededDice(0)
    for turns in range(1, 50):
        state.apply(state.to_act[0], rng.choice(state.actions(state.to_act[0])), dice)
        assert GAME.turns(state) == turns
