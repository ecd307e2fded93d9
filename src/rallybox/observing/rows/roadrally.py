"""What a driver of Road Rally sees, as a row of bytes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from rallybox.core.state import State
from rallybox.games.roadrally.data.rulesets import (
    CARDS,
    DECK,
    DECK_SIZE,
    LAST_STAGE,
    MECHANIC_LOOK,
    RULE_SETS,
    TILE_POINTS,
)
from rallybox.games.roadrally.data.tiles import FEATURES
from rallybox.games.roadrally.phases import PHASES, STAGE
from rallybox.games.roadrally.race import Race
from rallybox.kit import bag
from rallybox.kit.bits import count_bits
from rallybox.observing.description import Field, seats
from rallybox.observing.observer import Observer, blank

KINDS: Final[i64] = len(CARDS)
STAGES: Final[i64] = LAST_STAGE
ASKED: Final[i64] = len(PHASES)
AHEAD: Final[i64] = 24
"""So many spaces in front of the own car are described: no play goes further in one turn."""
SIGHT: Final[i64] = 4
"""Numbers for each of them."""
LOOKED: Final[i64] = MECHANIC_LOOK
WORTH: Final[i64] = TILE_POINTS
MOST: Final[i64] = 255
BY_SEAT = "By seat, mine first."
CARD = f"By kind of card: {', '.join(CARDS)}."


def most(value: i64) -> u8:
    """What fits into a byte."""
    return u8(value if value < MOST else MOST)


class RoadRallyObserver(Observer):
    """Seats are counted from me, clockwise; spaces ahead from my car."""

    version = 1

    def fields(self) -> tuple[Field, ...]:
        n = int(self.players)
        final = 8 * RULE_SETS[self.setup.variant].tiles + 9
        return (*hand_fields(n), *car_fields(n, final), *road_fields(n, final))

    def write(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        blank(row, at, self.size)
        self.write_blank(state, seat, row, at)

    def write_blank(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        assert isinstance(state, Race)
        n = self.players
        row[at + state.phase] = 1
        at += ASKED
        at = write_asked(state, seat, row, at, n)
        row[at] = most(state.round)
        at += 1
        at = write_bag(state.hand[seat], row, at)
        step: i64 = 0
        for kind in state.top[seat]:
            row[at + step + kind] = 1
            step += KINDS
        at += LOOKED * KINDS
        at = write_decks(state, seat, row, at, n)
        at = write_bag(state.laid, row, at)
        row[at] = u8(state.laid_draw)
        at += 1
        at = write_order(state, seat, row, at, n)
        at = write_standing(state, seat, row, at, n)
        at = write_stages(state, seat, row, at, n)
        write_road(state, seat, row, at)


def hand_fields(n: int) -> tuple[Field, ...]:
    """What is asked, and everybody's cards."""
    hand = bag.count(DECK, 0)
    return (
        Field("asked", (int(ASKED),), 0, 1, f"What is decided now: {', '.join(PHASES)}."),
        seats("turn", n, "Who decides, as far as I may know (RR-15)."),
        Field("answer", (2,), 0, 1, "My answer to the stage, once given: score, continue."),
        Field("round", (1,), 0, 255, "The number of the round, from 1."),
        Field("hand", (int(KINDS),), 0, hand, f"My cards. {CARD}"),
        Field(
            "top",
            (int(LOOKED), int(KINDS)),
            0,
            1,
            f"The next cards of my deck, as far as I have seen them, one-hot. {CARD}",
        ),
        Field("hand_size", (n,), 0, DECK_SIZE, f"Cards in hand. {BY_SEAT}"),
        Field("deck_size", (n,), 0, DECK_SIZE, f"Cards in the deck. {BY_SEAT}"),
        Field("discards", (n, int(KINDS)), 0, hand, f"Cards discarded. {BY_SEAT} {CARD}"),
        Field("laid", (int(KINDS),), 0, hand, f"Cards just played, not yet discarded. {CARD}"),
        Field("draw", (1,), 0, 2, "How many cards this turn's play draws."),
    )


def car_fields(n: int, final: int) -> tuple[Field, ...]:
    """The cars, points and tiles."""
    return (
        Field("place", (n, n), 0, 1, f"The place at this moment, one-hot. {BY_SEAT}"),
        Field(
            "next",
            (n,),
            0,
            n,
            f"Turns until a seat's turn in this round, from 1; 0: it is over. {BY_SEAT}",
        ),
        Field("space", (n,), 0, final, f"The space of each car; 0 is the start. {BY_SEAT}"),
        Field("to_go", (n,), 0, final, f"Spaces from each car to the final one. {BY_SEAT}"),
        Field("total", (n,), 0, 255, f"Points with the tiles won. {BY_SEAT}"),
        Field("tiles", (n,), 0, 32, f"Stage and checkpoint tiles won. {BY_SEAT}"),
        Field("triggers", (n,), 0, 3, f"How many stages a seat may still trigger. {BY_SEAT}"),
        Field("stage_cards", (n,), 0, 6, f"Stage cards in hand. {BY_SEAT}"),
    )


def road_fields(n: int, final: int) -> tuple[Field, ...]:
    """Stages, and what lies ahead."""
    return (
        Field(
            "my_stages",
            (LAST_STAGE,),
            0,
            1,
            "The stages whose card I hold and may play. By number of the stage.",
        ),
        Field(
            "stages",
            (LAST_STAGE,),
            0,
            2,
            "Stage tiles: 1 on the course, 2 reached in this round. By number of the stage.",
        ),
        Field(
            "stage_space",
            (LAST_STAGE,),
            0,
            final,
            "The space of each stage that is still on the course. By number of the stage.",
        ),
        Field("stage", (LAST_STAGE,), 0, 1, "The stage that is being resolved, one-hot."),
        seats("caller", n, "Who has triggered it, once that is known."),
        Field("scored", (1,), 0, LAST_STAGE, "Stages triggered in this round."),
        Field(
            "ahead",
            (int(AHEAD), int(SIGHT)),
            0,
            255,
            "The spaces in front of my car, the next one first. For each: its feature (0 none"
            f", {', '.join(f'{k} {name}' for k, name in enumerate(FEATURES) if k)}; 5 the "
            "final space and what lies beyond); 1 for a checkpoint tile there; how many "
            "spaces a shortcut skips that begins there; how many cars stand there.",
        ),
    )


def write_bag(cards: i64, row: vec[u8], at: i64) -> i64:
    """How many cards of each kind."""
    end = at + KINDS
    while cards:
        row[at] = u8(cards & 15)
        cards >>= 4
        at += 1
    return end


def write_asked(state: Race, seat: i64, row: vec[u8], at: i64, n: i64) -> i64:
    """Who decides; RR-15: who has answered already, and what, shows to nobody else."""
    if state.phase != STAGE:
        for other in state.to_act:
            away: i64 = other - seat
            row[at + (away if away >= 0 else away + n)] = 1
        return at + n + 2
    asked = state.concerned()
    answered = asked >> seat & 1 != 0 and seat not in state.to_act
    for step in range(n):
        other = seat + step if seat + step < n else seat + step - n
        if asked >> other & 1 and not (answered and not step):
            row[at + step] = 1
    if answered:
        row[at + n + (0 if state.called == seat else 1)] = 1
    return at + n + 2


def write_decks(state: Race, seat: i64, row: vec[u8], at: i64, n: i64) -> i64:
    """How many cards everybody has, and what they have discarded."""
    for step in range(n):
        row[at + step] = u8(state.hand_size[seat])
        row[at + n + step] = u8(state.deck_size(seat))
        write_bag(state.discards[seat], row, at + 2 * n + KINDS * step)
        seat += 1
        if seat == n:
            seat = 0
    return at + (2 + KINDS) * n


def write_order(state: Race, seat: i64, row: vec[u8], at: i64, n: i64) -> i64:
    """Who is where in the field, and who drives next."""
    for place in range(n):
        away = state.order[place] - seat
        row[at + n * (away if away >= 0 else away + n) + place] = 1
    at += n * n
    for turn in range(state.turn, n):
        driver: i64 = state.turn_order[turn]
        away = driver - seat
        row[at + (away if away >= 0 else away + n)] = u8(turn - state.turn + 1)
    return at + n


def write_standing(state: Race, seat: i64, row: vec[u8], at: i64, n: i64) -> i64:
    """Cars, points and tiles."""
    final = state.course.final
    for step in range(n):
        space = state.position[seat]
        row[at + step] = u8(space)
        row[at + n + step] = u8(final - space)
        tiles = count_bits(state.stage_tiles[seat]) + state.checkpoints_won[seat]
        row[at + 2 * n + step] = most(state.points[seat] + WORTH * tiles)
        row[at + 3 * n + step] = u8(tiles)
        triggers = state.triggers[seat]
        row[at + 4 * n + step] = u8(triggers)
        if triggers:
            row[at + 5 * n + step] = u8(count_bits(state.stage_cards[seat]))
        seat += 1
        if seat == n:
            seat = 0
    return at + 6 * n


def write_stages(state: Race, seat: i64, row: vec[u8], at: i64, n: i64) -> i64:
    """My stage cards, the stages on the course, and the one that is being resolved."""
    mine = state.stage_cards[seat] if state.triggers[seat] else 0
    there = state.stages
    reached = state.reached
    spaces = state.course.stage_spaces
    for stage in range(1, STAGES + 1):
        if mine >> stage & 1:
            row[at + stage - 1] = 1
        if there >> stage & 1:
            row[at + STAGES + stage - 1] = u8(1 + (reached >> stage & 1))
            row[at + 2 * STAGES + stage - 1] = u8(spaces[stage])
    at += 3 * STAGES
    if state.stage:
        row[at + state.stage - 1] = 1
    at += STAGES
    # RR-15: secret until everybody has answered.
    if state.called >= 0 and state.phase != STAGE:
        away = state.called - seat
        row[at + (away if away >= 0 else away + n)] = 1
    at += n
    row[at] = u8(state.scored)
    return at + 1


def write_road(state: Race, seat: i64, row: vec[u8], at: i64) -> None:
    """What lies in front of the own car."""
    course = state.course
    here = state.position[seat]
    tiles = state.checkpoints
    for step in range(AHEAD):
        space = here + 1 + step
        place = at + SIGHT * step
        if space >= course.final:
            row[place] = 5
            continue
        row[place] = u8(course.features[space])
        if course.checkpoint_at[space] & tiles:
            row[place + 1] = 1
        if course.shortcuts[space]:
            row[place + 2] = u8(course.shortcuts[space] - space)
    for other in state.position:
        step = other - here - 1
        if 0 <= step < AHEAD:
            row[at + SIGHT * step + 3] += 1


OBSERVER = RoadRallyObserver
