research-missing = This needs { $package }, which is not installed: pip install "rallybox[research]"

bots-policy-form = “{ $bot }” does not name a player in Python. Write py:MODULE:FUNCTION, or zoo:MODULE:FUNCTION for one that plays with PettingZoo.
bots-policy-missing = “{ $bot }” cannot play: { $detail }.
