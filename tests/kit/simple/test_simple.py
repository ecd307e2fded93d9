"""Whole games from a declared table: they keep the contract, and what is broken is found."""

from __future__ import annotations

import json
import pickle
import random
from collections import Counter
from collections.abc import Sequence
from typing import Any, cast

import msgspec
import pytest

from kit.simple.cans import CANS, Cans, Heap
from kit.simple.hill import CARDS, HAND, HIGHEST, HILLCLIMB, NOBODY, Hill, HillClimb
from rallybox.bots.guides import guide_of
from rallybox.bots.search import SearchBot
from rallybox.core import Dice, Game, Illegal, Malformed, SeededDice, Setup, State, conformance
from rallybox.core.conformance import Broken, check_game
from rallybox.core.errors import Endless
from rallybox.kit.simple import UNSEEN, SimpleView, Tell
from rallybox.kit.simple.state import SimpleState
from support.positions import Dump, believed, dumped

both = pytest.mark.parametrize("game", [HILLCLIMB, CANS], ids=lambda game: game.name)


def begun(game: Game, steps: int = 0, seed: int = 1, **options: object) -> SimpleState:
    rng = random.Random(seed)
    walk = conformance.walk(game, game.setup(options), seed, rng.randrange)
    for _ in range(steps):
        next(walk)
    return cast(SimpleState, next(walk))


def table_of(state: State, seat: int | None) -> Any:
    return cast(SimpleView, state.view(seat)).table


# -- the contract --------------------------------------------------------------------------------


@both
def test_both_keep_every_promise(game: Game) -> None:
    check_game(game, seeds=12)


@both
def test_both_are_told_in_every_language(game: Game) -> None:
    """The words are learned in English only, so that is what everybody gets."""
    view = begun(game).view(0)
    assert len({game.ask(view).say(language) for language in ("en", "fr", "de")}) == 1


@both
def test_bots_that_know_nothing_of_them_play_them(game: Game) -> None:
    state = begun(game)
    seat = state.to_act[0]
    bot = SearchBot(guide_of(game), 50)
    assert bot.decide(state.view(seat), state.actions(seat), SeededDice(1)) in state.actions(seat)


def test_a_search_plays_an_open_game_well() -> None:
    """Of six cans take two: whoever is left with four has lost."""
    state = CANS.start(CANS.setup({"cans": 6}), SeededDice(1))
    seat = state.to_act[0]
    bot = SearchBot(guide_of(CANS), 400)
    found = bot.decide(state.view(seat), state.actions(seat), SeededDice(1))
    assert found.text == "take 2"


# -- who sees what -------------------------------------------------------------------------------


def test_everybody_sees_the_own_hand_and_how_many_cards_lie_elsewhere() -> None:
    state = begun(HILLCLIMB, players=3)
    whole = cast(Hill, state.table)
    for seat in range(3):
        table = table_of(state, seat)
        assert table.hands[seat] == whole.hands[seat]
        assert [table.hands[other] for other in range(3) if other != seat] == [[UNSEEN] * HAND] * 2
        assert table.deck == [UNSEEN] * (len(CARDS) - 3 * HAND)
    assert table_of(state, None).hands == [[UNSEEN] * HAND] * 3


def test_what_is_seen_and_copied_is_independent() -> None:
    state = begun(HILLCLIMB)
    before = state.dump()
    tables: list[Any] = [state.copy().table, table_of(state, 0), table_of(state, None)]
    for other in tables:
        other.hands[0].clear()
        other.cars[0] = 99
        other.deck.clear()
        other.played[0].append("c1")
    assert state.dump() == before


def honking() -> SimpleState:
    """Seat 1 has honked: it holds the highest card and one of c1, c2, c3; the others are hidden."""
    table = Hill(
        turn=1,
        cars=[4 + 5 + 6, 7 + 8 + 9 + 10 + 11],
        played=[["c4", "c5", "c6"], ["c7", "c8", "c9", "c10", "c11"]],
        hands=[[], [HIGHEST, "c1"]],
        deck=["c2", "c3"],
        honked=1,
    )
    return SimpleState.of(HILLCLIMB, HILLCLIMB.setup({}), table)


def test_what_was_shown_is_imagined_and_the_rest_evenly() -> None:
    knowledge, dice = HILLCLIMB.know(honking().view(0)), SeededDice(1)
    others: Counter[str] = Counter()
    for _ in range(900):
        hand = cast(Hill, cast(SimpleState, knowledge.imagine(dice)).table).hands[1]
        assert HIGHEST in hand
        others.update(card for card in hand if card != HIGHEST)
    assert set(others) == {"c1", "c2", "c3"}
    assert all(abs(count - 300) < 70 for count in others.values())


def test_who_honks_shows_it_until_the_card_is_played() -> None:
    state = honking()
    assert [action.text for action in state.actions(1)] == ["c1", HIGHEST]
    events = state.play(1, HILLCLIMB.parse(HIGHEST), SeededDice(1))
    told = [event.words("hillclimb").named({1: "Ada"}).say() for event in events]
    assert told[0] == "Ada plays c12 and comes to space 57."
    assert events[1].to == 1
    assert table_of(state, None).honked == NOBODY


# -- orders --------------------------------------------------------------------------------------


def test_an_order_that_cannot_be_given_now_is_refused_with_a_sentence() -> None:
    state = honking()
    before = state.dump()
    for order, sentence in (("c5", "“c5” is not possible now."), ("honk", "has not said so")):
        with pytest.raises(Illegal, match=sentence):
            state.play(1, HILLCLIMB.parse(order), SeededDice(1))
    assert state.dump() == before


def test_an_order_that_there_is_not_is_malformed() -> None:
    with pytest.raises(Malformed, match="has no order “fly”"):
        HILLCLIMB.parse("fly")
    assert HILLCLIMB.parse("  c1 ") is HILLCLIMB.action(0)
    for number in (-1, HILLCLIMB.action_total, 10**30):
        with pytest.raises(Malformed, match="numbers run from 0 to 12"):
            HILLCLIMB.action(number)


# -- positions -----------------------------------------------------------------------------------


def mangled(game: Game, steps: int, **parts: object) -> Dump:
    """A position with other parts of its table."""
    dump = dumped(begun(game, steps))
    dump["hidden"]["table"] |= parts
    return dump


@pytest.mark.parametrize(
    ("parts", "reason"),
    [
        ({"deck": ["c1"] * 6}, "cards"),
        ({"deck": [UNSEEN] * 6}, "cards"),
        ({"hands": [["c1", "c2", "c3"]]}, "hands"),
        ({"hands": [[], [], []]}, "hands"),
        ({"turn": 2}, "there is no such seat"),
        ({"turn": -(10**30)}, "there is no such seat"),
        ({"honked": 7}, "there is no such seat"),
        ({"cars": [0]}, "not one car per seat"),
        ({"cars": [3, 0]}, "where the cards lead"),
        ({"played": [["x"], []]}, "there is no such card"),
        ({"played": 3}, "is not part of a game"),
        ({"wheels": 4}, "is not part of a game"),
    ],
)
def test_tables_at_which_no_game_can_stand_are_refused(
    parts: dict[str, object], reason: str
) -> None:
    with pytest.raises(Malformed, match=reason):
        HILLCLIMB.read_position(json.dumps(mangled(HILLCLIMB, 0, **parts)), exact=False)


def test_what_all_see_must_be_what_they_see_of_the_table() -> None:
    dump = dumped(begun(HILLCLIMB, 2))
    hand = dump["hidden"]["table"]["hands"][0]
    for wrong in ({"cars": [0, 0]}, {"hands": [hand, [UNSEEN] * HAND]}, {"honked": 1}):
        seen = dump["public"]["table"]
        public = dump["public"] | {"table": seen | wrong}
        assert public != dump["public"]
        other = json.dumps(dump | {"public": public})
        with pytest.raises(Malformed, match="what all see does not follow"):
            HILLCLIMB.read_position(other)
        assert dumped(HILLCLIMB.read_position(other, exact=False)) == dump


def test_damaged_tables_are_refused_or_can_be_played_on() -> None:
    rng, fine = random.Random(1), 0
    for seed in range(300):
        game: Game = HILLCLIMB if seed % 2 else CANS
        dump = dumped(begun(game, rng.randrange(4), seed))
        table = dump[rng.choice(("public", "hidden", "hidden"))]["table"]
        name = rng.choice(list(table))
        table[name] = damage(table[name], rng)
        state = believed(game, dump)
        if state is not None:
            fine += 1
            for check in conformance.CHECKS:
                check(game, state, rng)
    assert 30 < fine < 270


def damage(value: Any, rng: random.Random) -> Any:
    """Something else in a value's place."""
    if isinstance(value, list):
        mixed, inside = rng.sample(value, len(value)), [damage(one, rng) for one in value]
        return rng.choice([mixed, inside, value[1:], [*value, *value[:1]]])
    odd: list[Any] = [value, None, -1, 0, 1, 2, 10**30, "c1", UNSEEN, [], {}]
    return rng.choice(odd)


# -- what a new game could do wrong --------------------------------------------------------------


def test_a_hidden_card_among_what_all_see_is_found() -> None:
    class Leaky(HillClimb):
        table_type = Hill

        def play(self, table: Hill, seat: int, order: str, dice: Dice, tell: Tell) -> None:
            super().play(table, seat, order, dice, tell)
            table.honked = seat if HIGHEST in table.hands[seat] else NOBODY

    with pytest.raises(Broken, match=r"depends on a secret|does not look like"):
        check_game(Leaky())


def test_a_lost_card_is_found() -> None:
    class Greasy(HillClimb):
        table_type = Hill

        def drive(self, table: Hill, seat: int, card: str, tell: Tell) -> None:
            super().drive(table, seat, card, tell)
            table.played[seat].pop()

    with pytest.raises(Broken, match="laws broken: \\['cards'\\]"):
        check_game(Greasy())


def test_orders_that_follow_from_what_the_seat_does_not_see_are_found() -> None:
    class Clairvoyant(HillClimb):
        table_type = Hill

        def orders(self, table: Hill, seat: int) -> Sequence[str]:
            found = super().orders(table, seat)
            last = table.deck[-1:] == [HIGHEST]
            return found[:1] if last else found

    with pytest.raises(Broken, match="has other actions in what it imagines"):
        check_game(Clairvoyant(), seeds=40)


def test_a_table_that_is_not_checked_is_a_mistake_of_the_game() -> None:
    """What `check_table` lets pass is played: so a game must look at what it reads by number."""

    class Trusting(Cans):
        table_type = Heap

        def check_table(self, table: Heap, setup: Setup) -> str:
            return ""

    dump = dumped(begun(CANS))
    dump["hidden"]["table"]["turn"] = 9
    with pytest.raises(Malformed, match="no such seat"):
        CANS.read_position(msgspec.json.encode(dump), exact=False)
    assert Trusting().read_position(msgspec.json.encode(dump), exact=False).to_act == (9,)


# -- rules that never come to an end ---------------------------------------------------------------


class LeakyCans(Cans):
    """Somebody fills the cans up again."""

    name = "leakycans"

    def play(self, table: Heap, seat: int, order: str, dice: Dice, tell: Tell) -> None:
        table.turn = (seat + 1) % len(table.taken)


class NoHill(HillClimb):
    """No world is good enough."""

    name = "nohill"

    def possible(self, table: Hill) -> bool:
        return False


def test_bots_do_not_play_on_for_ever() -> None:
    game = LeakyCans()
    with pytest.raises(Endless, match="leakycans: no end after 20000 decisions") as found:
        guide_of(game).rollout(begun(game), SeededDice(1))
    assert str(pickle.loads(pickle.dumps(found.value))) == str(found.value)  # from a worker


def test_bots_do_not_look_for_ever_for_a_world_that_cannot_be() -> None:
    game = NoHill()
    with pytest.raises(Endless, match="nohill: none of 20000 worlds"):
        game.imagine(begun(game).view(0), SeededDice(1))
