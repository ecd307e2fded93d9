"""The toy's `Game`."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from rallybox.core import (
    Action,
    Dice,
    Game,
    Knowledge,
    Malformed,
    Position,
    Setup,
    State,
    View,
    Words,
    words,
)
from toy.state import (
    ACTIONS,
    CARD,
    DARE,
    DECK,
    Dared,
    Moved,
    Remembered,
    RoundState,
    ToyPosition,
    ToySetup,
    ToyView,
)

words.learn(Path(__file__).parent / "words")


class CoinRace(Game):
    name = "coinrace"
    title = "Coin Race"
    rules = 1
    variants = {"short": (2, 3), "long": (3, 4)}  # noqa: RUF012
    default_players = 3
    action_total = len(ACTIONS)
    setup_type = ToySetup
    view_type = ToyView
    position_type = ToyPosition
    event_type = Moved | Dared | Remembered
    state_type: type[RoundState] = RoundState

    def check(self, setup: Setup) -> None:
        assert isinstance(setup, ToySetup)
        if setup.first is not None and setup.first not in range(setup.players):
            raise Malformed("coinrace-bad-first", first=setup.first)

    def start(self, setup: Setup, dice: Dice) -> State:
        assert isinstance(setup, ToySetup)
        cards = list(DECK)
        dice.shuffle(cards)
        n = setup.players
        first = dice.below(n) if setup.first is None else setup.first
        state = self.state_type()
        state.setup, state.heard = setup, None
        state.order = tuple((first + i) % n for i in range(n))
        state.turn, state.round = 0, 1
        state.spaces, state.up, state.big = [0] * n, [False] * n, [False] * n
        state.answers = [None] * n
        state.cards, state.rest = cards[:n], tuple(cards[n:])
        state.to_act = state.waiting()
        return state

    def starting_order(self, state: State) -> tuple[int, ...]:
        return cast(RoundState, state).order

    def turns(self, state: State) -> int:
        race = cast(RoundState, state)
        return (race.round - 1) * len(race.order) + race.turn

    def action(self, action_id: int) -> Action:
        if action_id not in range(self.action_total):
            raise Malformed(
                "core-no-such-action-id", game=self.title, number=action_id, last=len(ACTIONS) - 1
            )
        return ACTIONS[action_id]

    def parse(self, text: str) -> Action:
        for action in ACTIONS:
            if action.text == text:
                return action
        raise Malformed("coinrace-nonsense", text=text, texts=tuple(a.text for a in ACTIONS))

    def know(self, view: View) -> Knowledge:
        assert isinstance(view, ToyView)
        return ToyKnowledge(self, view)

    def taken_over(self, view: ToyView) -> RoundState:
        """A state with what everybody sees."""
        state = self.state_type()
        state.setup, state.heard = view.setup, None
        state.order, state.turn, state.round = view.order, view.turn, view.round
        state.spaces, state.big = list(view.spaces), list(view.big)
        state.up = [bool(card) for card in view.up]
        state.answers = [None] * len(view.order)
        return state

    def rebuild(self, position: Position) -> State:
        assert isinstance(position, ToyPosition)
        state = self.taken_over(position.public)
        hidden = position.hidden
        if len(hidden.cards) != len(state.order) or len(hidden.answers) != len(state.order):
            raise self.impossible("cards")
        state.cards, state.rest = list(hidden.cards), hidden.rest
        state.answers = [self.parse(a) if a else None for a in hidden.answers]
        state.to_act = state.waiting()
        return state

    def laws(self, state: State) -> list[str]:
        race = cast(RoundState, state)
        broken = []
        if sorted(race.cards + list(race.rest)) != sorted(DECK):
            broken.append("cards were lost")
        if any(
            big and (up or card < 2)
            for big, up, card in zip(race.big, race.up, race.cards, strict=True)
        ):
            broken.append("a card dared with is too small")
        if any(race.answers[s] is DARE and not race.can_dare(s) for s in range(len(race.order))):
            broken.append("somebody dared who could not")
        return broken

    def secrets(self, state: State, seat: int | None) -> dict[str, object]:
        race = cast(RoundState, state)
        found: dict[str, object] = {
            f"card of {s}": card
            for s, card in enumerate(race.cards)
            if s != seat and not race.up[s]
        }
        return found

    def comparable(self, real: State, imagined: State, viewer: int | None) -> bool:
        # A card turned up is news.
        one, two = cast(RoundState, real), cast(RoundState, imagined)
        return one.up == two.up and all(
            not up or mine == yours
            for up, mine, yours in zip(one.up, one.cards, two.cards, strict=True)
        )

    def ask(self, view: View) -> Words:
        assert isinstance(view, ToyView)
        if view.outcome:
            return Words("coinrace-ask-over")
        if view.seat not in view.to_act:
            return Words("coinrace-ask-wait")
        return Words(f"coinrace-ask-{'dare' if view.turn == len(view.order) else 'drive'}")

    def explain(self, view: View, action: Action) -> Words:
        assert isinstance(view, ToyView)
        return Words(f"coinrace-{action.text}", {"card": view.card or 0} if action is CARD else {})

    def draw(self, view: View) -> str:
        assert isinstance(view, ToyView)
        lines = [f"round {view.round}, line at {view.setup.spaces}"]
        for seat, space in enumerate(view.spaces):
            card = view.card if seat == view.seat else view.up[seat] or "?"
            lines.append(f"{seat + 1} {'.' * space}> g{card}")
        return "\n".join(lines)


class ToyKnowledge(Knowledge):
    def __init__(self, game: CoinRace, view: ToyView) -> None:
        self.game, self.view = game, view

    def imagine(self, dice: Dice) -> State:
        view = self.view
        known = [view.card if s == view.seat and view.card else up for s, up in enumerate(view.up)]
        while True:  # rejection keeps every consistent deal as likely as the others
            unknown = list(DECK)
            for card in known:
                if card:
                    unknown.remove(card)
            dice.shuffle(unknown)
            cards = [card or unknown.pop() for card in known]
            if all(card >= 2 for card, big in zip(cards, view.big, strict=True) if big):
                break
        state = self.game.taken_over(view)
        state.cards, state.rest = cards, tuple(unknown)
        if view.seat is not None and view.answer:
            state.answers[view.seat] = self.game.parse(view.answer)
        state.to_act = state.waiting()
        return state


COINRACE = CoinRace()


def find_game(name: str) -> Game:
    """Like `rallybox.games.find_game`, with one game."""
    assert name == COINRACE.name
    return COINRACE
