"""Everything that is shown comes from the catalogue.

The catalogue's letters are exchanged for others (wide ones). Whatever is then still in
ordinary letters, and is no name or notation, was written somewhere else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentSerializer
from fluent.syntax.ast import BaseNode, Message, Resource, StringLiteral, TextElement

from rallybox.bots import BOTS
from rallybox.cli import commands
from rallybox.cli.main import main
from rallybox.core import words
from rallybox.core.dice import SeededDice
from rallybox.core.game import Game
from rallybox.core.state import State
from rallybox.games import GAMES
from support.catalogue import LANGUAGES, listed
from support.samples import ANY, FOR_TWO, IN_TURN, variant_of

WIDE = {
    ord(letter): ord(letter) + 0xFEE0 for letter in map(chr, range(33, 127)) if letter.isalpha()
}
ORDINARY = re.compile(r"[A-Za-z][A-Za-z'’-]{2,}")
"""Three letters or more: shorter ones are notations."""


def _nodes(node: object) -> Iterator[BaseNode]:
    if isinstance(node, list):
        for part in node:
            yield from _nodes(part)
    elif isinstance(node, BaseNode):
        yield node
        for part in vars(node).values():
            yield from _nodes(part)


def _marked(message: Message) -> Message:
    copy = message.clone()
    for node in _nodes(copy):
        if isinstance(node, TextElement | StringLiteral):
            node.value = node.value.translate(WIDE)
    return copy


@cache
def _bundle() -> FluentBundle:
    source = FluentSerializer().serialize(Resource([_marked(m) for m in listed("en")]))
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever language is asked for is the one with other letters."""
    monkeypatch.setattr(words, "_bundle", lambda language: _bundle())


NAMES = {
    *BOTS, *GAMES, *LANGUAGES, *commands.COMMANDS, "URL", "debug", "info", "warning", "error",
    *(word for game in GAMES.values() for word in game.title.split()), "rallybox", "Rallybox",
    "report", "html", "results", "json",
    *(variant for game in GAMES.values() for variant in game.variants),
    *(field for game in GAMES.values() for field in game.setup_type.__struct_fields__),
}  # fmt: skip
"""Names and what is typed on a command line; the same in every language."""


def strays(shown: str, *known: str) -> list[str]:
    """The words in ordinary letters that are no names."""
    found = [word for word in ORDINARY.findall(shown) if word not in NAMES.union(known)]
    return [word for word in found if not re.fullmatch(r"[NESW]+|[A-E]+", word)]


# -- games -----------------------------------------------------------------------------------


def moments(game: Game, variant: str) -> Iterator[tuple[State, list[str]]]:
    """A game by chance: each moment, with the sentences of what led to it."""
    setup = game.setup({"variant": variant})
    names = {seat: f"#{seat}" for seat in range(setup.players)}
    dice, chance = SeededDice("words"), SeededDice("chance")
    state = game.start(setup, dice)
    told: list[str] = []
    for _ in range(400):
        yield state, told
        if not state.to_act:
            return
        seat = state.to_act[0]
        actions = state.actions(seat)
        action = actions[chance.below(len(actions))]
        told = [e.words(game.name).named(names).say() for e in state.play(seat, action, dice)]


every_variant = pytest.mark.parametrize(
    ("name", "variant"), [(g.name, v) for g in GAMES.values() for v in g.variants]
)


def telling(game: Game, state: State) -> Iterator[str]:
    """Everything that is said of a moment."""
    for seat in (None, *range(state.setup.players)):
        view = state.view(seat)
        yield game.ask(view).say()
        yield game.draw(view)
        if seat in state.to_act:
            for action in state.actions(seat)[:12]:
                yield game.explain(view, action).say().replace(action.text, "")


@every_variant
def test_games_say_nothing_of_their_own(marked: None, name: str, variant: str) -> None:
    game, said = GAMES[name], 0
    for number, (state, told) in enumerate(moments(game, variant)):
        shown = [*told, *(telling(game, state) if number % 7 == 0 else ())]
        assert not strays("\n".join(shown))
        said += len(shown)
    assert said > 40


@every_variant
@pytest.mark.parametrize("language", LANGUAGES)
def test_games_can_be_told_in_every_language(name: str, variant: str, language: str) -> None:
    game = GAMES[name]
    with words.speak(language):
        for number, (state, _) in enumerate(moments(game, variant)):
            if number % 11 == 0:
                for text in telling(game, state):
                    assert text
                    assert max(map(len, text.splitlines()), default=0) <= 100 or "\n" not in text


# -- commands --------------------------------------------------------------------------------


COMMANDS = {
    "games": ("games",),
    "help": ("--help",),
    "help on play": ("play", "--help"),
    "help on arena": ("arena", "--help"),
    "help on study": ("study", "--help"),
    "help on serve": ("serve", "--help"),
    "nothing": (),
    "no such command": ("fly",),
    "no such language": ("games", "--language", "xx"),
    "no such file": ("verify", "none.json"),
    "no such option": ("play", ANY, "--option", "wheels=1"),
    "simulate": ("simulate", FOR_TWO, "--games", "3", "--seed", "1"),
    "record": ("record", ANY, "-o", "game.json", "--seed", "1"),
    "arena": (
        "arena", IN_TURN, "--bots", "random,rookie", "--games", "8", "--seed", "1",
        "--out", "arena",
    ),
    "study": (
        "study", IN_TURN, "--variant", variant_of(IN_TURN), "--players", "3", "--games", "6",
        "--seed", "1", "--bot", "rookie", "--html", "study.html",
    ),
}  # fmt: skip

FLAGS = re.compile(r"--?[a-z-]+|\[[^\]]*\]|<style>.*?</style>|<[^>]*>|‘[^’]*’|'[^']*'", re.S)


@pytest.mark.parametrize("name", COMMANDS)
def test_commands_say_nothing_of_their_own(
    marked: None,
    name: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    with suppress(SystemExit):  # --help ends so
        main(COMMANDS[name])
    out, err = capsys.readouterr()
    pages = [page.read_text(encoding="utf-8") for page in tmp_path.rglob("*.html")]
    shown = FLAGS.sub(" ", "\n".join((out, err, *pages)))
    assert shown.strip()
    assert not strays(shown, *(word for arg in COMMANDS[name] for word in ORDINARY.findall(arg)))


def notations(game: str) -> set[str]:
    """The words of a game's orders, which are the same in every language."""
    orders = (GAMES[game].action(number).text for number in range(GAMES[game].action_total))
    return {word for order in orders for word in ORDINARY.findall(order)}


def test_a_table_says_nothing_of_its_own(
    marked: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = iter(["r", "", "?", "m", "why 1", "zzz", "99999", *["1"] * 30])

    def answer(prompt: str = "") -> str:
        print(prompt)
        return next(typed, "q")

    monkeypatch.setattr("builtins.input", answer)
    main(["play", ANY, "--seed", "1", "--names", "A"])
    out, err = capsys.readouterr()
    assert not err
    assert not strays(out, "zzz", "why", *notations(ANY))
