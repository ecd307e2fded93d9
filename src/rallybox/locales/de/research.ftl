research-missing = Dazu fehlt { $package }: pip install "rallybox[research]"

bots-policy-form = „{ $bot }“ nennt niemanden, der in Python spielt. Schreib py:MODUL:FUNKTION, oder zoo:MODUL:FUNKTION, wenn mit PettingZoo gespielt wird.
bots-policy-missing = „{ $bot }“ kann nicht mitspielen: { $detail }.
