"""The conformance suite passes the toy game, and fails each way of breaking it.

Every mutant below is the toy with one mistake that a new game could make.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Self

import msgspec
import pytest

from rallybox.core import (
    Action,
    Dice,
    Event,
    Illegal,
    NotYourDecision,
    Offer,
    Outcome,
    RallyboxError,
    SeededDice,
    State,
    View,
    conformance,
)
from rallybox.core.conformance import Broken, check_game
from toy import COINRACE, DECK, CoinRace, RoundState, ToyView
from toy.state import DARE, STAY, WALK, Dared, Moved, ToyPosition


def caught(game: CoinRace) -> str:
    """The suite's complaint about a broken game."""
    with pytest.raises(Broken) as complaint:
        check_game(game, seeds=6)
    return str(complaint.value)


def with_state(state: type[RoundState]) -> CoinRace:
    """The toy, played on another kind of state."""

    class Mutant(CoinRace):
        state_type = state

    return Mutant()


def test_the_toy_itself_passes() -> None:
    check_game(COINRACE)


# -- secrets ---------------------------------------------------------------------------------


def test_a_view_that_shows_a_hidden_card() -> None:
    class Leaky(RoundState):
        def view(self, seat: int | None) -> ToyView:
            view = super().view(seat)
            if seat is None:
                return view
            return msgspec.structs.replace(view, up=tuple(self.cards))

    class Mutant(CoinRace):
        state_type = Leaky

        def imagine(self, view: View, dice: Dice) -> State:
            assert isinstance(view, ToyView)
            hidden = msgspec.structs.replace(view, up=(0,) * len(view.order))
            return super().imagine(hidden, dice)

    complaint = caught(Mutant())
    assert "depends on a secret" in complaint or "does not look like its view" in complaint


def test_a_table_that_waits_only_for_those_who_could_dare() -> None:
    class Telling(RoundState):
        """Breaks RR-15: whom the table waits for gives hands away."""

        def view(self, seat: int | None) -> ToyView:
            view = super().view(seat)
            if self.turn < len(self.order):
                return view
            able = tuple(s for s in view.to_act if self.can_dare(s))
            return msgspec.structs.replace(view, to_act=able)

    complaint = caught(with_state(Telling))
    assert "depends on a secret" in complaint or "does not look like its view" in complaint


def test_an_event_that_tells_everybody_a_hidden_card() -> None:
    class Chatty(RoundState):
        def drive(self, seat: int, action: Action, dice: Dice) -> None:
            super().drive(seat, action, dice)
            if self.heard is not None and action is WALK:
                told = Moved(seat=seat, how=f"a {self.cards[seat]} in hand", space=0)
                self.heard[-1] = told

    assert "hears of <Action walk>" in caught(with_state(Chatty))


def test_an_event_that_goes_to_the_wrong_seat() -> None:
    class Misdirected(RoundState):
        def settle(self) -> None:
            super().settle()
            if self.heard is not None:
                n = len(self.order)
                self.heard[1:] = [
                    msgspec.structs.replace(e, to=((e.to or 0) + 1) % n) for e in self.heard[1:]
                ]

    assert "hears of" in caught(with_state(Misdirected))


def test_an_answer_that_shows_before_all_have_answered() -> None:
    class Open(RoundState):
        def apply(self, seat: int, action: Action, dice: Dice) -> None:
            asked = self.turn == len(self.order)
            if asked and self.heard is not None:
                self.heard.append(Dared(dared=(seat,) if self.can_dare(seat) else ()))
            super().apply(seat, action, dice)

    complaint = caught(with_state(Open))
    assert "depends on a secret" in complaint or "order of the answers" in complaint


def test_imagining_that_never_varies_a_secret() -> None:
    class Mutant(CoinRace):
        def imagine(self, view: View, dice: Dice) -> State:
            return super().imagine(view, SeededDice(1))

    assert caught(Mutant()) == "never varied: {'card'}"


def test_imagining_cards_that_are_not_in_the_deck() -> None:
    class Mutant(CoinRace):
        def imagine(self, view: View, dice: Dice) -> State:
            world = super().imagine(view, dice)
            assert isinstance(world, RoundState)
            world.rest = world.rest[1:]
            return world

    assert "imagines an impossible state" in caught(Mutant())


def test_imagining_that_forgets_what_is_known() -> None:
    class Mutant(CoinRace):
        def imagine(self, view: View, dice: Dice) -> State:
            assert isinstance(view, ToyView)
            return super().imagine(msgspec.structs.replace(view, seat=None, card=None), dice)

    assert "does not look like its view" in caught(Mutant())


def test_a_drawing_that_nobody_can_print() -> None:
    class Mutant(CoinRace):
        def draw(self, view: View) -> str:
            return super().draw(view) + "-" * 100

    assert "columns wide" in caught(Mutant())


# -- decisions -------------------------------------------------------------------------------


def test_simultaneous_answers_whose_order_matters() -> None:
    class Hasty(RoundState):
        """The first to dare moves, whoever dares after."""

        def apply(self, seat: int, action: Action, dice: Dice) -> None:
            if action is DARE and DARE not in self.answers:
                self.spaces[seat] += 1
            super().apply(seat, action, dice)

    assert "the order of the answers" in caught(with_state(Hasty))


def test_simultaneous_answers_that_use_the_dice_as_they_come() -> None:
    class Lucky(RoundState):
        def apply(self, seat: int, action: Action, dice: Dice) -> None:
            if self.turn == len(self.order):
                self.spaces[seat] += dice.below(2)
            super().apply(seat, action, dice)

    complaint = caught(with_state(Lucky))
    assert "the order of the answers" in complaint or "depends on a secret" in complaint


def test_a_refused_action_that_changes_the_state() -> None:
    class Sloppy(RoundState):
        def illegal(self, seat: int, action: Action) -> Illegal:
            self.round += 1
            return super().illegal(seat, action)

    assert "a refused action has changed the state" in caught(with_state(Sloppy))


def test_an_action_that_is_listed_but_refused() -> None:
    class Fickle(RoundState):
        def why_not(self, seat: int, action: Action) -> RallyboxError | None:
            reason = super().why_not(seat, action)
            return Illegal("coinrace-no-card") if action is STAY and not reason else reason

    assert "is listed but refused" in caught(with_state(Fickle))


def test_an_action_that_is_not_listed_but_accepted() -> None:
    class Lax(RoundState):
        def why_not(self, seat: int, action: Action) -> None:
            return None

    assert "not refused" in caught(with_state(Lax))


def test_a_refusal_of_the_wrong_kind() -> None:
    class Rude(RoundState):
        def why_not(self, seat: int, action: Action) -> NotYourDecision | None:
            fine = action in self.actions(seat)
            return None if fine else NotYourDecision("core-not-your-decision")

    assert "wrong kind of error" in caught(with_state(Rude))


def test_play_that_ignores_its_own_refusal() -> None:
    class Deaf(RoundState):
        def play(self, seat: int, action: Action, dice: Dice) -> list[Event]:
            return []

    assert "can be played" in caught(with_state(Deaf))


def test_a_seat_with_nothing_to_do() -> None:
    class Stuck(RoundState):
        def actions(self, seat: int) -> Sequence[Action]:
            return () if self.turn == 0 else super().actions(seat)

    assert "owes a decision but has no action" in caught(with_state(Stuck))


def test_a_seat_that_may_act_out_of_turn() -> None:
    class Pushy(RoundState):
        def actions(self, seat: int) -> Sequence[Action]:
            return super().actions(seat) or (WALK,)

    assert "owes nothing but has actions" in caught(with_state(Pushy))


def test_an_action_listed_twice() -> None:
    class Stammering(RoundState):
        def actions(self, seat: int) -> Sequence[Action]:
            return (*super().actions(seat), *super().actions(seat))

    assert "has an action twice" in caught(with_state(Stammering))


def test_a_wrong_number_of_choices() -> None:
    class Miscounting(RoundState):
        def choices(self, seat: int) -> int:
            return super().choices(seat) + (self.turn == 1)

    assert "has another number of choices" in caught(with_state(Miscounting))


def test_a_choice_that_is_not_the_listed_action() -> None:
    class Mistaken(RoundState):
        def choose(self, seat: int, index: int, dice: Dice) -> None:
            self.apply(seat, self.actions(seat)[-1 - index], dice)

    assert "is not applying it" in caught(with_state(Mistaken))


def test_a_choice_that_uses_other_dice() -> None:
    class Wasteful(RoundState):
        def choose(self, seat: int, index: int, dice: Dice) -> None:
            super().choose(seat, index, dice)
            dice.below(2)

    assert caught(with_state(Wasteful)) == "choosing uses other dice"


def test_a_notation_that_leads_elsewhere() -> None:
    class Mutant(CoinRace):
        def parse(self, text: str) -> Action:
            return super().parse("walk" if text == "flip" else text)

    assert "its notation leads elsewhere" in caught(Mutant())


# -- states ----------------------------------------------------------------------------------


def test_a_shallow_copy() -> None:
    class Shallow(RoundState):
        def copy(self) -> Self:
            twin = super().copy()
            twin.spaces = self.spaces
            return twin

    assert "copy" in caught(with_state(Shallow))


def test_a_copy_that_forgets_something() -> None:
    class Forgetful(RoundState):
        def copy(self) -> Self:
            twin = super().copy()
            twin.big = [False] * len(self.order)
            return twin

    assert "a copy differs from its original" in caught(with_state(Forgetful))


def test_a_dump_that_forgets_an_answer() -> None:
    class Forgetful(RoundState):
        def dump(self) -> ToyPosition:
            dump = super().dump()
            hidden = msgspec.structs.replace(dump.hidden, answers=(None,) * len(self.order))
            return msgspec.structs.replace(dump, hidden=hidden)

    assert "a loaded position asks other seats" in caught(with_state(Forgetful))


def test_what_all_see_that_does_not_follow_from_the_position() -> None:
    class Boastful(RoundState):
        def dump(self) -> ToyPosition:
            dump = super().dump()
            public = msgspec.structs.replace(dump.public, to_act=(*dump.public.to_act, 9))
            return msgspec.structs.replace(dump, public=public)

    complaint = caught(with_state(Boastful))
    assert "a position of the game itself is refused" in complaint
    assert "what all see does not follow from it" in complaint


def test_a_view_beside_the_spectators_that_is_another() -> None:
    class Careless(RoundState):
        def view_beside(self, public: View, seat: int) -> View:
            return msgspec.structs.replace(public, seat=seat)

    assert "beside the spectators' view" in caught(with_state(Careless))


def test_an_offer_that_is_lost_in_json() -> None:
    class Walk(Offer, frozen=True, kw_only=True):
        spaces: int

    class Mutant(CoinRace):
        offer_type = Walk

        def offer(self, view: View, action: Action) -> Offer:
            return Walk(spaces=1) if action is WALK else super().offer(view, action)

    assert "Order(text='flip') of the game itself is refused" in caught(Mutant())


def test_a_game_that_never_ends() -> None:
    class Endless(RoundState):
        @property
        def outcome(self) -> Outcome | None:
            return None

    setup = COINRACE.setup({})
    with pytest.raises(Broken, match="no end after"):
        for _ in conformance.walk(with_state(Endless), setup, 1, random.Random(1).randrange):
            pass


def test_cards_that_get_lost() -> None:
    class Greasy(RoundState):
        def settle(self) -> None:
            super().settle()
            self.rest = self.rest[1:]

    assert "cards were lost" in caught(with_state(Greasy))


def test_places_with_a_gap() -> None:
    class Unjust(RoundState):
        @property
        def outcome(self) -> Outcome | None:
            end = super().outcome
            return end and msgspec.structs.replace(end, places=tuple(p + 1 for p in end.places))

    assert "leave a gap" in caught(with_state(Unjust))


def test_a_finished_game_that_still_asks() -> None:
    class Clingy(RoundState):
        def waiting(self) -> tuple[int, ...]:
            return super().waiting() or (0,)

    assert "to_act and outcome disagree" in caught(with_state(Clingy))


def test_listening_that_changes_the_game() -> None:
    class SelfConscious(RoundState):
        def drive(self, seat: int, action: Action, dice: Dice) -> None:
            if self.heard is not None:
                self.spaces[seat] += 1
            super().drive(seat, action, dice)

    assert "listening to events changes the game" in caught(with_state(SelfConscious))


def test_chance_that_does_not_come_from_the_dice() -> None:
    class Mutant(CoinRace):
        def start(self, setup: object, dice: Dice) -> State:
            assert isinstance(setup, self.setup_type)
            state = super().start(setup, dice)
            assert isinstance(state, RoundState)
            cards = random.sample(DECK, len(DECK))
            n = setup.players
            state.cards, state.rest = cards[:n], tuple(cards[n:])
            return state

    assert "the same seed gives another game" in caught(Mutant())


def test_an_event_without_a_sentence() -> None:
    class Unheard(Event, frozen=True, kw_only=True):
        pass

    class Mute(RoundState):
        def settle(self) -> None:
            super().settle()
            if self.heard is not None:
                self.heard.append(Unheard())

    class Mutant(CoinRace):
        state_type = Mute
        event_type = CoinRace.event_type | Unheard

    with pytest.raises(LookupError, match="coinrace-event-unheard"):
        check_game(Mutant())
