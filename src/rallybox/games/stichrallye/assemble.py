"""Making states: from a set-up, and from the parts that a position or a view gives."""

from __future__ import annotations

from collections.abc import Sequence

from rallybox.core.dice import Dice
from rallybox.core.errors import Malformed
from rallybox.games.stichrallye import rules
from rallybox.games.stichrallye.cards import COLOUR, NUMBER, ROUNDS, SUIT, VALUE, mask
from rallybox.games.stichrallye.position import StichRallyePosition, TrickPosition
from rallybox.games.stichrallye.setup import StichRallyeSetup, course_of
from rallybox.games.stichrallye.state import StichRallyeState
from rallybox.games.stichrallye.track import taken_by


def fresh_state(setup: StichRallyeSetup, dice: Dice) -> StichRallyeState:
    """All cars on the start, all motors at 0, the first round dealt."""
    players = setup.players
    first = dice.below(players) if setup.first is None else setup.first  # SR-3
    state = _blank(setup, first)
    rules.deal(state, dice)
    return state


def _blank(setup: StichRallyeSetup, flag: int) -> StichRallyeState:
    """A state before its first deal."""
    players = setup.players
    state = StichRallyeState.__new__(StichRallyeState)
    state.setup = setup
    state.heard = None
    state.to_act = ()
    state.course = course_of(setup)
    state.cars = [0] * players
    state.taken = 0
    state.arrows = [0] * players
    state.hands = [0] * players
    state.voids = [0] * players
    state.flag = state.leader = flag
    state.round = 0
    state.trick = []
    state.follow = 0
    state.lowest = 0
    state.leaders = []
    state.tricks = []
    state.turn = rules.NOBODY
    state.reason = ""
    return state


def assemble(
    setup: StichRallyeSetup,
    *,
    round_number: int,
    flag: int,
    cars: list[int],
    arrows: list[int],
    hands: list[int],
    tricks: Sequence[tuple[int, Sequence[int]]],
    trick: tuple[int, Sequence[int]],
    reason: str,
) -> StichRallyeState:
    """The state with these parts; what follows from them is worked out. Tricks are (leader,
    cards). The parts have the right sizes and ranges; whether they fit together, `laws` says."""
    state = _blank(setup, flag)
    state.round = round_number
    state.cars = cars
    state.taken = taken_by(state.course.track, cars)
    state.arrows = arrows
    state.hands = hands
    state.leaders = [leader for leader, _ in tricks]
    state.tricks = [tuple(cards) for _, cards in tricks]
    state.leader = trick[0]
    state.trick = list(trick[1])
    state.reason = reason
    for leader, cards in (*tricks, trick):
        _note_voids(state, leader, cards)
    if not reason:
        _set_turn(state)
    return state


def _note_voids(state: StichRallyeState, leader: int, cards: Sequence[int]) -> None:
    for place, card in enumerate(cards):
        if COLOUR[card] != COLOUR[cards[0]]:
            seat = (leader + place) % state.course.players
            state.voids[seat] |= SUIT[COLOUR[cards[0]]]


def _set_turn(state: StichRallyeState) -> None:
    """Who decides what, from the trick on the table."""
    trick = state.trick
    players = state.course.players
    if len(trick) == players:
        winner = (state.leader + rules.winning(trick)) % players
        rules.ask_turbo(state, winner, min(VALUE[card] for card in trick))
        return
    state.turn = (state.leader + len(trick)) % players
    state.to_act = rules.SEATS[state.turn]
    if trick:
        state.follow = SUIT[COLOUR[trick[0]]]


# -- from a position -------------------------------------------------------------------------


def load_state(position: StichRallyePosition, title: str) -> StichRallyeState:
    """The state of a position whose set-up is checked; Malformed if a part is out of range."""
    setup = position.setup
    course = course_of(setup)
    players, length = setup.players, course.track.length

    def demand(holds: bool, detail: str) -> None:
        if not holds:
            raise Malformed("core-impossible-position", game=title, detail=detail)

    def cards(words: Sequence[str]) -> list[int]:
        for text in words:
            demand(text in NUMBER, f"there is no card {text!r}")
        return [NUMBER[text] for text in words]

    def trick(part: TrickPosition, sizes: range) -> tuple[int, list[int]]:
        demand(0 <= part.leader < players, f"there is no seat {part.leader} to lead a trick")
        demand(len(part.cards) in sizes, f"a trick has {len(part.cards)} cards")
        return part.leader, cards(part.cards)

    demand(1 <= position.round <= len(ROUNDS), f"there is no round {position.round}")
    demand(0 <= position.flag < players, f"there is no seat {position.flag} for the flag")
    demand(len(position.cars) == len(position.hands) == players, "not one car and hand per seat")
    for car in position.cars:
        demand(0 <= car.space < length, f"there is no space {car.space}")
        demand(0 <= car.laps <= 9, f"a car has driven {car.laps} laps")
        demand(0 <= car.arrow < course.numbers, f"an arrow points to place {car.arrow}")
    hands = [cards(hand) for hand in position.hands]
    demand(all(len(set(hand)) == len(hand) for hand in hands), "a hand holds a card twice")
    demand(position.reason in ("", rules.FINISH, rules.LEAD), "no game ends for that reason")
    return assemble(
        setup,
        round_number=position.round - 1,
        flag=position.flag,
        cars=[car.laps * length + car.space for car in position.cars],
        arrows=[car.arrow for car in position.cars],
        hands=[mask(hand) for hand in hands],
        tricks=[trick(part, range(players, players + 1)) for part in position.tricks],
        trick=trick(position.trick, range(players + 1)),
        reason=position.reason,
    )
