"""Information states: all that a seat has ever seen, and nothing else."""

from __future__ import annotations

import random

import pytest

from observing.tables import every_table, walk
from rallybox.core import Game, SeededDice, Setup, View
from rallybox.games import GAMES
from rallybox.observing import observer_of
from rallybox.observing.memory import ENTRIES, OWN, WIDTH, Memory, tensor_size


def remembered(game: Game, setup: Setup, seed: str, steps: int) -> tuple[list[Memory], list[View]]:
    """Everybody's memory after some steps of a random game, and what they see then."""
    rng, dice = random.Random(seed), SeededDice(seed)
    state = game.start(setup, dice)
    memories = [Memory(game, state, seat) for seat in range(setup.players)]
    for _ in range(steps):
        if not state.to_act:
            break
        seat = rng.choice(state.to_act)
        action = rng.choice(state.actions(seat))
        memories[seat].act(action)
        events = state.play(seat, action, dice)
        for memory in memories:
            memory.hear(events)
    return memories, [state.view(seat) for seat in range(setup.players)]


@every_table
def test_who_remembers_the_same_has_seen_the_same(game: Game, setup: Setup) -> None:
    """Worlds that look alike at first, the same decisions: equal memories mean equal views, and
    what differs is something that was heard."""
    rng, compared = random.Random(0), 0
    for seed in range(4):
        dice = SeededDice(seed)
        real = game.start(setup, dice)
        seat = seed % setup.players
        world = game.imagine(real.view(seat), SeededDice(f"world {seed}"))
        both = [(real, Memory(game, real, seat)), (world, Memory(game, world, seat))]
        for step in range(25):
            if not real.to_act or real.to_act != world.to_act:
                break
            actor = rng.choice(real.to_act)
            action = rng.choice(real.actions(actor))
            if action not in world.actions(actor):
                break
            for state, memory in both:
                if actor == seat:
                    memory.act(action)
                memory.hear(state.play(actor, action, SeededDice(f"{seed} {step}")))
            if both[0][1].text != both[1][1].text:
                break
            assert real.view(seat) == world.view(seat)
            assert both[0][1].tensor() == both[1][1].tensor()
            compared += 1
    assert compared or setup.players == 1


@every_table
def test_a_secret_answer_is_remembered_by_nobody_else(game: Game, setup: Setup) -> None:
    """RR-15: while somebody may still be deciding, no answer shows in what others remember."""
    rng = random.Random(0)
    for state in walk(game, setup, seed=4):
        if len(state.to_act) < 2:
            continue
        actor = rng.choice(state.to_act)
        others = [Memory(game, state, seat) for seat in range(setup.players) if seat != actor]
        before = [(memory.text, memory.tensor()) for memory in others]
        for action in state.actions(actor):
            events = state.copy().play(actor, action, SeededDice(0))
            for memory in others:
                memory.hear(events)
            assert [(memory.text, memory.tensor()) for memory in others] == before


@every_table
def test_a_tensor_is_bounded_and_the_same_again(game: Game, setup: Setup) -> None:
    memories, views = remembered(game, setup, "again", 60)
    again, _ = remembered(game, setup, "again", 60)
    for memory, twin in zip(memories, again, strict=True):
        assert memory.text == twin.text
        assert memory.tensor() == twin.tensor()
        assert len(memory.tensor()) == memory.size
        assert memory.size == int(observer_of(game, setup).size) + ENTRIES * WIDTH
        assert tensor_size(game, setup) == memory.size
    assert len({memory.text for memory in memories}) == len(views)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_latest_entry_is_first_and_own_actions_are_marked(game: Game) -> None:
    state = game.start(game.setup({}), SeededDice(1))
    seat = state.to_act[0]
    memory = Memory(game, state, seat)
    first = len(memory.tensor()) - ENTRIES * WIDTH
    assert not any(memory.tensor()[first:])
    action = state.actions(seat)[0]
    twin = memory.copy()
    memory.act(action)
    assert [*memory.tensor()[first : first + 3]] == [OWN, action.id >> 8, action.id & 255]
    assert twin.text != memory.text
    events = state.play(seat, action, SeededDice(2))
    memory.hear(events)
    heard = [event for event in events if event.heard_by(seat)]
    if heard:
        assert 0 < memory.tensor()[first] < OWN
    assert memory.text.count("\n") == 1 + len(heard)
