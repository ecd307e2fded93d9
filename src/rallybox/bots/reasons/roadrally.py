"""Road Rally: what speaks for a play, a stage card, a reward, an order of cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from rallybox.bots.reason import Fact
from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.events import Event
from rallybox.core.view import View
from rallybox.core.words import Cards, Param, Words
from rallybox.games.roadrally import actions as act
from rallybox.games.roadrally import events as ev
from rallybox.games.roadrally.cards import KIND, names
from rallybox.games.roadrally.data.rulesets import (
    CHECKPOINT_DRAW,
    DECK,
    EMPTY_HAND_DRAW,
    REWARD_DRAW,
    RULE_SETS,
    STEPS,
    TILE_POINTS,
)
from rallybox.games.roadrally.explain import course, place_of, play_of
from rallybox.games.roadrally.imagine import RaceKnowledge
from rallybox.games.roadrally.made.shapes import RoadRallyView

FAST: Final = "r"
"""The letter of the colour that one keeps for when it counts."""
NEAR: Final = 4
"""A stage so many spaces ahead is one that a drive stops short of."""


def facts(view: View, action: Action, dice: Dice) -> list[Fact]:
    """What can be said of an action."""
    race = cast(RoadRallyView, view)
    if isinstance(action, act.Play):
        return _play(race, action, dice)
    if isinstance(action, act.Score):
        return _score(race)
    if action is act.CONTINUE:
        return _continue(race)
    if isinstance(action, act.Tune):
        return _tune(race, action)
    if action in act.REWARDS:
        return _reward(race, action)
    if action in act.SHORTCUTS:
        return _shortcut(race, action, dice)
    return _order(race, action)


def _fact(name: str, weight: float, score: float = 0.0, /, **params: Param) -> Fact:
    return Fact(Words(f"roadrally-why-{name}", params), weight, score)


def _seat(view: RoadRallyView) -> int:
    assert view.seat is not None
    return view.seat


def _steps(cards: Sequence[str]) -> float:
    """How far the cards drive on average."""
    return sum(STEPS[KIND[card]] for card in cards) / len(cards) if cards else 0.0


def _own(view: RoadRallyView, stages: Sequence[int]) -> list[int]:
    """Those of the stages that the seat could still trigger."""
    if not view.triggers_left[_seat(view)]:
        return []
    return [stage for stage in stages if stage in view.stage_cards]


# -- driving -------------------------------------------------------------------------------------


def _play(view: RoadRallyView, action: act.Play, dice: Dice) -> list[Fact]:
    seat = _seat(view)
    race = RaceKnowledge(view).imagine(dice)
    longest = max(cast(act.Play, one).steps for one in race.actions(seat))
    # Of what is heard, only that is said which does not depend on hidden cards.
    events = race.play(seat, action, dice)
    end = int(race.position[seat])
    place = list(race.order).index(seat) + 1
    found = _arrival(view, events, end, place)
    found += _where(view, action, end)
    found += _cards(view, action, events)
    steps = end - view.cars[seat]
    if action.steps == longest:
        found.append(_fact("far", 2.0, steps, steps=steps))
    elif place >= view.order.index(seat) + 1:
        after = len(view.turn_order) - view.turn - 1
        found.append(_fact("stays", 1.0, -place, place=place, after=after))
    return found


def _arrival(view: RoadRallyView, events: Sequence[Event], end: int, place: int) -> list[Fact]:
    """Stages, the finish, places: what the drive itself brings."""
    seat, road = _seat(view), course(view)
    points = RULE_SETS[view.setup.variant].points[view.setup.players]
    after = len(view.turn_order) - view.turn - 1
    found: list[Fact] = []
    if end == road.final:
        gain = points[place - 1]
        found.append(_fact("finish", 8.0, gain, place=place, points=gain))
    reached = [
        stage
        for event in events
        if isinstance(event, ev.StagesReached) and event.seat == seat
        for stage in event.stages
    ]
    own = _own(view, reached)
    front = place * 2 <= view.setup.players
    for stage in own[:1]:
        gain = 2 * points[place - 1]
        params: dict[str, Param] = {"stage": stage, "place": place, "points": gain}
        found.append(_fact("own-stage", 7.0 if front else 3.5, gain, after=after, **params))
    others = [stage for stage in reached if stage not in own]
    if others:
        gain = points[place - 1]
        params = {"stages": tuple(others), "count": len(others)}
        params |= {"place": place, "points": gain, "after": after}
        found.append(_fact("stage", 4.0 if front else 2.0, gain, **params))
    before = view.order.index(seat) + 1
    if place < before and place < view.setup.players:
        found.append(_fact("overtakes", 2.0 + before - place, -place, place=place, after=after))
    return found


def _where(view: RoadRallyView, action: act.Play, end: int) -> list[Fact]:
    """The space where the drive ends."""
    seat, road = _seat(view), course(view)
    told = play_of(view, seat, action)
    feature = told.feature
    found: list[Fact] = []
    if told.shortcut:
        spaces = int(road.shortcuts[end]) - end
        found.append(_fact("to-shortcut", 5.0, spaces, spaces=spaces))
    elif feature == "gas":
        cards = len(view.discards[seat]) + int(action.size)
        weight = 2.0 + 5.0 * cards / (cards + view.deck_sizes[seat])
        found.append(_fact("gas", weight, cards, cards=cards, deck=view.deck_sizes[seat]))
    elif feature == "mechanic" and view.deck_sizes[seat] > 1:
        found.append(_fact("mechanic", 2.5))
    elif feature == "store":
        found.append(_fact("store", 2.5))
    elif feature == "stage" and end not in view.cars:
        found.append(_fact("tile", 3.0, stage=told.stage, points=TILE_POINTS))
    missed = [s for s in _own(view, view.stages) if 0 < road.stage_spaces[s] - end <= NEAR]
    if missed:
        found.append(_fact("short-of", 2.6, stage=missed[0]))
    return found


def _cards(view: RoadRallyView, action: act.Play, events: Sequence[Event]) -> list[Fact]:
    """What it costs, and what comes back."""
    seat = _seat(view)
    found: list[Fact] = []
    taken = [e for e in events if isinstance(e, ev.CheckpointTaken) and e.seat == seat]
    mine = sum(event.last == seat for event in taken)
    if taken:
        points = TILE_POINTS * len(taken)
        params: dict[str, Param] = {"count": len(taken), "points": points}
        found.append(_fact("checkpoint", 5.0, points, last="you" if mine else "other", **params))
    kept = list(view.hand)
    for card in names(action.cards):
        kept.remove(card)
    gas = play_of(view, seat, action).feature == "gas"
    # Who is last draws for the checkpoint first.
    deck = max(0, view.deck_sizes[seat] - mine * CHECKPOINT_DRAW)
    draw = min(int(action.draw), deck)
    if gas and draw < action.draw:
        pass  # it depends on what is done first there
    elif not kept and not draw and not mine:
        found.append(_fact("empty", 3.0))
    elif action.draw and not draw:
        found.append(_fact("no-draw", 2.0))
    elif draw > 1:
        found.append(_fact("draws", 2.0, draw, draw=draw))
    fast = Cards(card for card in kept if card[0] == FAST)
    played = names(action.cards)
    if fast and not any(card[0] == FAST for card in played):
        found.append(_fact("keeps", 2.2, len(fast), cards=fast, count=len(fast)))
    elif action.size == 1:
        found.append(_fact("one-card", 1.6, card=Cards(played)))
    return found


def _shortcut(view: RoadRallyView, action: Action, dice: Dice) -> list[Fact]:
    seat, road = _seat(view), course(view)
    start = view.cars[seat]
    end = int(road.shortcuts[start])
    if action is act.STAY:
        return [_fact("stay", 2.0, spaces=end - start - 1)]
    race = RaceKnowledge(view).imagine(dice)
    events = race.play(seat, action, dice)
    found = _arrival(view, events, end, list(race.order).index(seat) + 1)
    return [*found, _fact("jump", 4.0, spaces=end - start)]


# -- stages and rewards --------------------------------------------------------------------------


def _score(view: RoadRallyView) -> list[Fact]:
    seat = _seat(view)
    place, points = place_of(view, seat)
    left = view.triggers_left[seat] - 1
    ahead = len(_own(view, view.stages)) - 1
    found = [
        _fact("score", 6.0 if place == 1 else 5.0, place=place, points=2 * points),
    ]
    if left and not ahead:
        found.append(_fact("nothing-ahead", 5.0))
    elif left:
        found.append(_fact("triggers", 1.6, left=left))
    return found


def _continue(view: RoadRallyView) -> list[Fact]:
    seat = _seat(view)
    if view.stage not in _own(view, view.stages):
        return [_fact("no-card", 5.0, stage=view.stage)]
    place = view.order.index(seat) + 1
    ahead = len(_own(view, view.stages)) - 1
    found = [_fact("waits", 4.0, left=view.triggers_left[seat], ahead=ahead)]
    if place > 1:
        found.append(_fact("only-place", 3.0 + place / view.setup.players, place=place))
    return found


def _reward(view: RoadRallyView, action: Action) -> list[Fact]:
    seat = _seat(view)
    hand = view.hand_sizes[seat]
    if action is act.POINTS:
        _, points = place_of(view, seat)
        return [_fact("points", 4.0, points=points), _fact("enough", 0.5 * hand, hand=hand)]
    draw = min(REWARD_DRAW, view.deck_sizes[seat])
    return [_fact("cards", 4.0, draw=draw, hand=hand)]


# -- the order of the deck -----------------------------------------------------------------------


def _deck(view: RoadRallyView) -> list[str]:
    """The cards of the own deck, in any order: those that are nowhere else."""
    cards = list(names(DECK))
    for card in (*view.hand, *view.discards[_seat(view)], *view.laid):
        cards.remove(card)
    return cards


def _order(view: RoadRallyView, action: Action) -> list[Fact]:
    """Draw from the deck as it is, or from deck and discards together."""
    first = action in (act.DRAW_FIRST, act.KEEP)
    draw = EMPTY_HAND_DRAW if view.phase == "empty" else view.laid_draw
    deck = _deck(view)
    mixed = [*deck, *view.discards[_seat(view)]]
    if first and not deck:
        return [_fact("draws-nothing", 5.0)]
    found: list[Fact] = []
    if first and len(view.top) >= draw:
        found.append(_fact("knows", 5.0, cards=Cards(view.top[:draw])))
    elif first and len(deck) < draw:
        found.append(_fact("draws-fewer", 4.0, cards=len(deck)))
    now = view.top[:draw] if len(view.top) >= draw else deck
    gain = _steps(now) - _steps(mixed)
    if not first:
        gain = -gain
    if abs(gain) < 0.05:
        found.append(_fact("same", 4.0))
    else:
        found.append(_fact("faster" if gain > 0 else "slower", 3.0))
    return found


def _tune(view: RoadRallyView, action: act.Tune) -> list[Fact]:
    order = action.text.removeprefix("tune ").split(",")
    draw = view.laid_draw
    now, then = Cards(order[:draw]), order[draw:]
    found: list[Fact] = []
    if now:
        found.append(_fact("tune", 4.0, _steps(now), cards=now))
    if then:
        found.append(_fact("next", 2.0 if now else 4.0, _steps(then[:2]), cards=Cards(then[:2])))
    return found
