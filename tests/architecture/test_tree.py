"""The tree that is shared: no address of a package index, no path of anybody's machine."""

from __future__ import annotations

import re
import subprocess

from support.tree import ROOT, text_of, tracked

# Put together here, so that this file is not the one that is found.
FORBIDDEN = re.compile(
    "|".join(
        (
            "index" + "-url",
            "find" + "-links",
            "trusted" + "-host",
            r"https?://[^\s\"']*/" + "simple",
            "files" + r"\.pythonhosted\.org",
            "registry" + r"\.npmjs\.org",
            r'"resolved":\s*"http',
            r"https?://[^\s\"'/]*" + "mirror",
            r"(?<![\w.])/(?:home|root|Users)" + r"/\w",
            r"(?<![\w.])/work/" + r"\w",
        )
    )
)


def test_no_address_of_an_index_and_no_path_of_a_machine() -> None:
    found = []
    for path in tracked():
        for number, line in enumerate(text_of(path).splitlines(), start=1):
            if FORBIDDEN.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}")
    assert not found


def test_nothing_is_a_link() -> None:
    # A link leads to somewhere on the machine of whoever made it. `tracked` leaves dead ones out.
    listed = subprocess.run(
        ["git", "ls-files", "--stage"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    assert [line for line in listed.splitlines() if line.startswith("120000")] == []


def test_versions_are_pinned() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").split()
    assert lines
    assert [line for line in lines if not re.fullmatch(r"[A-Za-z0-9._-]+==[0-9][\w.]*", line)] == []
