"""What is asked of a driver and what an action would do, as far as the driver can know."""

from __future__ import annotations

from rallybox.core.actions import Action
from rallybox.core.offers import Offer
from rallybox.core.outcome import Outcome
from rallybox.core.words import Cards, Param, Seat, Words
from rallybox.games.roadrally import actions as act
from rallybox.games.roadrally import offers
from rallybox.games.roadrally.cards import name_all, names
from rallybox.games.roadrally.course import Course, course_of
from rallybox.games.roadrally.data.rulesets import OWN_STAGE, RULE_SETS
from rallybox.games.roadrally.data.tiles import FEATURES
from rallybox.games.roadrally.made.shapes import RoadRallyView

ARRIVALS: tuple[offers.Arrival, ...] = ("none", "checkpoint", "gas", "store", "mechanic")
"""What a car stops at, by the number of the feature."""


def course(view: RoadRallyView) -> Course:
    """The course of a view."""
    return course_of(view.course, RULE_SETS[view.setup.variant].first_stage)


def ties(outcome: Outcome | None) -> dict[str, Words]:
    """Who has as many points at the end: the car that is ahead comes first."""
    found: dict[str, Words] = {}
    if outcome is None:
        return found
    for n, seats in enumerate(outcome.level):
        params: dict[str, Param] = {"seats": tuple(map(Seat, seats))}
        found[f"tie {n}"] = Words("roadrally-tie", {**params, "points": outcome.scores[seats[0]]})
    return found


def ask(view: RoadRallyView) -> Words:
    """What the view's seat is asked; or for whom the table waits, and why."""
    if view.outcome is not None:
        return Words("roadrally-ask-over", {"winner": Seat(view.outcome.winners[0])})
    params: dict[str, Param] = {"stage": view.stage}
    if view.seat is None or view.seat not in view.to_act:
        params["who"] = tuple(map(Seat, view.to_act))
        return Words(f"roadrally-wait-{view.phase}", params)
    if view.phase == "play":
        params["feature"] = FEATURES[course(view).features[view.cars[view.seat]]] or "none"
    elif view.phase == "stage":
        params["holds"] = "yes" if view.stage in view.stage_cards else "no"
        params["place"], points = place_of(view, view.seat)
        params["double"] = OWN_STAGE * points
    elif view.phase == "reward":
        params["place"], _ = place_of(view, view.seat)
    elif view.phase == "mechanic":
        params |= {"cards": Cards(view.top), "draw": view.laid_draw}
    elif view.phase == "gas":
        params["draw"] = view.laid_draw
    elif view.phase == "shortcut":
        params["end"] = course(view).shortcuts[view.cars[view.seat]]
    return Words(f"roadrally-ask-{view.phase}", params)


def offer(view: RoadRallyView, action: Action) -> Offer:
    """What the action would do."""
    seat = view.seat
    assert seat is not None
    if isinstance(action, act.Play):
        return play_of(view, seat, action)
    if isinstance(action, act.Score):
        place, points = place_of(view, seat)
        left = view.triggers_left[seat] - 1
        return offers.Score(stage=action.stage, place=place, double=OWN_STAGE * points, left=left)
    if isinstance(action, act.Tune):
        order = name_all(action.order)
        return offers.Tune(order=order, cards=order[: view.laid_draw])
    return _choice(view, seat, action)


def _choice(view: RoadRallyView, seat: int, action: Action) -> Offer:
    """One of two ways."""
    draw, deck = view.laid_draw, view.deck_sizes[seat]
    discards = len(view.discards[seat])
    if action is act.SHORTCUT:
        return offers.Shortcut(end=course(view).shortcuts[view.cars[seat]])
    if action is act.DRAW_FIRST:
        return offers.DrawFirst(draw=draw, deck=deck, discards=discards)
    if action is act.SHUFFLE_FIRST:
        return offers.ShuffleFirst(draw=draw, discards=discards)
    if action is act.RESHUFFLE:
        return offers.Reshuffle(discards=discards)
    if action is act.KEEP:
        return offers.Keep(deck=deck)
    if action is act.POINTS:
        place, points = place_of(view, seat)
        return offers.TakePoints(place=place, points=points)
    plain = {act.CARDS_INSTEAD: offers.TakeCards, act.STAY: offers.Stay}
    return plain.get(action, offers.Continue)()


def place_of(view: RoadRallyView, seat: int) -> tuple[int, int]:
    """A driver's place and what it gives at a stage; doubled for the one who has triggered it."""
    place = view.order.index(seat) + 1
    points = RULE_SETS[view.setup.variant].points[view.setup.players][place - 1]
    if view.phase == "reward" and view.caller == seat:
        points *= OWN_STAGE
    return place, points


def play_of(view: RoadRallyView, seat: int, action: act.Play) -> offers.Play:
    """What playing these cards would do."""
    road = course(view)
    start = view.cars[seat]
    end = min(start + action.steps, road.final)
    reached = tuple(s for s in view.stages if start < road.stage_spaces[s] <= end)
    passed = 0
    if RULE_SETS[view.setup.variant].checkpoint_on_passing:  # RR-6
        passed = sum(1 for space in view.checkpoints if start < space <= end)
    return offers.Play(
        cards=names(action.cards),
        store=action.store,
        steps=action.steps,
        end=end,
        feature=_arrival(view, end, reached),
        stage=road.stage_at[end],
        shortcut=road.shortcuts[end],
        reached=reached,
        passed=passed,
        draw=action.draw,
    )


def _arrival(view: RoadRallyView, end: int, reached: tuple[int, ...]) -> offers.Arrival:
    """What a car that ends its move there stops at."""
    road = course(view)
    if road.shortcuts[end]:
        return "shortcut"
    if end == road.final:
        return "final"
    if road.stage_at[end] in reached:
        return "stage"
    arrival = ARRIVALS[road.features[end]]
    if arrival == "checkpoint":
        passing = RULE_SETS[view.setup.variant].checkpoint_on_passing
        return "none" if passing or end not in view.checkpoints else "checkpoint"
    return arrival
