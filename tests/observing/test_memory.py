"""Information states: all that a seat has ever seen, and nothing else."""

from __future__ import annotations

import random

import pytest

from observing.tables import alone, every_table, walk
from rallybox.core import Game, SeededDice, Setup, View
from rallybox.games import GAMES
from rallybox.observing import observe, observer_of
from rallybox.observing.memory import ENTRIES, OWN, WIDTH, Memory, tensor_size
from rallybox.observing.unnumbered import unnumbered


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
    assert compared


@pytest.mark.parametrize(("game", "setup"), alone())
def test_another_deal_that_looks_the_same_is_the_same_to_who_plays_alone(
    game: Game, setup: Setup
) -> None:
    """The number of a deal would say what lies covered."""
    known: dict[bytes, tuple[str, bytes]] = {}
    worlds = set()
    for seed in range(60):
        state = game.start(setup, SeededDice(seed))
        worlds.add(str(state.dump()))
        memory = Memory(game, state, 0)
        assert known.setdefault(observe(game, state, 0), (memory.text, memory.tensor())) == (
            memory.text,
            memory.tensor(),
        )
    assert len(worlds) > len(known)


@pytest.mark.parametrize(("game", "setup"), alone())
def test_a_number_that_was_agreed_on_is_not_remembered_either(game: Game, setup: Setup) -> None:
    agreed = game.settle(setup, SeededDice(1))
    assert agreed.number is not None
    assert str(agreed.number) in str(game.start(agreed, SeededDice(1)).view(0))
    texts = {Memory(game, game.start(s, SeededDice(1)), 0).text for s in (setup, agreed)}
    assert not any(str(agreed.number) in text for text in texts)


@pytest.mark.parametrize(("game", "setup"), alone())
def test_a_world_imagined_without_the_number_can_stand_so(game: Game, setup: Setup) -> None:
    """In the middle, too, and after a dump. What it does not say, no text of it does."""
    for state in walk(game, setup, seed=2, every=5):
        view = unnumbered(state.view(0))
        assert view != state.view(0)
        world = game.imagine(view, SeededDice(3))
        assert world.view(0) == view
        assert game.laws(world) == []
        assert game.load(world.dump()).view(0) == view
        assert "None" not in game.draw(view) + game.ask(view).say()


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
