research-missing = Dazu fehlt { $package }: pip install "rallybox[research]"
research-render-nothing = render() zeigt nichts: Beim Anlegen wurde kein render_mode angegeben.

bots-policy-form = „{ $bot }“ nennt keinen Bot in Python. Schreib py:MODUL:FUNKTION, oder zoo:MODUL:FUNKTION für einen, der mit PettingZoo spielt.
bots-policy-missing = „{ $bot }“ kann nicht mitspielen: { $detail }.
