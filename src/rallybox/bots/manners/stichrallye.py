"""How drivers differ in Stich Rallye. The unit is a chance to win."""

from __future__ import annotations

from typing import Final, cast

from rallybox.bots.manners import Manners, Traits
from rallybox.core.actions import Action
from rallybox.core.view import View
from rallybox.games.stichrallye.actions import TURBO, PlayCard
from rallybox.games.stichrallye.cards import HIGHEST
from rallybox.games.stichrallye.made.shapes import StichRallyeView


def traits(view: View, action: Action) -> Traits:
    """What one notices about an action."""
    race = cast(StichRallyeView, view)
    if isinstance(action, PlayCard):
        return _card(race, action)
    return {"motor": 1.0} if action is TURBO else {"keeps": 1.0}


def _card(race: StichRallyeView, play: PlayCard) -> Traits:
    colour, value = play.text[0], int(play.value)
    fresh = all(card[0] != colour for card in race.trick)
    wins = fresh
    if race.winning is not None:
        best = race.trick[(race.winning - race.leader) % len(race.cars)]
        wins = fresh or (colour == best[0] and value > int(best[1:]))
    lowest = HIGHEST if race.lowest is None else race.lowest
    same = sum(card[0] == colour for card in race.hand or ())
    return {
        "high": value / HIGHEST,
        "wins": float(wins),
        "drive": min(lowest, value) / HIGHEST if wins else 0.0,
        "spoils": 0.0 if wins else max(0, lowest - value) / HIGHEST,
        "fresh": float(fresh and bool(race.trick)),
        "rids": 1.0 / same,
    }


MANNERS: Final = Manners(
    traits,
    # A beginner wins whatever trick it can, with the highest card, and uses the motor at once.
    at_first_sight={"high": 0.3, "wins": 0.2, "motor": 0.3},
    likes={
        # spares its high cards and its motor
        "thrifty": {"high": -0.12, "keeps": 0.1},
        # wins tricks, and lets the motor run
        "flatout": {"wins": 0.08, "motor": 0.08},
        # a low card into a trick that somebody else takes: the winner does not get far
        "blocker": {"spoils": 1.0},
        # brings in the colour that decides, and waits for the motor's highest number
        "gambler": {"fresh": 0.15, "high": 0.04, "keeps": 0.08},
        # takes a trick when it drives far
        "opportunist": {"drive": 0.2},
        # gets rid of a colour, to be free
        "professor": {"rids": 0.15},
    },
)
