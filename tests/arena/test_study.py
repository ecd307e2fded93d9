"""Studies: what is rigged is found, what is fair is not accused, and every figure adds up."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rallybox.arena.match import Played, play_match
from rallybox.arena.study import Cell, Study, grid, run_study
from rallybox.arena.study_features import Feature, counted_of, features_of, happenings, rounds_of
from rallybox.arena.study_page import study_page
from rallybox.arena.study_report import FEWEST_GAMES, StudyReport, report
from rallybox.arena.study_statistics import (
    chi_square_tail,
    corrected,
    evenness,
    normal_tail,
    ratio_from_sums,
    wilson,
)
from rallybox.arena.study_tally import CellTally, Sums, margin_of, unit_of
from rallybox.bots import Bot, make_bot
from rallybox.cli.main import main
from rallybox.core import Event, Game, Malformed, Outcome
from rallybox.core.words import Words, knows
from rallybox.games import GAMES
from support.samples import ALONE, ALONE_VARIANT, ANY, IN_TURN, variant_of
from toy import COINRACE, find_game
from toy.rigged import find_rigged
from toy.state import Dared, Moved, Remembered

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def study(games: int = 60, **changes: object) -> Study:
    basic = Study(game="coinrace", cells=grid(COINRACE), bot="random", seed="7", games=games)
    return msgspec.structs.replace(basic, **changes)


def studied(wanted: Study) -> StudyReport:
    return report(wanted, run_study(wanted, find=find_game), find_game)


# -- fair and unfair -----------------------------------------------------------------------------


def test_a_fair_game_is_not_accused_and_a_rigged_one_is() -> None:
    wanted = study(300, cells=grid(COINRACE, players=[3]))
    fair = studied(wanted)
    assert all(cell.seats is not None and not cell.seats.real for cell in fair.cells)
    rigged = report(wanted, run_study(wanted, find=find_rigged), find_rigged)
    for cell in rigged.cells:
        assert cell.seats is not None
        assert cell.seats.real
        first, *others = cell.seats.shares
        assert first.low > 1 / 3
        assert all(first.value > other.value for other in others)
    # The rigged seat starts as early or late as the others.
    assert sum(cell.starts is not None and cell.starts.real for cell in rigged.cells) < 2


def test_what_winners_do_is_found() -> None:
    """In the toy, whoever flips or plays a card wins more often than who walks."""
    (cell,) = studied(study(400, cells=(Cell("long", 4),))).cells
    found = {(m.feature, m.sort): m for m in cell.matters}
    total = found["moved", ""]
    assert total.per_game == pytest.approx(cell.events["Moved"], abs=1e-4)
    for sort, more in (("card", True), ("walk", False)):
        matter = found["moved-how", sort]
        assert matter.winners is not None
        assert matter.real
        assert (matter.winners.low > 1) if more else (matter.winners.high < 1)


def test_the_test_accuses_the_innocent_as_often_as_it_says() -> None:
    """Equal seats, some wins shared: about 5 of 100 come out below 0.05."""
    rng = random.Random("innocent")
    accused = 0
    for _ in range(600):
        shares: Counter[tuple[str, int]] = Counter()
        wins = [0.0] * 4
        for _ in range(60):
            winners = rng.sample(range(4), rng.choice([1, 1, 1, 2, 4]))
            for seat in winners:
                shares[str(seat), len(winners)] += 1
                wins[seat] += 1 / len(winners)
        accused += evenness(shares, wins, 60)[1] < 0.05
    assert 12 <= accused <= 50


def test_without_shared_wins_it_is_pearsons_test() -> None:
    wins = [30, 20, 10]
    shares = {(str(seat), 1): count for seat, count in enumerate(wins)}
    value, chance = evenness(shares, wins, 60)
    assert value == pytest.approx(sum((won - 20) ** 2 / 20 for won in wins))
    assert chance == pytest.approx(chi_square_tail(10.0, 2))
    assert evenness({("0", 3): 5, ("1", 3): 5, ("2", 3): 5}, [5 / 3] * 3, 5) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("value", "freedom"), [(3.841459, 1), (5.991465, 2), (7.814728, 3), (9.487729, 4), (11.0705, 5)]
)
def test_chances_are_those_of_the_printed_tables(value: float, freedom: int) -> None:
    assert chi_square_tail(value, freedom) == pytest.approx(0.05, abs=1e-6)
    assert chi_square_tail(0.0, freedom) == 1.0
    assert normal_tail(1.959964) == pytest.approx(0.05, abs=1e-6)


def test_intervals_are_wilsons() -> None:
    found = wilson(10, 100)
    assert (found.low, found.high) == pytest.approx((0.05523, 0.17437), abs=1e-4)
    assert wilson(0, 20).low == 0.0
    assert wilson(20, 20).high == 1.0


@given(st.lists(st.floats(0, 1), max_size=12))
def test_correcting_makes_nothing_more_certain_and_keeps_the_order(chances: list[float]) -> None:
    found = corrected(chances)
    assert all(before <= after <= 1 for before, after in zip(chances, found, strict=True))
    order = sorted(range(len(chances)), key=chances.__getitem__)
    assert [found[at] for at in order] == sorted(found)
    assert corrected([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(1, 20)), min_size=2, max_size=30))
def test_sums_know_as_much_as_the_games(pairs: list[tuple[int, int]]) -> None:
    """The error of a ratio from sums is that from the pairs themselves."""
    sums = Sums()
    for part, whole in pairs:
        sums.add(whole, part, whole)
    value, error = ratio_from_sums(
        sums.winners, sums.seats, sums.winners_squared, sums.product, sums.seats_squared
    )
    spread = sum((part - value * whole) ** 2 for part, whole in pairs)
    whole_sum = sum(whole for _, whole in pairs)
    assert value == pytest.approx(sum(part for part, _ in pairs) / whole_sum)
    assert error == pytest.approx(spread**0.5 / whole_sum, abs=1e-6)


# -- counting ------------------------------------------------------------------------------------


def test_the_result_is_the_same_with_any_number_of_jobs_and_in_any_company() -> None:
    alone = studied(study(30))
    both = report(study(30), run_study(study(30), 2, find=find_game), find_game)
    assert msgspec.json.encode(both) == msgspec.json.encode(alone)
    last = study(30, cells=grid(COINRACE)[-1:])
    (cell,) = run_study(last, find=find_game)
    assert cell.tally == run_study(study(30), find=find_game)[-1].tally


def test_progress_counts_every_game() -> None:
    told: list[int] = []
    run_study(study(25), 1, told.append, find_game)
    assert sum(told) == 25 * len(grid(COINRACE))


def test_a_tally_counts_who_did_what() -> None:
    events: list[Event] = [
        Moved(seat=0, how="walk", space=1),
        Moved(seat=0, how="card", space=3),
        Moved(seat=1, how="walk", space=1),
        Dared(dared=(0, 1)),
        Remembered(card=3, to=0),
    ]
    tally = CellTally()
    shared = Played(Outcome((1, 1, 3), (3, 3, 1), "line"), 9, 3, (1, 2, 0))
    tally.add(COINRACE, features_of(COINRACE), shared, events)
    unit = unit_of(3)
    assert tally.features["moved", ""] == Sums(
        times=3,
        games=1,
        winners=3 * unit // 2,
        seats=3,
        winners_squared=(3 * unit // 2) ** 2,
        product=9 * unit // 2,
        seats_squared=9,
    )
    assert tally.features["moved-how", "card"].winners == unit // 2
    assert tally.features["dared", ""].seats == 0
    assert tally.events == {"Moved": 3, "Dared": 1}
    assert tally.margins == {0: 1}


def test_margins_are_those_to_the_next() -> None:
    assert margin_of(Outcome((2, 1, 3), (7, 10, 2), "line")) == 3
    assert margin_of(Outcome((1, 2), (-3, -9), "played")) == 6
    assert margin_of(Outcome((1, 1, 3), (5, 5, 1), "line")) == 0
    assert margin_of(Outcome((1,), (13,), "stopped")) == 0


def test_a_feature_is_split_by_its_field_and_only_where_it_holds() -> None:
    class Rolled(Event, frozen=True, kw_only=True):
        seat: int
        way: str
        spaces: tuple[int, ...]

    events = [Rolled(seat=1, way="no", spaces=()), Rolled(seat=2, way="up", spaces=(4, 5))]
    by_way = list(happenings([Feature("rolled", "Rolled", by="way")], events))
    assert by_way == [("rolled", "", 2), ("rolled", "up", 2)]
    by_space = [h.sort for h in happenings([Feature("rolled", "Rolled", by="spaces")], events)]
    assert by_space == ["", "4", "", "5"]
    (only,) = happenings([Feature("rolled", "Rolled", when="spaces", who="")], events)
    assert only == ("rolled", "", None)


COUNTED = {name: counted for name in GAMES if (counted := counted_of(GAMES[name])) is not None}


@pytest.mark.parametrize("name", COUNTED)
def test_what_a_game_wants_counted_fits_its_events_and_has_words(name: str) -> None:
    game, counted = GAMES[name], COUNTED[name]
    fields = {k.__name__: k.__struct_fields__ for k in get_args(game.event_type)}
    for feature in counted.features:
        for field in (feature.by, feature.who, feature.when):
            assert not field or field in fields[feature.event]
        assert knows(f"study-{game.name}-{feature.name}")
    if counted.rounds is not None:
        kind, field = counted.rounds
        assert field in fields[kind]
    names = [feature.name for feature in counted.features]
    assert len(set(names)) == len(names)


def test_a_game_that_does_not_say_has_every_event_counted() -> None:
    assert counted_of(COINRACE) is None
    names = {feature.name for feature in features_of(COINRACE)}
    assert {kind.__name__.lower() for kind in get_args(COINRACE.event_type)} <= names
    assert rounds_of(COINRACE, [Moved(seat=0, how="walk", space=1)]) == 0


@every_game
def test_who_listens_changes_nothing(game: Game) -> None:
    for bot in ("random", "rookie"):
        setup = game.setup({})
        heard: list[Event] = []

        def fresh(name: str = bot, players: int = setup.players) -> list[Bot]:
            return [make_bot(name, game) for _ in range(players)]

        quiet = play_match(game, setup, fresh(), 1)
        assert play_match(game, setup, fresh(), 1, heard) == quiet
        assert heard


# -- the report ----------------------------------------------------------------------------------


@every_game
def test_a_whole_grid_adds_up(game: Game) -> None:
    wanted = Study(game=game.name, cells=grid(game), bot="random", seed="1", games=FEWEST_GAMES + 2)
    found = report(wanted, run_study(wanted))
    assert [(cell.variant, cell.players) for cell in found.cells] == list(wanted.cells)
    for cell in found.cells:
        assert sum(cell.ends.values()) == cell.games == wanted.games
        assert (cell.seats is None) == (cell.starts is None) == (cell.players == 1)
        for bias in (cell.seats, cell.starts):
            if bias is not None:
                assert sum(share.value for share in bias.shares) == pytest.approx(1, abs=1e-4)
                assert all(s.low <= s.value <= s.high for s in bias.shares)
        assert cell.matters
        for matter in cell.matters:
            assert 0 < matter.games <= 1
            assert matter.per_game >= matter.games
            assert cell.players > 1 or matter.winners is None
        if game.name in COUNTED and COUNTED[game.name].rounds is not None:
            assert 1 <= cell.rounds["min"] <= cell.turns["min"]
    again = msgspec.json.decode(msgspec.json.encode(found), type=StudyReport)
    assert again == found
    check_page(study_page(found, game), game, found)


def check_page(page: str, game: Game, found: StudyReport) -> None:
    """One file, no script, nothing from elsewhere; every cell is there."""
    assert page.startswith("<!doctype html>")
    assert not re.search(r"<script|<link|src=|https?://|@import|url\(", page)
    assert game.title in page
    for cell in found.cells:
        assert f"<h2>{cell.variant.title()}, {cell.players} player" in page


def test_what_cannot_be_studied_is_refused() -> None:
    game, usual = GAMES[ALONE], variant_of(ALONE)
    assert [cell.players for cell in grid(game, [usual])] == list(game.variants[usual])
    assert grid(game, players=[1]) == (Cell(ALONE_VARIANT, 1),)
    with pytest.raises(Malformed, match="no table for 7 players"):
        grid(game, players=[3, 7])
    with pytest.raises(Malformed, match="no variant “moon”"):
        grid(game, ["moon"])
    with pytest.raises(Malformed, match="no table for 2 players"):
        grid(game, [ALONE_VARIANT], [2])
    with pytest.raises(Malformed, match="no bot called “genius”"):
        run_study(study(bot="genius"), find=find_game)
    with pytest.raises(Malformed, match="no option “wheels”"):
        run_study(study(options={"wheels": 3}), find=find_game)


def test_the_command_prints_tables_and_writes_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [tmp_path / "a.json", tmp_path / "b.json", tmp_path / "a.html"]
    *_, variant = GAMES[IN_TURN].variants
    plain = ["study", IN_TURN, "--variant", variant, "--players", "3,4", "--games", "25"]
    plain += ["--bot", "random", "--seed", "x"]
    assert main([*plain, "--json", str(files[0]), "--html", str(files[2])]) == 0
    printed = capsys.readouterr().out
    assert main([*plain, "--json", str(files[1]), "--jobs", "2"]) == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    found = msgspec.json.decode(files[0].read_bytes(), type=StudyReport)
    assert [cell.players for cell in found.cells] == [3, 4]
    check_page(files[2].read_text(encoding="utf-8"), GAMES[IN_TURN], found)
    counted = Words(f"study-{IN_TURN}-{features_of(GAMES[IN_TURN])[0].name}").say()
    cell = f"{variant.title()} · 4"
    for told in ("2 tables, 25 games", "Wins by seat", cell, counted, "seed x"):
        assert told in printed


def test_a_bot_at_fault_is_told_of(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken"
    broken.write_text("#!/bin/sh\nexit 7\n")
    broken.chmod(0o755)
    args = ["study", IN_TURN, "--variant", variant_of(IN_TURN), "--players", "3", "--games", "2"]
    assert main([*args, "--bot", str(broken)]) == 0
    # Three seats in two games, each started four times and then given up.
    assert "at fault 30 times, and the club bot stood in: crashed 24" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["--players", "9"], "no table for 9 players"),
        (["--players", "3,x"], "“x” is not a whole number"),
        (["--variant", "moon"], "no variant “moon”"),
        (["--bot", "genius"], "no bot called “genius”"),
        (["--games", "0"], "“0” is not a whole number"),
        (["--json", "/no/such/folder/x.json"], "cannot be written"),
        (["--html", "/no/such/folder/x.html"], "cannot be written"),
    ],
)
def test_wrong_usage_gets_a_sentence_before_anything_is_played(
    args: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["study", ANY, *args]) == 2
    assert told in capsys.readouterr().err
