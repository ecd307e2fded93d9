"""Hints say why. Whole games, with everything that could be said of every action that is played:
it follows from the view alone, tells an action from others, and turns out to be true."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path

import pytest

from bots.truths import Case, Check, Later
from rallybox.bots import advise
from rallybox.bots.guide import judge
from rallybox.bots.guides import guide_of
from rallybox.bots.reason import Fact, choose
from rallybox.bots.reasons import facts_of, reasons
from rallybox.core import Action, Game, SeededDice, State
from rallybox.core.words import Words, knows, languages
from rallybox.games import GAMES, find_game
from support.samples import bringing
from toy import COINRACE

TRUTHS = {
    game: import_module(f"bots.truths.{game}")
    for game in GAMES
    if facts_of(GAMES[game]) is not None
}
CHECKS: Mapping[str, Mapping[str, Check]] = {game: found.CHECKS for game, found in TRUTHS.items()}
RACES: Sequence[tuple[str, dict[str, object]]] = [
    (game, {"variant": variant, "players": players})
    for game, found in TRUTHS.items()
    for variant, players in found.RACES
]
GAMES_EACH = 2


def good_ones(game: Game, state: State, seat: int, dice: SeededDice) -> list[Action]:
    """The three actions that the heuristic likes best: about what a hint shows."""
    actions = state.actions(seat)
    guide = guide_of(game)
    weights = judge(guide, guide.know(state.view(seat)), seat, actions, dice)
    ranked = sorted(range(len(actions)), key=lambda at: -weights[at])
    return [actions[at] for at in ranked[:3]]


def decisions(
    name: str, options: dict[str, object], seed: int
) -> Iterator[tuple[Game, State, int, list[Action], Action, SeededDice]]:
    """Every decision of a game, before it is taken: now a good action, now any."""
    game, dice = find_game(name), SeededDice(f"reasons {name} {sorted(options.items())} {seed}")
    state = game.start(game.setup(options), dice)
    while state.to_act:
        seat = state.to_act[0]
        best = good_ones(game, state, seat, dice)
        everything = state.actions(seat)
        action = (
            best[dice.below(len(best))]
            if dice.below(4)
            else everything[dice.below(len(everything))]
        )
        yield game, state, seat, best, action, dice


@pytest.mark.parametrize(("name", "options"), RACES, ids=str)
def test_what_is_said_is_true(name: str, options: dict[str, object]) -> None:
    later: list[Later] = []
    said = 0
    facts_about = facts_of(find_game(name))
    assert facts_about is not None
    for seed in range(GAMES_EACH):
        later.clear()
        for _, state, seat, _, action, dice in decisions(name, options, seed):
            facts = facts_about(state.view(seat), action, SeededDice(seed))
            assert facts
            before = state.copy()
            events = state.play(seat, action, dice)
            later[:] = [check for check in later if not check(state, events)]
            for words in (fact.words for fact in facts):
                short = words.id.removeprefix(f"{name}-why-")
                case = Case(dict(words.params), seat, action, before, state, events, later)
                check_one(case, CHECKS[name][short], words)
                said += 1
    assert said > 50


def check_one(case: Case, check: Check, words: Words) -> None:
    try:
        check(case)
    except AssertionError as error:
        raise AssertionError(f"{case.action}: {words.say('en')} {words}") from error


@pytest.mark.parametrize(("name", "options"), RACES, ids=str)
def test_reasons_are_there_in_every_language_and_follow_from_the_view_alone(
    name: str, options: dict[str, object]
) -> None:
    """Whatever is imagined, the same is said: so nothing imagined is."""
    some = asked = 0
    for game, state, seat, best, action, dice in decisions(name, options, 7):
        view = state.view(seat)
        found = reasons(game, view, best, SeededDice("one"))
        assert found == reasons(game, view, best, SeededDice("another"))
        assert len(found) == len(best)
        for words in found:
            assert len(words) <= 2
            some, asked = some + bool(words), asked + 1
            for language in languages():
                well_said([one.say(language) for one in words])
        state.apply(seat, action, dice)
    assert some > 0.8 * asked


def well_said(sentences: list[str]) -> None:
    """Whole sentences, and short enough to be read while others wait."""
    for text in sentences:
        assert re.fullmatch(r"[\dA-ZÀ-Ý].*\.", text)
        assert "{" not in text
        assert "  " not in text
    assert len(" ".join(sentences)) < 230


def test_every_fact_of_the_code_has_a_message_and_a_check() -> None:
    folder = Path(__file__).parents[2] / "src/rallybox/bots/reasons"
    for name in CHECKS:
        code = (folder / f"{name}.py").read_text(encoding="utf-8")
        named = set(re.findall(r'_fact\(\s*"([a-z-]+)"', code))
        named |= set(re.findall(r'"([a-z-]+)" if [^"]+ else "[a-z-]+"', code)) & set(CHECKS[name])
        assert named <= set(CHECKS[name])
        for short in CHECKS[name]:
            assert all(knows(f"{name}-why-{short}", language) for language in languages()), short


@pytest.mark.parametrize("name", list(bringing(facts_of)))
def test_advice_comes_with_a_verdict_and_reasons(name: str) -> None:
    game, dice = find_game(name), SeededDice(f"advice {name}")
    state = game.start(game.setup({}), dice)
    asked = reasoned = 0
    while state.to_act and asked < 6:
        seat = state.to_act[0]
        actions = state.actions(seat)
        if len(actions) > 1:
            asked += 1
            found = advise(game, state.view(seat), actions, dice, seconds=0.03)
            reasoned += any(advice.reasons for advice in found)
            first, *others = (advice.verdict.id for advice in found)
            if others:
                assert first in {
                    f"bots-advice-{size}" for size in ("clear", "slight", "maybe", "hardly")
                }
                assert all(one.startswith("bots-advice-worse-") for one in others)
        state.apply(seat, actions[dice.below(len(actions))], dice)
    assert asked == 6
    # In so short a time it may find that everything is alike, of which nothing can be said.
    assert reasoned >= 3


# -- which facts are chosen ------------------------------------------------------------------------


def fact(name: str, weight: float, score: float = 0.0, **params: int) -> Fact:
    return Fact(Words(name, params), weight, score)


def ids(found: list[tuple[Words, ...]]) -> list[list[str]]:
    return [[words.id for words in said] for said in found]


def test_what_holds_for_all_of_them_alike_tells_none_from_another() -> None:
    gas, far, card = fact("gas", 5), fact("far", 2), fact("card", 2)
    assert ids(choose([[gas, far], [gas, card]])) == [["far", "gas"], ["card", "gas"]]
    assert ids(choose([[gas, far]])) == [["gas", "far"]]
    assert ids(choose([[far], [far]])) == [[], []]


def test_what_is_not_worth_a_word_is_not_said() -> None:
    assert ids(choose([[fact("card", 0.9)], [fact("far", 1.0)]])) == [[], ["far"]]


def test_the_better_of_the_same_kind_counts_for_more() -> None:
    few, many = fact("fits", 3, 2, cards=2), fact("fits", 3, 5, cards=5)
    far, dear = fact("far", 2), fact("dear", 4)
    assert ids(choose([[few, far], [many, dear]])) == [["far", "fits"], ["fits", "dear"]]


def test_what_hardly_matters_is_not_added() -> None:
    assert ids(choose([[fact("fits", 3), fact("card", 0.5)]])) == [["fits"]]


def test_of_a_game_that_lists_no_facts_no_reasons_are_made_up() -> None:
    dice = SeededDice(1)
    state = COINRACE.start(COINRACE.setup({}), dice)
    actions = state.actions(state.to_act[0])
    found = reasons(COINRACE, state.view(state.to_act[0]), actions, dice)
    assert found == [()] * len(actions)
