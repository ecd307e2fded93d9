"""Making states: from a set-up, and from the parts that a position or a view gives."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from rallybox.core.dice import Dice
from rallybox.core.errors import Malformed
from rallybox.games.stichrallye import rules
from rallybox.games.stichrallye.cards import COLOUR, NUMBER, ROUNDS, SUIT, mask
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
    state.cars = vec[i64]([0] * players)
    state.taken = 0
    state.arrows = vec[i64]([0] * players)
    state.hands = vec[i64]([0] * players)
    state.voids = vec[i64]([0] * players)
    state.flag = flag
    state.round = 0
    state.table = vec[i64]([0] * (players * ROUNDS[-1]))
    state.led = vec[i64]([flag] * (ROUNDS[-1] + 1))
    state.done = 0
    rules.clear_table(state)
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
    state.cars = vec[i64](cars)
    state.taken = taken_by(state.course.track, cars)
    state.arrows = vec[i64](arrows)
    state.hands = vec[i64](hands)
    state.reason = reason
    at = 0
    for number, (leader, cards) in enumerate(tricks):
        state.led[number] = leader
        _note_voids(state, leader, cards)
        for card in cards:
            state.table[at] = card
            at += 1
    leader, cards = trick
    state.done = len(tricks)
    state.led[state.done] = leader
    _note_voids(state, leader, cards)
    for place, card in enumerate(cards):
        rules.lay_card(state, (leader + place) % setup.players, card)
    if not reason:
        _set_turn(state)
    return state


def _note_voids(state: StichRallyeState, leader: int, cards: Sequence[int]) -> None:
    suit = SUIT[COLOUR[cards[0]]] if cards else 0
    for place, card in enumerate(cards):
        if not suit >> card & 1:
            state.voids[(leader + place) % state.course.players] |= suit


def _set_turn(state: StichRallyeState) -> None:
    """Who decides what, from the trick on the table."""
    players = state.setup.players
    if state.laid == players:
        rules.ask_turbo(state)
        return
    state.turn = (state.leader + state.laid) % players
    state.to_act = rules.SEATS[state.turn]
    if state.laid:
        state.follow = SUIT[COLOUR[state.trick[0]]]


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
    most = ROUNDS[position.round - 1]
    demand(len(position.tricks) <= most, f"a round of {most} tricks has {len(position.tricks)}")
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
