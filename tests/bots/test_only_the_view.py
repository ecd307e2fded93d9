"""Bots that try to know, or to change, more than they may. They get a view, the legal actions and
dice of their own; everything that can be reached from those is searched, through whole games.

What an interpreter lets anybody do who wants to (`gc.get_objects`, frames, the modules' own
tables) is no part of the interface: bots inside are trusted, bots outside get lines of text.
"""

from __future__ import annotations

import contextlib
import gc
import types
from collections.abc import Callable, Iterator, Sequence

import msgspec
import pytest

from rallybox.arena.match import Player, play_match, record_match, seed_secret
from rallybox.bots.bot import Bot
from rallybox.core import Action, Dice, Game, Outcome, Position, SeededDice, State, View
from rallybox.core.fair import Fairness
from rallybox.core.record import Recorder
from rallybox.games import GAMES
from toy import COINRACE, ToyView

ALL = {"coinrace": COINRACE, **GAMES}
LONGER = {"coinrace": {"spaces": 8}}
"""A toy race is over before anybody has seen much."""
every_game = pytest.mark.parametrize("game", ALL.values(), ids=list(ALL))
CODE = (type, types.ModuleType, types.CodeType, types.BuiltinFunctionType)
PLAIN = (int, float, str, bytes, bool, type(None))


def neighbours(thing: object) -> Iterator[object]:
    """Everything that a program can get hold of through a thing, but not the code it is made of."""
    if isinstance(thing, (*CODE, *PLAIN)):
        if isinstance(thing, types.BuiltinFunctionType):
            yield thing.__self__
        return
    if isinstance(thing, types.FunctionType):
        yield from (cell.cell_contents for cell in thing.__closure__ or ())
        yield from (thing.__defaults__, thing.__kwdefaults__, thing.__dict__)
        return
    yield from gc.get_referents(thing)
    for name in dir(type(thing)):
        # Slots of compiled classes are attributes that the collector need not know of.
        if not name.startswith("__"):
            with contextlib.suppress(AttributeError):
                found = getattr(thing, name)
                if not callable(found):
                    yield found


def reachable(*roots: object) -> Iterator[object]:
    """Everything that can be got at from these."""
    seen = dict[int, object]()
    left: list[object] = list(roots)
    while left:
        thing = left.pop()
        if id(thing) not in seen:
            seen[id(thing)] = thing
            yield thing
            left += neighbours(thing)


def fingerprint(thing: object, inside: tuple[int, ...] = ()) -> str:
    """What can be got at, as text that does not depend on where in memory things are."""
    kind = type(thing).__qualname__
    if isinstance(thing, PLAIN):
        return f"{kind} {thing!r}"
    if isinstance(thing, type):
        return f"type {thing.__qualname__}"
    if id(thing) in inside:
        return f"{kind} again"
    parts = [fingerprint(part, (*inside, id(thing))) for part in neighbours(thing)]
    return f"{kind}({', '.join(parts)})"


# -- how a game is played with them --------------------------------------------------------------


def at_seeded_dice(game: Game, bots: Sequence[Bot], seed: str) -> object:
    return play_match(
        game, game.setup({"players": len(bots), **LONGER.get(game.name, {})}), bots, seed
    )


def at_a_table(game: Game, bots: Sequence[Bot], seed: str) -> object:
    names = [f"bot {seat}" for seat in range(len(bots))]
    return record_match(
        game, {"players": len(bots), **LONGER.get(game.name, {})}, bots, names, seed_secret(seed)
    )


Way = Callable[[Game, Sequence[Bot], str], object]
both_ways = pytest.mark.parametrize("way", [at_seeded_dice, at_a_table])


class Calm(Bot):
    """Plays by its own dice, and tries nothing. Its daughters do the same, and more."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def decide(self, view: View | None, actions: Sequence[Action], dice: Dice) -> Action:
        assert view is not None
        choice = dice.below(len(actions))
        self.attempt(view, actions, dice)
        return actions[choice]

    def attempt(self, view: View, actions: Sequence[Action], dice: Dice) -> None:
        """What this bot tries."""


def played(game: Game, way: Way, kind: type[Calm], seed: str) -> tuple[object, list[Calm]]:
    bots = [kind(game) for _ in range(3)]
    return way(game, bots, seed), bots


# -- knowing -------------------------------------------------------------------------------------

FORBIDDEN = (State, Position, Player, Recorder, Fairness)


class Spy(Calm):
    """Searches everything in reach for what is none of its business."""

    searched = 0

    def attempt(self, view: View, actions: Sequence[Action], dice: Dice) -> None:
        for thing in reachable(view, actions, dice, self):
            self.searched += 1
            assert not isinstance(thing, FORBIDDEN)
            assert not isinstance(thing, Dice) or thing is dice
            assert not isinstance(thing, View) or thing.seat == view.seat
            assert not isinstance(thing, Bot) or thing is self


@every_game
@both_ways
def test_neither_a_state_nor_anybody_elses_view_or_dice_can_be_reached(
    game: Game, way: Way
) -> None:
    _, bots = played(game, way, Spy, "spy")
    assert all(isinstance(bot, Spy) and bot.searched > 100 for bot in bots)


class Doubter(Calm):
    """Imagines another world that looks the same, and looks for any difference at all."""

    compared = 0

    def attempt(self, view: View, actions: Sequence[Action], dice: Dice) -> None:
        world = self.game.imagine(view, SeededDice(f"{view}"))
        seat = view.seat
        assert seat is not None
        other = fingerprint([world.view(seat), world.actions(seat)])
        assert fingerprint([view, actions]) == other
        self.compared += 1


@every_game
@both_ways
def test_what_can_be_reached_is_the_same_in_every_world_that_looks_the_same(
    game: Game, way: Way
) -> None:
    """Whatever others hold, the bot cannot tell: not even by what a tuple drags along."""
    _, bots = played(game, way, Doubter, "doubter")
    assert all(isinstance(bot, Doubter) and bot.compared > 2 for bot in bots)


class LeakyView(msgspec.Struct, frozen=True, kw_only=True):
    """What the search must find."""

    seat: int
    note: object


def test_the_search_finds_what_is_hidden() -> None:
    """Behind attributes, closures, methods, containers: or the tests above prove nothing."""
    state = COINRACE.start(COINRACE.setup({}), SeededDice(1))
    other = state.view(1)
    hidden: list[object] = [
        state,
        [{"deep": (state,)}],
        lambda: state,
        state.actions,
        (lambda seat=state: seat),
        iter([state]),
        types.SimpleNamespace(x=state),
    ]
    for note in hidden:
        assert any(thing is state for thing in reachable(LeakyView(seat=0, note=note)))
    assert any(thing is other for thing in reachable([LeakyView(seat=0, note={1: other})]))
    real, world = state.view(0), COINRACE.imagine(state.view(0), SeededDice(3)).view(0)
    assert fingerprint(real) == fingerprint(world)
    assert fingerprint([real, 1]) != fingerprint([world, 2])


# -- changing ------------------------------------------------------------------------------------


class Vandal(Calm):
    """Breaks whatever can be broken."""

    def attempt(self, view: View, actions: Sequence[Action], dice: Dice) -> None:
        for thing in list(reachable(view, actions)):
            if isinstance(thing, (*CODE, *PLAIN, types.FunctionType)):
                continue
            if isinstance(thing, list | dict | set | bytearray):
                thing.clear()
            for name in dir(type(thing)):
                if not name.startswith("__"):
                    with contextlib.suppress(AttributeError, TypeError):
                        setattr(thing, name, 1)
            with contextlib.suppress(TypeError):
                thing[0] = None  # type: ignore[index]


@every_game
@both_ways
def test_who_breaks_its_view_and_its_actions_breaks_nothing_else(game: Game, way: Way) -> None:
    calm = str(played(game, way, Calm, "vandal")[0])
    before = [(action.id, action.text) for action in map(game.action, range(game.action_total))]
    assert str(played(game, way, Vandal, "vandal")[0]) == calm
    after = [(action.id, action.text) for action in map(game.action, range(game.action_total))]
    assert after == before
    assert str(played(game, way, Calm, "vandal")[0]) == calm


@every_game
def test_a_view_and_the_list_of_actions_refuse_changes(game: Game) -> None:
    state = game.start(game.setup({}), SeededDice(2))
    seat = state.to_act[0]
    view, actions = state.view(seat), state.actions(seat)
    for name in view.__struct_fields__:
        with pytest.raises(AttributeError):
            setattr(view, name, None)
    assert isinstance(actions, tuple)
    for name in ("id", "text"):
        with pytest.raises(AttributeError):
            setattr(actions[0], name, 0)


class Hoarder(Calm):
    """Keeps everything that it was ever given."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.kept: list[tuple[View, bytes, Sequence[Action], list[str]]] = []

    def attempt(self, view: View, actions: Sequence[Action], dice: Dice) -> None:
        texts = [action.text for action in actions]
        self.kept.append((view, msgspec.json.encode(view), actions, texts))


@every_game
@both_ways
def test_a_view_that_is_kept_learns_nothing_of_what_comes(game: Game, way: Way) -> None:
    for bot in played(game, way, Hoarder, "hoarder")[1]:
        assert isinstance(bot, Hoarder)
        assert len({data for _, data, _, _ in bot.kept}) > 2
        for view, data, actions, texts in bot.kept:
            assert msgspec.json.encode(view) == data
            assert [action.text for action in actions] == texts


class Forger(Calm):
    """Makes an action of its own that looks like a legal one."""

    def decide(self, view: View | None, actions: Sequence[Action], dice: Dice) -> Action:
        return Action(actions[0].id, actions[0].text)


@every_game
@both_ways
def test_an_action_that_only_looks_legal_is_refused(game: Game, way: Way) -> None:
    with pytest.raises(ValueError, match="not listed"):
        played(game, way, Forger, "forger")


# -- predicting ----------------------------------------------------------------------------------


class Prophet(Calm):
    """Flips every coin, and foretells it by rolling its own dice in every way that it can."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.foretold: list[tuple[int, list[int]]] = []
        self.right: list[int] = []
        self.total = 0

    def decide(self, view: View | None, actions: Sequence[Action], dice: Dice) -> Action:
        assert isinstance(view, ToyView)
        assert view.seat is not None
        for before, guesses in self.foretold:
            moved = view.spaces[view.seat] - before
            self.total += 1
            self.right += [at for at, guess in enumerate(guesses) if 2 * guess == moved]
        flips = [action for action in actions if action.text == "flip"]
        self.foretold = []
        if flips:
            guesses = [int(dice.below(2)) for _ in range(8)] + [int(dice.below(6)) // 3]
            self.foretold = [(view.spaces[view.seat], guesses)]
        return (flips or actions)[0]


@both_ways
def test_own_dice_foretell_nothing_of_the_tables(way: Way) -> None:
    """No place in the own stream tells a coin of the game more often than chance would."""
    right, total = [0] * 9, 0
    for number in range(150):
        for bot in played(COINRACE, way, Prophet, f"prophet {number}")[1]:
            assert isinstance(bot, Prophet)
            total += bot.total
            for at in bot.right:
                right[at] += 1
    assert total > 500
    reach = 4.5 * (total / 4) ** 0.5  # beyond this, chance goes once in 100,000 times
    assert all(abs(count - total / 2) < reach for count in right)


@every_game
@both_ways
def test_how_often_somebody_rolls_its_dice_changes_nothing_for_others(game: Game, way: Way) -> None:
    class Fidget(Calm):
        def decide(self, view: View | None, actions: Sequence[Action], dice: Dice) -> Action:
            for _ in range(len(actions)):
                dice.below(6)
            return actions[-1]

    class Last(Calm):
        def decide(self, view: View | None, actions: Sequence[Action], dice: Dice) -> Action:
            return actions[-1]

    assert str(played(game, way, Fidget, "x")[0]) == str(played(game, way, Last, "x")[0])


def test_an_outcome_is_a_value() -> None:
    """Bots may see it in their last view; nobody can rewrite it."""
    outcome = Outcome((1, 2), (3, 1), "line")
    with pytest.raises(AttributeError):
        outcome.places = (2, 1)  # type: ignore[misc]
