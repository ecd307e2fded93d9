# The aim of a game, and what its signs mean.

web-aim-done = Got it
web-explain = What the signs mean: { $name }
