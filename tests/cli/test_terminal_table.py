"""The terminal table, played with the toy game: who is asked, who may see what."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path
from typing import cast

import pytest

from rallybox.arena.match import seed_secret
from rallybox.cli.commands.play import offer_to_save
from rallybox.cli.files import read_record
from rallybox.cli.speech import say
from rallybox.cli.terminal.ink import ink, ink_of, mark
from rallybox.cli.terminal.screen import Left, Screen
from rallybox.cli.terminal.seats import Seat, seat_people
from rallybox.cli.terminal.table import TerminalTable
from rallybox.cli.terminal.welcome import welcome
from rallybox.core import Malformed
from rallybox.core.record import Record, verify
from rallybox.games import GAMES
from rallybox.tables.quips import CHANCES
from support.samples import IN_TURN
from toy import COINRACE, RoundState

CURTAIN = "-- curtain --"


def sit_down(seed: int, people: int, players: int = 3, **options: object) -> TerminalTable:
    seats = seat_people(COINRACE, players, people, (), ("random",) if people < players else None)
    setup = {"players": players, "first": 0} | options
    return TerminalTable(COINRACE, setup, seats, seed_secret(seed), Screen(COINRACE.name))


def hidden_cards(table: TerminalTable) -> list[int]:
    return list(cast(RoundState, table.state).cards)


class Room:
    """A table with somebody who types."""

    def __init__(self, patch: pytest.MonkeyPatch, seen: pytest.CaptureFixture[str]) -> None:
        self._patch = patch
        self._seen = seen

    def typed(self, *lines: str) -> None:
        self._patch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))

    def play(self, table: TerminalTable, *lines: str) -> tuple[Record | None, str]:
        """The record (None if somebody left) and all that was printed."""
        self.typed(*lines)
        try:
            record = table.play()
        except Left:
            return None, self._seen.readouterr().out
        return record, self._seen.readouterr().out


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Room:
    return Room(monkeypatch, capsys)


@pytest.mark.parametrize("people", [0, 1, 2, 3])
@pytest.mark.parametrize("seed", range(8))
def test_a_whole_game_by_numbers_gives_a_record_that_verifies(
    room: Room, people: int, seed: int
) -> None:
    record, text = room.play(sit_down(seed, people), *["1"] * 200)
    assert record is not None
    assert verify(record, {COINRACE.name: COINRACE}) > 0
    assert (CURTAIN in text) == (people > 1)


def test_a_lone_player_is_led_through(room: Room, capsys: pytest.CaptureFixture[str]) -> None:
    table = sit_down(3, 1)
    room.typed("")
    welcome(table)
    first = capsys.readouterr().out
    assert "A race for the line." in first
    assert "1  Player 1\n" in first
    assert "2  Ada (random bot)" in first
    _, text = room.play(table, "flip", "1", "1", "1", "1", "1", "1", "1")
    assert text.index("line at 3") < text.index("Player 1: Drive: how do you want to move?")
    assert re.search(r"\n  1 walk +Move 1 space\.", text)
    assert "· Player 1 moves by flip to space" in text


@pytest.mark.parametrize("seed", range(12))
def test_nobody_sees_another_persons_card(room: Room, seed: int) -> None:
    """Between two curtains only one person's secrets are on the screen."""
    table = sit_down(seed, 3)
    cards = hidden_cards(table)
    _, text = room.play(table, *["1"] * 300)
    for page in text.split(CURTAIN):
        askers = {int(n) for n in re.findall(r"^Player (\d): (?:Drive|Will)", page, re.M)}
        assert len(askers) <= 1
        if askers:
            seat = askers.pop() - 1
            drawn = re.findall(r"^(\d) \.*> g(\S)", page, re.M)
            assert drawn
            for row, card in drawn:
                assert card == (str(cards[seat]) if int(row) - 1 == seat else "?")
            assert set(re.findall(r"You hold a (\d)", page)) <= {str(cards[seat])}
        else:
            assert "You hold" not in page


def test_rr15_at_a_hot_seat_even_without_a_choice_one_is_asked(room: Room) -> None:
    """Whether somebody could have dared must not show by whom the device skips."""
    for seed in range(12):
        table = sit_down(seed, 3)
        _, text = room.play(table, *["1"] * 300)
        rounds = text.count("Player 1: Will you dare")
        assert rounds > 0
        assert text.count("Player 2: Will you dare") == rounds
        assert text.count("Player 3: Will you dare") == rounds
        assert "made for you" not in text


def test_a_lone_player_is_not_asked_without_a_choice(room: Room) -> None:
    """The first card is a 1 in this deal: nothing to dare with."""
    seed = next(s for s in range(50) if hidden_cards(sit_down(s, 1))[0] == 1)
    _, text = room.play(sit_down(seed, 1), *["1"] * 50)
    assert "Will you dare" not in text
    assert "only one choice, so it was made for you: stay (Stay)." in text


def test_typing_nonsense_gets_a_reason_and_changes_nothing(room: Room) -> None:
    table = sit_down(1, 1)
    before = table.state.dump()
    record, text = room.play(table, "stay", "rest", "9", "wal", "fly", "why card", "why dare", "?")
    assert record is None
    assert table.state.dump() == before
    assert "This is not the time for that." in text
    assert "Your car has not reached the line." in text
    assert "There is no choice 9; choose from 1 to 3." in text
    assert "“fly” is none of: walk, flip, card" in text
    assert "Nothing rules out card: you can do it now." in text
    assert text.count("Move 1 space.") == 2  # once in the menu, once narrowed by "wal"
    assert "Type the number of a choice" in text


def test_rules_on_request(room: Room) -> None:
    _, text = room.play(sit_down(1, 1), "r")
    assert "This game has no rules in short." in text


def test_leaving_needs_a_yes(room: Room) -> None:
    table = sit_down(1, 1)
    record, text = room.play(table, "q", "no", "q", "1", "q", "y", "1", "1")
    assert record is None
    assert text.count("Quit this game?") == 3
    assert "moves" not in text


def test_enter_shows_the_table_again(room: Room) -> None:
    _, text = room.play(sit_down(1, 1), "", "")
    assert text.count("Drive: how do you want to move?") == 3


def test_the_same_seed_and_choices_give_the_same_record(room: Room) -> None:
    first, _ = room.play(sit_down(5, 1), *["2", "1"] * 50)
    again, _ = room.play(sit_down(5, 1), *["2", "1"] * 50)
    other, _ = room.play(sit_down(6, 1), *["2", "1"] * 50)
    assert first == again
    assert first != other


# -- seats -----------------------------------------------------------------------------------


def test_people_sit_first_and_bots_repeat() -> None:
    seats = seat_people(COINRACE, 4, None, ("Ada", "Zoë"), ("random",))
    assert seats == [
        Seat("Ada", None),
        Seat("Zoë", None),
        Seat("Bruno", "random"),
        Seat("Chiara", "random"),
    ]


@pytest.mark.parametrize(
    ("people", "names", "bots", "sentence"),
    [
        (4, (), None, "4 people do not fit at a table for 3."),
        (1, ("a", "b"), None, "2 names are too many for one person."),
        (0, ("a",), None, "One name is too many for a table without people."),
        (None, ("a", "a"), None, "Two people cannot have the same name."),
        (None, ("x" * 17,), None, "A name has at most 16 characters"),
        (None, ("a\x1b[2J",), None, "A name has at most 16 characters"),
        (2, (), ("random", "random"), "2 bots do not fit in one seat."),
        (1, (), ("genius",), "There is no bot called “genius”."),
    ],
)
def test_who_cannot_sit_down_is_told_why(
    people: int | None, names: tuple[str, ...], bots: tuple[str, ...] | None, sentence: str
) -> None:
    with pytest.raises(Malformed) as caught:
        seat_people(COINRACE, 3, people, names, bots)
    assert str(caught.value).startswith(sentence)


# -- saving ----------------------------------------------------------------------------------


def test_a_record_can_be_kept(room: Room, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    record, _ = room.play(sit_down(5, 1), *["1"] * 50)
    assert record is not None
    room.typed("y", "no/such/folder.json", "here.json")
    offer_to_save(record, Screen(COINRACE.name))
    room.typed("y", "here.json", "n", "there.json")
    offer_to_save(record, Screen(COINRACE.name))
    room.typed("n")
    offer_to_save(record, Screen(COINRACE.name))
    assert sorted(p.name for p in Path().iterdir()) == ["here.json", "there.json"]
    assert read_record("here.json") == read_record("there.json") == record


def test_a_tip_names_choices_of_the_menu_and_decides_nothing(room: Room) -> None:
    table = sit_down(5, people=1)
    before = table.state.dump()
    record, shown = room.play(table, "t")
    assert record is None
    assert table.state.dump() == before
    told = r"^(\d+): (\S+).* \(expected finish: (\d)(?:st|nd|rd)(?: or \d.d)?; [a-z ]+\)"
    tips = re.findall(told, shown, re.MULTILINE)
    assert 1 <= len(tips) <= 3
    seat = table.state.to_act[0]
    listed = [action.text for action in table.state.actions(seat)]
    assert all(shown.count(text) and 1 <= int(number) <= len(listed) for number, text, _ in tips)
    assert all(1 <= int(place) <= 3 for *_, place in tips)


def test_a_game_without_ink_is_plain() -> None:
    """Nothing is coloured, cars are numbered; a game that brings ink has its own."""
    assert [mark(COINRACE.name, seat) for seat in range(2)] == ["1", "2"]
    assert ink("b6 g11", COINRACE.name).spans == []
    coloured = [name for name in GAMES if ink("b6 g11", name).spans]
    assert coloured == [name for name in GAMES if ink_of(name).colours]
    assert coloured


def with_characters(seed: int) -> TerminalTable:
    game = GAMES[IN_TURN]
    players = game.default_players
    seats = seat_people(game, players, 0, (), ("thrifty@rookie", "gambler", "thrifty", "@1000"))
    return TerminalTable(game, {"players": players}, seats, seed_secret(seed), Screen(game.name))


def test_characters_have_their_own_names_and_say_so(
    room: Room, capsys: pytest.CaptureFixture[str]
) -> None:
    table = with_characters(1)
    welcome(table)
    first = capsys.readouterr().out
    for told in ("Odile (thrifty@rookie): saves for later", "Zita (gambler)", "Odile 2 (thrifty)"):
        assert told in first
    _, text = room.play(table)
    said = re.findall(r"^· (Odile|Zita|Odile 2): “(.+)”$", text, re.M)
    known = {say(f"bots-says-{who}-{at}") for who in ("thrifty", "gambler") for at in CHANCES}
    assert len(said) > 1, "at the start, and at the end"
    assert {words for _, words in said} <= known
    assert said == re.findall(
        r"^· (Odile|Zita|Odile 2): “(.+)”$", room.play(with_characters(1))[1], re.M
    )


def test_plain_bots_say_nothing(room: Room) -> None:
    _, text = room.play(sit_down(1, 0))
    assert "“" not in text
