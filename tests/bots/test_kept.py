"""What is kept of a thought is about the next decision, legal there, and counts for less."""

from __future__ import annotations

import pytest

from rallybox.bots.guides import guide_of
from rallybox.bots.kept import faded, keep, known
from rallybox.bots.search import Node, SearchBot
from rallybox.core import Action, Game, SeededDice
from rallybox.games import GAMES
from support.samples import IN_TURN

ITERATIONS = 12
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def every_node(node: Node) -> list[Node]:
    return [node, *(below for child in node.children.values() for below in every_node(child))]


@every_game
def test_only_what_can_be_done_now_is_kept_and_only_from_the_own_action_before(game: Game) -> None:
    dice = SeededDice(f"kept {game.name}")
    state = game.start(game.setup({}), dice)
    bot, kept, step, found = SearchBot(guide_of(game), ITERATIONS), None, 0, 0
    last: tuple[int, Action] | None = None
    while state.to_act and step < 24:
        (seat, *others), actions = state.to_act, state.actions(state.to_act[0])
        after = last[1] if last is not None and last[0] == seat and not others else None
        root = known(kept, step, after, actions)
        assert known(kept, step + 1, after, actions) is None, "something was seen meanwhile"
        assert known(kept, step, None, actions) is None, "somebody else has acted"
        if root is not None:
            found += 1
            assert set(root.children) <= set(actions)
            assert root.visits == sum(child.visits for child in root.children.values())
            assert all(child.visits <= child.available for child in root.children.values())
        action = actions[0]
        if len(actions) > 1:
            bot.known, before = root, 0 if root is None else root.visits
            thought = bot.think(state.view(seat), actions, dice, to_the_end=True)
            assert thought.root.visits == before + ITERATIONS
            action = thought.ranking()[0]
            assert action in actions
            kept = keep(thought, step, action, dice)
        state.apply(seat, action, dice)
        last, step = (seat, action), step + 1
    assert found or game.name != IN_TURN, "there, whoever wins a trick often decides again"


def test_what_has_faded_is_in_proportion() -> None:
    node = Node()
    node.visits, node.available, node.worth, node.placing = 9, 12, 4.5, 6.0
    twin = faded(node)
    assert (twin.visits, twin.available) == (4, 5)
    assert twin.worth == pytest.approx(2.0)
    assert twin.placing == pytest.approx(6.0 * 4 / 9)
    assert node.visits == 9, "a copy"


@every_game
def test_every_node_below_is_worth_what_it_can_be(game: Game) -> None:
    state = game.start(game.setup({}), SeededDice(4))
    seat = state.to_act[0]
    bot = SearchBot(guide_of(game), 60)
    root = bot.think(state.view(seat), state.actions(seat), SeededDice(1), to_the_end=True).root
    for node in every_node(faded(root)):
        assert 0 <= node.worth <= node.placing + 1e-9 <= int(node.visits) + 1e-6
