"""What the rules tell those who listen. Called only if somebody does, before the state changes."""

from __future__ import annotations

from rallybox.core.events import Event
from rallybox.games.tacots import events
from rallybox.games.tacots.actions import Lay, PileLay
from rallybox.games.tacots.board import SQUARE_NAMES
from rallybox.games.tacots.cards import (
    CROSSROADS,
    DEAD_END,
    KIND_NAMES,
    OPENINGS,
    PRINTED,
    names,
    set_names,
)
from rallybox.games.tacots.state import RaceState


def _tell(state: RaceState, event: Event) -> None:
    assert state.heard is not None, "nobody listens"
    state.heard.append(event)


def hand_began(state: RaceState, again: int) -> None:
    """A hand was dealt, `again` times more than once."""
    for _ in range(again):
        _tell(state, events.DealtAgain())
    _tell(
        state,
        events.HandBegan(
            seat=state.drawn,
            hand=state.hand + 1,
            hands=state.setup.total_hands,
            cards=state.sizes[0],
        ),
    )
    for seat, hand in enumerate(state.hands):
        _tell(state, events.Dealt(to=seat, seat=seat, cards=names(hand)))
    if state.open_cards:
        _tell(state, events.OpenCards(cards=names(state.open_cards)))
    if all(state.lacks):
        _tell(state, events.JunctionBegins())
    for step in range(state.players):
        seat = (state.drawn + step) % state.players
        if seat == state.opener:
            break
        _tell(state, events.StartPassed(seat=seat, lacks=set_names(state.lacks[seat])))


def second_deal(state: RaceState, seat: int, more: int, reason: str) -> None:
    """A seat got its cards of the second deal."""
    cards = names(more)
    if seat == 0:
        _tell(state, events.SecondDeal(reason=reason, cards=len(cards)))
    _tell(state, events.Dealt(to=seat, seat=seat, cards=cards))


def laid(state: RaceState, seat: int, action: Lay) -> None:
    """A card is laid in the rally."""
    square, openings = SQUARE_NAMES[action.square], OPENINGS[action.shape]
    start = state.cars[seat]
    if action.against >= 0:
        _tell(
            state,
            events.DeadEndLaid(
                seat=seat,
                against=action.against,
                car=action.against + 1,
                square=square,
                openings=openings,
            ),
        )
    elif action.kind == DEAD_END:
        _tell(
            state,
            events.Finished(
                seat=seat,
                car=seat + 1,
                square=square,
                openings=openings,
                start=SQUARE_NAMES[start],
            ),
        )
    else:
        _tell(
            state,
            events.Laid(
                seat=seat,
                car=seat + 1,
                kind=KIND_NAMES[action.kind],
                square=square,
                openings=openings,
                turned=action.shape != PRINTED[action.kind],
                source="open" if action.opened else "hand",
                start=SQUARE_NAMES[start] if start >= 0 else None,
            ),
        )


def few_cards(state: RaceState, seat: int) -> None:
    """A seat has come down to three cards."""
    _tell(state, events.FewCards(seat=seat, cards=state.sizes[seat]))


def last_card(state: RaceState, seat: int) -> None:
    """A seat has laid its last card."""
    _tell(state, events.LastCard(seat=seat))


def drove(state: RaceState, seat: int, car: int, end: int, full: int) -> None:
    """A car drives along the road."""
    route = state.board.route(state.cars[car], end, full)
    assert route is not None, "a car drives only where there is a way"
    _tell(
        state,
        events.Drove(seat=seat, car=car + 1, route=tuple(SQUARE_NAMES[s] for s in route)),
    )


def passed(state: RaceState, seat: int) -> None:
    """A seat can do nothing."""
    _tell(state, events.Passed(seat=seat))


def hand_ended(state: RaceState, reason: str, row: tuple[int, ...]) -> None:
    """A hand was counted; what is left in hands is laid open."""
    _tell(state, events.HandEnded(hand=state.hand + 1, reason=reason))
    for seat, hand in enumerate(state.hands):
        _tell(
            state,
            events.Counted(
                seat=seat,
                cards=names(hand),
                finish=bool(state.finished >> seat & 1),
                points=row[seat],
                total=state.scores[seat],
            ),
        )


def game_over(state: RaceState) -> None:
    """The last hand was counted."""
    assert state.ended is not None
    winners = state.ended.winners
    for seat in winners:
        _tell(
            state,
            events.GameOver(seat=seat, points=state.scores[seat], shared=len(winners) > 1),
        )


# -- the patience --------------------------------------------------------------------------------


def started(state: RaceState, square: int) -> None:
    """The crossroads is laid with all cars on it."""
    _tell(
        state,
        events.PatienceBegan(
            seat=0, square=SQUARE_NAMES[square], openings=OPENINGS[PRINTED[CROSSROADS]]
        ),
    )


def pile_laid(state: RaceState, action: PileLay, start: int, square: int) -> None:
    """A card is laid in the patience."""
    car, openings = action.car + 1, OPENINGS[action.shape]
    if action.pile < 0:
        _tell(
            state,
            events.DeadEndLaid(
                seat=0, against=None, car=car, square=SQUARE_NAMES[square], openings=openings
            ),
        )
        return
    _tell(
        state,
        events.Laid(
            seat=0,
            car=car,
            kind=KIND_NAMES[action.kind],
            square=SQUARE_NAMES[square],
            openings=openings,
            turned=action.shape != PRINTED[action.kind],
            source="pile",
            pile=action.pile + 1,
            start=SQUARE_NAMES[start],
        ),
    )


def turned_up(state: RaceState, pile: int) -> None:
    """The next card of a pile lies open."""
    cards = state.piles[pile]
    _tell(
        state,
        events.TurnedUp(
            pile=pile + 1, kind=KIND_NAMES[cards[-1]] if cards else None, left=len(cards)
        ),
    )


def patience_over(state: RaceState, reason: str) -> None:
    """The patience is over."""
    _tell(state, events.PatienceOver(seat=0, reason=reason, cards=state.laid[0]))
