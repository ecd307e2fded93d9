"""Why an order cannot be carried out: the sentence that a player is shown."""

from __future__ import annotations

from rallybox.core.actions import Action
from rallybox.core.errors import Illegal
from rallybox.core.outcome import Outcome
from rallybox.core.words import Param, Seat, Words
from rallybox.games.tacots import dealing, patience, rules
from rallybox.games.tacots.actions import Drive, Lay, Pass, PileLay
from rallybox.games.tacots.board import CENTRE, NEXT, SQUARE_NAMES, STEPS, Board, misfit
from rallybox.games.tacots.cards import (
    CROSSROADS,
    DEAD_END,
    JUNCTION_V,
    KIND_NAMES,
    SIDE_NAMES,
)
from rallybox.games.tacots.state import RaceState


def illegal(state: RaceState, seat: int, action: Action) -> Illegal:
    """The reason against an action that is not listed."""
    if state.piles:
        return _patience(state, action)
    if isinstance(action, PileLay) or (isinstance(action, Drive) and action.car >= 0):
        return Illegal("tacots-illegal-patience-only")
    if isinstance(action, Lay):
        return _lay(state, seat, action)
    if isinstance(action, Drive):
        return _drive(state, seat, action)
    if isinstance(action, Pass):
        if state.turn < state.players:
            return Illegal("tacots-illegal-opening-lay")
        return Illegal("tacots-illegal-pass", example=state.actions(seat)[0].text)
    return Illegal("tacots-illegal-patience-only")


# -- laying in the rally -------------------------------------------------------------------------


def _lay(state: RaceState, seat: int, action: Lay) -> Illegal:
    if state.turn < state.players:
        return _opening(state, seat, action)
    reason = _not_there(state, seat, action)
    if reason is not None:
        return reason
    if action.against >= 0:
        return _against(state, seat, action)
    if action.kind == DEAD_END and state.sizes[seat] > 1:  # TA-6
        return Illegal("tacots-illegal-dead-end-last", cards=state.sizes[seat])
    return _place(state.board, state.cars[seat], action.square, action.shape, "own", Seat(seat))


def _not_there(state: RaceState, seat: int, action: Lay) -> Illegal | None:
    name = KIND_NAMES[action.kind]
    if action.opened:
        if state.open_kinds >> action.kind & 1:
            return None
        return Illegal("tacots-illegal-not-open", kind=name)
    if state.kinds[seat] >> action.kind & 1:
        return None
    return Illegal("tacots-illegal-not-in-hand", kind=name)


def _opening(state: RaceState, seat: int, action: Lay) -> Illegal:
    if action.kind == DEAD_END:  # TA-17
        return Illegal("tacots-illegal-opening-dead-end")
    if state.turn == 0:
        allowed = dealing.first_kinds(state)
        if not allowed >> action.kind & 1:
            return Illegal("tacots-illegal-first-kind", first=first_words(allowed))
        if action.square not in CENTRE:
            squares = tuple(SQUARE_NAMES[square] for square in CENTRE)
            return Illegal("tacots-illegal-first-centre", squares=squares)
    reason = _not_there(state, seat, action)
    if reason is not None:
        return reason
    place = (state.board, state.first_square, action.square, action.shape)
    return _place(*place, "first", SQUARE_NAMES[state.first_square])


def first_words(kinds: int) -> str:
    """Which kinds may begin, as a word for the catalogue."""
    if not kinds >> JUNCTION_V & 1:
        return "crossroads"
    return "either" if kinds >> CROSSROADS & 1 else "junction"


def _against(state: RaceState, seat: int, action: Lay) -> Illegal:
    other = action.against
    if other == seat:
        return Illegal("tacots-illegal-against-self")
    if other >= state.players:
        return Illegal("tacots-illegal-no-such-car", car=other + 1)
    safe = _safe(state, other, [third for third in range(state.players) if third != seat])
    if safe is not None:
        return safe
    return _place(state.board, state.cars[other], action.square, action.shape, "other", Seat(other))


def _safe(state: RaceState, seat: int, guards: list[int]) -> Illegal | None:
    """Why a seat may not be blocked, if so: for its own cards, or for those of one of these seats
    that shares its card (TA-7)."""
    if state.sizes[seat] < rules.PROTECTED:
        return Illegal("tacots-illegal-few-in-hand", seat=Seat(seat), cards=state.sizes[seat])
    if state.laid[seat] < rules.PROTECTED:
        return Illegal("tacots-illegal-few-laid", seat=Seat(seat), cards=state.laid[seat])
    for third in guards:
        beside = third != seat and state.cars[third] == state.cars[seat]
        if beside and rules.protected(state, third):
            return _beside_protected(state, seat, third)
    return None


def remarks(state: RaceState, viewer: int | None) -> dict[str, Words]:
    """Who is safe from dead ends, and why; for whoever acts, why some cards and cars cannot be
    taken now. At the end, what decided among equals."""
    if state.outcome is not None:
        return _ties(state, state.outcome)
    if not state.to_act:
        return {}
    found = {} if state.piles else _shields(state, viewer)
    if viewer is not None and viewer in state.to_act:
        found |= _idle_piles(state) if state.piles else _idle_cards(state, viewer)
    return found


def _shields(state: RaceState, viewer: int | None) -> dict[str, Words]:
    """Why players are safe from the viewer's dead end, and the viewer (for who only looks on,
    everybody) from those of the others; by the seat."""
    found = {}
    for seat in range(state.players):
        guards = [third for third in range(state.players) if third != viewer]
        if viewer is None or viewer == seat:
            # Nobody is a guard against the own dead end.
            guards = [third for third in guards if not state.kinds[third] >> DEAD_END & 1]
        safe = _safe(state, seat, guards)
        if safe is not None:
            found[f"seat {seat}"] = safe.words
    return found


# -- what cannot be taken now ----------------------------------------------------------------------


def _idle_cards(state: RaceState, seat: int) -> dict[str, Words]:
    """Why cards cannot be laid that whoever acts holds (`hand left-bend`), or that lie face up
    (`open left-bend`); by where they are, and the kind."""
    laid = [action for action in state.actions(seat) if isinstance(action, Lay)]
    used = {(action.opened, action.kind) for action in laid}
    found = {}
    for place, opened, kinds in (
        ("hand", False, state.kinds[seat]),
        ("open", True, state.open_kinds),
    ):
        for kind, name in enumerate(KIND_NAMES):
            if kinds >> kind & 1 and (opened, kind) not in used:
                found[f"{place} {name}"] = _idle_card(state, seat, kind)
    return found


def _idle_card(state: RaceState, seat: int, kind: int) -> Words:
    opening = state.turn < state.players
    if opening and kind == DEAD_END:  # TA-17
        return Words("tacots-illegal-opening-dead-end")
    if state.turn == 0:
        first = first_words(dealing.first_kinds(state))
        return Words("tacots-illegal-first-kind", {"first": first})
    if not opening and kind == DEAD_END and state.sizes[seat] > 1:  # TA-6
        return Words("tacots-illegal-dead-end-last", {"cards": state.sizes[seat]})
    return Words("tacots-illegal-nowhere", {"whose": "first" if opening else "own"})


def _idle_piles(state: RaceState) -> dict[str, Words]:
    """Why nothing can be done in the patience with piles (`pile 1`), dead ends
    (`hand dead-end`) and cars (`drive 1`)."""
    listed = state.actions(0)
    laid = [action for action in listed if isinstance(action, PileLay)]
    piles = {action.pile for action in laid}
    builds = {action.car for action in laid if action.pile >= 0}
    drives = {action.car for action in listed if isinstance(action, Drive)}
    found = {}
    for pile in range(len(state.piles)):
        if pile not in piles:
            found[f"pile {pile + 1}"] = _idle_pile(state, pile)
    if -1 not in piles:
        found[f"hand {KIND_NAMES[DEAD_END]}"] = _idle_pile(state, -1)
    for car in range(len(state.cars)):
        if car not in drives:
            found[f"drive {car + 1}"] = _idle_car(state, car, car in builds)
    return found


def _idle_pile(state: RaceState, pile: int) -> Words:
    if state.first_square < 0:
        return _crossroads_first().words
    if pile < 0:
        if not state.spare_dead_ends:
            return Words("tacots-illegal-no-dead-ends")
    elif not state.piles[pile]:
        return Words("tacots-illegal-pile-empty", {"pile": pile + 1})
    return Words("tacots-illegal-nowhere", {"whose": "any"})


def _idle_car(state: RaceState, car: int, builds: bool) -> Words:
    if state.first_square < 0:
        return _crossroads_first().words
    why = "builds" if builds else "far"  # TA-15
    return Words("tacots-illegal-car-stays", {"car": car + 1, "why": why})


def _ties(state: RaceState, outcome: Outcome) -> dict[str, Words]:
    """Who had as many points, and what was looked at then (TA-11)."""
    found = {}
    for n, seats in enumerate(outcome.level):
        laid = {state.finishes[seat] for seat in seats}
        # More places than numbers of finishes: the cards left over have decided, too.
        cards = len({outcome.places[seat] for seat in seats}) > len(laid)
        finishes = len(laid) > 1
        by = ("both" if cards else "finishes") if finishes else "cards" if cards else "nothing"
        params: dict[str, Param] = {"seats": tuple(map(Seat, seats)), "by": by}
        found[f"tie {n}"] = Words("tacots-tie", {**params, "points": outcome.scores[seats[0]]})
    return found


def _beside_protected(state: RaceState, named: int, other: int) -> Illegal:
    few = state.sizes[other] < rules.PROTECTED
    return Illegal(
        "tacots-illegal-beside-protected",
        seat=Seat(named),
        other=Seat(other),
        why="held" if few else "laid",
        cards=state.sizes[other] if few else state.laid[other],
    )


def _place(
    board: Board, start: int, square: int, shape: int, whose: str, name: str | Seat
) -> Illegal:
    """Why a card cannot be laid on a square in front of the card on `start`."""
    where = SQUARE_NAMES[square]
    if board.road[square]:
        return Illegal("tacots-illegal-taken", square=where)
    if square not in board.exits(start):
        return Illegal("tacots-illegal-not-in-front", square=where, whose=whose, name=name)
    return _misfit(board, square, shape)


def _misfit(board: Board, square: int, shape: int) -> Illegal:
    wrong = misfit(board, square, shape)
    assert wrong is not None, "a card that is there, in front and fits can be laid"
    side, beside = wrong
    return Illegal(
        "tacots-illegal-misfit",
        square=SQUARE_NAMES[square],
        side=SIDE_NAMES[side],
        beside=SQUARE_NAMES[beside],
        card="open" if shape & side else "closed",
    )


# -- driving -------------------------------------------------------------------------------------


def _drive(state: RaceState, seat: int, action: Drive) -> Illegal:
    if state.turn < state.players:
        return Illegal("tacots-illegal-opening-lay")
    builds = [a for a in state.actions(seat) if isinstance(a, Lay) and _from_hand(a)]
    if builds:
        return Illegal("tacots-illegal-drive-can-build", example=builds[0].text)
    full = rules.full_squares(state.cars, seat)
    return _no_way(state.board, state.cars[seat], action.square, full)


def _from_hand(action: Lay) -> bool:
    return not action.opened and action.against < 0


def _no_way(board: Board, start: int, end: int, full: int) -> Illegal:
    where = SQUARE_NAMES[end]
    if not board.road[end]:
        return Illegal("tacots-illegal-drive-empty", square=where)
    if start == end:
        return Illegal("tacots-illegal-drive-stay", square=where)
    if full >> end & 1:
        return Illegal("tacots-illegal-drive-onto-full", square=where)
    free, any_way = board.route(start, end, full), board.route(start, end, 0)
    assert any_way is not None, "all roads hang together"
    if free is not None:
        return Illegal("tacots-illegal-drive-far", square=where, far=len(free) - 1, most=STEPS)
    block = next(square for square in any_way if full >> square & 1)
    return Illegal("tacots-illegal-drive-over-full", square=where, full=SQUARE_NAMES[block])


# -- the patience --------------------------------------------------------------------------------


def _patience(state: RaceState, action: Action) -> Illegal:
    if state.first_square < 0:
        return _crossroads_first()
    if isinstance(action, PileLay):
        return _pile_lay(state, action)
    if isinstance(action, Drive) and action.car >= 0:
        builds = [
            a
            for a in state.actions(0)
            if isinstance(a, PileLay) and a.car == action.car and a.pile >= 0
        ]
        if builds:  # TA-15
            return Illegal(
                "tacots-illegal-patience-drive", car=action.car + 1, example=builds[0].text
            )
        full = patience.full_squares(state, action.car)
        return _no_way(state.board, state.cars[action.car], action.square, full)
    return Illegal("tacots-illegal-rally-only")


def _crossroads_first() -> Illegal:
    squares = tuple(SQUARE_NAMES[square] for square in CENTRE)
    return Illegal("tacots-illegal-patience-first", squares=squares)


def _pile_lay(state: RaceState, action: PileLay) -> Illegal:
    if action.pile < 0:
        if not state.spare_dead_ends:
            return Illegal("tacots-illegal-no-dead-ends")
    else:
        cards = state.piles[action.pile]
        if not cards:
            return Illegal("tacots-illegal-pile-empty", pile=action.pile + 1)
        if cards[-1] != action.kind:
            return Illegal(
                "tacots-illegal-pile-other", pile=action.pile + 1, kind=KIND_NAMES[cards[-1]]
            )
    board, start = state.board, state.cars[action.car]
    car, side = action.car + 1, SIDE_NAMES[action.side]
    if not board.road[start] & action.side:
        return Illegal("tacots-illegal-side-closed", car=car, side=side)
    beside = NEXT[start].get(action.side, -1)
    if beside < 0:
        return Illegal("tacots-illegal-edge", car=car, side=side)
    if board.road[beside]:
        return Illegal("tacots-illegal-taken", square=SQUARE_NAMES[beside])
    return _misfit(board, beside, action.shape)
