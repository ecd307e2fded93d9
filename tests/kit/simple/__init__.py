"""Games written with `rallybox.kit.simple`, and what follows from their declarations."""

from pathlib import Path

from rallybox.core import words

words.learn(Path(__file__).parent / "words")
