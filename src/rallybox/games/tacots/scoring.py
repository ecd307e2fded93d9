"""The end of a hand and of the rally."""

from __future__ import annotations

from typing import Final

from rallybox.core.dice import Dice
from rallybox.core.outcome import Outcome
from rallybox.games.tacots import dealing, tell
from rallybox.games.tacots.cards import points
from rallybox.games.tacots.data import PARTS
from rallybox.games.tacots.state import RaceState

FINISH: Final = PARTS.scores.finish


def hand_points(state: RaceState, seat: int) -> int:
    """What a hand that ends now brings a seat."""
    return FINISH if state.finished >> seat & 1 else -points(state.hands[seat])


def end_hand(state: RaceState, dice: Dice, reason: str) -> None:
    """Count, then deal the next hand or end the game."""
    row = tuple([hand_points(state, seat) for seat in range(state.players)])
    for seat in range(state.players):
        state.scores[seat] += row[seat]
        state.finishes[seat] += state.finished >> seat & 1
        state.left_over[seat] += state.sizes[seat]
    state.sheet.append(row)
    if state.heard is not None:
        tell.hand_ended(state, reason, row)
    if state.hand + 1 == state.setup.total_hands:
        state.to_act = ()
        state.ended = outcome(state)
        if state.heard is not None:
            tell.game_over(state)
        return
    state.past_turns += state.turn
    state.hand += 1
    state.drawn = (state.drawn + 1) % state.players  # TA-5
    dealing.new_hand(state, dice)


def outcome(state: RaceState) -> Outcome:
    """The ranking: points, then finishes, then fewer cards left over (TA-11)."""
    ranks = [
        (state.scores[seat], state.finishes[seat], -state.left_over[seat])
        for seat in range(state.players)
    ]
    return Outcome(
        places=tuple(1 + sum(other > rank for other in ranks) for rank in ranks),
        scores=tuple(state.scores),
        reason="played",
    )
