research-missing = This needs { $package }, which is not installed: pip install "rallybox[research]"
research-render-nothing = render() shows nothing: no render_mode was given when this was made.

bots-policy-form = “{ $bot }” does not name a player in Python. Write py:MODULE:FUNCTION, or zoo:MODULE:FUNCTION for one that plays with PettingZoo.
bots-policy-missing = “{ $bot }” cannot play: { $detail }.
