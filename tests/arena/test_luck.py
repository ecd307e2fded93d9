"""What luck gave to whom: nothing on average, whatever is thought of how a game stands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from math import isclose
from pathlib import Path

import msgspec
import pytest

from rallybox.arena import ratings
from rallybox.arena.counting import lucky_placings, lucky_wins, placings, wins
from rallybox.arena.game import play_game
from rallybox.arena.journal import Journal, read_head, read_lines
from rallybox.arena.luck import measure_of
from rallybox.arena.luck.measure import PLAIN, Measure
from rallybox.arena.luck.watch import HeardDice, Stand, Watch, draws_choices
from rallybox.arena.page import page
from rallybox.arena.results import Results, results
from rallybox.arena.run import Spread, hold, with_processes
from rallybox.arena.schedule import Contest, Schedule
from rallybox.bots import make_bot
from rallybox.bots.bot import Bot, RandomBot
from rallybox.core import Action, Dice, Malformed, SeededDice, State, Words
from rallybox.games import GAMES
from toy import COINRACE, RoundState, find_game

MEASURE = Measure(worlds=2, again=2, cards=0.5, choices=0.25)


class EveryWay(Dice):
    """Dice that fall in every possible way, one after the other: a tree that is gone through."""

    def __init__(self) -> None:
        self._falls: list[tuple[int, int]] = []
        self._at = 0

    def below(self, n: int) -> int:
        if self._at == len(self._falls):
            self._falls.append((0, int(n)))
        fall, sides = self._falls[self._at]
        assert sides == n
        self._at += 1
        return fall

    def ways(self) -> Iterator[float]:
        """Once for each way, with its probability after it has been gone."""
        while True:
            self._at = 0
            yield 0.0
            while self._falls and self._falls[-1][0] == self._falls[-1][1] - 1:
                self._falls.pop()
            if not self._falls:
                return
            fall, sides = self._falls[-1]
            self._falls[-1] = (fall + 1, sides)

    @property
    def chance(self) -> float:
        """How likely the way is that has just been gone."""
        found = 1.0
        for _, sides in self._falls:
            found /= sides
        return found


class Strange(Watch):
    """Judges a race in a way that makes no sense, and with noise."""

    dice: Dice

    def fresh(self, number: int) -> Dice:
        return self.dice

    def stand_after(self, before: State, seat: int, action: Action, dice: Dice) -> Stand:
        state = before.copy()
        state.apply(seat, action, dice)
        return self.stand(state, dice)

    def stand(self, state: State, dice: Dice) -> Stand:
        assert isinstance(state, RoundState)
        noise = float(dice.below(2))
        wins = [space**2 + 3.0 * seat * noise for seat, space in enumerate(state.spaces)]
        return Stand(wins, [7.0 - win + sum(state.up) for win in wins])


def mean_luck(bot: Bot, measure: Measure, choose: Callable[[State, Dice], int]) -> list[float]:
    """The mean luck of one action, over every way in which anything can fall."""
    setup = COINRACE.setup({"players": 3, "first": 0})
    dice = EveryWay()
    total = [0.0] * 6
    seen = set()
    for _ in dice.ways():
        state = COINRACE.start(setup, SeededDice(5))
        watch = Strange(COINRACE, 3, measure, "")
        watch.dice = dice
        action = state.actions(0)[choose(state, dice)]
        watch.act(state, 0, action, bot, dice)
        luck = watch.luck
        seen.add(luck.wins)
        for index, value in enumerate((*luck.wins, *luck.placings)):
            total[index] += dice.chance * value
    assert len(seen) > 1, "luck that is always the same says nothing"
    return total


def coin(state: State, dice: Dice) -> int:
    return [action.text for action in state.actions(0)].index("flip")


def any_action(state: State, dice: Dice) -> int:
    return int(dice.below(len(state.actions(0))))


def test_luck_of_a_coin_is_nothing_on_average_however_badly_it_is_judged() -> None:
    for mean in mean_luck(make_bot("pro", COINRACE), MEASURE, coin):
        assert isclose(mean, 0.0, abs_tol=1e-12)


def test_luck_of_a_drawn_choice_is_nothing_on_average_too() -> None:
    for mean in mean_luck(RandomBot(), MEASURE, any_action):
        assert isclose(mean, 0.0, abs_tol=1e-12)


def test_a_choice_that_is_not_drawn_and_asks_no_dice_is_no_luck() -> None:
    state = COINRACE.start(COINRACE.setup({"players": 3, "first": 0}), SeededDice(5))
    watch = Watch(COINRACE, 3, MEASURE, "")
    walk = next(action for action in state.actions(0) if action.text == "walk")
    watch.act(state, 0, walk, make_bot("pro", COINRACE), SeededDice(1))
    assert watch.luck.events == 0
    assert watch.luck.wins == (0.0, 0.0, 0.0)


def test_which_bots_draw_their_choices() -> None:
    for game in GAMES.values():
        sees_others = make_bot("club", game).guide.worlds > 1  # type: ignore[attr-defined]
        expected = {"random": True, "rookie": sees_others, "club": sees_others, "ace": False}
        assert {name: draws_choices(make_bot(name, game)) for name in expected} == expected


def test_heard_dice_fall_as_they_would_unheard() -> None:
    heard, plain = HeardDice(SeededDice(3)), SeededDice(3)
    unheard = heard.asked
    mine, theirs = list(range(9)), list(range(9))
    heard.shuffle(mine)
    plain.shuffle(theirs)
    assert heard.asked
    assert not unheard
    assert mine == theirs
    assert [heard.below(6) for _ in range(9)] == [plain.below(6) for _ in range(9)]


# -- whole games ----------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def _fewer_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "DRAWS", 25)


def contest(**changes: object) -> Contest:
    setup: dict[str, object] = msgspec.to_builtins(COINRACE.setup({"players": 3}))
    basic = Contest(
        game="coinrace",
        setup=setup,
        bots=("random", "rookie"),
        seed="7",
        games=12,
        adjusted=MEASURE,
    )
    return msgspec.structs.replace(basic, **changes)


def found(asked: Contest, where: Spread | None = None) -> Results:
    got = results(hold(asked, where=where, find=find_game), find_game)
    assert got is not None
    return got


def test_watching_changes_nothing_of_a_game() -> None:
    for number in range(6):
        watched = play_game(contest(), find_game, number)
        plain = play_game(contest(adjusted=None), find_game, number)
        assert watched.luck is not None
        assert plain.luck is None
        same = partial(msgspec.structs.replace, luck=None, thinking={}, seconds=0.0)
        assert same(watched) == same(plain)


def test_luck_in_wins_and_placings_goes_from_one_to_another() -> None:
    for number in range(6):
        luck = play_game(contest(), find_game, number).luck
        assert luck is not None
        assert luck.events > 0
        assert isclose(sum(luck.wins), 0.0, abs_tol=1e-6)
        assert isclose(sum(luck.placings), 0.0, abs_tol=1e-6)


def test_adjusted_is_plain_less_luck() -> None:
    asked = contest()
    got = found(asked)
    lines = [play_game(asked, find_game, number) for number in range(got.games)]
    for bot in got.bots:
        assert bot.adjusted is not None
        won, lucky = wins(lines, bot.bot), lucky_wins(lines, bot.bot)
        less = (won.total - lucky.total) / won.number
        assert isclose(bot.adjusted.share.value, less, abs_tol=1e-6)
        placed, lucky = placings(lines, bot.bot), lucky_placings(lines, bot.bot)
        less = (placed.total - lucky.total) / placed.number
        assert isclose(bot.adjusted.placing.value, less, abs_tol=1e-6)
        assert bot.adjusted.share.low < bot.adjusted.share.value < bot.adjusted.share.high


def test_everything_plain_is_as_without() -> None:
    def plain(got: Results) -> dict[str, object]:
        told = msgspec.to_builtins(got)
        del told["time"], told["contest"]
        for bot in told["bots"]:
            del bot["adjusted"]
        return dict(told)

    assert plain(found(contest())) == plain(found(contest(adjusted=None)))


def test_luck_is_the_same_with_any_number_of_processes() -> None:
    one, two = found(contest()), found(contest(), with_processes(2))
    assert [bot.adjusted for bot in one.bots] == [bot.adjusted for bot in two.bots]


def test_a_game_that_says_nothing_is_measured_plainly() -> None:
    assert measure_of("coinrace") == PLAIN
    for game in GAMES:
        measure = measure_of(game)
        assert measure.worlds > 0
        assert measure.again > 0
        assert 0 <= measure.cards <= 1
        assert 0 <= measure.choices <= 1


# -- kept and told --------------------------------------------------------------------------------


def test_luck_is_kept_in_the_journal_and_a_run_goes_on_with_it(tmp_path: Path) -> None:
    asked, file = contest(games=6), tmp_path / "journal.jsonl"
    lines = [play_game(asked, find_game, number) for number in range(6)]
    with Journal(file, asked, COINRACE, resume=False) as journal:
        for line in lines[:4]:
            journal.add(line)
    assert read_head(file).contest.adjusted == MEASURE
    with Journal(file, asked, COINRACE, resume=True) as journal:
        assert [journal.lines[number].luck for number in range(4)] == [
            line.luck for line in lines[:4]
        ]
        whole = results(hold(asked, journal.lines, find=find_game), find_game)
    assert whole is not None
    assert [bot.adjusted for bot in whole.bots] == [bot.adjusted for bot in found(asked).bots]


def test_a_run_cannot_go_on_with_another_measure(tmp_path: Path) -> None:
    file = tmp_path / "journal.jsonl"
    Journal(file, contest(), COINRACE, resume=False).__exit__(None, None, None)
    for other in (None, Measure(worlds=9)):
        with pytest.raises(Malformed) as refused:
            Journal(file, contest(adjusted=other), COINRACE, resume=True)
        assert "adjusted" in str(refused.value)


def test_a_journal_without_luck_is_still_read(tmp_path: Path) -> None:
    """As it was written before there was any."""
    asked, file = contest(adjusted=None), tmp_path / "journal.jsonl"
    with Journal(file, asked, COINRACE, resume=False) as journal:
        journal.add(play_game(asked, find_game, 0))
    text = file.read_text()
    old = text.replace(',"adjusted":null', "").replace(',"luck":null', "")
    assert old != text
    file.write_text(old)
    assert read_head(file).contest == asked
    assert read_lines(file, Schedule(asked))[0].luck is None


def test_a_line_without_the_luck_that_was_asked_for_is_refused(tmp_path: Path) -> None:
    asked, file = contest(), tmp_path / "journal.jsonl"
    line = play_game(asked, find_game, 0)
    assert line.luck is not None
    short = msgspec.structs.replace(line.luck, wins=line.luck.wins[1:])
    for luck in (None, short):
        file.unlink(missing_ok=True)
        with Journal(file, asked, COINRACE, resume=False) as journal:
            journal.add(msgspec.structs.replace(line, luck=luck))
        with pytest.raises(Malformed):
            read_lines(file, Schedule(asked))


def test_the_page_has_both(tmp_path: Path) -> None:
    told = page(found(contest()), COINRACE, "rallybox arena")
    for name in ("wins", "placings"):
        assert Words(f"arena-page-{name}").say() in told
        assert Words(f"arena-page-adjusted-{name}").say() in told
    without = page(found(contest(adjusted=None)), COINRACE, "rallybox arena")
    assert Words("arena-page-adjusted-wins").say() not in without
