"""What goes over the wire depends on nothing that the viewer may not know."""

from __future__ import annotations

import random

import pytest

from rallybox.core.dice import SeededDice
from rallybox.core.events import Event
from rallybox.games import GAMES
from rallybox.tables.moment import bare, happenings, moment
from rallybox.tables.play import Play
from rallybox.tables.record import SeatRecord, TableRecord
from rallybox.tables.say import said
from rallybox.tables.wire.base import Happening, Pace
from rallybox.tables.wire.socket import encode
from support.samples import asks_several

EVERY_VARIANT = [(game.name, variant) for game in GAMES.values() for variant in game.variants]


def new_record(game: str, variant: str, rng: random.Random) -> TableRecord:
    players = max(GAMES[game].variants[variant])
    return TableRecord(
        id="table",
        code="CODE",
        game=game,
        rules=GAMES[game].rules,
        setup={"variant": variant, "players": players},
        public=True,
        pace=Pace(kind="live", seconds=30, reserve=60),
        hints=True,
        host="0",
        status="running",
        secret=rng.randbytes(32).hex(),
        created=0,
        started=1,
        seats=[
            SeatRecord(seat=n, plan="person", identity=str(n), name=f"P{n}", contribution="00" * 32)
            for n in range(players)
        ],
    )


@pytest.mark.parametrize(("game", "variant"), EVERY_VARIANT)
def test_a_moment_is_the_same_in_every_world_that_looks_the_same(game: str, variant: str) -> None:
    """Whatever the others hold: view, choices, offers, what is told and clocks come out byte for
    byte."""
    rng = random.Random(f"{game} {variant}")
    record = new_record(game, variant, rng)
    play = Play.begin(record)
    viewers: list[int | None] = [None, *range(len(record.seats))]
    events: tuple[Event, ...] = ()
    told: list[Happening] = []
    asked = private = 0
    while play.state.to_act:
        if not asked or rng.random() < 0.1:
            for viewer in viewers:
                real_moment = moment(play, record, viewer, told, 5)
                asked += real_moment.decision is not None
                shown = encode(real_moment)
                plain = encode(bare(play, record, viewer, events, 5))
                world = play.game.imagine(play.state.view(viewer), SeededDice(rng.random().hex()))
                real, play.state, play._public = play.state, world, None
                assert encode(moment(play, record, viewer, told, 5)) == shown
                assert encode(bare(play, record, viewer, events, 5)) == plain
                play.state, play._public = real, None
        seat = rng.choice(play.state.to_act)
        action = rng.choice(play.state.actions(seat))
        found = play.decide(seat, action, "person", play.clocks.asked + rng.randrange(99_000))
        play.take(found)
        events, told = found.events, happenings(play.game, found.events)
        private += check_heard(play, record, events)
    assert play.state.outcome is not None
    assert asked
    assert bool(private) == (len(record.seats) > 1), "nothing was told to one seat alone"


def check_heard(play: Play, record: TableRecord, events: tuple[Event, ...]) -> int:
    """What is for one seat alone is told nobody else, not even as a sentence; how much it was."""
    private = [event for event in events if event.to is not None]
    for viewer in [None, *range(len(record.seats))]:
        told = moment(play, record, viewer, happenings(play.game, events), 5).events
        for_viewer = [event for event in events if event.heard_by(viewer)]
        assert [one.event for one in told] == for_viewer
        assert [*bare(play, record, viewer, events, 5).events] == for_viewer
        assert [one.says for one in told] == [said(one.event.words(play.game.name)) for one in told]
    return len(private)


@pytest.mark.parametrize(("game", "variant"), EVERY_VARIANT)
def test_a_quiet_step_changes_nothing_for_anybody_else(game: str, variant: str) -> None:
    """Whatever is shown to the others, and to spectators, before and after a secret answer."""
    rng = random.Random(f"quiet {game} {variant}")
    record = new_record(game, variant, rng)
    play = Play.begin(record)
    quiet = 0
    while play.state.to_act:
        seat = rng.choice(play.state.to_act)
        found = play.decide(seat, rng.choice(play.state.actions(seat)), "person", 7)
        assert found.quiet <= (len(play.state.to_act) > 1), "only if several are asked at once"
        if found.quiet:
            quiet += 1
            others = [None, *(n for n in range(len(record.seats)) if n != seat)]
            before = [encode(moment(play, record, viewer, (), 5)) for viewer in others]
            play.take(found)
            after = [encode(moment(play, record, viewer, (), 5)) for viewer in others]
            assert before == after
        else:
            play.take(found)
    assert bool(quiet) == asks_several(GAMES[game])
