"""The peers: OpenSpiel's card games (C++ behind Python) and catanatron (Python).

OpenSpiel plays by two loops: the plain one of its own documentation, which works for every game
and which a researcher would write, and the quickest that we could find for card games. Ours is
plain, too, so the plain one is the reference; the other is shown beside it. Every function counts
players' decisions only, and finishes the game it is in when the time is up. New games, deals and
dice are on the clock. Where a choice had to be made, it was made in the peer's favour, and the
functions say which.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.metadata import version
from time import perf_counter
from typing import Protocol

from timing import SNAPSHOTS, Contestant, Tally, keep, repeat_calls

# Neither has types, and whether mypy finds them depends on where it runs: an import statement
# would need a different "type: ignore" in the environment with the peers and in the one without.
catanatron = import_module("catanatron")
pyspiel = import_module("pyspiel")

Rnd = Callable[[], float]

OPENSPIEL_CARDS = ("spades", "hearts")
# Spades cannot resample ("ResampleFromInfostate() not implemented" in 2.0.2); these two can.
OPENSPIEL_RESAMPLING = ("hearts", "oh_hell")


class SpielState(Protocol):
    """The part of OpenSpiel's state that is used here."""

    def is_chance_node(self) -> bool: ...
    def is_terminal(self) -> bool: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def current_player(self) -> int: ...
    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int, /) -> None: ...
    def apply_action_with_legality_check(self, action: int, /) -> None: ...
    def clone(self) -> SpielState: ...
    def resample_from_infostate(self, player: int, rnd: Rnd, /) -> SpielState: ...


class SpielGame(Protocol):
    """The part of OpenSpiel's game that is used here."""

    def new_initial_state(self) -> SpielState: ...


class CatanState(Protocol):
    """The part of catanatron's state that is used here."""

    num_turns: int


class CatanGame(Protocol):
    """The part of catanatron's game that is used here."""

    state: CatanState

    def winning_color(self) -> object | None: ...
    def play_tick(self) -> object: ...
    def copy(self) -> CatanGame: ...


# -- OpenSpiel ---------------------------------------------------------------------------------


def play_spiel(game: SpielGame, rng: random.Random, seconds: float) -> Tally:
    """Whole random games by the plain loop of OpenSpiel's documentation.

    Chance nodes are sampled by their weights with `random.choices`, which is more than twice as
    quick as the `numpy.random.choice` of OpenSpiel's example.
    """
    decisions = 0
    start = perf_counter()
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
                decisions += 1
        elapsed = perf_counter() - start
        if elapsed >= seconds:
            return decisions, elapsed


def deal_shuffled(game: SpielGame, rnd: Rnd) -> SpielState:
    """A dealt game, quicker than by sampling: the first card's legal actions are the deck.

    Drawing uniformly from what is left is shuffling, so all cards are put in order at once and
    `legal_actions()` is not asked again. Sorting by random keys is quicker than `random.shuffle`.
    Hearts draws the direction of passing before the cards; spades begins with the cards.
    """
    state = game.new_initial_state()
    actions = state.legal_actions()
    while len(actions) < 52:
        state.apply_action(actions[int(rnd() * len(actions))])
        actions = state.legal_actions()
    apply = state.apply_action
    for card in sorted(actions, key=lambda _: rnd()):
        apply(card)
    return state


def play_spiel_tuned(game: SpielGame, rnd: Rnd, seconds: float, *, checked: bool = False) -> Tally:
    """Whole random games by the quickest loop; the deal is no decision, but its time counts.

    After the deal these games have no chance nodes, and `legal_actions()` is empty exactly when
    the game is over, so the loop needs neither `is_chance_node()` nor `is_terminal()`.
    """
    decisions = 0
    start = perf_counter()
    while True:
        state = deal_shuffled(game, rnd)
        apply = state.apply_action_with_legality_check if checked else state.apply_action
        while actions := state.legal_actions():
            apply(actions[int(rnd() * len(actions))])
            decisions += 1
        elapsed = perf_counter() - start
        if elapsed >= seconds:
            return decisions, elapsed


def spiel_snapshots(game: SpielGame, rnd: Rnd) -> Iterator[SpielState]:
    """Positions at a random decision of as many games."""
    for _ in range(SNAPSHOTS):
        state = game.new_initial_state()
        while state.is_chance_node():
            outcomes = state.legal_actions()
            state.apply_action(outcomes[int(rnd() * len(outcomes))])
        snapshot = state
        decision = 0
        while actions := state.legal_actions():
            decision += 1
            if keep(rnd, decision):
                snapshot = state.clone()
            state.apply_action(actions[int(rnd() * len(actions))])
        yield snapshot


def spiel_contestants() -> Iterator[Contestant]:
    """OpenSpiel's rows."""
    rng = random.Random(1)
    rnd = rng.random
    games: dict[str, SpielGame] = {
        name: pyspiel.load_game(name) for name in {*OPENSPIEL_CARDS, *OPENSPIEL_RESAMPLING}
    }
    for name in OPENSPIEL_CARDS:
        yield Contestant(f"OpenSpiel {name}", "decisions", partial(play_spiel, games[name], rng))
        tuned = partial(play_spiel_tuned, games[name], rnd)
        yield Contestant(f"OpenSpiel {name}, tuned", "decisions", tuned)
        checked = partial(tuned, checked=True)
        yield Contestant(f"OpenSpiel {name}, tuned, checked", "decisions", checked)
    for name in OPENSPIEL_CARDS:
        clones = [state.clone for state in spiel_snapshots(games[name], rnd)]
        yield Contestant(f"OpenSpiel {name}", "copies", partial(repeat_calls, clones))
    for name in OPENSPIEL_RESAMPLING:
        samples = [
            partial(state.resample_from_infostate, state.current_player(), rnd)
            for state in spiel_snapshots(games[name], rnd)
        ]
        yield Contestant(f"OpenSpiel {name}", "imaginings", partial(repeat_calls, samples))


# -- catanatron --------------------------------------------------------------------------------


def new_catan() -> CatanGame:
    """A game of four of catanatron's own RandomPlayers on a fresh random map (1 to 2 ms)."""
    game: CatanGame = catanatron.Game([catanatron.RandomPlayer(c) for c in catanatron.Color])
    return game


def play_catan(seconds: float) -> Tally:
    """Whole random games by the loop of `Game.play`, without the two copies that it makes.

    Like `Game.play` it gives up after 1000 turns; none of 300 games got that far. Every tick
    counts as a decision, even with one legal action (63 in 100 here, such as rolling the dice).
    `play_tick` checks that the action is legal; leaving that out with
    `execute(..., validate_action=False)` made no difference that we could measure.
    """
    decisions = 0
    turns: int = catanatron.game.TURNS_LIMIT
    start = perf_counter()
    while True:
        game = new_catan()
        while game.winning_color() is None and game.state.num_turns < turns:
            game.play_tick()
            decisions += 1
        elapsed = perf_counter() - start
        if elapsed >= seconds:
            return decisions, elapsed


def catan_snapshots(rnd: Rnd) -> Iterator[CatanGame]:
    """Positions at a random decision of as many games."""
    turns: int = catanatron.game.TURNS_LIMIT
    for _ in range(SNAPSHOTS):
        game = new_catan()
        snapshot = game
        decision = 0
        while game.winning_color() is None and game.state.num_turns < turns:
            decision += 1
            if keep(rnd, decision):
                snapshot = game.copy()
            game.play_tick()
        yield snapshot


def catan_contestants() -> Iterator[Contestant]:
    """catanatron's rows; it has nothing that draws a state from what one player knows."""
    # catanatron draws from the global generator, and each new game seeds it from itself.
    random.seed(1)
    copies = [game.copy for game in catan_snapshots(random.Random(1).random)]
    yield Contestant("catanatron", "decisions", play_catan)
    yield Contestant("catanatron", "copies", partial(repeat_calls, copies))


# -- both --------------------------------------------------------------------------------------


def contestants() -> list[Contestant]:
    """Every peer's rows."""
    return [*spiel_contestants(), *catan_contestants()]


def versions() -> dict[str, str]:
    """The peers' versions, for the record."""
    return {name: version(name) for name in ("open_spiel", "catanatron")}
