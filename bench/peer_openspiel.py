"""OpenSpiel's card games: C++ rules, driven from Python and by OpenSpiel's own C++ rollouts.

From Python by two loops: the plain one of its own documentation, which works for every game and
which a researcher would write, and the quickest that we could find for card games. Ours is plain,
too, so the plain one is the reference; the other is shown beside it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import Protocol

from timing import (
    SNAPSHOTS,
    Contestant,
    Tally,
    can_weigh,
    clock,
    keep,
    play_for,
    repeat_calls,
    weigh_copies,
)

# It has no types, and whether mypy finds it depends on where it runs: an import statement would
# need a different "type: ignore" in the environment with the peers and in the one without.
pyspiel = import_module("pyspiel")

Rnd = Callable[[], float]

CARDS = ("spades", "hearts", "oh_hell")
# Spades cannot resample ("ResampleFromInfostate() not implemented" in 2.0.2); these two can.
RESAMPLING = ("hearts", "oh_hell")
DEALS = 16  # dealt states that rollouts go round
ROLLOUTS = 1000  # from each dealt state in one call; with 100 the search around them cost 5 %


class State(Protocol):
    """The part of OpenSpiel's state that is used here."""

    def is_chance_node(self) -> bool: ...
    def is_terminal(self) -> bool: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def current_player(self) -> int: ...
    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int, /) -> None: ...
    def apply_action_with_legality_check(self, action: int, /) -> None: ...
    def clone(self) -> State: ...
    def resample_from_infostate(self, player: int, rnd: Rnd, /) -> State: ...


class Game(Protocol):
    """The part of OpenSpiel's game that is used here."""

    def new_initial_state(self) -> State: ...


# -- from Python -------------------------------------------------------------------------------


def play_plain(game: Game, rng: random.Random) -> int:
    """A whole random game by the plain loop of OpenSpiel's documentation; its decisions.

    Chance nodes are sampled by their weights with `random.choices`, which is more than twice as
    quick as the `numpy.random.choice` of OpenSpiel's example.
    """
    decisions = 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            decisions += 1
    return decisions


def deal_shuffled(game: Game, rnd: Rnd) -> State:
    """A dealt game, quicker than by sampling: the first card's legal actions are the deck.

    Drawing uniformly from what is left is shuffling, so all cards are put in order at once and
    `legal_actions()` is not asked again. Sorting by random keys is quicker than `random.shuffle`.
    Spades begins with the cards. Hearts first draws the direction of passing; oh_hell the number
    of tricks and the dealer, and it deals so many cards to each of three players and turns one up.
    """
    state = game.new_initial_state()
    actions = state.legal_actions()
    drawn: list[int] = []
    while len(actions) < 52:
        drawn.append(actions[int(rnd() * len(actions))])
        state.apply_action(drawn[-1])
        actions = state.legal_actions()
    number = 3 * drawn[0] + 1 if len(drawn) == 2 else 52
    apply = state.apply_action
    for card in sorted(actions, key=lambda _: rnd())[:number]:
        apply(card)
    return state


def play_tuned(game: Game, rnd: Rnd, *, checked: bool = False) -> int:
    """A whole random game by the quickest loop; the deal is no decision, but its time counts.

    After the deal these games have no chance nodes, and `legal_actions()` is empty exactly when
    the game is over, so the loop needs neither `is_chance_node()` nor `is_terminal()`.
    """
    decisions = 0
    state = deal_shuffled(game, rnd)
    apply = state.apply_action_with_legality_check if checked else state.apply_action
    while actions := state.legal_actions():
        apply(actions[int(rnd() * len(actions))])
        decisions += 1
    return decisions


# -- inside ------------------------------------------------------------------------------------


def play_rollouts(game: Game, rnd: Rnd, seconds: float) -> Tally:
    """Random rollouts as OpenSpiel's MCTS bot does them, wholly in C++.

    `RandomRolloutEvaluator.evaluate` is not open to Python in 2.0.2. But an `MCTSBot` with one
    simulation evaluates the state that it is given and does nothing else, so that `mcts_search`
    makes exactly as many rollouts as its evaluator is told to: each copies the state and plays
    the copy to its end. That they are made was seen from the time, which grows with their number
    (8.5 µs for one alone, 7.4 for each of 100, 7.2 of 1000, 7.0 of 5000).

    C++ does not say how many decisions it made. The states are dealt, beforehand and off the
    clock (the bot cannot begin at a chance node), and no chance is left in them; so decisions are
    rollouts times the mean length of games played from the same state, measured here in Python.
    With spades that is always 56, four bids and 52 cards.
    """
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 10, False, 1, False)
    deals = [deal_shuffled(game, rnd) for _ in range(DEALS)]
    lengths = [sum(remaining(state, rnd) for _ in range(5)) / 5 for state in deals]
    decisions = 0.0
    rollouts = 0
    start = clock()
    while True:
        at = rollouts // ROLLOUTS % DEALS
        bot.mcts_search(deals[at])
        decisions += ROLLOUTS * lengths[at]
        rollouts += ROLLOUTS
        elapsed = clock() - start
        if elapsed >= seconds:
            return Tally(round(decisions), elapsed, rollouts)


def remaining(state: State, rnd: Rnd) -> int:
    """The decisions of one random game from here; the state stays as it is."""
    state = state.clone()
    decisions = 0
    while actions := state.legal_actions():
        state.apply_action(actions[int(rnd() * len(actions))])
        decisions += 1
    return decisions


# -- rows --------------------------------------------------------------------------------------


def snapshots(game: Game, rnd: Rnd) -> Iterator[State]:
    """Positions at a random decision of as many games."""
    for _ in range(SNAPSHOTS):
        state = snapshot = deal_shuffled(game, rnd)
        decision = 0
        while actions := state.legal_actions():
            decision += 1
            if keep(rnd, decision):
                snapshot = state.clone()
            state.apply_action(actions[int(rnd() * len(actions))])
        yield snapshot


def contestants() -> Iterator[Contestant]:
    """OpenSpiel's rows."""
    rng = random.Random(1)
    rnd = rng.random
    for short in CARDS:
        name = f"OpenSpiel {short}"
        game: Game = pyspiel.load_game(short)

        yield Contestant("decisions", name, "C++ rollouts", partial(play_rollouts, game, rnd))
        for way, play in (
            ("plain loop", partial(play_plain, game, rng)),
            ("tuned loop", partial(play_tuned, game, rnd)),
            ("tuned loop, checked", partial(play_tuned, game, rnd, checked=True)),
        ):
            yield Contestant("decisions", name, way, partial(play_for, play))

        states = list(snapshots(game, rnd))
        clones = [state.clone for state in states]
        weigh = partial(weigh_copies, clones) if can_weigh() else None
        yield Contestant("copies", name, "clone", partial(repeat_calls, clones), weigh)
        if short in RESAMPLING:
            samples = [
                partial(state.resample_from_infostate, state.current_player(), rnd)
                for state in states
            ]
            yield Contestant("imaginings", name, "resample", partial(repeat_calls, samples))
