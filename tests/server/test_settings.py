"""Settings from a file, the environment and the command line: read, checked, explained."""

from __future__ import annotations

from pathlib import Path

import pytest
import settings_page

from rallybox.cli.main import main
from rallybox.core.errors import Malformed
from rallybox.server import configured
from rallybox.server.settings import Limits, Settings

FILE = """\
database = "tables.db"
hosts = ["rally.example"]
bot_pause = [0.0, 0.5]

[limits]
chat_rate = 2
sockets_per_address = 7
"""


def built(told: configured.Told) -> Settings:
    return configured.made(Settings(database="x"), configured.demand_good(told))


def test_the_environment_wins_over_the_file_and_arguments_over_both(tmp_path: Path) -> None:
    file = tmp_path / "rallybox.toml"
    file.write_text(FILE)
    environment = {
        "RALLYBOX_LIMITS__CHAT_RATE": "3.5",
        "RALLYBOX_HOSTS": "a.example, b.example",
        "RALLYBOX_PORT": "9000",
        "RALLYBOX_BOT_PAUSE": "0.1,0.2",
        "PATH": "/bin",
    }
    found = built(configured.gather(str(file), environment, {"port": 9001}))
    assert found.database == f"sqlite:///{Path('tables.db').resolve()}"
    assert found.hosts == ("a.example", "b.example")
    assert (found.port, found.bot_pause) == (9001, (0.1, 0.2))
    assert found.limits == Limits(chat_rate=3.5, sockets_per_address=7)
    alone = built(configured.gather(str(file), {}, {}))
    assert (alone.hosts, alone.limits.chat_rate) == (("rally.example",), 2.0)
    assert built(configured.gather(None, {}, {})) == Settings(database="x")


WRONG = {
    'databse = "x"': ("line 1", "“database”"),
    'port = "8765"': ("line 1", "`int`"),
    "port = 70000": ("line 1", "65535"),
    "\n[limits]\nchat_rat = 1": ("line 3", "“limits.chat_rate”"),
    "[limits]\nchat_rate = 0": ("line 2", "more than 0"),
    "limits.chat_rate = -1": ("line 1", "more than 0"),
    "[limts]\nchat_rate = 1": ("line 1", "“limits”"),
    "limits = 3": ("line 1", "[limits]"),
    'proxies = ["local"]': ("line 1", "10.0.0.0/8"),
    'hosts = ["https://rally.example"]': ("line 1", "without scheme"),
    'hosts = "rally.example"': ("line 1", "`array`"),
    'origins = ["rally.example"]': ("line 1", "https://rally.example"),
    "bot_pause = [2.0, 1.0]": ("line 1", "shortest"),
    'admin_key = "short"': ("line 1", "20"),
    'log_level = "loud"': ("line 1", "log_level"),
    'database = "mysql://x"': ("line 1", "postgresql://"),
    "listening = 3": ("line 1", "no setting"),
    "port = = 3": ("rallybox.toml", "not TOML"),
}


@pytest.mark.parametrize("text", WRONG)
def test_each_mistake_is_said_with_its_place(text: str) -> None:
    (mistake,) = configured.read_text(text, "rallybox.toml").mistakes
    for part in WRONG[text]:
        assert part in mistake.words().say("en")
    for language in ("fr", "de"):
        assert "rallybox.toml" in mistake.words().say(language)


def test_all_mistakes_are_said_and_no_value_is(tmp_path: Path) -> None:
    secret = "hush hush"
    file = tmp_path / "rallybox.toml"
    file.write_text(f'admin_key = "{secret}"\ndatabase = "mysql://ada:{secret}@x/y"\n')
    environment = {"RALLYBOX_METRICS_KEY": secret, "RALLYBOX_PROT": "1", "RALLYBOX_PORT": "x"}
    told = configured.gather(str(file), environment, {"proxies": ["nonsense"]})
    said = "\n".join(mistake.words().say("en") for mistake in told.mistakes)
    assert len(told.mistakes) == 6
    assert secret not in said
    assert "RALLYBOX_PROT" in said
    assert "Did you mean “RALLYBOX_PORT”?" in said
    with pytest.raises(Malformed, match="And 5 more"):
        configured.demand_good(told)


def test_check_says_so_and_starts_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "rallybox.toml"
    file.write_text(FILE)
    assert main(["serve", "--check", "--settings", str(file), "--language", "en"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == "All settings are fine."
    file.write_text("prot = 1\nworkers = -1\n")
    assert main(["serve", "--check", "--settings", str(file), "--language", "en"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert [f"{file}, line {n}:" in line for n, line in enumerate(told, 1)] == [True, True]
    assert main(["serve", "--settings", str(file), "--language", "en"]) == 2
    assert "line 1" in capsys.readouterr().err
    nothing = str(tmp_path / "nothing.toml")
    assert main(["serve", "--check", "--settings", nothing, "--language", "en"]) == 2
    assert "no such file" in capsys.readouterr().err


@pytest.mark.parametrize("told", ['hosts = ["rally.example"]', 'public_address = "https://r.ex"'])
def test_check_says_that_a_public_server_names_no_proxy(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], told: str
) -> None:
    file = tmp_path / "rallybox.toml"
    check = ["serve", "--check", "--settings", str(file), "--language", "en"]
    file.write_text(told)
    assert main(check) == 0
    assert "“proxies” is empty" in capsys.readouterr().out
    file.write_text(f'{told}\nproxies = ["127.0.0.1"]')
    assert main(check) == 0
    assert capsys.readouterr().out == "All settings are fine.\n"


def test_every_setting_is_explained() -> None:
    unexplained = [one.name for one in configured.known().values() if len(one.about) < 10]
    assert not unexplained


def test_the_page_of_settings_is_fresh() -> None:
    """If not: python scripts/settings_page.py"""
    assert settings_page.PAGE.read_text(encoding="utf-8") == settings_page.page()


def test_every_setting_can_be_said_in_every_way() -> None:
    for one in configured.known().values():
        assert one.variable == one.variable.upper()
        assert f"`{one.variable}`" in settings_page.page()
