#!/usr/bin/env python3
"""A whole bot with nothing but Python's standard library: it takes what sounds longest.

    rallybox record GAME --bots "python3 ./examples/first_bot.py,club" -o game.json

Copy it, and put something better into `choose`. docs/bots.md describes the protocol.
"""

import json
import random
import sys


def say(**message):
    print(json.dumps(message), flush=True)  # without the flush nobody hears it


def choose(view, actions, chance):
    """One of the actions: {"id": 31, "text": "g1+g1", "does": "drive 2 to 12; draw 2"}."""
    most = max(len(action["text"]) for action in actions)
    return chance.choice([action for action in actions if len(action["text"]) == most])


def main():
    chance = random.Random(0)
    for line in sys.stdin:  # ends when Rallybox closes it
        message = json.loads(line)
        if message["type"] == "hello":
            chance = random.Random(message["seed"])
            say(type="ready", explain=True)
        elif message["type"] == "decide":
            action = choose(message["view"], message["actions"], chance)
            say(type="action", id=action["id"])
        elif message["type"] == "over":
            break


if __name__ == "__main__":
    main()
