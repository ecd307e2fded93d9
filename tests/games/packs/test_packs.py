"""Packs: our games are folders; a package from outside brings one, or is named and left out."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from games.packs.brought import GUIDE, PINBALL, Outside, pinball
from rallybox.bots.guide import Guide
from rallybox.core import Words
from rallybox.core.words import knows, languages
from rallybox.games import GAMES, PACKS, TROUBLES, find_game, packs, part
from rallybox.games.packs import Pack, Trouble, derived_from
from support.samples import ANY

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
    guide = part(ANY, "guide", "rallybox.bots.guides", "GUIDE", derived_from(Guide))
    assert issubclass(guide, Guide)
    assert guide.__module__.startswith(f"rallybox.bots.guides.{ANY}.")
    assert part(ANY, "rocket", "rallybox.kit", "ROCKET", callable) is None
    with pytest.raises(AttributeError):  # it is our mistake, and must be found
        part(ANY, "guide", "rallybox.bots.guides", "ROCKET", callable)


def test_a_room_of_a_game_that_there_is_not_is_none() -> None:
    assert part("chess", "guide", "rallybox.bots.guides", "GUIDE", callable) is None


# -- from outside --------------------------------------------------------------------------------


def test_a_package_brings_a_game(outside: Outside) -> None:
    found = pinball(outside)
    assert isinstance(found, Pack)
    assert (found.game.name, found.home) == ("pinball", "pinball")


def test_it_may_name_the_class(outside: Outside) -> None:
    found = pinball(outside, "Pinball")
    assert isinstance(found, Pack)
    assert found.game.title == "Pinball"


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


NO_GAME = {
    "a number": "NUMBER",
    "an odd name": "LOUD",
    "an odd title": "BELL",
    "no name": "NAMELESS",
    "a class": "Unnamed",
}


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
    folder = outside.package("pinball", init=PINBALL)
    outside.package("flipper", init=f"{PINBALL}Pinball.rules = None\n")
    outside.package("arcade", init=PINBALL.replace("pinball", "arcade"))
    for number, what in enumerate(("arcade:GAME", "arcade:SECOND", "flipper:GAME", "pinball:GAME")):
        outside.enter(str(number), what)
    for number, what in enumerate(("TAKEN", "NUMBER", "RACE"), start=4):
        outside.enter(str(number), f"pinball:{what}")
    (folder / "words/en.ftl").unlink()
    _, *troubles = outside.found()
    for trouble in troubles:
        assert isinstance(trouble, Trouble)
        assert len({trouble.words.say(language) for language in languages()}) == 3
    assert len({trouble.words.id for trouble in troubles if isinstance(trouble, Trouble)}) == 6


# -- where they are ------------------------------------------------------------------------------


def test_a_game_may_lie_deep_in_a_package(outside: Outside) -> None:
    """Also where nothing but folders leads to it."""
    outside.package("arcade/old/pinball", init="", game=PINBALL, guide=GUIDE)
    outside.enter("pinball", "arcade.old.pinball.game:GAME")
    (found,) = outside.found()
    assert isinstance(found, Pack)
    assert found.home == "arcade.old.pinball"
    guide = found.room("guide", "rallybox.bots.guides")
    assert guide is not None
    assert guide.__name__ == "arcade.old.pinball.guide"
    assert knows("pinball-tilt")


def test_each_game_has_a_package_of_its_own(outside: Outside) -> None:
    outside.package("arcade", init=PINBALL, game=PINBALL.replace("pinball", "flipper"))
    outside.enter("a", "arcade:GAME")
    outside.enter("b", "arcade.game:GAME")
    first, second = outside.found()
    assert isinstance(first, Pack)
    assert isinstance(second, Trouble)
    sentence = "The package arcade contains a game called “flipper” beside another one."
    assert second.words.say().startswith(sentence)


def test_two_games_of_a_package_have_each_their_own_rooms(outside: Outside) -> None:
    outside.package("arcade", init="")
    outside.package("arcade/pinball", init=PINBALL, guide=GUIDE)
    outside.package("arcade/flipper", init=PINBALL.replace("pinball", "flipper"))
    outside.enter("a", "arcade.pinball:GAME")
    outside.enter("b", "arcade.flipper:GAME")
    first, second = outside.found()
    assert isinstance(first, Pack)
    assert isinstance(second, Pack)
    assert first.room("guide", "rallybox.bots.guides") is not None
    assert second.room("guide", "rallybox.bots.guides") is None


def test_a_module_alone_has_nowhere_for_its_words(outside: Outside) -> None:
    (outside.folder / "pinball.py").write_text(PINBALL)
    outside.enter("pinball", "pinball:GAME")
    (found,) = outside.found()
    assert isinstance(found, Trouble)
    assert "without its English words (pinball/words/en.ftl)" in found.words.say()


# -- their words ---------------------------------------------------------------------------------


def written(outside: Outside, **files: str) -> Pack | Trouble:
    """The game of a package with these words."""
    folder = outside.package("pinball", init=PINBALL) / "words"
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
    (folder / "en.ftl").write_text("pinball-welcome = Hello.\n")
    outside.enter("pinball", "pinball:TAKEN")
    (found,) = outside.found()
    assert isinstance(found, Trouble)
    assert not knows("pinball-welcome")


def test_without_english_words_a_game_is_left_out(outside: Outside) -> None:
    folder = outside.package("pinball", init=PINBALL) / "words"
    (folder / "en.ftl").rename(folder / "de.ftl")
    outside.enter("pinball", "pinball:GAME")
    (found,) = outside.found()
    assert isinstance(found, Trouble)
    sentence = "The package pinball contains a game without its English words"
    assert found.words.say() == f"{sentence} (pinball/words/en.ftl). It is ignored."
