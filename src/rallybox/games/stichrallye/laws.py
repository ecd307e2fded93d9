"""Laws: what holds in every state of every game."""

from __future__ import annotations

from rallybox.games.stichrallye import rules
from rallybox.games.stichrallye.cards import COLOUR, ROUNDS, SUIT, VALUE
from rallybox.games.stichrallye.state import (
    FINISH,
    LEAD,
    NO_VALUE,
    NOBODY,
    NONE,
    RaceState,
    standing,
    winning,
)
from rallybox.games.stichrallye.track import taken_by


def broken_laws(state: RaceState) -> list[str]:
    """The laws that a state breaks, in plain words."""
    broken = _cards(state) + _following(state) + _flag(state)
    broken += _cars(state) + _leaving(state) + _motors(state) + _table(state) + _turn(state)
    return broken


def _all_tricks(state: RaceState) -> list[tuple[int, tuple[int, ...]]]:
    """The tricks of this round, the one on the table last: (leader, cards)."""
    finished = list(zip(state.leaders, state.tricks, strict=True))
    return [*finished, (state.leader, tuple(state.trick))]


def _cards(state: RaceState) -> list[str]:
    """Every card in use is in one place; everybody was dealt the same number."""
    broken = []
    players = state.course.players
    counts = [int(hand).bit_count() for hand in state.hands]
    seen = 0
    for hand in state.hands:
        if seen & hand:
            broken.append("two hands hold the same card")
        seen |= hand
    for leader, cards in _all_tricks(state):
        for place, card in enumerate(cards):
            if seen >> card & 1:
                broken.append("a card that was played is elsewhere too")
            seen |= 1 << card
            counts[(leader + place) % players] += 1
    if seen & ~state.course.used:
        broken.append("a card is not in use")
    if counts != [ROUNDS[state.round]] * players:
        broken.append(f"dealt {counts} in a round of {ROUNDS[state.round]}")
    return broken


def _following(state: RaceState) -> list[str]:
    """Who fails to follow a colour holds none of it for the rest of the round."""
    broken = []
    players = state.course.players
    voids = [0] * players
    for leader, cards in _all_tricks(state):
        for place, card in enumerate(cards):
            seat = (leader + place) % players
            if voids[seat] >> card & 1:
                broken.append(f"seat {seat} had a colour that it failed to follow")
            if COLOUR[card] != COLOUR[cards[0]]:
                voids[seat] |= SUIT[COLOUR[cards[0]]]
    if any(void & hand for void, hand in zip(voids, state.hands, strict=True)):
        broken.append("a hand holds a colour that its seat failed to follow")
    if voids != list(state.voids):
        broken.append("who failed to follow what is not as the tricks show")
    return broken


def _flag(state: RaceState) -> list[str]:
    """The winner of a trick has the flag and leads the next one."""
    broken = []
    winners = [state.winner_of(number) for number in range(len(state.tricks))]
    holder = winners[-1] if winners else state.leader
    if state.leaders[1:] != winners[: len(winners) - 1]:
        broken.append("a trick was led by somebody who did not win the one before")
    asking = len(state.trick) == state.course.players
    if winners and state.leader != holder:
        broken.append("the leader did not win the last trick")
    if asking:
        holder = (state.leader + winning(state.trick)) % state.course.players
    if state.flag != holder:
        broken.append("the flag is in the wrong hands")
    first = (state.leaders or [state.leader])[0]
    if state.round == 0 and state.setup.first not in (None, first):
        broken.append("the first trick was not led by the driver agreed on")
    fresh = not state.tricks and not asking
    if state.round and fresh and standing(list(state.cars), state.flag)[0] != state.flag:
        broken.append("the round was not begun by the car in first place")
    return broken


def _cars(state: RaceState) -> list[str]:
    """Cars rest on flat spaces, and two laps end the game. Only cars that have not left the start
    yet share a space (SR-5)."""
    broken = []
    track = state.course.track
    spaces = [at % track.length for at in state.cars if at]
    if not all(state.cars):
        spaces.append(0)
    if any(track.hills >> space & 1 for space in spaces):
        broken.append("a car rests on a hill")
    if len(set(spaces)) < len(spaces):
        broken.append("two cars share a space, and one of them has left the start")
    if state.taken != taken_by(track, state.cars):
        broken.append("the occupied spaces are not those of the cars")
    home = sum(at >= rules.LAPS * track.length for at in state.cars)
    if home != (state.reason == FINISH):
        broken.append(f"{home} cars have completed their laps")
    in_round = len(state.tricks) < ROUNDS[state.round]
    if home and in_round and state.cars[state.flag] < rules.LAPS * track.length:
        broken.append("a car has completed its laps without winning the last trick")
    return broken


def _leaving(state: RaceState) -> list[str]:
    """A car leaves the start with the first trick that its driver wins, or with the first motor
    above 0 at the end of a round."""
    broken = []
    winners = {state.winner_of(number) for number in range(len(state.tricks))}
    left = {seat for seat, at in enumerate(state.cars) if at}
    if not winners <= left:
        broken.append("a car has not left the start although its driver has won a trick")
    if state.round == 0 and len(state.tricks) < ROUNDS[0] and not left <= winners:
        broken.append("a car has left the start without winning a trick")
    over = state.round + (state.reason == LEAD)
    dial = state.course.dial
    if len(left) < len(state.cars) and any(dial[n % len(dial)] for n in list(ROUNDS)[:over]):
        broken.append("a car has not left the start although its motor has run")
    return broken


def _motors(state: RaceState) -> list[str]:
    """Each arrow can be where it is: one on for a lost trick, back to the first once used."""
    broken = []
    numbers = state.course.numbers
    asking = len(state.trick) == state.course.players
    winners = [state.winner_of(number) for number in range(len(state.tricks))]
    for seat, arrow in enumerate(state.arrows):
        possible = {0}
        for winner in winners:
            if seat == winner:
                possible.add(0)
            else:
                possible = {(place + 1) % numbers for place in possible}
        if asking and seat != state.flag:
            possible = {(place + 1) % numbers for place in possible}
        if state.reason and len(winners) == ROUNDS[state.round]:
            possible.add(0)
        if arrow not in possible or (state.reason == LEAD and arrow):
            broken.append(f"the motor of seat {seat} cannot be at place {arrow}")
    return broken


def _table(state: RaceState) -> list[str]:
    """What is remembered of the trick on the table is what its cards say."""
    trick = state.trick
    kept: list[int] = [state.seen, state.deciding, state.top, state.best, state.lowest]
    says: list[int] = [0, NONE, NONE, NOBODY, NO_VALUE]
    if trick:
        place = winning(trick)
        says = [
            sum(1 << colour for colour in {int(COLOUR[card]) for card in trick}),
            COLOUR[trick[place]],
            trick[place],
            (state.leader + place) % state.course.players,
            min(VALUE[card] for card in trick),
        ]
    return [] if kept == says else ["the trick is not remembered as it lies"]


def _turn(state: RaceState) -> list[str]:
    """The seat that decides, and what it is asked, follow from the tricks."""
    finished = len(state.tricks)
    size = ROUNDS[state.round]
    players = state.course.players
    if state.reason:
        all_played = state.round == len(ROUNDS) - 1 and finished == size
        wrong = bool(state.trick or state.to_act or state.turn != NOBODY)
        wrong = wrong or not finished or finished > size
        wrong = wrong or (state.reason == LEAD and not all_played)
        return ["the game has ended where it cannot"] if wrong else []
    if finished >= size:
        return ["the round has too many tricks"]
    turn, follow = (state.leader + len(state.trick)) % players, 0
    if len(state.trick) == players:
        turn, follow = state.flag, rules.ASKING
        if not state.course.dial[state.arrows[turn]]:
            return ["a motor at 0 is asked about"]
    elif state.trick:
        follow = SUIT[COLOUR[state.trick[0]]]
    if (state.turn, state.follow, state.to_act) != (turn, follow, (turn,)):
        return ["the wrong seat decides, or the wrong thing"]
    return []
