"""The search: legal, repeatable, sees what wins at once, and better than chance."""

from __future__ import annotations

from math import e

import pytest

from rallybox.arena.match import play_match
from rallybox.bots import advise
from rallybox.bots.bot import Bot, RandomBot
from rallybox.bots.guide import Manner, PlainGuide, expected
from rallybox.bots.guides import guide_of
from rallybox.bots.levels import _finish
from rallybox.bots.search import Node, SearchBot, Thought
from rallybox.core import Game, SeededDice
from rallybox.core.placings import placings
from rallybox.core.state import State
from rallybox.games import GAMES
from support.effort import effort
from support.samples import AT_ONCE, IN_TURN

RACE = GAMES[IN_TURN]
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def begun(game: Game) -> State:
    return game.start(game.setup({}), SeededDice(4))


def think(game: Game, state: State, seat: int, iterations: int) -> Thought:
    bot = SearchBot(guide_of(game), iterations)
    return bot.think(state.view(seat), state.actions(seat), SeededDice(1), to_the_end=True)


@every_game
def test_it_decides_the_same_with_the_same_dice_and_touches_nothing(game: Game) -> None:
    state = begun(game)
    seat = state.to_act[0]
    before = state.dump()
    bot = SearchBot(guide_of(game), 30)
    chosen = {
        bot.decide(state.view(seat), state.actions(seat), SeededDice(9)).text for _ in range(3)
    }
    assert len(chosen) == 1
    assert state.dump() == before


@every_game
def test_every_iteration_is_counted_once_at_every_level(game: Game) -> None:
    state = begun(game)
    root = think(game, state, state.to_act[0], 40).root
    assert root.visits == 40
    assert sum(child.visits for child in root.children.values()) == 40
    for child in root.children.values():
        assert 0 <= child.worth <= child.placing <= int(child.visits)
        assert child.visits <= child.available <= 40


def test_who_is_asked_with_others_thinks_about_its_own_answer() -> None:
    game = GAMES[AT_ONCE]
    dice = SeededDice("together")
    state = game.start(game.setup({"players": 4}), dice)
    while len(state.to_act) < 2:
        seat = state.to_act[0]
        state.apply(seat, state.actions(seat)[-1], dice)
    for seat in state.to_act:
        root = think(game, state, seat, 12).root
        assert set(root.children) <= set(state.actions(seat))
        assert sum(child.visits for child in root.children.values()) == 12


def test_a_fallen_decision_is_not_thought_about_any_longer() -> None:
    """And it falls as it would have in the end."""
    state = begun(RACE)
    seat = state.to_act[0]
    bot = SearchBot(guide_of(RACE), 2000)
    view, actions = state.view(seat), state.actions(seat)
    early = bot.think(view, actions, SeededDice(5))
    late = bot.think(view, actions, SeededDice(5), to_the_end=True)
    assert early.root.visits < late.root.visits == 2000
    assert early.ranking()[0] is late.ranking()[0]


def size(node: Node) -> int:
    return 1 + sum(size(child) for child in node.children.values())


@every_game
def test_a_tree_that_unfolds_slowly_is_narrow(game: Game) -> None:
    state = begun(game)
    seat = state.to_act[0]
    view, actions = state.view(seat), state.actions(seat)
    sizes = []
    for unfold in (0, 50):
        guide = guide_of(game)
        guide.manner = Manner(unfold=unfold)
        bot = SearchBot(guide, effort(120, 300))
        sizes.append(size(bot.think(view, actions, SeededDice(1), to_the_end=True).root))
    assert sizes[1] < 0.8 * sizes[0]


def test_who_is_stronger_can_expect_more() -> None:
    alike = expected([2.0] * 4)
    assert alike.placings == pytest.approx([0.5] * 4)
    assert alike.wins == pytest.approx([0.25] * 4)
    ladder = expected([0.0, 1.0, 2.0])
    assert sum(ladder.placings) == pytest.approx(1.5)
    assert sum(ladder.wins) == pytest.approx(1)
    assert ladder.placings == sorted(ladder.placings)
    assert ladder.wins[2] == pytest.approx(ladder.wins[1] * e)


def test_placings_go_from_one_to_nothing_and_add_up() -> None:
    dice = SeededDice(3)
    state = RACE.start(RACE.setup({"players": 5}), dice)
    while state.to_act:
        seat = state.to_act[0]
        state.apply(seat, state.actions(seat)[0], dice)
    assert state.outcome is not None
    worths = placings(state.outcome.places)
    assert sum(worths) == 2.5
    assert max(worths) == 1
    assert min(worths) == 0


@pytest.mark.long
def test_even_without_a_heuristic_it_beats_chance() -> None:
    """A fair share would be 4 of 12."""
    setup = RACE.setup({"players": 3})
    won = 0
    for number in range(12):
        bots: list[Bot] = [RandomBot() for _ in range(3)]
        bots[number % 3] = SearchBot(PlainGuide(RACE), 60)
        outcome = play_match(RACE, setup, bots, f"search {number}").outcome
        won += outcome.winners == (number % 3,)
    assert won >= 7


@every_game
def test_advice_is_a_few_legal_actions_with_places_that_exist(game: Game) -> None:
    state = begun(game)
    seat = state.to_act[0]
    actions = state.actions(seat)
    found = advise(game, state.view(seat), actions, SeededDice(2), seconds=0.05)
    assert 1 <= len(found) <= 3
    assert {advice.action for advice in found} <= set(actions)
    assert all(1 <= advice.place <= state.setup.players for advice in found)
    places = [advice.place for advice in found]
    assert places == sorted(places)
    # What is said of them never contradicts that order.
    said = [int(str(advice.finish.params["place"])) for advice in found]
    assert said == sorted(said)
    sizes = [advice.verdict.id.rpartition("-")[2] for advice in found[1:]]
    assert sizes == sorted(sizes, key=("hardly", "maybe", "slight", "clear").index)


@every_game
def test_advice_is_about_as_sure_of_each_action(game: Game) -> None:
    state = begun(game)
    actions = state.actions(state.to_act[0])
    bot = SearchBot(guide_of(game), 120)
    thought = bot.think(state.view(state.to_act[0]), actions, SeededDice(3), to_the_end=True)
    best = thought.ranking()[:3]
    more = effort(150, 400)
    thought.compare(best, more, 60.0)
    visits = [thought.root.children[action].visits for action in best]
    assert min(visits) >= more // 3
    assert sum(visits) <= thought.root.visits


@pytest.mark.parametrize(
    ("place", "said"), [(1.0, "1st"), (2.2, "2nd"), (2.3, "2nd or 3rd"), (3.7, "3rd or 4th")]
)
def test_the_place_to_expect_is_said_in_words(place: float, said: str) -> None:
    assert _finish(place, 5).say("en") == f"expected finish: {said}"
