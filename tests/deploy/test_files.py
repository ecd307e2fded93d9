"""The files for a public server, and the page that tells how to use them, fit what there is."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import pytest

from rallybox.server import metrics
from rallybox.server.crew import gathered
from rallybox.server.crew.supervise import crew_of

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def blocks() -> list[str]:
    """The commands of the page."""
    return re.findall(r"^```sh\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def known() -> set[str]:
    """The names of all samples of a server of several processes."""
    two = crew_of(2)
    for level in ("club", "ace"):
        metrics.THINKING.labels(level)
    told = asyncio.run(gathered.exposition(two[0])).decode()
    two[0].close()
    named = set(re.findall(r"^# TYPE (\S+)", told, re.MULTILINE))
    named |= {f"{name}_{end}" for name in named for end in ("bucket", "sum", "count")}
    return named


def asked(text: str) -> set[str]:
    return set(re.findall(r"\brallybox_[a-z_]+", text))


@pytest.mark.parametrize("name", ["grafana-dashboard.json", "rallybox.rules.yml"])
def test_what_is_watched_can_be_measured(name: str) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    found = asked(text)
    assert len(found) >= 4
    assert found <= known()


def test_what_the_page_tells_to_watch_can_be_measured() -> None:
    assert {name for name in asked(PAGE) if "_try" not in name} <= known()


def test_no_panel_of_the_dashboard_hides_another() -> None:
    panels = json.loads((DEPLOY / "grafana-dashboard.json").read_text(encoding="utf-8"))["panels"]
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels]
    assert len(set(places)) == len(places) >= 9


def test_the_page_and_the_folder_name_the_same_files() -> None:
    named = set(re.findall(r"deploy/([\w.-]+)", PAGE))
    assert named == {path.name for path in DEPLOY.iterdir()}


def test_every_unit_runs_what_the_page_installs() -> None:
    for unit in DEPLOY.glob("*.service"):
        text = unit.read_text(encoding="utf-8")
        assert "User=rallybox" in text
        assert "/opt/rallybox/current/bin/rallybox" in text
        assert "/etc/rallybox/rallybox.toml" in text
    whole = "\n".join(blocks())
    for path in ("/opt/rallybox/current", "/etc/rallybox/rallybox.toml", "/var/backups/rallybox"):
        assert path in whole


def test_no_address_of_a_registry_is_written_down() -> None:
    texts = [path.read_text(encoding="utf-8") for path in DEPLOY.iterdir()]
    texts += [PAGE, (ROOT / "scripts" / "try_hosting.sh").read_text(encoding="utf-8")]
    found = {address for text in texts for address in re.findall(r"https?://([\w.-]+)", text)}
    assert found <= {"rally.example", "127.0.0.1", "rallybox"}
