"""Bots in other processes: real programs that play well, badly, or not at all."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import textwrap
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import pytest

from rallybox.arena.match import Played, play_match, record_match, seed_secret
from rallybox.bots import LEVELS, make_bot
from rallybox.bots.bot import Bot
from rallybox.bots.child import KEPT, LONGEST_TAIL
from rallybox.bots.faults import Fault
from rallybox.bots.outside import Limits, OutsideBot
from rallybox.bots.protocol import LONGEST_LINE, VERSION, Hello
from rallybox.core import Action, Dice, Game, Malformed, SeededDice, View
from rallybox.core.record import verify
from rallybox.games import GAMES
from support.process import inside, run
from support.samples import ANY, IN_TURN
from toy import COINRACE

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
SETUP = COINRACE.setup({"players": 3, "spaces": 6})
QUICK = Limits(seconds=1.0, hello=20.0, starts=2)
"""Short enough for a test, long enough for a program that means well on a busy machine."""
CALM = Limits(seconds=20.0, hello=20.0, starts=3)

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def naughty(*args: object, limits: Limits = CALM, game: Game = COINRACE) -> OutsideBot:
    """The test's own program, told how to misbehave."""
    program = Path(__file__).with_name("naughty.py")
    command = shlex.join([sys.executable, str(program), *map(str, args)])
    return OutsideBot(game, command, make_bot("club", game), limits)


def against_club(bot: Bot, game: Game = COINRACE) -> Played:
    setup = SETUP if game is COINRACE else game.setup({"players": 3})
    return play_match(game, setup, [bot, make_bot("club", game), make_bot("club", game)], 5)


def children() -> set[int]:
    """The processes that we have started and that are not gone, zombies included."""
    lists = Path("/proc/self/task").glob("*/children")
    return {int(pid) for found in lists for pid in found.read_text().split()}


@pytest.fixture(autouse=True)
def _no_process_stays() -> Iterator[None]:
    before = children()
    yield
    assert children() <= before


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


# -- bots that play ----------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("example", ["first_bot.py", "first_bot.sh", "first_bot.mjs"])
def test_the_examples_play_whole_games_without_a_fault(game: Game, example: str) -> None:
    """Not everybody has Node.js: what cannot be run is refused with a sentence."""
    interpreter = {"py": sys.executable, "sh": "sh", "mjs": "node"}[example.rpartition(".")[2]]
    command = f"{interpreter} {EXAMPLES}/{example}"
    if shutil.which(interpreter) is None:
        with pytest.raises(Malformed, match="There is no program “node”"):
            make_bot(command, game)
    else:
        assert against_club(make_bot(command, game), game).faults == ()


def test_the_same_seed_gives_the_same_match() -> None:
    def played() -> Played:
        bot = make_bot(f"{sys.executable} {EXAMPLES}/first_bot.py", COINRACE)
        return against_club(bot)

    assert played() == played()


def test_a_recorded_match_with_outside_bots_verifies() -> None:
    bots = [make_bot(f"{EXAMPLES}/first_bot.sh", COINRACE) for _ in range(3)]
    record = record_match(COINRACE, {}, bots, ("a", "b", "c"), seed_secret("x"))
    assert verify(record, {"coinrace": COINRACE}) == len(record.actions)


# -- what it is told ---------------------------------------------------------------------------


class Witness(OutsideBot):
    """Keeps what it was asked, to be compared with what the program got."""

    seen: list[tuple[View, Sequence[Action]]]

    def decide(self, view: View | None, actions: Sequence[Action], dice: Dice) -> Action:
        assert view is not None
        self.seen.append((view, actions))
        return super().decide(view, actions, dice)


@every_game
def test_it_is_told_its_view_and_its_actions_and_nothing_else(game: Game, tmp_path: Path) -> None:
    log = tmp_path / "log"
    command = shlex.join([sys.executable, str(Path(__file__).with_name("naughty.py")), "log"])
    bot = Witness(game, f"{command} {log}", make_bot("club", game), CALM)
    bot.seen = []
    played = against_club(bot, game)
    _, hello, *asked, over = log.read_text(encoding="utf-8").splitlines()
    greeting = json.loads(hello)
    seed = greeting.pop("seed")
    assert 0 <= seed < 1 << 30
    assert greeting == {
        "type": "hello",
        "protocol": 1,
        "game": game.name,
        "rules": game.rules,
        "variant": next(iter(game.variants)),
        "seat": 0,
        "players": 3,
        "seconds": 20.0,
    }
    assert len(asked) == len(bot.seen)
    for number, (line, (view, actions)) in enumerate(zip(asked, bot.seen, strict=True), start=1):
        offered = [{"id": action.id, "text": action.text} for action in actions]
        rest = f',"actions":{json.dumps(offered, separators=(",", ":"))}}}'
        head = f'{{"type":"decide","decision":{number},"view":'
        # To the letter: nothing but the view's own JSON is between the two.
        assert line == head + msgspec.json.encode(view).decode() + rest
    assert json.loads(over)["view"]["seat"] == 0
    assert json.loads(over)["view"]["outcome"]["places"] == list(played.outcome.places)


def test_it_gets_no_environment_but_the_harmless_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SECRET_TOKEN", "hush")
    against_club(naughty("log", tmp_path / "log"))
    _, names = json.loads((tmp_path / "log").read_text().splitlines()[0])
    assert "PATH" in names
    assert set(names) <= {"PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TMPDIR"}


def test_who_asks_for_it_is_told_what_each_action_does(tmp_path: Path) -> None:
    program = tmp_path / "curious"
    program.write_text(
        textwrap.dedent(f"""\
        #!{sys.executable}
        import sys, json
        sys.stdin.readline()
        print('{{"type":"ready","explain":true}}', flush=True)
        for line in sys.stdin:
            for action in json.loads(line).get("actions", ()):
                print(action["does"], file=sys.stderr, flush=True)
            sys.exit(1)
        """)
    )
    program.chmod(0o755)
    bot = OutsideBot(COINRACE, str(program), make_bot("club", COINRACE), CALM)
    fault = against_club(bot).faults[0]
    assert fault.kind == "crash"
    assert fault.stderr.splitlines()[0] == "Move 1 space."


# -- bots that do not --------------------------------------------------------------------------

AT_ONCE = {
    "exit": "crash",
    "signal": "crash",
    "garbage": "nonsense",
    "list": "nonsense",
    "deep": "nonsense",
    "letters": "nonsense",
    "mistyped": "nonsense",
    "huge": "nonsense",
    "unknown": "unknown",
    "text": "unknown",
    "both": "unknown",
    "neither": "unknown",
    "long": "long",
    "flood": "long",
}
IN_TIME = {"hang": "slow", "stubborn": "slow", "mute": "closed", "deaf": "closed"}


@pytest.mark.parametrize("how", [*AT_ONCE, *IN_TIME])
def test_a_lost_decision_goes_to_the_club_bot_and_the_game_goes_on(how: str) -> None:
    expected = (AT_ONCE | IN_TIME)[how]
    bot = naughty(how, 2, limits=QUICK if expected == "slow" else CALM)
    played = against_club(bot)
    assert sum(played.outcome.places) >= 4
    # It was asked a first time, and was right.
    decisions = [fault.decision for fault in played.faults]
    kinds = Counter(fault.kind for fault in played.faults)
    assert decisions[0] >= 2
    assert expected in kinds
    if how == "deaf":
        kinds.pop("closed")  # it had answered once more before it stopped listening
    assert set(kinds) <= {expected, "given-up"}
    assert kinds["given-up"] <= 1
    for fault in played.faults:
        assert " " in fault.words.say()
        assert fault.bot == bot.name
    assert bot.decisions > bot.limits.starts + 2


def test_a_club_bot_that_stands_in_decides_as_it_would_by_itself() -> None:
    alone = against_club(make_bot("club", GAMES[ANY]), GAMES[ANY])
    bot = naughty("garbage", game=GAMES[ANY])
    played = against_club(bot, GAMES[ANY])
    assert {fault.kind for fault in played.faults} == {"nonsense"}
    assert len(played.faults) == bot.decisions
    assert played.outcome == alone.outcome


def test_a_program_that_crashes_is_started_again_so_many_times() -> None:
    played = against_club(naughty("exit", 0))
    kinds = [fault.kind for fault in played.faults]
    assert kinds == ["crash", "crash", "crash", "given-up"]
    assert [fault.decision for fault in played.faults] == [1, 2, 3, 4]
    assert "stopped (3)" in played.faults[0].words.say()


def test_one_that_says_nonsense_instead_of_ready_is_not_asked_anything() -> None:
    kinds = [fault.kind for fault in against_club(naughty("garbage", 0)).faults]
    assert kinds == ["nonsense", "nonsense", "nonsense", "given-up"]


@pytest.mark.parametrize("how", ["eager", "twice"])
def test_one_that_speaks_before_it_is_asked_is_not_heard(how: str) -> None:
    kinds = Counter(fault.kind for fault in against_club(naughty(how)).faults)
    assert kinds == {"early": 3, "given-up": 1}


def test_what_it_writes_on_standard_error_is_kept_in_part_and_cannot_hurt(
    capfd: pytest.CaptureFixture[str],
) -> None:
    noisy = naughty("noisy")
    assert against_club(noisy).faults == ()
    fault = against_club(naughty("exit")).faults[0]
    assert fault.stderr == "out of fuel\ufffd[2J"
    assert capfd.readouterr() == ("", "")


def test_everything_that_it_started_ends_with_it() -> None:
    fault = against_club(naughty("family", limits=QUICK)).faults[0]
    assert len(fault.stderr) <= LONGEST_TAIL
    _, *pids = fault.stderr.split()
    for pid in map(int, pids):
        wait_until_gone(pid)


def wait_until_gone(pid: int) -> None:
    """A grandchild is buried by whoever inherits it, a moment later; a zombie is as good."""
    end = time.monotonic() + 20
    while is_there(pid):
        state = Path(f"/proc/{pid}/stat")
        if state.exists() and state.read_text().rpartition(")")[2].split()[0] == "Z":
            return
        assert time.monotonic() < end
        time.sleep(0.05)


def test_one_that_will_not_leave_is_made_to() -> None:
    bot = naughty("stays")
    assert against_club(bot).faults == ()


class Stops(Bot):
    """Ends the game from inside, as Ctrl-C would."""

    def decide(self, view: View | None, actions: Sequence[Action], dice: Dice) -> Action:
        raise KeyboardInterrupt


def test_a_game_that_is_left_leaves_no_process() -> None:
    bot = naughty("log", os.devnull)
    with pytest.raises(KeyboardInterrupt):
        play_match(COINRACE, COINRACE.setup({"first": 0}), [bot, Stops(), Stops()], 1)
    assert bot.decisions == 1


def test_a_bot_that_nobody_closes_ends_with_its_last_owner(tmp_path: Path) -> None:
    state = COINRACE.start(COINRACE.setup({"first": 0}), SeededDice(1))
    bot = naughty("log", tmp_path / "log")
    bot.decide(state.view(0), state.actions(0), SeededDice(2))
    started = children()
    del bot
    assert len(started - children()) == 1


def test_it_does_not_outlive_a_parent_that_is_killed(tmp_path: Path) -> None:
    log = tmp_path / "pid"
    program = tmp_path / "sleeper"
    program.write_text(f"#!/bin/sh\necho $$ > {log}.new; mv {log}.new {log}; exec sleep 600\n")
    program.chmod(0o755)
    code = f"""
        from rallybox.bots import make_bot
        from rallybox.arena.match import play_match
        from rallybox.games import GAMES
        game = GAMES[{ANY!r}]
        bots = [make_bot({str(program)!r}, game) for _ in range(3)]
        play_match(game, game.setup({{"players": 3}}), bots, 1)
    """
    with subprocess.Popen([sys.executable, "-c", textwrap.dedent(code)]) as parent:
        end = time.monotonic() + 30
        while not log.exists():
            assert time.monotonic() < end
            time.sleep(0.05)
        parent.send_signal(signal.SIGKILL)
    wait_until_gone(int(log.read_text()))


# -- commands ----------------------------------------------------------------------------------


def test_a_command_that_cannot_be_run_is_refused_before_the_game(tmp_path: Path) -> None:
    plain = tmp_path / "plain"
    plain.write_text("no program")
    for command, part in (
        ("./no-such-bot", "There is no program “./no-such-bot”"),
        (str(plain), f"There is no program “{plain}”"),
        ("./bot 'unfinished", "is not a command"),
        (f"no-such-interpreter {plain}", "There is no program “no-such-interpreter”"),
    ):
        with pytest.raises(Malformed) as caught:
            make_bot(command, COINRACE)
        assert part in str(caught.value)
    with pytest.raises(Malformed, match="There is no bot called “mybot”"):
        make_bot("mybot", COINRACE)


def test_a_file_that_is_no_program_is_a_fault(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.write_text("#!/no/such/interpreter\n")
    broken.chmod(0o755)
    bot = OutsideBot(COINRACE, str(broken), make_bot("club", COINRACE), CALM)
    kinds = [fault.kind for fault in against_club(bot).faults]
    assert kinds == ["start", "start", "start", "given-up"]


def test_the_command_line_plays_with_them_and_tells_of_their_faults(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.write_text("#!/bin/sh\necho 'no \x1b[31mmap' >&2; exit 7\n")
    broken.chmod(0o755)
    file = tmp_path / "game.json"
    bots = f"{broken},club,{EXAMPLES}/first_bot.sh"
    recorded = run("record", ANY, "--players", "3", "--bots", bots, "-o", str(file))
    assert recorded.returncode == 0, recorded.stderr
    assert "stopped (7)" in recorded.stderr
    assert "no \ufffd[31mmap" in recorded.stderr
    assert "\x1b" not in recorded.stderr
    assert inside("verify", str(file)).returncode == 0
    table = inside("play", IN_TURN, "--players", "3", "--people", "0", "--bots", bots)
    assert table.returncode == 0, table.stderr
    assert table.stderr.count("stopped (7)") == 4
    simulated = run(
        "simulate", IN_TURN, "--players", "3", "--bots", bots, "--games", "4", "--jobs", "2"
    )
    assert simulated.returncode == 0, simulated.stderr
    assert "crashed" in simulated.stdout
    counted = inside(
        *("simulate", IN_TURN, "--players", "3", "--bots", bots, "--games", "4", "--json")
    )
    assert json.loads(counted.stdout)["faults"] == {str(broken): {"crash": 16, "given-up": 4}}


def test_how_long_they_may_think_can_be_said(tmp_path: Path) -> None:
    told = tmp_path / "told"
    slow = tmp_path / "slow"
    slow.write_text(f"""#!/bin/sh
read hello; echo "$hello" >> {told}; echo '{{"type":"ready"}}'
read question; sleep 60
""")
    slow.chmod(0o755)
    asked = ("simulate", IN_TURN, "--players", "3", "--bots", f"{slow},club,club")
    found = run(*asked, "--games", "1", "--bot-seconds", "0.2", "--json")
    assert found.returncode == 0, found.stderr
    assert json.loads(found.stdout)["faults"] == {str(slow): {"slow": 4, "given-up": 1}}
    hellos = [json.loads(text) for text in told.read_text().splitlines()]
    assert {hello["seconds"] for hello in hellos} == {0.2}
    for wrong in ("0", "-1", "soon", "1e9", "nan"):
        refused = inside(*asked, f"--bot-seconds={wrong}")
        assert refused.returncode == 2
        assert f"“{wrong}” is not a number of seconds" in refused.stderr


# -- the page ----------------------------------------------------------------------------------


def test_the_page_tells_the_truth() -> None:
    """Messages and faults are described as they are."""
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    hello = re.search(r'`(\{"type":"hello".*?\})`', page)
    assert hello
    told = msgspec.json.decode(hello[1], type=Hello)
    assert set(json.loads(hello[1])) == {"type", *Hello.__struct_fields__}
    assert (told.protocol, told.seconds) == (VERSION, Limits().seconds)
    assert f"within {Limits().hello:.0f} seconds" in page
    assert f"{LONGEST_LINE:,} bytes" in page
    assert f"{LONGEST_TAIL:,} bytes" in page
    assert set(re.findall(r"`([A-Z_]+)`", page)) == set(KEPT)
    named = re.findall(r"^\| `([a-z-]+)` \|", page[page.index("| level |") :], re.M)
    assert tuple(named[: len(LEVELS)]) == LEVELS
    kinds = named[len(LEVELS) :]
    catalogue = (ROOT / "src/rallybox/locales/en/bots.ftl").read_text(encoding="utf-8")
    assert sorted(kinds) == sorted(re.findall(r"^bots-fault-([a-z-]+) =", catalogue, re.M))
    for kind in kinds:
        assert "./mybot" in Fault(kind, 7, "./mybot", "why", "").words.say()
