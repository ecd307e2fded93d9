"""Whole runs: the same results however they are played, interrupted or taken up again."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Generator, Iterable
from functools import partial
from pathlib import Path

import msgspec
import pytest

from rallybox.arena import game, ratings
from rallybox.arena.game import Line, play_game
from rallybox.arena.journal import Journal, read_head, read_lines
from rallybox.arena.pool import Answer, Everywhere, Task, with_processes
from rallybox.arena.results import Results, results
from rallybox.arena.run import check, hold
from rallybox.arena.schedule import Contest, Schedule
from rallybox.bots.bot import RandomBot
from rallybox.core import Malformed
from toy import COINRACE, find_game


@pytest.fixture(autouse=True)
def _fewer_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "DRAWS", 25)


def contest(**changes: object) -> Contest:
    setup: dict[str, object] = msgspec.to_builtins(COINRACE.setup({"players": 3}))
    basic = Contest(game="coinrace", setup=setup, bots=("random", "rookie"), seed="7", games=60)
    return msgspec.structs.replace(basic, **changes)


DECIDED = {"bots": ("club",), "among": "random", "until_decided": True, "games": 3000}


def found(
    asked: Contest, lines: dict[int, Line] | None = None, where: Everywhere | None = None
) -> Results:
    got = results(hold(asked, lines, where, find=find_game), find_game)
    assert got is not None
    return got


def steady(got: Results) -> dict[str, object]:
    """Results without what varies."""
    plain = msgspec.to_builtins(got)
    assert isinstance(plain, dict)
    del plain["time"]
    return plain


def in_disorder(
    work: Callable[[Task], Answer], tasks: Iterable[Task]
) -> Generator[Answer, None, None]:
    """As if a hundred processes of very different speed played."""
    rng = random.Random("disorder")
    waiting = []
    for task in tasks:
        waiting.append(task)
        if len(waiting) == 100:
            yield work(waiting.pop(rng.randrange(100)))
    rng.shuffle(waiting)
    for task in waiting:
        yield work(task)


def stopping_after(number: int) -> Everywhere:
    """Ctrl-C after so many games."""

    def some(
        work: Callable[[Task], Answer], tasks: Iterable[Task]
    ) -> Generator[Answer, None, None]:
        for done, line in enumerate(in_disorder(work, tasks)):
            if done == number:
                raise KeyboardInterrupt
            yield line

    return some


def test_the_results_are_the_same_with_any_number_of_processes_and_in_any_order() -> None:
    for asked in (contest(), contest(**DECIDED)):
        alone = steady(found(asked))
        assert steady(found(asked, where=in_disorder)) == alone
        assert steady(found(asked, where=with_processes(3))) == alone


def test_a_run_stops_at_the_first_round_that_decides() -> None:
    got = found(contest(**DECIDED))
    assert got.finished == "decided"
    assert got.deals == got.decisions[0].deals
    assert got.games == 3 * got.deals < 3000
    longer = found(contest(**DECIDED | {"until_decided": False, "games": got.games + 30}))
    assert longer.decisions[0].deals == got.deals
    assert longer.finished == "all"
    assert longer.games == got.games + 30
    almost = found(contest(**DECIDED | {"until_decided": False, "games": got.games - 3}))
    assert almost.decisions[0].verdict == "open"


def test_a_game_follows_from_its_number_alone() -> None:
    asked = contest()
    one, two = (play_game(asked, find_game, 5) for _ in range(2))
    plain = partial(msgspec.structs.replace, thinking={}, seconds=0.0)
    assert plain(one) == plain(two)
    other = play_game(contest(seed="8"), find_game, 5)
    assert plain(other) != plain(one)


def test_all_rotations_of_a_block_have_the_same_deal() -> None:
    """Who starts is drawn with the deal."""
    asked = contest()
    lines = [play_game(asked, find_game, number) for number in range(60)]
    for block in range(20):
        assert len({line.order for line in lines[3 * block : 3 * block + 3]}) == 1
    assert len({line.order for line in lines}) == 3


@pytest.mark.parametrize(
    "number",
    [
        pytest.param(0, marks=pytest.mark.long),
        pytest.param(2, marks=pytest.mark.long),
        3,
        25,
        pytest.param(119, marks=pytest.mark.long),
    ],
)
def test_an_interrupted_run_tells_whole_blocks_and_goes_on_to_the_same_end(number: int) -> None:
    asked = contest(games=120)
    whole = found(asked)
    kept: dict[int, Line] = {}

    def keep(line: Line) -> None:
        kept[line.game] = line

    part = hold(asked, None, stopping_after(number), keep, find_game)
    assert part.interrupted
    assert len(kept) == number
    got = results(part, find_game)
    if got is not None:
        assert got.finished == "interrupted"
        assert got.games == 3 * got.deals <= number
        if got.games % Schedule(asked).round_games == 0:
            assert got.bots == found(contest(games=got.games)).bots
    assert steady(found(asked, kept)) == steady(whole)


def test_what_was_played_before_is_not_played_again() -> None:
    asked = contest()
    kept: dict[int, Line] = {}
    hold(asked, None, None, lambda line: kept.update({line.game: line}), find_game)
    again: list[Line] = []
    hold(asked, kept, None, again.append, find_game)
    assert again == []
    del kept[17]
    hold(asked, kept, None, again.append, find_game)
    assert [line.game for line in again] == [17]


# -- what is found ---------------------------------------------------------------------------


def test_everything_adds_up() -> None:
    got = found(contest(bots=("random", "rookie", "club"), games=90))
    assert sum(bot.wins for bot in got.bots) == pytest.approx(90)
    assert sum(bot.played for bot in got.bots) == 270
    assert sum(share.value for share in got.seats) == pytest.approx(1, abs=1e-5)
    assert sum(share.value for share in got.starts) == pytest.approx(1, abs=1e-5)
    for bot in got.bots:
        assert sum(s.wins for s in bot.by_seat) == pytest.approx(bot.wins, abs=1e-4)
        assert sum(s.wins for s in bot.by_start) == pytest.approx(bot.wins, abs=1e-4)
        assert {s.games for s in bot.by_seat} == {30}
        assert bot.share.value == pytest.approx(bot.wins / 30, abs=1e-5)
        assert sum(bot.scores.counts.values()) == bot.played
    ahead = {(pair.bot, pair.other): pair.ahead.value for pair in got.pairs}
    assert len(ahead) == 6
    for (one, two), value in ahead.items():
        assert value + ahead[two, one] == pytest.approx(1, abs=1e-5)
    assert sum(got.ends.values()) == sum(got.turns.counts.values()) == 90
    assert set(got.time.thinking) == {"random", "rookie", "club"}
    for times in got.time.thinking.values():
        assert 0 < times.p50 <= times.p95 <= times.longest


def test_bots_that_play_alike_win_their_fair_share(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "make_bot", lambda name, game, **_: RandomBot())
    got = found(contest(bots=("club",), among="random", games=900))
    assert got.bots[0].share.low < 1 < got.bots[0].share.high
    assert got.bots[0].placing.low < 0.5 < got.bots[0].placing.high
    assert got.decisions[0].verdict == "open"
    assert got.bots[0].rating.low < 25 < got.bots[0].rating.high


def test_a_program_that_fails_is_reported_and_the_games_go_on() -> None:
    naughty = Path(__file__).parents[1] / "bots" / "naughty.py"
    outside = f"{sys.executable} {naughty} exit 1"
    got = found(contest(bots=(outside, "random"), games=6))
    assert got.games == 6
    by_name = {bot.bot: bot for bot in got.bots}
    assert sum(by_name[outside].faults.values()) >= 6
    assert "crash" in by_name[outside].faults
    assert outside in str(by_name[outside].first_fault)
    assert by_name["random"].faults == {}
    assert by_name["random"].first_fault is None


def test_results_survive_json() -> None:
    got = found(contest())
    assert msgspec.json.decode(msgspec.json.encode(got), type=Results) == got


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"bots": ("random", "genius")}, "no bot called “genius”"),
        ({"setup": {"variant": "short", "players": 9}}, "cannot be played by 9"),
        ({"bots": ("club",), "among": "random", "clear_of": 3.0}, "smaller than 3"),
    ],
)
def test_what_cannot_be_played_is_refused(changes: dict[str, object], complaint: str) -> None:
    with pytest.raises(Malformed, match=complaint):
        check(contest(**changes), find_game)


# -- the journal -----------------------------------------------------------------------------


def journal(path: Path, asked: Contest, *, resume: bool) -> Journal:
    return Journal(path, asked, COINRACE, resume=resume)


def written(path: Path, asked: Contest, number: int) -> list[Line]:
    lines = [play_game(asked, find_game, n) for n in range(number)]
    with journal(path, asked, resume=False) as kept:
        for line in lines:
            kept.add(line)
    return lines


def test_a_journal_gives_back_what_was_put_in(tmp_path: Path) -> None:
    asked, path = contest(), tmp_path / "j"
    lines = written(path, asked, 5)
    assert read_head(path).contest == asked
    assert list(read_lines(path, Schedule(asked)).values()) == lines
    before = path.read_bytes()
    with journal(path, asked, resume=True) as kept:
        assert list(kept.lines.values()) == lines
        kept.add(play_game(asked, find_game, 5))
    assert path.read_bytes().startswith(before)
    assert len(read_lines(path, Schedule(asked))) == 6


def test_a_last_line_that_was_cut_is_dropped_wherever_it_was_cut(tmp_path: Path) -> None:
    asked, path = contest(), tmp_path / "j"
    lines = written(path, asked, 2)
    whole = path.read_bytes()
    start = whole[:-1].rfind(b"\n") + 1
    for end in (start + 1, (start + len(whole)) // 2, len(whole) - 1):
        path.write_bytes(whole[:end])
        with journal(path, asked, resume=True) as kept:
            assert list(kept.lines) == [0]
            kept.add(lines[1])
        assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("changes", "names"),
    [
        ({"seed": "8"}, ["seed"]),
        ({"games": 61}, ["games"]),
        ({"bots": ("rookie", "random")}, ["bots"]),
        ({"until_decided": True}, ["until-decided"]),
        ({"bots": ("rookie",), "among": "random"}, ["among", "bots"]),
        ({"setup": msgspec.to_builtins(COINRACE.setup({"players": 2}))}, ["players"]),
        ({"setup": msgspec.to_builtins(COINRACE.setup({"variant": "long"}))}, ["variant"]),
    ],
)
def test_a_journal_is_not_taken_up_with_other_arguments(
    tmp_path: Path, changes: dict[str, object], names: list[str]
) -> None:
    path = tmp_path / "j"
    written(path, contest(), 2)
    before = path.read_bytes()
    with pytest.raises(Malformed, match="begun with other arguments: ") as refused:
        journal(path, contest(**changes), resume=True)
    named = str(refused.value).rsplit(": ", 1)[1].rstrip(".").split(", ")
    assert sorted(named) == sorted(names)
    assert path.read_bytes() == before


def test_a_journal_is_not_taken_up_under_other_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "j"
    written(path, contest(), 2)
    monkeypatch.setattr(type(COINRACE), "rules", 2)
    with pytest.raises(Malformed, match=r"version 1 of the Coin Race rules; .* version 2"):
        journal(path, contest(), resume=True)


def test_what_is_not_a_journal_is_refused_and_left_alone(tmp_path: Path) -> None:
    asked, path = contest(), tmp_path / "j"
    written(path, asked, 3)
    whole = path.read_text()
    head, first, second, third = whole.splitlines()
    wrong = {
        "": "is not the journal",
        "hello\n": "is not the journal",
        head.replace('"rallybox_arena":1', '"rallybox_arena":2') + "\n": "file format 2",
        f"{head}\n{first}\n{second[:40]}\n{third}\n": "Line 3 of the journal .* cannot be read",
        f"{head}\n{first.replace('rookie', 'random')}\n": "Line 2 .* is not a game of this run",
        f"{head}\n{first.replace('0', '9' * 30, 1)}\n": "Line 2",
        f"{head}\n" + "[" * 100_000 + "\n": "Line 2",
        f"{head}\n\xff\n": "Line 2",
    }
    for text, complaint in wrong.items():
        path.write_text(text)
        with pytest.raises(Malformed, match=complaint):
            journal(path, asked, resume=True)
        assert path.read_text() == text


def test_a_journal_is_never_written_over(tmp_path: Path) -> None:
    path = tmp_path / "j"
    written(path, contest(), 1)
    before = path.read_bytes()
    with pytest.raises(Malformed, match="cannot be used: it already exists"):
        journal(path, contest(), resume=False)
    assert path.read_bytes() == before
    with pytest.raises(Malformed, match="cannot be used: there is no such file"):
        journal(tmp_path / "nowhere" / "j", contest(), resume=True)


def test_a_full_disk_is_told_in_a_sentence() -> None:
    if not Path("/dev/full").exists():
        return

    class Full(Journal):
        def __init__(self) -> None:
            self._path = Path("/dev/full")
            self._stream = self._path.open("ab", buffering=0)

    with (
        Full() as kept,
        pytest.raises(Malformed, match="“/dev/full” cannot be used: the disk is full"),
    ):
        kept.add(play_game(contest(), find_game, 0))
