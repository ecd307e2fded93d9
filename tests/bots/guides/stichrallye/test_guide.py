"""The guide of Stich Rallye: sound in clear cases, better than chance, and honest rollouts."""

from __future__ import annotations

import pytest

from games.stichrallye.sketch import GAME, play, setup_of, stand, table
from rallybox.arena.match import play_match
from rallybox.bots import make_bot
from rallybox.bots.bot import Bot, RandomBot
from rallybox.bots.guide import ended
from rallybox.bots.guides.stichrallye.guide import StichRallyeGuide
from rallybox.bots.guides.stichrallye.hand import Hand
from rallybox.bots.guides.stichrallye.outlook import hill_worth, motor_worth
from rallybox.bots.search import SearchBot
from rallybox.core import SeededDice
from rallybox.core.placings import placings
from rallybox.games.stichrallye.cards import NUMBER
from rallybox.games.stichrallye.course import Course
from rallybox.games.stichrallye.race import Race
from rallybox.games.stichrallye.setup import StichRallyeSetup, course_of

FLAT = "S" + "." * 39


def decides(state: Race, seed: int = 1, bot: Bot | None = None) -> str:
    """What the club player does, or another one."""
    seat = state.to_act[0]
    bot = bot or make_bot("guide", GAME)
    return bot.decide(state.view(seat), state.actions(seat), SeededDice(seed)).text


def course(**options: object) -> Course:
    setup = GAME.setup(options)
    assert isinstance(setup, StichRallyeSetup)
    return course_of(setup)


def begun(players: int, seed: int, variant: str = "volcano") -> Race:
    setup = GAME.setup({"players": players, "variant": variant})
    state = GAME.start(setup, SeededDice(seed))
    assert isinstance(state, Race)
    return state


# -- whole games ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "least"),
    [
        pytest.param(3, 0.60, marks=pytest.mark.long),
        (4, 0.44),
        pytest.param(5, 0.33, marks=pytest.mark.long),
    ],
)
def test_one_club_player_clearly_beats_chance(players: int, least: float) -> None:
    """Its forerunner, as strong, over 1,000 games: 78, 59 and 48 %; chance is 33, 25 and 20 %."""
    games, won = 100, 0
    for number in range(games):
        seat = number % players
        bots: list[Bot] = [RandomBot() for _ in range(players)]
        bots[seat] = make_bot("guide", GAME)
        setup = GAME.setup({"players": players, "variant": ("volcano", "beach")[number % 2]})
        won += play_match(GAME, setup, bots, f"chance {number}").outcome.winners == (seat,)
    assert won / games > least


def test_it_plays_own_tracks_and_dials() -> None:
    setup = GAME.setup({"players": 3, "track": "S.....vv......", "dial": "0 30"})
    bots: list[Bot] = [make_bot("guide", GAME), SearchBot(StichRallyeGuide(GAME), 8), RandomBot()]
    for number in range(5):
        assert len(play_match(GAME, setup, bots, number).outcome.places) == 3


def test_one_guide_serves_tables_of_any_size_at_once() -> None:
    """Nothing of one table is left over at the next."""
    guide = StichRallyeGuide(GAME)
    for seed in range(10):
        for players in (3, 4, 5):
            state = begun(players, seed)
            seat = state.to_act[0]
            actions = state.actions(seat)
            fresh = StichRallyeGuide(GAME).weigh(state, seat, actions, SeededDice(seed))
            assert guide.weigh(state, seat, actions, SeededDice(seed)) == fresh


def test_the_same_dice_give_the_same_decisions() -> None:
    assert len({decides(begun(4, 3), seed=9) for _ in range(5)}) == 1


# -- clear cases ---------------------------------------------------------------------------------


def test_it_drives_home_when_it_can() -> None:
    state = table(
        ["g11 r2", "g3 g4", "g7 b8", "g9 r4"], road=FLAT, cars=" " * 34 + "a", arrows=[4, 0, 0, 0]
    )
    play(state, "g11", "g3", "g7", "g9")
    assert decides(state) == "turbo"


def test_it_does_not_throw_a_motor_away_on_an_uphill() -> None:
    """With its 4 it would end uphill and roll back to where 1 space brings it."""
    road = "S.....^^^" + "." * 20
    state = table(["g11 r2", "g3 g4", "g7 b8", "g9 r4"], road=road, cars="  A", arrows=[3, 0, 0, 0])
    play(state, "g11", "g3", "g7", "g9")
    assert decides(state) == "keep"


@pytest.mark.parametrize(("stands", "decided"), [("b", "turbo"), (" " * 15 + "b", "keep")])
def test_sr5_it_knows_that_a_taken_start_is_jumped(stands: str, decided: str) -> None:
    """With B on the start, one space more than the 5 of the trick ends downhill; without, not."""
    road = "S.....vvvvv" + "." * 20
    cars = f"{stands:20}C D       A"
    state = table(
        ["g11 r2 r3", "g5 g4 b2", "g7 b8 b3", "g9 r4 b4"],
        road=road,
        cars=cars,
        arrows=[1, 0, 0, 0],
        round_number=2,
        tricks_left=3,
    )
    play(state, "g11", "g5", "g7", "g9")
    assert decides(state) == decided


def test_the_end_of_the_last_round_is_foreseen_exactly() -> None:
    """Jumps over the start included: in the very last answer each chance is 0 or 1, and true."""
    guide, seen = StichRallyeGuide(GAME), set()
    for number in range(120):
        state, dice = begun(3 + number % 3, number, ("volcano", "beach")[number % 2]), SeededDice(4)
        while state.to_act:
            seat, actions = state.to_act[0], state.actions(state.to_act[0])
            if state.round == 2 and state.done == 8 and state.follow < 0:
                chances = guide.weigh(state, seat, actions, dice)
                for action, chance in zip(actions, chances, strict=True):
                    after = state.copy()
                    after.apply(seat, action, dice)
                    assert after.outcome is not None
                    assert chance == float(after.outcome.winners == (seat,))
                    seen.add(chance)
            state.apply(seat, actions[dice.below(len(actions))], dice)
    assert seen == {0.0, 1.0}


def test_the_last_to_play_wins_if_that_wins_the_game() -> None:
    state = table(
        ["", "", "", "g12 g3"], road=FLAT, cars=" " * 38 + "d", trick="g6 g4 g5", round_number=3
    )
    assert decides(state) == "g12"


def test_the_last_to_play_ducks_if_winning_only_rolls_it_back() -> None:
    """With its 12 it would win, drive 3 onto the hill and be back where it was."""
    state = table(
        ["", "", "", "g12 g2"],
        road="S.....^^^" + "." * 20,
        cars="     D",
        trick="g6 g3 g5",
    )
    assert decides(state) == "g2"


def test_it_takes_the_lead_from_a_rival_about_to_finish() -> None:
    """If A wins the trick it drives home; D can only win with its 12."""
    state = table(
        ["", "", "", "g12 g2"],
        road=FLAT,
        cars=" " * 36 + "a  D",
        trick="g11 g4 g5",
        arrows=[6, 0, 0, 0],
        round_number=3,
    )
    assert decides(state) == "g12"


# -- looking ahead -------------------------------------------------------------------------------

PLAYED = "1 g2 g8 g4, 2 g9 g7 g3, 2 r2 r8 r10, 1 b3 b4 b6, 0 b10 r7 b5, 1 g5 g10 b7, 0 b2 r5 b8"


def nearly_over() -> Race:
    """Two tricks before the end, A to play r3 or r9 on r6 r4.

    A has seen all cards but g6 and b9, so whoever wins the last trick is clear: if A ducks now, B
    leads it, C plays another colour, and A's r9 is the third. The trick drives 6, and the motor,
    wound once more, 16. If A wins now, it leads r9, and somebody else's colour decides.
    """
    return stand(
        setup_of(3),
        round_number=3,
        flag=1,
        cars=[44, 49, 43],
        arrows=[5, 4, 5],
        hands=["r3 r9", "g6", "b9"],
        tricks=[(int(t.split()[0]), t[2:]) for t in PLAYED.split(", ")],
        trick=(1, "r6 r4"),
    )


@pytest.mark.parametrize("seed", range(3))
def test_the_search_sees_what_the_heuristic_misses(seed: int) -> None:
    search = SearchBot(StichRallyeGuide(GAME), 60)
    assert decides(nearly_over(), seed) == "r9"
    assert decides(nearly_over(), seed, search) == "r3"


def test_ducking_wins_there() -> None:
    """Whatever the others do, since they have one card each."""
    state = nearly_over()
    play(state, "r3")
    while state.to_act:
        play(state, "turbo" if state.follow < 0 else state.actions(state.to_act[0])[0].text)
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


def test_a_seeded_search_decides_the_same_compiled_or_not() -> None:
    """Written down from an interpreted run; these tests run compiled, too."""
    found = []
    for players in (3, 4, 5):
        for seed in range(4):
            search = SearchBot(StichRallyeGuide(GAME), 40)
            found.append(decides(begun(players, seed, "beach"), seed, search))
    assert " ".join(found) == "r5 b7 r7 b8 b11 g2 g10 b2 g15 b2 b4 g9"


# -- the tables ----------------------------------------------------------------------------------


def test_a_wound_up_motor_is_worth_its_number_at_the_end_and_overwinding_costs() -> None:
    four = course(players=4)
    assert motor_worth(four, 0, 0.5, 0.1) == [0, 1, 2, 4, 7, 11, 16, 10, 5]
    soon = motor_worth(four, 2, 0.5, 0.1)
    assert soon[6] > soon[7] > soon[8]


def test_hills_ahead_are_weighed() -> None:
    worth = hill_worth(course(track="S.....vvv....^^^.....").track)
    assert worth[3] > 0 > worth[11]


def test_a_hand_is_as_strong_as_its_cards_among_those_not_seen() -> None:
    """With r10 in the same hand nobody can beat r9 either; r5 is beaten by three that are out."""
    hand = Hand(3)
    hand.read(table(["r5 r9 r10", "", ""]), 0)
    assert hand.control(NUMBER["r5"]) > hand.control(NUMBER["r9"])
    assert hand.control(NUMBER["r9"]) == hand.control(NUMBER["r10"])


# -- rollouts ------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5])
def test_rollouts_share_out_the_places_and_end_where_a_round_does(players: int) -> None:
    guide, dice = StichRallyeGuide(GAME), SeededDice("rollouts")
    for number in range(60):
        state = begun(players, number)
        for _ in range(number * 2):
            if state.to_act:
                seat = state.to_act[0]
                state.apply(seat, state.actions(seat)[0], dice)
        found = guide.rollout(state, dice)
        places = found.placings
        assert sum(places) == pytest.approx(players / 2)
        assert sum(found.wins) == pytest.approx(1)
        assert all(0 <= place <= 1 for place in places)
        if state.outcome is None:
            assert (state.done, state.laid) == (0, 0)
        else:
            assert places == placings(state.outcome.places)
            assert found.wins == ended(state.outcome).wins


def test_being_further_ahead_promises_a_better_place() -> None:
    guide = StichRallyeGuide(GAME)
    state = table(["r2", "r3", "r4"], road=FLAT, cars="   A   B   C", round_number=2, tricks_left=7)
    first, second, third = guide.rollout(state, SeededDice(1)).placings
    assert first < second < third
