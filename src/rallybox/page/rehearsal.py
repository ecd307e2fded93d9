"""What every visit does once, done before Python's memory is kept (docs/page.md).

That is a first decision of each game: what is loaded, read and worked out for it, such as boards,
courses and the names of drivers, is there already whenever that memory is taken up. Dice and seeds
are the same for everybody, and thrown away: no table, no person and no secret has a part in it.
"""

from __future__ import annotations

from typing import Final

import msgspec

from rallybox.core.dice import SeededDice
from rallybox.core.game import Game
from rallybox.core.words import DEFAULT, Words
from rallybox.games import GAMES
from rallybox.lessons import LESSONS
from rallybox.tables import info
from rallybox.tables.moment import deciding
from rallybox.tables.say import said
from rallybox.tables.thinking import Bots, Question

SEED: Final = "rehearsal"
LEVELS: Final = ("club", "pro")
SHARE: Final = 0.01
"""Of the time that a level thinks: how good it is does not matter."""


def rehearse() -> None:
    """A decision of each game, as a person and as a bot."""
    msgspec.json.encode(info.offer(LESSONS))
    Words("bots-names").say(DEFAULT)
    for game in GAMES.values():
        _decide(game)


def _decide(game: Game) -> None:
    state = game.start(game.setup({}), SeededDice(SEED))
    seat = state.to_act[0]
    view, actions = state.view(seat), state.actions(seat)
    msgspec.json.encode(deciding(game, view, actions, at_once=False))
    msgspec.json.encode(said(game.ask(view)))
    known, ids = msgspec.json.encode(view), tuple([action.id for action in actions])
    for level in LEVELS:
        Bots().decide(Question("", seat, level, 0, game.name, known, ids), SEED, SHARE)
