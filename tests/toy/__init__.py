"""A toy game, complete under the contract: tests of everything that is not a game play it.

Cars race to a line a few spaces away. Each driver holds one hidden card (1 to 3). A round: in
order, everybody walks 1 space, flips a coin (2 spaces or none) or turns the card up and moves so
far. Then all decide at once, in secret: stay or dare. Only who holds a hidden 2 or 3 can dare, and
nobody may learn who could have. Who dares alone moves 1; who dares with others falls back 1.
"""

from toy.game import COINRACE, CoinRace, find_game
from toy.state import CARDS, DECK, RoundState, ToySetup, ToyView

__all__ = [
    "CARDS",
    "COINRACE",
    "DECK",
    "CoinRace",
    "RoundState",
    "ToySetup",
    "ToyView",
    "find_game",
]
