"""A change in the numbers is a new version: rows of fixed games are kept as hashes, and tensors.

If one of these fails, the numbers of a game's rows have changed, or those of what is remembered:
raise `version` in its `observing/rows` module (unless the rules have a new version and only the
games differ); but `MEMORY_VERSION` in `observing/memory.py` if entries are written otherwise. Then
run this file as a program to write new hashes.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from pathlib import Path

import pytest

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

import observations_page

from rallybox.core import Action, Event, SeededDice, Setup, State
from rallybox.games import GAMES, PACKS
from rallybox.observing import describe, mask, observe
from rallybox.observing.memory import Memory, tensor_version
from support.golden import FOLDER

OURS = [name for name, pack in PACKS.items() if not pack.home]
each_game = pytest.mark.parametrize("game", OURS)


def rows(game: str, setup: Setup) -> str:
    """A hash of all rows and masks of a random game, and of what they are called."""
    found, rng = GAMES[game], random.Random("rows")
    dice = SeededDice("rows")
    state = found.start(setup, dice)
    mix = blake2b(repr(describe(found, setup)).encode(), digest_size=16)
    while state.to_act:
        for seat in range(setup.players):
            mix.update(observe(found, state, seat))
        seat = rng.choice(state.to_act)
        mix.update(mask(found, state, seat))
        state.apply(seat, rng.choice(state.actions(seat)), dice)
    mix.update(observe(found, state, 0))
    return mix.hexdigest()


def random_game(state: State) -> Iterator[tuple[int, Action, Sequence[Event]]]:
    """Who does what, and what happens, until it is over."""
    rng, dice = random.Random("tensors"), SeededDice("tensors")
    while state.to_act:
        seat = rng.choice(state.to_act)
        action = rng.choice(state.actions(seat))
        yield seat, action, state.play(seat, action, dice)


def tensors(game: str, setup: Setup) -> str:
    """A hash of everybody's tensors after each decision of a whole random game: what only happens
    late is in them too, and the beginning of a long game is forgotten on the way."""
    found = GAMES[game]
    state = found.start(setup, SeededDice("tensors"))
    mix = blake2b(digest_size=16)
    memories = [Memory(found, state, seat) for seat in range(setup.players)]
    for seat, action, events in random_game(state):
        memories[seat].act(action)
        for memory in memories:
            memory.hear(events)
            mix.update(memory.tensor())
    return mix.hexdigest()


def kept(game: str) -> str:
    """What is kept of a game: its versions, and a line for each variant."""
    found = GAMES[game]
    version = describe(found, found.setup({})).version
    remembered = tensor_version(found, found.setup({}))
    lines = [f"rules {found.rules}, observation {version}"]
    for variant, numbers in found.variants.items():
        setup = found.setup({"variant": variant, "players": numbers[-1]})
        lines.append(f"{variant} {numbers[-1]} {rows(game, setup)}")
    lines.append(f"information state {remembered}")
    for variant, numbers in found.variants.items():
        setup = found.setup({"variant": variant, "players": numbers[-1]})
        lines.append(f"{variant} {numbers[-1]} {tensors(game, setup)}")
    return "\n".join(lines) + "\n"


def path(game: str) -> Path:
    return FOLDER / game / "rows.txt"


@each_game
def test_a_change_in_what_is_heard_last_shows(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the game: the end is told by an event that comes once."""
    found = GAMES[game]
    variant, numbers = next(iter(found.variants.items()))
    setup = found.setup({"variant": variant, "players": numbers[-1]})
    before, told = tensors(game, setup), Memory._told

    def otherwise(memory: Memory, event: Event) -> Iterator[int]:
        yield from told(memory, event)
        if type(event) is last:
            yield 1

    state = found.start(setup, SeededDice("tensors"))
    heard = [type(event) for _, _, events in random_game(state) for event in events]
    last = heard[-1]
    assert heard.count(last) == 1
    monkeypatch.setattr(Memory, "_told", otherwise)
    assert tensors(game, setup) != before


@each_game
def test_rows_are_what_they_were(game: str) -> None:
    """If not: see the top of this file."""
    assert path(game).read_text(encoding="utf-8") == kept(game)


def test_the_page_tells_of_every_number() -> None:
    """If not: python scripts/observations_page.py"""
    text = observations_page.PAGE.read_text(encoding="utf-8")
    assert text == observations_page.page()
    for game in OURS:
        for variant in GAMES[game].variants:
            for field in describe(GAMES[game], GAMES[game].setup({"variant": variant})).fields:
                assert f"`{field.name}`" in text


if __name__ == "__main__":
    for name in OURS:
        path(name).parent.mkdir(exist_ok=True)  # a game may have no golden tables
        path(name).write_text(kept(name), encoding="utf-8")
