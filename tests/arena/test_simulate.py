"""Many games: the same sums with any number of processes."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rallybox.arena import simulate as simulation
from rallybox.arena.match import Played
from rallybox.arena.simulate import Plan, Summary, play_chunk, simulate, summary
from rallybox.arena.tally import Tally, quantiles
from rallybox.bots.bot import RandomBot
from rallybox.core import Malformed, Outcome
from toy import find_game


def plan(games: int = 200, **changes: object) -> Plan:
    basic = Plan(game="coinrace", setup={"players": 3}, bots=("random",) * 3, seed="7", games=games)
    return msgspec.structs.replace(basic, **changes)


def test_the_result_is_the_same_with_any_number_of_jobs() -> None:
    alone = simulate(plan(), find=find_game).tally
    assert alone.games == 200
    for jobs in (2, 3):
        assert simulate(plan(), jobs, find=find_game).tally == alone


def test_the_result_is_the_same_in_any_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = simulate(plan(), find=find_game).tally
    for chunk in (1, 7, 1000):
        monkeypatch.setattr(simulation, "CHUNK", chunk)
        assert simulate(plan(), find=find_game).tally == alone


def test_another_seed_gives_another_result() -> None:
    assert simulate(plan(), find=find_game).tally != simulate(plan(seed="8"), find=find_game).tally


def test_progress_counts_every_game() -> None:
    for jobs in (1, 2):
        told: list[int] = []
        simulate(plan(), jobs, told.append, find_game)
        assert sum(told) == 200
        assert len(told) > 1


@given(st.permutations(range(12)))
def test_merging_does_not_depend_on_the_order(order: list[int]) -> None:
    parts = [play_chunk(plan(), 3 * n, 3 * n + 3, find_game) for n in range(12)]
    total = Tally()
    for n in order:
        total.merge(parts[n])
    assert total == play_chunk(plan(), 0, 36, find_game)


def test_wins_add_up_to_the_games_however_they_are_shared() -> None:
    found = summary(simulate(plan(400), find=find_game), find_game)
    for wins in (found.wins.seat, found.wins.start, found.wins.bot):
        assert sum(wins.values()) == pytest.approx(400)
    assert found.wins.bot == {"random": 400}
    assert sum(found.ends.values()) == 400
    assert list(found.wins.seat) == list(found.wins.start) == ["0", "1", "2"]


def test_a_shared_win_is_split() -> None:
    tally = Tally()
    tally.add(Played(Outcome((1, 1, 3), (5, 5, 2), "line"), 10, 5, (1, 2, 0)), ("a", "b", "a"))
    tally.add(Played(Outcome((2, 3, 1), (4, 1, 9), "line"), 10, 5, (1, 2, 0)), ("a", "b", "a"))
    found = summary(simulation.Report(plan(bots=("a", "b", "a")), tally, 2.0), find_game)
    assert found.wins.seat == {"0": 0.5, "1": 0.5, "2": 1}
    assert found.wins.start == {"0": 0.5, "1": 1, "2": 0.5}
    assert found.wins.bot == {"a": 1.5, "b": 0.5}
    assert isinstance(found.wins.seat["2"], int)
    assert (found.decisions, found.turns, found.decisions_per_second) == (20, 5, 10)
    assert found.winning_scores["max"] == 9


def test_rotating_bots_take_every_seat() -> None:
    def seats_of_club(rotate: bool) -> set[int]:
        mixed = plan(3, bots=("random", "random", "club"), rotate=rotate)
        seated: list[tuple[str, ...]] = []

        class Notes(Tally):
            def add(self, played: Played, bots: object) -> None:
                assert isinstance(bots, tuple)
                seated.append(bots)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(simulation, "Tally", Notes)
            patch.setattr(simulation, "make_bot", lambda name, game, **_: RandomBot())
            play_chunk(mixed, 0, 3, find_game)
        return {bots.index("club") for bots in seated}

    assert seats_of_club(False) == {2}
    assert seats_of_club(True) == {0, 1, 2}


def test_a_plan_that_cannot_be_played_is_refused_before_any_process_starts() -> None:
    with pytest.raises(Malformed, match="no bot called “genius”"):
        simulate(plan(bots=("random", "genius", "random")), 2, find=find_game)
    with pytest.raises(Malformed, match="cannot be played by 9"):
        simulate(plan(setup={"players": 9}), find=find_game)
    with pytest.raises(ValueError, match="2 bots for 3 seats"):
        simulate(plan(bots=("random",) * 2), find=find_game)


def test_an_interrupted_simulation_stops_its_workers() -> None:
    def stop(games: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(plan(100_000), 2, stop, find_game)
    assert multiprocessing.active_children() == []


def test_workers_do_not_outlive_a_parent_that_is_killed() -> None:
    """The parent prints its workers' numbers and is killed; nobody is left to send them home."""
    code = """if __name__ == "__main__":
        import multiprocessing
        from rallybox.arena.simulate import Plan, simulate
        from toy import find_game
        def tell(games):
            print(*(child.pid for child in multiprocessing.active_children()), flush=True)
        plan = Plan(game="coinrace", setup={}, bots=("random",) * 3, seed="1", games=10**9)
        simulate(plan, 2, tell, find_game)
    """
    script = textwrap.dedent(code)
    with subprocess.Popen(
        [sys.executable, "-c", script],
        stdout=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": str(Path(__file__).parents[1])},
    ) as parent:
        assert parent.stdout is not None
        workers = [int(number) for number in parent.stdout.readline().split()]
        parent.kill()
    assert len(workers) == 2
    end = time.monotonic() + 20
    while any(Path(f"/proc/{worker}").exists() for worker in workers):
        assert time.monotonic() < end
        time.sleep(0.1)


@given(st.lists(st.integers(-5, 30), min_size=1, max_size=60))
def test_quantiles_are_those_of_the_sorted_list(values: list[int]) -> None:
    ordered = sorted(values)
    found = quantiles({value: values.count(value) for value in values})
    assert found["min"] == ordered[0]
    assert found["max"] == ordered[-1]
    assert found["median"] == ordered[(len(ordered) - 1) // 2]
    assert found["mean"] == pytest.approx(sum(values) / len(values))
    figures = [found[name] for name in ("min", "p10", "p25", "median", "p75", "p90", "max")]
    assert figures == sorted(figures)
    for name, share in (("p10", 0.1), ("p90", 0.9)):
        assert sum(v <= found[name] for v in values) >= share * len(values)
        assert sum(v < found[name] for v in values) < share * len(values)


def test_a_summary_is_one_json_object() -> None:
    found = summary(simulate(plan(50), find=find_game), find_game)
    data = msgspec.json.encode(found)
    assert msgspec.json.decode(data, type=Summary) == found
