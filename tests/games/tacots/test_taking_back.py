"""Second thoughts in the patience: whatever is taken back and done again stands as it stood."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rallybox.cli.main import main
from rallybox.core import Malformed, NotYourDecision, SeededDice
from rallybox.core.fair import Fairness
from rallybox.core.record import TAKE_BACK, Record, Recorder, read, replay, verify, write
from rallybox.games import GAMES

GAME = GAMES["tacots"]


def recorder(deal: int = 1974) -> Recorder:
    setup = {"variant": "patience", "deal": deal}
    return Recorder(GAME, setup, Fairness.numbered(f"tacots patience {deal}"))


def dumped(of: Recorder) -> bytes:
    return msgspec.json.encode(of.state.dump())


@given(st.integers(0, 999_999), st.integers(0, 10**6), st.lists(st.booleans(), max_size=60))
def test_taken_back_and_done_again_it_is_the_same(
    deal: int, seed: int, backwards: list[bool]
) -> None:
    """A walk back and forth: every position is the one that its line of moves leads to."""
    ours, choices = recorder(deal), SeededDice(seed)
    line: list[tuple[bytes, str]] = []
    for back in backwards:
        if ours.state.outcome is not None:
            break
        if back and line:
            ours.play(0, TAKE_BACK)
            before, text = line.pop()
            assert dumped(ours) == before
            ours.play(0, GAME.parse(text))
            ours.play(0, TAKE_BACK)
            assert dumped(ours) == before
        else:
            actions = [a for a in ours.state.actions(0) if a.text != "stop"]
            if not actions:
                break
            action = actions[choices.below(len(actions))]
            line.append((dumped(ours), action.text))
            ours.play(0, action)
    fresh = recorder(deal)
    for _, text in line:
        fresh.play(0, GAME.parse(text))
    assert dumped(fresh) == dumped(ours)
    assert ours.state.outcome is not None or GAME.laws(ours.state) == []


def finished() -> Record:
    ours = recorder()
    for text in ("X e5 NESW", "undo", "X d4 NESW", "stop"):
        ours.play(0, TAKE_BACK if text == "undo" else GAME.parse(text))
    return ours.record(("Ada",))


def test_a_record_tells_what_was_taken_back() -> None:
    record = finished()
    assert record.actions == ("0 X e5 NESW", "0 undo", "0 X d4 NESW", "0 stop")
    assert read(write(record)) == record
    assert verify(record, GAMES) == 4
    told = [type(event).__name__ for step in replay(record, GAMES) for event in step.events]
    assert told == ["PatienceBegan", "TakenBack", "PatienceBegan", "PatienceOver"]


def test_only_what_was_done_and_only_where_it_is_allowed() -> None:
    ours = recorder()
    with pytest.raises(NotYourDecision, match="start of the game"):
        ours.play(0, TAKE_BACK)
    ours.play(0, GAME.parse("stop"))
    with pytest.raises(NotYourDecision):
        ours.play(0, TAKE_BACK)
    rally = Recorder(GAME, {"players": 2}, Fairness.of(b"x" * 32))
    seat = rally.state.to_act[0]
    rally.play(seat, rally.state.actions(seat)[0])
    with pytest.raises(NotYourDecision, match="Nothing can be taken back"):
        rally.play(seat, TAKE_BACK)
    drawn = Recorder(GAME, {"variant": "patience"}, Fairness.of(b"x" * 32))
    with pytest.raises(NotYourDecision):
        drawn.play(0, TAKE_BACK)


@pytest.mark.parametrize(
    "wrong",
    [
        {"number": "tacots patience 7"},
        {"number": "tacots patience 1974", "contributions": ("22" * 32,)},
        {"secret": "33" * 32},
    ],
)
def test_a_number_that_is_not_the_deals_is_found_out(wrong: dict[str, object]) -> None:
    record = finished()
    fairness = msgspec.structs.replace(record.fairness, **wrong)
    with pytest.raises(Malformed):
        verify(msgspec.structs.replace(record, fairness=fairness), GAMES)
    other = Fairness.numbered("tacots patience 8")
    with pytest.raises(Malformed, match="do not match"):
        verify(msgspec.structs.replace(record, fairness=other), GAMES)


def test_a_record_of_a_numbered_deal_does_not_promise_fair_dice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "patience.json"
    file.write_text(write(finished()), encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    told = capsys.readouterr().out
    assert "numbered deal 1974" in " ".join(told.split())
    assert "fair" not in told
