"""A change in the numbers is a new version: rows of fixed games are kept as hashes, and tensors.

If one of these fails, the numbers of a game's rows have changed, or those of what is remembered:
raise `version` in its `observing/rows` module (unless the rules have a new version and only the
games differ); but `MEMORY_VERSION` in `observing/memory.py` if entries are written otherwise. Then
run this file as a program to write new hashes; it refuses where no version has been raised. (If
this file itself has changed, delete what it keeps first.)
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
from rallybox.observing import REWARDS, describe, mask, observe, observer_of
from rallybox.observing.memory import Memory, tensor_version
from support.golden import FOLDER

OURS = [name for name, pack in PACKS.items() if not pack.home]
REMEMBERED = "information state"
each_game = pytest.mark.parametrize("game", OURS)


def rows(game: str, setup: Setup) -> str:
    """A hash of all rows and masks of a random game, their names, and what it was worth."""
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
    assert state.outcome is not None
    for kind in REWARDS:
        mix.update(repr(observer_of(found, setup).rewards(state.outcome, kind)).encode())
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


def tables(game: str) -> Iterator[tuple[str, Setup]]:
    """Of each variant the smallest and the largest table: their rows have other lengths."""
    found = GAMES[game]
    for variant, numbers in found.variants.items():
        for players in dict.fromkeys((numbers[0], numbers[-1])):
            setup = found.setup({"variant": variant, "players": players})
            yield f"{variant} {players}", setup


def kept(game: str) -> str:
    """What is kept of a game: its versions, and a line for each table."""
    found = GAMES[game]
    version = describe(found, found.setup({})).version
    remembered = tensor_version(found, found.setup({}))
    lines = [f"rules {found.rules}, observation {version}"]
    lines += [f"{name} {rows(game, setup)}" for name, setup in tables(game)]
    lines.append(f"{REMEMBERED} {remembered}")
    lines += [f"{name} {tensors(game, setup)}" for name, setup in tables(game)]
    return "\n".join(lines) + "\n"


def path(game: str) -> Path:
    return FOLDER / game / "rows.txt"


def read(text: str) -> dict[tuple[bool, str], tuple[str, str]]:
    """For each table, of the rows and of what is remembered: the versions and the hash."""
    first, *lines = text.splitlines()
    found: dict[tuple[bool, str], tuple[str, str]] = {}
    remembered = ""
    for line in lines:
        if line.startswith(REMEMBERED):
            remembered = line
        else:
            table, _, found_hash = line.rpartition(" ")
            # The rules are in the first line: if they change, other games are played.
            versions = f"{first.partition(',')[0]}, {remembered}" if remembered else first
            found[bool(remembered), table] = versions, found_hash
    return found


def unraised(before: str, now: str) -> list[str]:
    """The tables whose numbers have changed while their version has not."""
    new = read(now)
    return [
        f"{table}: {old[0]}"
        for (part, table), old in read(before).items()
        if (part, table) in new and old[0] == new[part, table][0] and old[1] != new[part, table][1]
    ]


def renew(game: str) -> None:
    """Write new hashes, if their versions are new."""
    now, file = kept(game), path(game)
    wrong = unraised(file.read_text(encoding="utf-8"), now) if file.is_file() else []
    if wrong:
        raise SystemExit("\n".join([f"{game}: raise a version first; see the top.", *wrong]))
    file.parent.mkdir(exist_ok=True)  # a game may have no golden tables
    file.write_text(now, encoding="utf-8")


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


OLD = """rules 2, observation 1
base 3 aaaa
base 5 bbbb
information state 1.1
base 3 cccc
"""


@pytest.mark.parametrize(
    ("now", "wrong"),
    [
        (OLD, []),
        (OLD.replace("bbbb", "beef"), ["base 5: rules 2, observation 1"]),
        (OLD.replace("bbbb", "beef").replace("observation 1", "observation 2"), []),
        (OLD.replace("bbbb", "beef").replace("rules 2", "rules 3"), []),
        (OLD.replace("bbbb", "beef").replace("1.1", "1.2"), ["base 5: rules 2, observation 1"]),
        (OLD.replace("cccc", "cafe"), ["base 3: rules 2, information state 1.1"]),
        (OLD.replace("cccc", "cafe").replace("1.1", "1.2"), []),
        (OLD.replace("cccc", "cafe").replace("rules 2", "rules 3"), []),
        (OLD + "base 5 dddd\n", []),
    ],
)
def test_new_numbers_are_not_written_under_an_old_version(
    now: str, wrong: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "rows.txt"
    monkeypatch.setitem(globals(), "path", lambda game: file)
    monkeypatch.setitem(globals(), "kept", lambda game: now)
    file.write_text(OLD)
    if wrong:
        with pytest.raises(SystemExit) as said:
            renew("some")
        assert str(said.value).splitlines()[1:] == wrong
        assert file.read_text() == OLD
    else:
        renew("some")
        assert file.read_text() == now


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
        renew(name)
