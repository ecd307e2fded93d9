"""A game has all that others rely on, or it is named and left out; the others work."""

from __future__ import annotations

import pytest

from games.packs.brought import PINBALL, Outside
from rallybox.bots.scale import USUAL
from rallybox.core.words import knows
from rallybox.games import GAMES, PACKS
from rallybox.games.packs import Pack, Trouble
from rallybox.lessons import LESSONS
from rallybox.server import house
from rallybox.tables import info
from rallybox.tables.wire import schema
from support.samples import ANY

WANTING = {
    "rules": ["None", "'1'", "True"],
    "variants": [
        "{}",
        "('short',)",
        "{'short': ()}",
        "{'short': [2]}",
        "{'short': (0,)}",
        "{3: (3,)}",
    ],
    "default_players": ["None", "'3'", "7"],
    "action_total": ["None", "0"],
    "setup_type": ["None", "int", "{}"],
    "view_type": ["None", "ToySetup"],
    "position_type": ["None", "ToyView"],
    "event_type": ["None", "str", "Moved | int"],
    "offer_type": ["None", "Moved"],
}
"""What a game has to have, each with how it may be wrong."""


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, values in WANTING.items() for value in values]
)
def test_a_game_that_lacks_something_is_named_and_left_out(
    outside: Outside, name: str, value: str
) -> None:
    changed = f"from toy.state import *\nPinball.{name} = {value}\n"
    outside.package("pinball", init=PINBALL + changed)
    outside.enter("pinball", "pinball:GAME")
    (found,) = outside.found()
    assert isinstance(found, Trouble)
    sentence = f"The package pinball contains a game in which “{name}” is missing or wrong."
    assert found.words.say() == f"{sentence} It is ignored."
    assert not knows("pinball-tilt")


REFUSED = {
    "no default": (
        """
class PinballSetup(ToySetup, kw_only=True, frozen=True):
    balls: int

Pinball.setup_type = PinballSetup
""",
        "Malformed: ",
    ),
    "no table": (
        """
def check(self, setup):
    if setup.players == 4:
        raise RuntimeError("too many")

Pinball.check = check
""",
        "RuntimeError: too many",
    ),
    "words that nobody knows": (
        """
def check(self, setup):
    raise Malformed("pinball-no")

Pinball.check = check
""",
        "(Malformed)",
    ),
    "a type that nobody reads": (
        """
class Odd(Moved, frozen=True, kw_only=True):
    pair: dict[str, int] | dict[int, str]

Pinball.event_type = Odd
""",
        "TypeError: ",
    ),
}


@pytest.mark.parametrize(("changed", "detail"), REFUSED.values(), ids=REFUSED)
def test_a_game_that_cannot_be_set_up_is_named_and_left_out(
    outside: Outside, changed: str, detail: str
) -> None:
    imports = "from rallybox.core import Malformed\nfrom toy.state import *\n"
    outside.package("pinball", init=f"{PINBALL}{imports}{changed}")
    outside.enter("pinball", "pinball:GAME")
    (found,) = outside.found()
    assert isinstance(found, Trouble)
    assert found.words.say().startswith("The package pinball contains a game that cannot be loaded")
    assert detail in found.words.say()


def test_the_house_and_the_offer_work_beside_a_broken_one(
    outside: Outside, monkeypatch: pytest.MonkeyPatch
) -> None:
    outside.package("apple", init=f"{PINBALL}\nPinball.event_type = None\n")
    outside.package("pinball", init=PINBALL, ladder="LADDER = 3\n", lesson="LESSON = 3\n")
    outside.enter("a", "apple:GAME")
    outside.enter("b", "pinball:GAME")
    broken, found = outside.found()
    assert isinstance(broken, Trouble)
    assert isinstance(found, Pack)
    monkeypatch.setattr("rallybox.games.PACKS", {**PACKS, "pinball": found})
    for room in (house, info, schema):
        monkeypatch.setattr(room, "GAMES", {**GAMES, "pinball": found.game})
    house.look_at_types()
    told = {game.name: game for game in info.offer(LESSONS).games}
    assert list(told) == [*GAMES, "pinball"]
    assert told[ANY].lesson
    assert not told["pinball"].lesson
    assert [level.name for level in told["pinball"].levels] == list(USUAL)
