"""Road Rally: are the facts true?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bots.truths import Case, Check
from rallybox.core import Event
from rallybox.games.roadrally import actions as act
from rallybox.games.roadrally import events as ev
from rallybox.games.roadrally.cards import names
from rallybox.games.roadrally.data.rulesets import STEPS
from rallybox.games.roadrally.data.tiles import STORE
from rallybox.games.roadrally.phases import GAS, MECHANIC, SHORTCUT
from rallybox.kit import bag


def place(state: Any, seat: int) -> int:
    return list(state.order).index(seat) + 1


def hand(state: Any, seat: int) -> tuple[str, ...]:
    return names(int(state.hand[seat]))


def holds(state: Any, seat: int, stage: int) -> bool:
    return bool(state.stage_cards[seat] >> stage & 1 and state.triggers[seat])


def own_ahead(state: Any, seat: int) -> int:
    return int(state.stages & state.stage_cards[seat]).bit_count() - 1


def scores_later(case: Case, stage: int, doubled: bool) -> None:
    """If the stage is scored so, it brings what was said."""
    turn = case.before.turns

    def check(state: Any, events: Sequence[Event]) -> bool:
        for event in events:
            if not isinstance(event, ev.PointsScored):
                continue
            if (event.seat, event.stage, event.doubled) == (case.seat, stage, doubled):
                assert event.points == case.params["points"]
                return True
        return bool(state.turns > turn + state.players)

    case.later.append(check)


def finish(case: Case) -> None:
    final = case.after.course.final
    assert case.after.position[case.seat] == final
    there = [seat for seat in case.after.order if case.after.position[seat] == final]
    assert there.index(case.seat) + 1 == case.params["place"]
    scores_later(case, 0, False)


def reached(case: Case) -> set[int]:
    return {stage for event in case.of(ev.StagesReached) for stage in event.stages}


def own_stage(case: Case) -> None:
    stage = case.params["stage"]
    assert holds(case.before, case.seat, stage)
    assert stage in reached(case)
    assert place(case.after, case.seat) == case.params["place"]
    if case.params["after"] == 0:
        scores_later(case, stage, True)


def stage(case: Case) -> None:
    stages = set(case.params["stages"])
    assert stages <= reached(case)
    assert not any(holds(case.before, case.seat, one) for one in stages)
    assert place(case.after, case.seat) == case.params["place"]
    if case.params["after"] == 0:
        for one in stages:
            scores_later(case, one, False)


def overtakes(case: Case) -> None:
    assert place(case.after, case.seat) == case.params["place"] < place(case.before, case.seat)


def stays(case: Case) -> None:
    assert place(case.after, case.seat) == case.params["place"] >= place(case.before, case.seat)


def to_shortcut(case: Case) -> None:
    at = case.after.position[case.seat]
    assert case.after.phase == SHORTCUT
    assert case.after.course.shortcuts[at] - at == case.params["spaces"]


def gas(case: Case) -> None:
    cards = bag.size(case.before.discards[case.seat]) + bag.size(case.action.cards)  # type: ignore[attr-defined]
    assert cards == case.params["cards"]
    if case.after.phase == GAS and case.seat in case.after.to_act:
        assert bag.size(case.after.discards[case.seat]) == cards
    else:
        assert case.of(ev.Shuffled)


def mechanic(case: Case) -> None:
    assert case.after.phase == MECHANIC
    assert case.after.to_act == (case.seat,)


def store(case: Case) -> None:
    assert case.after.course.features[case.after.position[case.seat]] == STORE


def tile(case: Case) -> None:
    at = case.after.position[case.seat]
    assert case.after.course.stage_at[at] == case.params["stage"]
    assert next(s for s in case.after.order if case.after.position[s] == at) == case.seat


def short_of(case: Case) -> None:
    one = case.params["stage"]
    assert holds(case.before, case.seat, one)
    assert case.after.position[case.seat] < case.after.course.stage_spaces[one]


def checkpoint(case: Case) -> None:
    taken = case.of(ev.CheckpointTaken)
    assert len(taken) == case.params["count"]
    assert case.after.totals()[case.seat] - case.before.totals()[case.seat] >= case.params["points"]
    assert (case.params["last"] == "you") == any(e.last == case.seat for e in taken)


def empty(case: Case) -> None:
    assert not hand(case.after, case.seat) or case.after.turn_order[0] == case.seat


def drew(case: Case) -> list[int]:
    return [event.number for event in case.of(ev.Drew)]


def no_draw(case: Case) -> None:
    if not case.of(ev.CheckpointTaken):
        assert sum(drew(case)) == 0


def draws(case: Case) -> None:
    asked = case.seat in case.after.to_act and case.after.phase in (GAS, MECHANIC, SHORTCUT)
    assert asked or drew(case)[-1] == case.params["draw"]


def keeps(case: Case) -> None:
    left = list(hand(case.after, case.seat))
    for card in case.params["cards"]:
        left.remove(card)


def one_card(case: Case) -> None:
    (card,) = case.params["card"]
    assert card in hand(case.before, case.seat)
    assert case.action.size == 1  # type: ignore[attr-defined]


def far(case: Case) -> None:
    way = case.after.position[case.seat] - case.before.position[case.seat]
    assert way == case.params["steps"]
    most = max(one.steps for one in case.before.actions(case.seat))
    assert case.action.steps == most  # type: ignore[attr-defined]


def jump(case: Case) -> None:
    way = case.after.position[case.seat] - case.before.position[case.seat]
    assert way == case.params["spaces"]


def stay(case: Case) -> None:
    at = case.before.position[case.seat]
    assert case.after.position[case.seat] == at
    assert len(range(at + 1, case.before.course.shortcuts[at])) == case.params["spaces"]


def score(case: Case) -> None:
    assert place(case.before, case.seat) == case.params["place"]
    scores_later(case, case.before.stage, True)


def nothing_ahead(case: Case) -> None:
    assert own_ahead(case.before, case.seat) == 0


def triggers(case: Case) -> None:
    assert case.before.triggers[case.seat] - 1 == case.params["left"] > 0


def no_card(case: Case) -> None:
    assert not holds(case.before, case.seat, case.params["stage"])


def waits(case: Case) -> None:
    assert case.before.triggers[case.seat] == case.params["left"]
    assert own_ahead(case.before, case.seat) == case.params["ahead"]


def only_place(case: Case) -> None:
    assert place(case.before, case.seat) == case.params["place"] > 1


def points(case: Case) -> None:
    assert next(event.points for event in case.of(ev.PointsScored)) == case.params["points"]


def enough(case: Case) -> None:
    assert len(hand(case.before, case.seat)) == case.params["hand"]


def cards(case: Case) -> None:
    enough(case)
    assert drew(case)[0] == case.params["draw"]


def draws_nothing(case: Case) -> None:
    assert sum(drew(case)) == 0


def draws_fewer(case: Case) -> None:
    assert drew(case)[0] == case.params["cards"]


def drew_cards(case: Case) -> None:
    assert case.of(ev.DrewCards)[0].cards == tuple(case.params["cards"])


def mean(cards: Sequence[int]) -> float:
    return sum(STEPS[kind] for kind in cards) / len(cards)


def gain(case: Case) -> float:
    """How much faster the cards drawn this way are, from the real deck."""
    state, seat = case.before, case.seat
    top = list(state.top[seat])
    deck = top + bag.kinds(int(state.bag[seat]))
    mixed = deck + bag.kinds(int(state.discards[seat]))
    draw = state.laid_draw if state.phase == GAS else 2
    now = top[:draw] if len(top) >= draw else deck
    first = case.action in (act.DRAW_FIRST, act.KEEP)
    return (mean(now) if now else 0.0) * (1 if first else -1) - mean(mixed) * (1 if first else -1)


def same(case: Case) -> None:
    assert abs(gain(case)) < 0.05


def faster(case: Case) -> None:
    assert gain(case) > 0


def slower(case: Case) -> None:
    assert gain(case) < 0


def next_ones(case: Case) -> None:
    assert names_of(case.after.top[case.seat])[: len(case.params["cards"])] == tuple(
        case.params["cards"]
    )


def names_of(kinds: Sequence[int]) -> tuple[str, ...]:
    return tuple(name for kind in kinds for name in names(int(bag.of([kind]))))


RACES = (("base", 3), ("standard", 4), ("demo", 5), ("sprint", 3))

CHECKS: dict[str, Check] = {
    "finish": finish,
    "own-stage": own_stage,
    "stage": stage,
    "overtakes": overtakes,
    "to-shortcut": to_shortcut,
    "gas": gas,
    "mechanic": mechanic,
    "store": store,
    "tile": tile,
    "short-of": short_of,
    "checkpoint": checkpoint,
    "empty": empty,
    "no-draw": no_draw,
    "draws": draws,
    "keeps": keeps,
    "one-card": one_card,
    "far": far,
    "stays": stays,
    "jump": jump,
    "stay": stay,
    "score": score,
    "nothing-ahead": nothing_ahead,
    "triggers": triggers,
    "no-card": no_card,
    "waits": waits,
    "only-place": only_place,
    "points": points,
    "enough": enough,
    "cards": cards,
    "draws-nothing": draws_nothing,
    "knows": drew_cards,
    "draws-fewer": draws_fewer,
    "same": same,
    "faster": faster,
    "slower": slower,
    "tune": drew_cards,
    "next": next_ones,
}
