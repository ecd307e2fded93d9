"""Tellings: the message and its parameters follow from the class and its fields."""

from __future__ import annotations

from typing import ClassVar

import msgspec
import pytest

from rallybox.core import Cards, Event, Offer, Seat, Words
from rallybox.core.offers import Order
from rallybox.core.telling import Telling


class Raced(Event, frozen=True, kw_only=True):
    """A field of every kind."""

    seat_fields: ClassVar[tuple[str, ...]] = ("seat", "others", "rival")
    untold_fields: ClassVar[tuple[str, ...]] = ("to", "drawn")

    seat: int
    others: tuple[int, ...]
    rival: int | None
    steps: int
    how_far: str
    first: bool
    last: bool
    card: str
    cards: tuple[str, ...]
    stages: tuple[int, ...]
    names: tuple[str, ...]
    nothing: str | None
    drawn: dict[str, int]


RACED = Raced(
    seat=2,
    others=(0, 1),
    rival=None,
    steps=7,
    how_far="all the way",
    first=True,
    last=False,
    card="y3",
    cards=("g1", "g2"),
    stages=(4, 5),
    names=("Ada", "Ben"),
    nothing=None,
    drawn={"y3": 1},
)


def test_the_id_follows_from_the_game_the_manner_and_the_class() -> None:
    class TookIt(Offer, frozen=True, kw_only=True):
        pass

    assert RACED.words("hillclimb").id == "hillclimb-event-raced"
    assert TookIt().words("hillclimb") == Words("hillclimb-explain-tookit", {})
    assert Order(text="c1").words("cans") == Words("cans-explain-order", {"text": "c1"})


def test_every_kind_of_field_becomes_a_parameter() -> None:
    assert RACED.words("x").params == {
        "seat": Seat(2),
        "others": (Seat(0), Seat(1)),
        "rival": "",
        "steps": 7,
        "how-far": "all the way",
        "first": "yes",
        "last": "no",
        "card": Cards(("y3",)),
        "cards": Cards(("g1", "g2")),
        "stages": (4, 5),
        "names": ("Ada", "Ben"),
        "nothing": "",
    }


def test_seats_and_cards_can_be_told_from_numbers_and_texts() -> None:
    params = RACED.words("x").params
    assert type(params["seat"]) is Seat
    assert [type(seat) for seat in params["others"]] == [Seat, Seat]  # type: ignore[union-attr]
    assert type(params["card"]) is type(params["cards"]) is Cards
    assert type(params["steps"]) is int
    assert type(params["stages"]) is type(params["names"]) is tuple


def test_a_number_that_is_called_a_card_is_a_number() -> None:
    class Turned(Event, frozen=True, kw_only=True):
        card: int
        cards: int

    assert Turned(card=3, cards=2).words("x").params == {"card": 3, "cards": 2}


def test_the_audience_is_not_told() -> None:
    class Drew(Event, frozen=True, kw_only=True):
        card: str

    heard = Drew(card="y3", to=1)
    assert heard.words("x").params == {"card": Cards(("y3",))}
    assert [heard.heard_by(seat) for seat in (None, 0, 1)] == [False, False, True]
    assert all(Drew(card="y3").heard_by(seat) for seat in (None, 0, 1))


def test_what_cannot_be_said_is_a_mistake_of_the_game() -> None:
    class Odd(Telling, frozen=True, kw_only=True):
        weights: dict[str, int]

    with pytest.raises(AssertionError, match="cannot be said"):
        Odd(weights={"g1": 1}).words("x")


def test_tags_tell_events_and_offers_apart() -> None:
    class Left(Event, frozen=True, kw_only=True):
        seat: int

    class Stay(Offer, frozen=True, kw_only=True):
        pass

    assert msgspec.json.decode(msgspec.json.encode(Left(seat=1)))["event"] == "Left"
    assert msgspec.json.decode(msgspec.json.encode(Stay()))["is"] == "Stay"
