"""A program that plays by the protocol until it does not: `naughty.py HOW [WHEN]`.

HOW names what it does wrong from its WHEN-th decision on (0: in place of saying `ready`).
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time


def say(text: str, stream: int = 1) -> None:
    os.write(stream, f"{text}\n".encode())


def flood(stream: int) -> None:
    while True:
        os.write(stream, b"x" * 100_000)


def misbehave(how: str, message: dict[str, object]) -> None:
    first = message["actions"][0] if "actions" in message else {"id": 0, "text": ""}  # type: ignore[index]
    fine = json.dumps({"type": "action", "id": first["id"]})
    match how:
        case "exit":
            say("out of fuel\x1b[2J", 2)
            sys.exit(3)
        case "signal":
            os.kill(os.getpid(), signal.SIGKILL)
        case "hang":
            time.sleep(600)
        case "stubborn":
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
            time.sleep(600)
        case "family":
            child = subprocess.Popen(["sleep", "600"])
            say(f"pids {os.getpid()} {child.pid}", 2)
            time.sleep(600)
        case "garbage":
            say("g1, please")
        case "list":
            say("[1, 2]")
        case "deep":
            say("[" * 50_000)
        case "letters":
            os.write(1, b'{"type":"action","text":"\xff\xfe"}\n')
        case "mistyped":
            say(json.dumps({"type": "ready", "id": first["id"]}))
        case "unknown":
            say(json.dumps({"type": "action", "id": 99_999_999}))
        case "text":
            say(json.dumps({"type": "action", "text": "fly"}))
        case "both":
            say(json.dumps({"type": "action", "id": first["id"], "text": "fly"}))
        case "neither":
            say(json.dumps({"type": "action"}))
        case "huge":
            say('{"type":"action","id":1' + "0" * 5000 + "}")
        case "long":
            os.write(1, b"x" * 70_000)
            time.sleep(600)
        case "flood":
            flood(1)
        case "twice":
            os.write(1, f"{fine}\n{fine}\n".encode())
        case "deaf":
            os.close(0)
            say(fine)
            time.sleep(600)
        case "mute":
            os.close(1)
            time.sleep(600)
        case "noisy":
            for _ in range(50):
                os.write(2, b"y" * 65_000)
            say(fine)
        case _:
            raise AssertionError(how)


def keep(file: str, line: str) -> None:
    with open(file, "a", encoding="utf-8") as stream:
        stream.write(line + "\n")


def main() -> None:
    how = sys.argv[1]
    when = int(sys.argv[2]) if len(sys.argv) > 2 and how != "log" else 1
    if how == "eager":
        os.write(1, b'{"type":"ready"}\n{"type":"action","id":0}\n')
    if how == "stays":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if how == "log":
        keep(sys.argv[2], json.dumps([os.getpid(), sorted(os.environ)]))
    for line in sys.stdin:
        message = json.loads(line)
        if how == "log":
            keep(sys.argv[2], line.strip())
        if message["type"] == "over":
            if how == "stays":
                time.sleep(600)
            break
        if how not in ("stays", "log", "eager") and message.get("decision", 0) >= when:
            misbehave(how, message)
        elif message["type"] == "hello":
            say('{"type":"ready"}')
        else:
            say(json.dumps({"type": "action", "text": message["actions"][-1]["text"]}))


if __name__ == "__main__":
    main()
