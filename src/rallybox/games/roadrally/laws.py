"""The conservation laws of Road Rally: what holds in every position of every race."""

from __future__ import annotations

from collections.abc import Iterator

from rallybox.games.roadrally.actions import MOST_FROM_STORE
from rallybox.games.roadrally.data.rulesets import (
    CARDS,
    DECK,
    DECK_A,
    DECK_B,
    DECK_SIZE,
    DRAW,
    MECHANIC_LOOK,
    STEPS,
)
from rallybox.games.roadrally.data.tiles import GAS as GAS_STATION
from rallybox.games.roadrally.data.tiles import MECHANIC as MECHANIC_SHOP
from rallybox.games.roadrally.data.tiles import STORE
from rallybox.games.roadrally.phases import (
    EMPTY,
    GAS,
    MECHANIC,
    OVER,
    PLAY,
    REWARD,
    SHORTCUT,
    STAGE,
)
from rallybox.games.roadrally.state import NOBODY, SEATS, RaceState
from rallybox.kit import bag
from rallybox.kit.bits import count_bits, numbers


def broken_laws(race: RaceState) -> list[str]:
    """The laws that a position breaks, in plain words for developers."""
    return [
        *_cards(race),
        *_cars(race),
        *_stage_cards(race),
        *_tiles(race),
        *_points(race),
        *_reached(race),
        *_checkpoints(race),
        *_clock(race),
        *_decision(race),
    ]


def _cards(race: RaceState) -> Iterator[str]:
    """21 cards per driver, always."""
    driver = race.turn_order[race.turn] if race.turn < race.players else NOBODY
    for seat in range(race.players):
        laid = race.laid if seat == driver else 0
        parts = (race.hand[seat], race.bag[seat], race.discards[seat], bag.of(race.top[seat]), laid)
        if sum(parts) != DECK or not all(bag.holds(DECK, part) for part in parts):
            yield f"driver {seat} does not have the {DECK_SIZE} cards of a deck"
        if len(race.top[seat]) > MECHANIC_LOOK:
            yield f"driver {seat} knows more of the deck than a mechanic shows"
        sizes = bag.size(race.hand[seat]), bag.size(race.bag[seat])
        if sizes != (race.hand_size[seat], race.bag_size[seat]):
            yield f"driver {seat}'s cards are miscounted"
    if race.laid and (driver == NOBODY or race.phase != SHORTCUT):
        yield "cards are laid although no shortcut is being decided"


def _cars(race: RaceState) -> Iterator[str]:
    everybody = list(range(race.players))
    if any(sorted(o) != everybody for o in (race.order, race.turn_order, race.started)):
        yield "an order does not name every driver once"
        return
    spaces = [race.position[seat] for seat in race.order]
    if spaces != sorted(spaces, reverse=True):
        yield "the places do not follow the cars"
    if any(race.position[seat] == race.course.final for seat in race.turn_order[_moved(race) :]):
        yield "a round has begun after a car finished"
    first = race.started[0]
    clockwise = tuple((first + place) % race.players for place in everybody)
    if not race.rules.random_start and race.started != clockwise:
        yield "the cars did not start clockwise"
    if race.round == 1 and race.turn_order != race.started:
        yield "the first round is not driven in starting order"


def _moved(race: RaceState) -> int:
    """How many drivers have driven in this round, or sat it out."""
    return int(race.turn + (race.phase in (SHORTCUT, GAS, MECHANIC)))


def _stage_cards(race: RaceState) -> Iterator[str]:
    from_a, from_b, from_rest = race.rules.deal[race.players]
    seen = 0
    for seat in range(race.players):
        held, played = race.stage_cards[seat], race.triggered[seat]
        dealt = held | played
        if held & played or seen & dealt:
            yield "a stage card is in two places"
        seen |= dealt
        if count_bits(dealt) != from_a + from_b + from_rest:
            yield f"driver {seat} was dealt a wrong number of stage cards"
        if not from_rest and count_bits(dealt & DECK_A) != from_a:
            yield f"driver {seat}'s stage cards are not from the right decks"
        if from_a and not from_a <= count_bits(dealt & DECK_A) <= from_a + from_rest:
            yield f"driver {seat}'s stage cards are not from the right decks"
        if race.triggers[seat] != race.rules.triggers[race.players] - count_bits(played):
            yield f"driver {seat}'s triggers are miscounted"
        if race.triggers[seat] < 0:
            yield f"driver {seat} has triggered too often"
    if seen & ~(DECK_A | DECK_B):
        yield "there is a stage card that does not exist"


def _tiles(race: RaceState) -> Iterator[str]:
    course = race.course
    if race.stages & ~course.stages:
        yield "a stage tile lies on no diner"
    if race.reached & ~race.stages:
        yield "a stage was reached whose tile is gone"
    triggered = 0
    for stages in race.triggered:
        triggered |= stages
    if triggered & (race.stages | ~course.stages):
        yield "a triggered stage still has its tile"
    won = 0
    for tiles in race.stage_tiles:
        if tiles & (won | ~triggered):
            yield "a stage tile was won twice or without being triggered"
        won |= tiles
    if count_bits(race.checkpoints) + sum(race.checkpoints_won) != len(course.checkpoint_spaces):
        yield "a checkpoint tile has got lost"
    if race.scored > count_bits(triggered):
        yield "more stages were scored in this round than were triggered"
    if race.rules.scored and race.scored > race.rules.scored:
        yield "too many stages were triggered in one round"


def _points(race: RaceState) -> Iterator[str]:
    """No more than the stages triggered have given so far, and the finish."""
    points = race.rules.points[race.players]
    whole = sum(points) + points[0]
    most = whole * sum(count_bits(stages) for stages in race.triggered)
    if race.phase == REWARD:
        # Those who have still to choose have nothing of this stage yet.
        had = [seat for seat in race.order if seat not in race.choosers]
        given = sum(points[race.place(seat) - 1] * (1 + (seat == race.called)) for seat in had)
        most += given - whole
    if race.phase == OVER:
        most += sum(points)
    if sum(race.points) > most or min(race.points) < 0:
        yield "there are more points than were given"


def _reached(race: RaceState) -> Iterator[str]:
    """RR-5: no stage is skipped, so every one up to the leading car has been reached. Its tile is
    gone unless that was in this round."""
    course = race.course
    front = max(race.position)
    behind = course.stages_upto[front]
    if race.reached & ~behind:
        yield "a stage was reached that no car has come to"
    for stage in numbers(race.stages & behind & ~race.reached):
        yield f"cars are past stage {stage}, but it was not reached"
    for stage in numbers(course.stages & ~behind & ~race.stages):
        yield f"the tile of stage {stage} is gone, but no car has come to it"
    waiting = max((race.position[seat] for seat in race.turn_order[_moved(race) :]), default=0)
    if race.reached & course.stages_upto[waiting]:
        yield "a stage was reached that was behind a car when the round began"


def _checkpoints(race: RaceState) -> Iterator[str]:
    """Who stops at a checkpoint takes its tile; in demo, who passes it, too (RR-6)."""
    course = race.course
    front = max(race.position)
    if ~race.checkpoints & course.checkpoints_upto[-1] & ~course.checkpoints_upto[front]:
        yield "a checkpoint tile was taken that no car has come to"
    skipped = 0
    if race.rules.checkpoint_on_passing:
        for begin, end in enumerate(course.shortcuts):  # RR-13
            skipped |= course.checkpoints_upto[end] & ~course.checkpoints_upto[begin] if end else 0
    for seat, space in enumerate(race.position):
        due = course.checkpoint_at[space]
        if race.rules.checkpoint_on_passing:
            settled = race.origin if race.phase == SHORTCUT and seat in race.to_act else space
            due |= course.checkpoints_upto[settled] & ~skipped
        if race.checkpoints & due:
            yield f"driver {seat} has not taken the checkpoint tile"


def _clock(race: RaceState) -> Iterator[str]:
    """Everybody has one turn in every round, in the order in which the cars stood."""
    turning = race.phase not in (STAGE, REWARD, OVER)
    if race.round < 1 or race.turns != (race.round - 1) * race.players + race.turn + turning:
        yield "the turns are miscounted"
    if turning and race.scored:
        yield "a stage was scored before the turns were over"
    moved = _moved(race)
    if not moved and race.reached:
        yield "a stage was reached before anybody drove"
    waiting = race.turn_order[moved:]
    if waiting != tuple(seat for seat in race.order if seat in waiting):
        yield "cars that have not driven in this round have changed places"


def _decision(race: RaceState) -> Iterator[str]:
    """Who is asked follows from what is asked."""
    phase, asked = race.phase, race.to_act
    if list(asked) != sorted(asked):
        yield "the drivers asked are not in order"
    if phase == OVER:
        if asked or race.reached or race.position[race.order[0]] != race.course.final:
            yield "the race is over, but somebody is asked or nobody has finished"
    elif phase == STAGE:
        yield from _stage(race)
    elif phase == REWARD:
        yield from _rewards(race)
    elif race.turn >= race.players or asked != (race.turn_order[race.turn],):
        yield "the wrong driver is asked"
    else:
        yield from _turn(race, asked[0])
    if (phase in (STAGE, REWARD, OVER)) != (race.turn == race.players):
        yield "stages are resolved before the turns are over"
    if phase not in (STAGE, REWARD) and (race.stage or race.called != NOBODY):
        yield "a stage is being resolved in a turn"
    if phase != REWARD and race.choosers:
        yield "somebody chooses a reward although nothing is scored"


def _stage(race: RaceState) -> Iterator[str]:
    """RR-15: who has not answered is asked; one who called holds the card."""
    asked, concerned = race.to_act, SEATS[race.concerned()]
    if not asked or set(asked) - set(concerned) or race.called in asked:
        yield "the wrong drivers are asked about a stage"
    if race.called != NOBODY and (
        race.called not in concerned or not race.stage_cards[race.called] >> race.stage & 1
    ):
        yield "a driver plays a stage card that it does not hold"
    if not race.reached or race.reached & -race.reached != 1 << race.stage:
        yield "the stage being resolved is not the lowest one reached"
    if race.rules.scored and race.scored >= race.rules.scored:
        yield "one stage too many is resolved in this round"


def _rewards(race: RaceState) -> Iterator[str]:
    """RR-16: those who may choose do so in place order."""
    place = race.place(race.to_act[0]) - 1 if race.to_act else 0
    left = tuple(seat for seat in race.order[place:] if race.deck_size(seat))
    if place + 1 < race.rules.cards[race.players] or race.choosers != left or len(race.to_act) != 1:
        yield "the wrong driver chooses between points and cards"
    if race.called == NOBODY or not race.triggered[race.called] >> race.stage & 1:
        yield "a stage is scored that nobody has triggered"
    if race.reached & ((2 << race.stage) - 1) or not race.scored:
        yield "a stage is scored out of turn"


def _turn(race: RaceState, seat: int) -> Iterator[str]:
    space = race.position[seat]
    feature = race.course.features[space]
    holds = {
        PLAY: race.hand_size[seat] > 0,
        EMPTY: not race.hand_size[seat] and race.rules.reshuffle_choice and race.deck_size(seat),
        SHORTCUT: race.course.shortcuts[space] and _laid_is_a_play(race, space),
        GAS: feature == GAS_STATION
        and race.laid_draw
        and race.rules.gas_choice
        and race.discards[seat],
        MECHANIC: feature == MECHANIC_SHOP
        and len(race.top[seat]) == min(MECHANIC_LOOK, race.deck_size(seat)) >= 2
        and race.discards[seat],
    }
    if not holds[race.phase]:
        yield "what is asked does not fit the driver's cards and space"


def _laid_is_a_play(race: RaceState, space: int) -> bool:
    """Do the cards on the table lead from where the turn began to where the car is?"""
    kinds = bag.kinds(race.laid)
    draws = {DRAW[CARDS[kind][0]] for kind in kinds}
    if race.course.features[race.origin] == STORE and len(kinds) <= MOST_FROM_STORE:
        draws = {DRAW["store"]}  # RR-11
    return race.origin + sum(STEPS[kind] for kind in kinds) == space and draws == {race.laid_draw}
