"""Somebody at the real program who has not read the rules."""

from __future__ import annotations

import random
import re

from support.process import Terminal

CHOICE = re.compile(r"^ {0,2}(\d{1,3}) \S", re.M)
MORE = re.compile(r"^… and (\d+) more:", re.M)
SAVE = "Save a record of this game? (y/n) "


def asked(fresh: str) -> bool:
    """Has the program stopped to ask something?"""
    return fresh.endswith(("> ", "rules first. ", "looking. ", ") "))


def newcomer(terminal: Terminal, rng: random.Random) -> int:
    """Play to the end by picking any number on the screen; how many decisions it took."""
    decisions = 0
    while True:
        fresh = terminal.wait_for(asked)
        if fresh.endswith(SAVE):
            return decisions
        if not fresh.endswith("> "):
            terminal.type("")
            continue
        question = fresh[fresh.rindex("\nPlayer ") if "\nPlayer " in fresh else 0 :]
        numbers = CHOICE.findall(question)
        assert numbers, fresh[-1500:]
        more = MORE.search(question)
        last = max(map(int, numbers)) + (int(more[1]) if more else 0)
        terminal.type(str(rng.randint(1, last)))
        decisions += 1
