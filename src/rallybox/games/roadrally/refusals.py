"""Why an action cannot be done now: the sentence for a player who tried it."""

from __future__ import annotations

from rallybox.core.actions import Action
from rallybox.core.errors import Illegal
from rallybox.games.roadrally import actions as act
from rallybox.games.roadrally.cards import names
from rallybox.games.roadrally.data.rulesets import CARDS
from rallybox.games.roadrally.data.tiles import STORE
from rallybox.games.roadrally.phases import MECHANIC, PHASES, PLAY, STAGE
from rallybox.games.roadrally.state import RaceState
from rallybox.kit import bag


def against(race: RaceState, seat: int, action: Action) -> Illegal:
    """The reason against an action that is not listed for a seat that owes a decision."""
    if race.phase == PLAY and isinstance(action, act.Play):
        return _against_play(race, seat, action)
    if race.phase == STAGE and isinstance(action, act.Score):
        if action.stage != race.stage:
            return Illegal("roadrally-other-stage", stage=race.stage, wanted=action.stage)
        return Illegal("roadrally-no-stage-card", stage=race.stage)
    if race.phase == MECHANIC and isinstance(action, act.Tune):
        return Illegal("roadrally-other-cards", cards=names(bag.of(race.top[seat])))
    return Illegal("roadrally-not-asked", phase=PHASES[race.phase])


def _against_play(race: RaceState, seat: int, action: act.Play) -> Illegal:
    hand = race.hand[seat]
    if not bag.holds(hand, action.cards):
        kind = next(
            k for k in bag.kinds(action.cards) if bag.count(action.cards, k) > bag.count(hand, k)
        )
        return Illegal(
            "roadrally-not-in-hand",
            card=CARDS[kind],
            wanted=bag.count(action.cards, kind),
            have=bag.count(hand, kind),
        )
    if race.course.features[race.position[seat]] == STORE:  # RR-11
        return Illegal("roadrally-store-play", cards=action.text, most=act.MOST_FROM_STORE)
    return Illegal("roadrally-not-at-store")
