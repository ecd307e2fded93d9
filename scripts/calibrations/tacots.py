"""What games of Tacots look like among club players, beside what the rule page expects.

The page: a hand of four takes about 65 turns, one of two about 60; blockage is a normal ending
and comes with about 45 of 52 cards on the board; who saves the dead end lays the finish in more
than half of the hands; a simple greedy player succeeds in about a quarter of the patiences.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from itertools import repeat
from typing import NamedTuple

from calibrations import Asked
from rallybox.bots import make_bot
from rallybox.bots.bot import Bot
from rallybox.core import SeededDice
from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.view import View
from rallybox.games.tacots import Tacots
from rallybox.games.tacots.actions import Drive, Lay, PileLay
from rallybox.games.tacots.board import KINDS_FIT, NEXT, SQUARE_NUMBERS, board_of, squares_of
from rallybox.games.tacots.events import DeadEndLaid, Finished, HandEnded, Laid
from rallybox.games.tacots.made.shapes import TacotsView

GAME = Tacots()


# -- who plays -----------------------------------------------------------------------------------


class Saver(Bot):
    """A club player that saves the dead end for the finish."""

    def __init__(self) -> None:
        self.club = make_bot("club", GAME)

    def decide(self, view: View | None, actions: Sequence[Action], dice: Dice) -> Action:
        saving = [a for a in actions if not isinstance(a, Lay) or a.against < 0]
        return self.club.decide(view, saving or actions, dice)


class Greedy(Bot):
    """A simple player of the patience: builds where most cards fit next, drives when it must."""

    def decide(self, view: View | None, actions: Sequence[Action], dice: Dice) -> Action:
        assert isinstance(view, TacotsView)
        lays = [a for a in actions if isinstance(a, PileLay)]
        builds = [a for a in lays if a.pile >= 0]
        if builds or lays:
            return max(builds or lays, key=lambda action: _places(view, action))
        drives = [a for a in actions if isinstance(a, Drive)]
        if not drives or view.turn - view.quiet > 200:
            return actions[0] if view.first_square is None else actions[-1]
        return drives[dice.below(len(drives))]


def _places(view: TacotsView, action: PileLay) -> int:
    start = view.cars[action.car]
    assert start is not None
    board = board_of(view.roads)
    board.lay(NEXT[SQUARE_NUMBERS[start]][action.side], action.shape)
    return sum(KINDS_FIT[board.needs[end]].bit_count() for end in squares_of(board.ends))


PLAYERS: dict[str, Callable[[], Bot]] = {"saver": Saver, "greedy": Greedy}
"""Besides the bots that there are."""


# -- what happens --------------------------------------------------------------------------------


class Hand(NamedTuple):
    """One hand of a rally."""

    end: str
    turns: int
    cards: int
    finish: bool


class Result(NamedTuple):
    """One game."""

    hands: tuple[Hand, ...]
    reason: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def play(variant: str, names: tuple[str, ...], seed: str) -> Result:
    """Play one game."""
    dice, thinking = SeededDice(f"{seed} table"), SeededDice(f"{seed} bots")
    bots = [PLAYERS[name]() if name in PLAYERS else make_bot(name, GAME) for name in names]
    state = GAME.start(GAME.setup({"variant": variant, "players": len(names)}), dice)
    hands: list[Hand] = []
    turns = cards = 0
    finish = False
    while state.to_act:
        seat = state.to_act[0]
        view = state.view(seat) if bots[seat].looks else None
        action = bots[seat].decide(view, state.actions(seat), thinking)
        before = GAME.turns(state)
        for event in state.play(seat, action, dice):
            cards += isinstance(event, Laid | DeadEndLaid | Finished)
            finish = finish or isinstance(event, Finished)
            if isinstance(event, HandEnded):
                hands.append(Hand(event.reason, before + 1 - turns, cards, finish))
                turns, cards, finish = before + 1, 0, False
    outcome = state.outcome
    assert outcome is not None
    return Result(tuple(hands), outcome.reason, outcome.scores, outcome.winners)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else float("nan")


def report_rally(names: tuple[str, ...], results: Sequence[Result]) -> None:
    """Print what hands of a rally look like."""
    hands = [hand for result in results for hand in result.hands]
    ends = Counter(hand.end for hand in hands)
    blocked = [hand.cards for hand in hands if hand.end == "blocked"]
    print(
        f"rally, {len(names)} {names[0]} players, {len(results)} games:"
        f" turns a hand {_mean([hand.turns for hand in hands]):.1f}"
        f" (page: about {'65' if len(names) == 4 else '60' if len(names) == 2 else '—'});"
        f" finish laid in {_mean([hand.finish for hand in hands]):.0%}"
        f"{' (page: more than half)' if names[0] == 'saver' else ''};"
        f" blocked {ends['blocked'] / len(hands):.0%}, idle {ends['idle'] / len(hands):.1%};"
        f" cards on the board at a blockage {_mean(blocked):.1f} (page: about 45);"
        f" points a hand"
        f" {_mean([s for r in results for s in r.scores]) / len(results[0].hands):.1f}",
        flush=True,
    )


def report_patience(name: str, results: Sequence[Result]) -> None:
    """Print how often a patience comes out."""
    reasons = Counter(result.reason for result in results)
    total = len(results)
    success = (reasons["full"] + reasons["simple"]) / total
    note = " (page, for a simple greedy player: about 25 %)" if name == "greedy" else ""
    print(
        f"patience, {name}, {total} deals: success {success:.0%}{note},"
        f" full {reasons['full'] / total:.0%};"
        f" cards laid {_mean([result.scores[0] for result in results]):.1f}",
        flush=True,
    )


def report_duel(players: int, results: Sequence[Result]) -> None:
    """Print how attackers do among savers, one of each two."""
    won = _mean([sum(seat % 2 == 0 for seat in r.winners) / len(r.winners) for r in results])
    print(f"rally, {players} players: club against savers: wins {won:.0%}", flush=True)


def calibrate(asked: Asked, pool: Executor) -> None:
    """Play and report; who saves the dead end, and the simple player of the patience, are ours."""

    def games(variant: str, names: tuple[str, ...]) -> list[Result]:
        return list(pool.map(play, repeat(variant), repeat(names), asked.seeds, chunksize=5))

    for name in asked.bots or ("club", "saver"):
        for players in (4, 3, 2):
            report_rally((name,) * players, games("rally", (name,) * players))
    for players in (4, 2):
        duel = tuple(("club", "saver")[seat % 2] for seat in range(players))
        report_duel(players, games("rally", duel))
    for name in asked.bots or ("club", "greedy"):
        report_patience(name, games("patience", (name,)))
