"""Words: every sentence comes from the catalogue, and a hole in one is our mistake."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rallybox.core import Cards, Seat, Words, words
from rallybox.core.words import knows, languages, number, say


def test_a_sentence_is_filled_in() -> None:
    told = Words("core-unknown-game", {"game": "chess", "games": ("marbles", "skittles")})
    assert told.say() == "There is no game called “chess”. There are: marbles, skittles."


@pytest.mark.parametrize("language", languages())
def test_below_zero_there_is_a_minus_sign(language: str) -> None:
    told = Words("web-list-points", {"points": -6}).say(language)
    assert told.startswith("−6")
    assert number(-1.5, 1, language).startswith("−1")
    # What somebody typed stays as it was typed.
    typed = Words("cli-not-a-count", {"text": "-6"}).say(language)
    assert "-6" in typed


def test_no_invisible_marks_get_into_a_terminal() -> None:
    assert "\u2068" not in Words("bots-unknown", {"bot": "x", "bots": ("y",)}).say()


def test_a_missing_message_is_a_mistake_of_ours() -> None:
    assert not knows("core-nothing")
    with pytest.raises(LookupError, match="core-nothing"):
        say(Words("core-nothing"))


def test_a_missing_parameter_is_a_mistake_of_ours() -> None:
    with pytest.raises(LookupError, match="bots-unknown"):
        say(Words("bots-unknown", {"bot": "x"}))


def test_a_flood_is_cut_short() -> None:
    text = Words("bots-unknown", {"bot": "x" * 100_000, "bots": ("y",) * 100_000}).say()
    assert len(text) < 1200
    assert "xxx…”. There are: y, y" in text


def test_english_is_there() -> None:
    assert "en" in languages()
    assert knows("core-game-over", "en")


def test_seats_become_names_where_names_are_known() -> None:
    inner = Words("coinrace-event-moved", {"seat": Seat(0), "how": "walk", "space": Seat(1)})
    told = Words("x", {"who": Seat(1), "all": (Seat(0), 1, "g1"), "inner": inner, "number": 1})
    named = told.named({0: "Ada", 1: "Ben"})
    assert named.params["who"] == "Ben"
    assert named.params["all"] == ("Ada", 1, "g1")
    assert named.params["inner"] == Words(inner.id, {"seat": "Ada", "how": "walk", "space": "Ben"})
    assert named.params["number"] == 1


def test_seats_without_names_are_drivers_by_number() -> None:
    told = Words("core-unknown-game", {"game": Seat(1), "games": (Seat(0), Seat(2))})
    assert told.say() == "There is no game called “Driver 2”. There are: Driver 1, Driver 3."


def test_cards_stay_cards_and_are_said_by_their_notation() -> None:
    told = Words("core-unknown-game", {"game": Seat(0), "games": Cards(("g1", "y3"))})
    named = told.named({0: "Ada"})
    assert type(named.params["games"]) is Cards
    assert named.say() == "There is no game called “Ada”. There are: g1, y3."
    assert Words("x", {"cards": Cards(("g1",))}).named({}) == Words("x", {"cards": Cards(("g1",))})


def test_words_without_seats_are_not_made_again() -> None:
    told = Words("x", {"card": Cards(("g1",)), "number": 3, "text": "a"})
    assert told.named({0: "Ada"}) is told


# -- words from outside --------------------------------------------------------------------------


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with the words of a game, which are forgotten afterwards."""
    monkeypatch.setattr(words, "_learned", list(words._learned))
    folder = tmp_path / "words"
    folder.mkdir()
    (folder / "en.ftl").write_text("pinball-welcome = Welcome.\npinball-tilt = Tilt!\n")
    (folder / "fr.ftl").write_text("pinball-welcome = Bienvenue.\n")
    yield folder
    monkeypatch.undo()
    words._bundle.cache_clear()


def test_words_are_learned_and_english_fills_the_gaps(outside: Path) -> None:
    assert not knows("pinball-welcome")
    words.learn(outside)
    found = {language: Words("pinball-welcome").say(language) for language in languages()}
    assert found == {"en": "Welcome.", "fr": "Bienvenue.", "de": "Welcome."}
    assert Words("pinball-tilt").say("fr") == "Tilt!"


def test_what_was_learned_can_be_handed_on(outside: Path) -> None:
    before = {language: words.learned(language) for language in ("en", "fr")}
    words.learn(outside)
    assert words.learned("en").removeprefix(before["en"]).count("pinball-welcome") == 1
    french = words.learned("fr").removeprefix(before["fr"])
    assert french.index("Bienvenue.") < french.index("Welcome.")  # the first one counts


def test_a_game_from_outside_cannot_change_what_others_say(outside: Path) -> None:
    (outside / "en.ftl").write_text("core-game-over = Gotcha.\npinball-tilt = Tilt!\n")
    before = Words("core-game-over").say()
    words.learn(outside)
    assert Words("core-game-over").say() == before
    assert Words("pinball-tilt").say() == "Tilt!"


@pytest.mark.parametrize("file", ["en.ftl", "fr.ftl"])
def test_words_that_cannot_be_read_are_not_learned(outside: Path, file: str) -> None:
    (outside / file).write_text("pinball-welcome = { $open\n")
    with pytest.raises(LookupError, match=f"{file} cannot be read at: pinball-welcome"):
        words.learn(outside)
    assert not knows("pinball-welcome")
    assert knows("core-game-over", "fr")


def test_without_english_nothing_is_learned(outside: Path) -> None:
    count = len(words._learned)
    (outside / "en.ftl").unlink()
    for folder in (outside, outside / "nothing"):
        assert not words.has_english(folder)
        with pytest.raises(LookupError, match=r"there is no en\.ftl"):
            words.learn(folder)
    assert len(words._learned) == count
