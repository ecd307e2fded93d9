"""Where a library is missing, a sentence says what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest

from rallybox.adapters import agreed
from rallybox.adapters.needs import missing
from rallybox.core import Game
from rallybox.games import PACKS
from rallybox.games.packs import Pack
from rallybox.observing.description import Field
from rallybox.observing.plain import PlainObserver
from support.process import environment
from support.samples import OURS
from toy import CoinRace


@pytest.mark.parametrize(
    ("module", "needs"),
    [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("openspiel", "pyspiel")],
)
def test_an_adapter_without_its_library_says_what_to_install(module: str, needs: str) -> None:
    program = f"import sys; sys.modules[{needs!r}] = None\nimport rallybox.adapters.{module}"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, env=environment()
    )
    assert done.returncode != 0
    last = done.stderr.strip().splitlines()[-1]
    assert last.startswith("ModuleNotFoundError: ")
    assert needs in last
    assert last.endswith('pip install "rallybox[research]"')


def test_other_troubles_stay_what_they_are() -> None:
    trouble = ImportError("no such name")
    assert missing(trouble) is trouble


class Blind(PlainObserver):
    def fields(self) -> tuple[Field, ...]:
        raise ZeroDivisionError


def test_a_game_from_outside_that_cannot_be_observed_hides_no_other(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def version(game: Game) -> int:
        return Blind(game, game.setup({})).description.version if game is blind else 0

    blind = CoinRace()
    monkeypatch.setattr(agreed, "version", version)
    monkeypatch.setattr(agreed, "GAMES", {blind.name: blind, **OURS})
    monkeypatch.setattr(agreed, "PACKS", {**PACKS, blind.name: Pack(blind, "somewhere")})
    assert [name for name, _, _ in agreed.numbered()] == list(OURS)
    assert "cannot be observed" in caplog.text
    monkeypatch.setattr(agreed, "PACKS", {**PACKS, blind.name: Pack(blind, "")})
    with pytest.raises(ZeroDivisionError):
        list(agreed.numbered())
