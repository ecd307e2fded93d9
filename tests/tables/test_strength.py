"""How strong somebody is: the formula, what counts, and that it finds who is as strong."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from openskill.models import PlackettLuce

from rallybox.arena.match import play_match
from rallybox.bots import make_bot
from rallybox.bots.ladder import scale, setting_of
from rallybox.bots.ladders import ladder_of
from rallybox.core.game import Game
from rallybox.core.outcome import Outcome
from rallybox.games import GAMES
from rallybox.tables import lobby, strength
from rallybox.tables.record import TableRecord
from rallybox.tables.strength import BETA, Rated
from rallybox.tables.wire.lobby import JoinTable, NewTable
from support.samples import IN_TURN, bringing
from tables.evening import ADA, BEA

GAME = GAMES[IN_TURN]
UNIT = 25 / 6 / BETA


def full(*_: object) -> float:
    return 1.0


@pytest.mark.parametrize("places", [p for p in product((1, 2, 3), repeat=3) if 1 in p])
def test_it_is_what_openskill_says(places: tuple[int, ...]) -> None:
    """Bots are known for sure, which is what a spread of nearly nothing means to openskill."""
    field = [Rated(1140.0, 150.0), Rated(1200.0, 0.0), Rated(1010.0, 60.0)]
    model = PlackettLuce(tau=0.0, gamma=full)
    before = [[model.rating(one.rating * UNIT, one.spread * UNIT or 1e-9)] for one in field]
    after = model.rate(before, ranks=[float(place) for place in places])
    for seat in (0, 2):
        found = strength._moved(field, places, seat)
        assert found.rating * UNIT == pytest.approx(after[seat][0].mu, abs=1e-6)
        least = strength.LEAST_SPREAD * UNIT
        assert found.spread * UNIT == pytest.approx(max(after[seat][0].sigma, least), abs=1e-6)


def finished(*plans: str, places: tuple[int, ...]) -> TableRecord:
    record = lobby.create(ADA, NewTable(game=IN_TURN, seats=plans), 1)
    if "person" in plans[1:]:
        lobby.join(record, BEA, JoinTable())
    lobby.start(record, ADA, 2, 1050)
    record.status = "finished"
    record.outcome = Outcome(places=places, scores=(0,) * len(places), reason="test")
    return record


def test_whoever_wins_is_stronger_and_whoever_loses_weaker() -> None:
    start = strength.beginner(GAME)
    for places, better in (((1, 2, 3), True), ((3, 1, 2), False)):
        record = finished("person", "thrifty@me", "club", places=places)
        (found,) = strength.counted(record, {}).values()
        assert (found.rating > start.rating) is better
        assert (found.games, found.spread < start.spread) == (1, True)
    together = finished("person", "person", "club", places=(1, 2, 3))
    assert set(strength.counted(together, {})) == {ADA.id, BEA.id}


def test_what_tells_nothing_does_not_count() -> None:
    places = (1, 2, 3)
    assert strength.counted(finished("person", "person", "club", places=places), {})
    only_people = lobby.create(
        ADA, NewTable(game=IN_TURN, seats=("person",) * 3, here={1: "B", 2: "C"}), 1
    )
    lobby.start(only_people, ADA, 2)
    only_people.outcome = Outcome(places=places, scores=places, reason="test")
    given_up = finished("person", "club", "club", places=places)
    given_up.seats[0].stand_in = "club"
    unfinished = finished("person", "club", "club", places=places)
    unfinished.outcome = None
    older = finished("person", "club", "club", places=places)
    older.seats[1].plan = "@7"
    for record in (only_people, given_up, unfinished, older):
        assert strength.counted(record, {}) == {}


def at_once(game: Game) -> tuple[int, int]:
    """The ratings of drivers that decide without looking ahead: hundreds of games take seconds."""
    ends = scale(game)
    assert ends is not None
    quick = [at for at in range(ends[0], ends[1] + 1) if not setting_of(game, f"@{at}").effort]
    return quick[0], quick[-1]


def won_of_late(game: str, rating: int, games: int, last: int, seed: int) -> float:
    """Plays against bots that follow; how often a driver of a rating, in the person's seat, has won
    of the last games, where a tie counts in parts."""
    rng, known, wins = Random(seed), strength.beginner(GAMES[game]), 0.0
    low, high = at_once(GAMES[game])
    setup = GAMES[game].setup({"players": 4})
    for number in range(games):
        like = max(low, min(high, round(known.rating)))
        names = [f"@{like}"] * 3
        seat = rng.randrange(4)
        names.insert(seat, f"@{rating}")
        seated = [make_bot(name, GAMES[game]) for name in names]
        outcome = play_match(GAMES[game], setup, seated, rng.randrange(2**30)).outcome
        field = [Rated(float(like), 0.0)] * 4
        field[seat] = known
        known = strength._moved(field, outcome.places, seat)
        if number >= games - last and outcome.places[seat] == 1:
            wins += 1 / len(outcome.winners)
    return wins / last


@pytest.mark.long
@pytest.mark.parametrize("game", bringing(lambda game: ladder_of(game).points))
def test_after_some_games_everybody_wins_their_fair_share(game: str) -> None:
    """Twelve people of three strengths, 40 games each: of the last 20 each wins about a quarter.

    Not of the ends of what is looked at here: nobody weaker (or stronger) is there to follow them.
    """
    low, high = at_once(GAMES[game])
    for part in (0.25, 0.5, 0.75):
        rating = round(low + part * (high - low))
        share = sum(won_of_late(game, rating, 40, 20, seed) for seed in range(4)) / 4
        assert 0.25 * 0.55 < share < 0.25 * 1.6, rating
