"""Roads and courses as text, and back: tests draw what they test."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rallybox.games.roadrally.course import Course

Square = tuple[int, int]

MARKS = {0: ".", 1: "CHK", 2: "GAS", 3: "STO", 4: "MEC"}


def sketch(course: Course, per_line: int = 8) -> str:
    """The road from the starting area to the final space, a word for each space."""
    words = []
    for space in range(course.final + 1):
        word = MARKS[course.features[space]]
        if course.stage_at[space]:
            word = f"s{course.stage_at[space]}"
        if course.shortcuts[space]:
            word = f">{course.shortcuts[space]}"
        words.append(word)
    words[0], words[-1] = "GO", "END"
    # The start tile's four squares share a line with the starting area, then come the tiles.
    lines = [words[:5]] + [words[at : at + per_line] for at in range(5, len(words), per_line)]
    return "\n".join(" ".join(f"{word:4}" for word in line).rstrip() for line in lines)


class Road:
    """What a sketch says of each space."""

    def __init__(self, text: str) -> None:
        words = text.split()
        assert (words[0], words[-1]) == ("GO", "END")
        inner = {space: word for space, word in enumerate(words) if 0 < space < len(words) - 1}
        self.final = len(words) - 1
        self.stages = {space: int(w[1:]) for space, w in inner.items() if re.match(r"s\d", w)}
        self.shortcuts = {space: int(w[1:]) for space, w in inner.items() if w[0] == ">"}
        self.features = {
            space: number
            for space, word in inner.items()
            for number, mark in MARKS.items()
            if word == mark != "."
        }


class Drawing:
    """The game's own drawing of a view, read back: marks and cars by space."""

    def __init__(self, text: str) -> None:
        self.marks: dict[int, str] = {}
        self.cars: dict[int, str] = {}
        lines = text.split("\n\n   place")[0].split("\n")
        space = 0
        for cars, marks in zip(lines[0::3], lines[1::3], strict=True):
            for at in range(3, len(marks), 4):
                self.marks[space] = marks[at : at + 4].strip()
                if here := cars[at : at + 4].strip():
                    self.cars[space] = here
                space += 1


def lay_of(squares: Sequence[Square], names: Sequence[str]) -> str:
    """Squares as seen from above, each with its name; `.` where nothing lies."""
    west, north = min(x for x, _ in squares), min(y for _, y in squares)
    width = max(x for x, _ in squares) - west + 1
    height = max(y for _, y in squares) - north + 1
    rows = [["."] * width for _ in range(height)]
    for (x, y), name in zip(squares, names, strict=True):
        rows[y - north][x - west] = name
    return "\n".join("".join(row) for row in rows)
