"""A change in the numbers is a new version: rows of fixed games are kept as hashes, and tensors.

If one of these fails, the numbers of a game's rows have changed, or those of what is remembered:
raise `version` in its `observing/rows` module (unless the rules have a new version and only the
games differ); but `MEMORY_VERSION` in `observing/memory.py` if entries are written otherwise. Then
run this file as a program to write new hashes.
"""

from __future__ import annotations

import random
import sys
from hashlib import blake2b
from pathlib import Path

import pytest

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

import observations_page

from rallybox.core import SeededDice, Setup
from rallybox.games import GAMES, PACKS
from rallybox.observing import describe, mask, observe
from rallybox.observing.memory import ENTRIES, Memory, tensor_version
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


def tensors(game: str, setup: Setup) -> str:
    """A hash of the tensors of the beginning of a random game, as many decisions as tensors have
    entries: each of them was the last one somewhere, and long games begin to be forgotten."""
    found, rng = GAMES[game], random.Random("tensors")
    dice = SeededDice("tensors")
    state = found.start(setup, dice)
    mix = blake2b(digest_size=16)
    memories = [Memory(found, state, seat) for seat in range(setup.players)]
    for _ in range(ENTRIES):
        if not state.to_act:
            break
        seat = rng.choice(state.to_act)
        action = rng.choice(state.actions(seat))
        memories[seat].act(action)
        events = state.play(seat, action, dice)
        for memory in memories:
            memory.hear(events)
        mix.update(memories[seat].tensor())
    for memory in memories:
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
        path(name).write_text(kept(name), encoding="utf-8")
