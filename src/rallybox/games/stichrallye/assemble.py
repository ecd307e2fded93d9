"""Making states: from a set-up, and from the parts that a position or a view gives."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from rallybox.core.dice import Dice
from rallybox.games.stichrallye import rules
from rallybox.games.stichrallye.cards import COLOUR, ROUNDS, SUIT
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
    state.taken = state.course.lined_up
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
