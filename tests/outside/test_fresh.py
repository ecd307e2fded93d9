"""An environment of its own is made from wheels that are built once."""

from __future__ import annotations

from pathlib import Path

import fresh
import pytest


def test_a_wheel_is_built_again_only_if_a_file_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package, built = tmp_path / "package", []
    (package / "src").mkdir(parents=True)
    source = package / "src" / "rules.py"
    source.write_text("GEARS = 5")

    def pip(*words: str) -> None:
        built.append(words[-1])
        folder = Path(words[words.index("-w") + 1])
        folder.mkdir()
        (folder / "hill-1.whl").write_text((Path(words[-1]) / "src/rules.py").read_text())

    monkeypatch.setattr(fresh, "pip", pip)
    monkeypatch.setattr(fresh, "KEPT", tmp_path / "kept")
    first, again = fresh.wheels([package]), fresh.wheels([package])
    assert first == again
    assert len(built) == 1
    source.write_text("GEARS = 6")
    (other,) = fresh.wheels([package])
    assert (other.read_text(), first[0].read_text()) == ("GEARS = 6", "GEARS = 5")
    monkeypatch.setattr(fresh, "ENOUGH", 1)
    assert fresh.wheels([package]) == [other]
    assert not first[0].exists(), "what nobody asks for any more is thrown away"
    assert list((tmp_path / "kept").iterdir()) == [other.parent]
    assert len(built) == 2
