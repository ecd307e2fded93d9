research-missing = Il manque { $package } : pip install "rallybox[research]"
research-render-nothing = render() n’affiche rien : aucun render_mode n’a été donné à la création.

bots-policy-form = « { $bot } » ne désigne aucun joueur en Python. Écris py:MODULE:FONCTION, ou zoo:MODULE:FONCTION s’il joue avec PettingZoo.
bots-policy-missing = « { $bot } » ne peut pas jouer : { $detail }.
