"""Packs: our games are folders; a package from outside brings one, or is named and left out."""

from __future__ import annotations

import importlib
import logging
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from rallybox.arena.study_features import counted_of
from rallybox.bots.guide import Guide, PlainGuide
from rallybox.bots.guides import guide_of
from rallybox.bots.reasons import facts_of
from rallybox.cli.terminal.ink import Ink, ink_of
from rallybox.core import Words, words
from rallybox.core.words import knows, languages
from rallybox.games import GAMES, PACKS, TROUBLES, find_game, packs, part
from rallybox.games.packs import Pack, Trouble
from rallybox.lessons import lesson_of
from support.samples import ANY

PINBALL = f"""
from toy.game import CoinRace

class Pinball(CoinRace):
    name = "pinball"
    title = "Pinball"

GAME = Pinball()
NUMBER = 7
NAMELESS = type("Nameless", (CoinRace,), {{"name": ""}})
LOUD = type("Loud", (CoinRace,), {{"name": "Pin Ball!"}})
OURS = type("Ours", (CoinRace,), {{"name": "cli"}})
TAKEN = type("Taken", (CoinRace,), {{"name": "{ANY}"}})

class Unnamed:
    pass
"""
GUIDE = """
from rallybox.bots.guide import PlainGuide

class PinballGuide(PlainGuide):
    pass

GUIDE = PinballGuide
"""


class Outside:
    """Packages from outside, as if they were installed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.entries: list[EntryPoint] = []

    def package(self, name: str, **modules: str) -> Path:
        """A package with these modules; `init` is the package itself."""
        folder = self.folder / name
        folder.mkdir()
        (folder / "__init__.py").write_text(modules.pop("init", ""))
        for module, source in modules.items():
            (folder / f"{module}.py").write_text(source)
        return folder

    def enter(self, name: str, value: str) -> None:
        """Its entry point."""
        self.entries.append(EntryPoint(name, value, packs.GROUP))

    def found(self) -> list[Pack | Trouble]:
        """What is found of them, beside our games."""
        importlib.invalidate_caches()
        return list(packs.outside(set(GAMES)))


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Outside]:
    made = Outside(tmp_path)
    known = set(sys.modules)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(packs, "entry_points", lambda group: made.entries)
    monkeypatch.setattr(words, "_learned", list(words._learned))
    yield made
    monkeypatch.undo()
    words._bundle.cache_clear()
    for name in set(sys.modules) - known:
        if name.partition(".")[0] in {path.name for path in tmp_path.iterdir()}:
            del sys.modules[name]


def pinball(outside: Outside, what: str = "GAME") -> Pack | Trouble:
    """The only thing that is found: a package `pinball` that names this of itself."""
    outside.package("pinball", init=PINBALL, guide=GUIDE)
    outside.enter("pinball", f"pinball:{what}")
    (found,) = outside.found()
    return found


# -- ours ----------------------------------------------------------------------------------------


def test_ours_are_the_folders() -> None:
    folder = Path(packs.__file__).parent
    folders = sorted(path.parent.name for path in folder.glob("*/__init__.py"))
    assert [name for name, pack in PACKS.items() if not pack.home] == folders
    assert set(folders) <= set(GAMES)
    assert all(find_game(name) is GAMES[name] for name in GAMES)


def test_nothing_is_wrong_with_what_is_installed_here() -> None:
    assert TROUBLES == ()


def test_parts_are_found_by_the_game_s_name() -> None:
    guide = part(ANY, "guide", "rallybox.bots.guides", "GUIDE")
    assert issubclass(guide, Guide)
    assert guide.__module__.startswith(f"rallybox.bots.guides.{ANY}.")
    assert part(ANY, "rocket", "rallybox.kit", "ROCKET") is None
    with pytest.raises(AttributeError):  # it is our mistake, and must be found
        part(ANY, "guide", "rallybox.bots.guides", "ROCKET")


def test_a_room_of_a_game_that_there_is_not_is_none() -> None:
    assert part("chess", "guide", "rallybox.bots.guides", "GUIDE") is None


# -- from outside --------------------------------------------------------------------------------


def test_a_package_brings_a_game(outside: Outside) -> None:
    found = pinball(outside)
    assert isinstance(found, Pack)
    assert (found.game.name, found.home) == ("pinball", "pinball")


def test_it_may_name_the_class(outside: Outside) -> None:
    found = pinball(outside, "Pinball")
    assert isinstance(found, Pack)
    assert found.game.title == "Pinball"


def test_its_rooms_are_modules_of_the_package(
    outside: Outside, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = pinball(outside)
    assert isinstance(found, Pack)
    guide = found.room("guide", "rallybox.bots.guides")
    assert guide is not None
    assert guide.__name__ == "pinball.guide"
    assert found.room("reasons", "rallybox.bots.reasons") is None
    monkeypatch.setattr("rallybox.games.PACKS", {**PACKS, "pinball": found})
    assert type(guide_of(found.game)).__name__ == "PinballGuide"


def test_a_broken_room_is_left_out_and_logged(
    outside: Outside, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    outside.package("pinball", init=PINBALL, guide="1 / 0\n")
    outside.enter("pinball", "pinball:GAME")
    (found,) = outside.found()
    assert isinstance(found, Pack)
    with caplog.at_level(logging.ERROR, "rallybox.packs"):
        assert found.room("guide", "rallybox.bots.guides") is None
    assert caplog.records[0].__dict__["room"] == "pinball.guide"
    assert "ZeroDivisionError" in caplog.text
    monkeypatch.setattr("rallybox.games.PACKS", {**PACKS, "pinball": found})
    assert type(guide_of(found.game)) is PlainGuide


ROOMS = {
    "guide": lambda game: type(guide_of(game)) is PlainGuide,
    "reasons": lambda game: facts_of(game) is None,
    "lesson": lambda game: lesson_of(game.name) is None,
    "study": lambda game: counted_of(game) is None,
    "ink": lambda game: ink_of(game.name) == Ink(),
}


@pytest.mark.parametrize("name", ROOMS)
@pytest.mark.parametrize("source", [None, "", "1 / 0\n"], ids=["none", "empty", "broken"])
def test_without_a_room_a_game_is_played_with_what_every_game_has(
    outside: Outside, monkeypatch: pytest.MonkeyPatch, name: str, source: str | None
) -> None:
    outside.package("pinball", init=PINBALL, **({} if source is None else {name: source}))
    outside.enter("pinball", "pinball:GAME")
    (found,) = outside.found()
    assert isinstance(found, Pack)
    monkeypatch.setattr("rallybox.games.PACKS", {**PACKS, "pinball": found})
    assert ROOMS[name](found.game)


def test_a_broken_room_of_ours_is_no_secret(outside: Outside) -> None:
    """It is our mistake, and must be found."""
    outside.package("ourrooms", **{ANY: "1 / 0\n"})
    importlib.invalidate_caches()
    with pytest.raises(ZeroDivisionError):
        PACKS[ANY].room("guide", "ourrooms")


BARE = """
from toy.game import CoinRace

class Bare(CoinRace):
    @property
    def name(self):
        raise AttributeError("name")

GAME = Bare()
"""

BROKEN = {
    "does not exist": ("pinball.nowhere:GAME", "ModuleNotFoundError"),
    "has no such thing": ("pinball:RACE", "AttributeError"),
    "is no name for one": ("pinball:GAME:GAME", "Error"),
    "does not load": ("pinball.crash:GAME", "ZeroDivisionError: division by zero"),
    "leaves": ("pinball.leave:GAME", "SystemExit: 3"),
    "has no name": ("pinball.bare:GAME", "AttributeError"),
}


@pytest.mark.parametrize(("value", "detail"), BROKEN.values(), ids=BROKEN)
def test_a_game_that_cannot_be_loaded_is_named_and_left_out(
    outside: Outside, value: str, detail: str
) -> None:
    modules = {"crash": "1 / 0\n", "leave": "raise SystemExit(3)\n", "bare": BARE}
    outside.package("pinball", init=PINBALL, **modules)
    outside.enter("pinball", value)
    (found,) = outside.found()
    assert isinstance(found, Trouble)
    assert found.error is not None
    said = found.words.say()
    assert said.startswith("The package pinball contains a game that cannot be loaded (")
    assert detail in said
    assert said.endswith("It is ignored.")


NO_GAME = {"a number": "NUMBER", "an odd name": "LOUD", "no name": "NAMELESS", "a class": "Unnamed"}


@pytest.mark.parametrize("what", NO_GAME.values(), ids=NO_GAME)
def test_something_that_is_no_game_is_named_and_left_out(outside: Outside, what: str) -> None:
    found = pinball(outside, what)
    assert isinstance(found, Trouble)
    sentence = f"The package pinball names pinball:{what} as a game, but it is not one."
    assert found.words.say() == f"{sentence} It is ignored."


def test_a_word_that_our_own_messages_begin_with_is_no_name(outside: Outside) -> None:
    found = pinball(outside, "OURS")
    assert isinstance(found, Trouble)
    assert "contains a game called “cli”, but that name is taken" in found.words.say()


def test_a_name_is_taken_once(outside: Outside) -> None:
    outside.package("pinball", init=PINBALL)
    outside.package("copycat", init=PINBALL)
    for name, value in (("a", "pinball:TAKEN"), ("c", "copycat:GAME"), ("b", "pinball:GAME")):
        outside.enter(name, value)
    ours, first, second = outside.found()
    assert isinstance(ours, Trouble)
    assert f"contains a game called “{ANY}”, but that name is taken" in ours.words.say()
    assert isinstance(first, Pack)
    assert first.home == "pinball"
    assert isinstance(second, Trouble)
    assert "package copycat contains a game called “pinball”" in second.words.say()


def test_every_trouble_is_said_in_every_language(outside: Outside) -> None:
    outside.package("pinball", init=PINBALL)
    for number, what in enumerate(("TAKEN", "NUMBER", "RACE")):
        outside.enter(str(number), f"pinball:{what}")
    for trouble in outside.found():
        assert isinstance(trouble, Trouble)
        assert len({trouble.words.say(language) for language in languages()}) == 3


# -- their words ---------------------------------------------------------------------------------


def written(outside: Outside, **files: str) -> Pack | Trouble:
    """The game of a package with these words."""
    folder = outside.package("pinball", init=PINBALL) / "words"
    folder.mkdir()
    for language, text in files.items():
        (folder / f"{language}.ftl").write_text(text)
    outside.enter("pinball", "pinball:GAME")
    (found,) = outside.found()
    return found


def test_its_words_are_learned_and_english_is_the_fallback(outside: Outside) -> None:
    found = written(outside, en="pinball-welcome = Hello.\n", de="pinball-welcome = Hallo.\n")
    assert isinstance(found, Pack)
    said = {language: Words("pinball-welcome").say(language) for language in languages()}
    assert said == {"en": "Hello.", "fr": "Hello.", "de": "Hallo."}


def test_words_that_cannot_be_read_leave_the_game_out(outside: Outside) -> None:
    found = written(outside, en="pinball-welcome = Hello.\n", fr="pinball-welcome = { $x\n")
    assert isinstance(found, Trouble)
    assert "fr.ftl cannot be read at" in found.words.say()
    assert not knows("pinball-welcome")


def test_the_words_of_a_game_that_is_left_out_are_not_learned(outside: Outside) -> None:
    folder = outside.package("pinball", init=PINBALL) / "words"
    folder.mkdir()
    (folder / "en.ftl").write_text("pinball-welcome = Hello.\n")
    outside.enter("pinball", "pinball:TAKEN")
    (found,) = outside.found()
    assert isinstance(found, Trouble)
    assert not knows("pinball-welcome")
