"""The ladder: names, ratings, settings; and weak drivers, who overlook but do not throw dice."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rallybox.arena.match import play_match
from rallybox.bots import ladder, make_bot
from rallybox.bots.drivers import MISJUDGES, QuickBot, quirk, wins
from rallybox.bots.guide import PlainGuide
from rallybox.bots.guides import guide_of
from rallybox.bots.ladders import ladder_of
from rallybox.bots.scale import (
    BOTTOM,
    CHARACTERS,
    EFFORT,
    LEVELS,
    Driver,
    Level,
    is_driver,
    parse,
)
from rallybox.bots.search import FEWEST, SearchBot
from rallybox.core import Action, Dice, Game, Malformed, SeededDice, State
from rallybox.games import GAMES
from support.samples import ANY, OURS, bringing, variant_of
from toy import COINRACE

every_game = pytest.mark.parametrize("game", OURS.values(), ids=list(OURS))
RATED = bringing(lambda game: ladder_of(game).points)
every_scale = pytest.mark.parametrize("game", RATED.values(), ids=list(RATED))


# -- names ---------------------------------------------------------------------------------------


def test_a_name_says_who_and_how_strong() -> None:
    assert parse("club") == Driver(level="club")
    assert parse("@1450") == Driver(rating=1450)
    assert parse("gambler@1450") == Driver("gambler", rating=1450)
    assert parse("gambler@rookie") == Driver("gambler", "rookie")
    assert parse("gambler") == Driver("gambler", CHARACTERS["gambler"])


def test_a_rating_is_written_in_one_way() -> None:
    assert is_driver("@1150")
    assert not is_driver("@\u0661\u0661\u0665\u0660")


@every_game
def test_who_does_not_know_the_name_is_told_those_of_the_game(game: Game) -> None:
    with pytest.raises(Malformed) as refused:
        make_bot("nobody", game)
    assert refused.value.words.params["bots"] == ladder.names(game)


@given(st.text(max_size=20) | st.from_regex(r"[a-z]{0,9}@?[a-z0-9]{0,6}", fullmatch=True))
def test_any_other_name_gets_a_sentence(name: str) -> None:
    who, at, where = name.partition("@")
    known = (who in LEVELS if not at else not who) or who in CHARACTERS
    fits = not at or where in LEVELS or (where.isascii() and where.isdigit() and len(where) <= 5)
    assert is_driver(name) == (known and fits)
    if not is_driver(name):
        with pytest.raises(Malformed) as refused:
            parse(name)
        assert name in refused.value.words.say()


@every_scale
def test_a_game_refuses_what_is_not_on_its_scale(game: Game) -> None:
    ends = ladder.scale(game)
    assert ends is not None
    missing = set(LEVELS) - {level.name for level in ladder.levels(game)}
    for name in (f"@{ends[0] - 1}", f"thrifty@{ends[1] + 1}", *missing):
        with pytest.raises(Malformed) as refused:
            make_bot(name, game)
        assert game.title in refused.value.words.say()


def test_a_game_that_nobody_has_measured_has_four_levels_and_no_ratings() -> None:
    names = [level.name for level in ladder.levels(COINRACE)]
    assert names == ["rookie", "club", "pro", "ace"]
    assert ladder.scale(COINRACE) is None
    for name in (*names, *CHARACTERS):
        assert ladder.rating_of(COINRACE, name) is None
        make_bot(name, COINRACE)
    assert not ladder.is_short(COINRACE)
    with pytest.raises(Malformed, match="no ratings"):
        make_bot("@1200", COINRACE)


# -- ratings and settings ------------------------------------------------------------------------


@every_scale
def test_the_scale_only_rises(game: Game) -> None:
    found = ladder_of(game)
    for low, high in pairwise(found.points):
        assert low.rating < high.rating
        assert low.haste >= high.haste
        assert low.effort <= high.effort
    ratings = range(found.points[0].rating, found.points[-1].rating)
    settings = [found.setting(rating) for rating in ratings]
    for weaker, stronger in pairwise(settings):
        assert weaker.haste >= stronger.haste
        assert weaker.effort <= stronger.effort
    assert settings[0] > settings[-1]


@every_scale
def test_levels_go_from_the_bottom_to_the_best(game: Game) -> None:
    levels = ladder.levels(game)
    names = [level.name for level in levels]
    assert {"rookie", "club", "pro", "ace"} <= set(names)
    assert names == [name for name in LEVELS if name in names]
    ratings = [level.rating or 0 for level in levels]
    assert ratings == sorted(set(ratings))
    assert (ratings[0], ratings[-1]) == ladder.scale(game)
    assert ratings[0] == BOTTOM
    assert ladder.setting_of(game, "ace").thorough


@every_scale
def test_only_the_ace_takes_its_time(game: Game) -> None:
    for who in ("", *(f"{character}@" for character in CHARACTERS)):
        for level in ladder.levels(game)[:-1]:
            setting = ladder.setting_of(game, who + level.name)
            longest = EFFORT["ace"] / 6 if level.name == "champion" else EFFORT["pro"]
            assert setting.effort <= longest, who + level.name
            assert not setting.thorough
        assert ladder.setting_of(game, who + "ace").effort == EFFORT["ace"]


@every_scale
@pytest.mark.parametrize("who", ["", *CHARACTERS])
def test_who_is_a_level_higher_drives_otherwise(game: Game, who: str) -> None:
    state = game.start(game.setup({}), SeededDice(1))
    speed = guide_of(game).speed(state.view(state.to_act[0]))

    def drives(level: Level) -> tuple[float, int]:
        setting = ladder.setting_of(game, f"{who}@{level.name}" if who else level.name)
        iterations = max(FEWEST, int(setting.effort * speed)) if setting.effort else 0
        return -setting.haste, iterations

    for lower, higher in pairwise(ladder.levels(game)):
        assert drives(lower) < drives(higher), (lower.name, higher.name)


@every_scale
@pytest.mark.parametrize("who", CHARACTERS)
def test_a_character_gets_stronger_with_every_rating(game: Game, who: str) -> None:
    low, high = ladder.scale(game) or (0, 0)
    settings = [ladder.setting_of(game, f"{who}@{rating}") for rating in range(low, high + 1)]
    for weaker, stronger in pairwise(settings):
        assert weaker.haste >= stronger.haste
        assert weaker.effort <= stronger.effort


# -- driving -------------------------------------------------------------------------------------


@every_game
def test_every_quick_driver_finishes_its_games(game: Game) -> None:
    names = [*ladder.names(game), *(["@1050"] if ladder.scale(game) else [])]
    quick = [name for name in names if isinstance(make_bot(name, game), QuickBot)]
    assert "rookie" in quick
    players = max(game.variants[variant_of(game.name)])
    setup = game.setup({"players": players})
    for first in range(0, len(quick), players):
        bots = [make_bot(name, game) for name in (quick[first:] + quick)[:players]]
        assert 1 in play_match(game, setup, bots, first).outcome.places


def last_decisions(game: Game, seed: int) -> list[tuple[State, int]]:
    """How a game between quick drivers ends."""
    dice = SeededDice(seed)
    state = game.start(game.setup({}), dice)
    club = QuickBot(guide_of(game))
    found = []
    while state.to_act:
        seat = state.to_act[0]
        actions = state.actions(seat)
        if len(actions) > 1:
            found.append((state.copy(), seat))
        state.apply(seat, club.decide(state.view(seat), actions, dice), dice)
    return found[-4:]


def test_the_most_hasty_driver_does_not_pass_over_a_win() -> None:
    found = 0
    for game in OURS.values():
        bot = QuickBot(guide_of(game), haste=3.0)
        for state, seat in [end for seed in range(4) for end in last_decisions(game, seed)]:
            knowledge, actions = game.know(state.view(seat)), state.actions(seat)
            won = [one for one in actions if wins(knowledge, seat, one, SeededDice(1))]
            if won and len(won) < len(actions):
                found += 1
                assert bot.decide(state.view(seat), actions, SeededDice(2)) in won
    assert found


class Opinion(PlainGuide):
    """Thinks what it is told to."""

    def weigh(self, state: State, seat: int, actions: Sequence[Action], dice: Dice) -> list[float]:
        return [self.edge if action is actions[-1] else 0.0 for action in actions]

    edge = 0.0


def test_what_stands_out_is_done_however_hasty_the_driver() -> None:
    game = GAMES[ANY]
    state = game.start(game.setup({}), SeededDice(1))
    seat = state.to_act[0]
    actions, view = state.actions(seat), state.view(seat)
    guide = Opinion(game)
    chosen = {}
    for edge in (0.0, 2.01 * MISJUDGES * guide.temperature):
        guide.edge = edge
        bots = [QuickBot(guide, haste=0.5) for _ in range(20)]
        chosen[edge] = {bots[n].decide(view, actions, SeededDice(n)).text for n in range(20)}
    plain, clear = chosen.values()
    assert len(plain) > 1
    assert clear == {actions[-1].text}


def test_a_driver_misjudges_the_same_way_all_game_long() -> None:
    assert quirk(7, 31) == quirk(7, 31) != quirk(8, 31)
    drawn = [quirk(key, number) for key in range(40) for number in range(40)]
    assert -1.0 <= min(drawn) < -0.98
    assert 0.98 < max(drawn) < 1.0
    assert abs(sum(drawn)) / len(drawn) < 0.05
    game = next(one for one in OURS.values() if guide_of(one).worlds == 1)
    state = game.start(game.setup({}), SeededDice(3))
    seat = state.to_act[0]
    bot = QuickBot(guide_of(game), haste=1.0)
    view, actions = state.view(seat), state.actions(seat)
    assert len({bot.decide(view, actions, SeededDice(n)).text for n in range(10)}) == 1


@every_game
def test_drivers_that_look_ahead_decide(game: Game) -> None:
    state = game.start(game.setup({}), SeededDice(5))
    seat = state.to_act[0]
    for name in ladder.names(game):
        bot = make_bot(name, game)
        if isinstance(bot, SearchBot):
            bot.iterations = 8
            actions = state.actions(seat)
            assert bot.decide(state.view(seat), actions, SeededDice(1)) in actions
