"""What is asked of a driver and what an action would do, as far as the driver can know."""

from __future__ import annotations

from rallybox.core.actions import Action
from rallybox.core.words import Param, Seat, Words
from rallybox.games.roadrally import actions as act
from rallybox.games.roadrally.course import Course, course_of
from rallybox.games.roadrally.rulesets import RULE_SETS
from rallybox.games.roadrally.tiles import FEATURES
from rallybox.games.roadrally.view import RoadRallyView


def course(view: RoadRallyView) -> Course:
    """The course of a view."""
    return course_of(view.course, RULE_SETS[view.variant].first_stage)


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
        params |= _place(view, view.seat)
    elif view.phase == "reward":
        params |= _place(view, view.seat)
    elif view.phase == "mechanic":
        params |= {"cards": view.top, "draw": view.laid_draw}
    elif view.phase == "gas":
        params["draw"] = view.laid_draw
    elif view.phase == "shortcut":
        params["end"] = course(view).shortcuts[view.cars[view.seat]]
    return Words(f"roadrally-ask-{view.phase}", params)


def explain(view: RoadRallyView, action: Action) -> Words:
    """What the action would do."""
    assert view.seat is not None
    if isinstance(action, act.Play):
        return _explain_play(view, view.seat, action)
    if isinstance(action, act.Score):
        params = _place(view, view.seat)
        left = view.triggers_left[view.seat] - 1
        return Words("roadrally-explain-score", {**params, "left": left})
    if isinstance(action, act.Tune):
        drawn = action.text.removeprefix("tune ").split(",")[: view.laid_draw]
        return Words("roadrally-explain-tune", {"draw": len(drawn), "cards": tuple(drawn)})
    params = {"draw": view.laid_draw, "discards": len(view.discards[view.seat])}
    params["deck"] = view.deck_sizes[view.seat]
    if action is act.SHORTCUT:
        params["end"] = course(view).shortcuts[view.cars[view.seat]]
    elif action is act.POINTS:
        params |= _place(view, view.seat)
    return Words(f"roadrally-explain-{action.text}", params)


def _place(view: RoadRallyView, seat: int) -> dict[str, Param]:
    """A driver's place and what it gives at a stage; doubled for the one who triggers it."""
    place = view.order.index(seat) + 1
    points = RULE_SETS[view.variant].points[view.players][place - 1]
    if view.phase == "reward" and view.caller == seat:
        points *= 2
    return {"place": place, "points": points, "double": 2 * points}


def _explain_play(view: RoadRallyView, seat: int, action: act.Play) -> Words:
    road = course(view)
    start = view.cars[seat]
    end = min(start + action.steps, road.final)
    reached = tuple(s for s in view.stages if start < road.stage_spaces[s] <= end)
    feature = FEATURES[road.features[end]] or "none"
    if road.shortcuts[end]:
        feature = "shortcut"
    elif end == road.final:
        feature = "final"
    elif road.stage_at[end] in reached:
        feature = "stage"
    elif feature == "checkpoint" and end not in view.checkpoints:
        feature = "none"
    passed = 0
    if RULE_SETS[view.variant].checkpoint_on_passing:  # RR-6
        passed = sum(1 for space in view.checkpoints if start < space <= end)
        feature = "none" if feature == "checkpoint" else feature
    return Words(
        "roadrally-explain-play",
        {
            "steps": action.steps,
            "end": end,
            "feature": feature,
            "stage": road.stage_at[end],
            "shortcut": road.shortcuts[end],
            "count": len(reached),
            "reached": reached,
            "passed": passed,
            "draw": action.draw,
        },
    )
