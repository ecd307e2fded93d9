"""What drivers say is heard by everybody, and tells nothing that not everybody has seen."""

from __future__ import annotations

import random

import pytest
from msgspec import UNSET

from rallybox.bots.scale import CHARACTERS
from rallybox.core.dice import SeededDice
from rallybox.core.words import knows
from rallybox.games import GAMES
from rallybox.tables import quips
from rallybox.tables.drivers import characters
from rallybox.tables.home import Home
from rallybox.tables.moment import moment, quip
from rallybox.tables.order import order_of
from rallybox.tables.play import Play
from rallybox.tables.table import Table
from support.samples import IN_TURN, bringing, variant_of
from tables.evening import Clock, act, begun, everybody, run

WORLDS = 3
DRIVERS = tuple(CHARACTERS)


async def table_of(game: str) -> Table:
    """Everybody is a character, driven at random by who plays the test."""
    variant = variant_of(game)
    table = await begun(Home(Clock()), game, variant)
    for seat in table.record.seats:
        seat.plan, seat.identity = DRIVERS[seat.seat % len(DRIVERS)], None
    assert len(characters(table.record)) == len(everybody(game, variant))
    return table


def other_worlds(play: Play, dice: SeededDice) -> None:
    """The same public history with other cards: what nobody may know is drawn anew."""
    game = play.game
    if play.before is not None:
        play._before = game.imagine(play.before, dice)
    play.state = game.imagine(play.public, dice)
    play._public = None


@pytest.mark.parametrize("game", GAMES)
def test_whatever_the_cards_are_the_same_is_said(game: str) -> None:
    async def evening() -> None:
        rng, dice = random.Random(game), SeededDice(game)
        table, said, hidden, varied = await table_of(game), 0, 0, 0
        while table.playing().state.outcome is None:
            await act(table, rng)
            play, record = table.playing(), table.record
            heard = quip(play, record)
            said += heard is not UNSET
            real, before = play.state, play._before
            secrets = play.game.secrets(real, None)
            hidden += bool(secrets)
            for _ in range(WORLDS):
                other_worlds(play, dice)
                varied += play.game.secrets(play.state, None) != secrets
                assert quip(play, record) == heard
                # Nor does it matter who listens.
                for seat in (None, 0, len(record.seats) - 1):
                    assert moment(play, record, seat, (), 1).quip == heard
            play.state, play._before, play._public = real, before, None
        assert bool(varied) == bool(hidden), "the worlds did differ, if there is anything to hide"
        assert said, "somebody has won, at least, and says so"
        assert said <= 2 + table.playing().step / quips.BREATH, "nobody is chatty"

    run(evening())


def test_a_seats_own_view_is_never_asked() -> None:
    async def evening() -> None:
        play = (await table_of(IN_TURN)).playing()
        for before, after in ((None, play.view(0)), (play.view(0), play.public)):
            with pytest.raises(ValueError, match="everybody"):
                quips.quip(play.game, "t", 5, before, after, {0: "thrifty"})

    run(evening())


def test_every_driver_has_words_for_every_occasion() -> None:
    for driver in CHARACTERS:
        assert knows(f"bots-driver-{driver}")
        assert all(knows(f"bots-says-{driver}-{occasion}") for occasion in quips.CHANCES)


@pytest.mark.parametrize("game", bringing(order_of))
def test_everybody_has_a_place_all_the_time(game: str) -> None:
    order = order_of(GAMES[game])
    assert order is not None

    async def evening() -> None:
        table, rng = await begun(Home(Clock()), game, variant_of(game)), random.Random(1)
        while table.playing().state.outcome is None:
            places = order(table.playing().public)
            assert len(places) == len(table.record.seats)
            assert min(places) == 1
            await act(table, rng)

    run(evening())
