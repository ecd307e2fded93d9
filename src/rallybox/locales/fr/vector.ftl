# L’environnement vectoriel : beaucoup de parties à chaque pas. Pour qui écrit des programmes.

vector-missing = L’environnement vectoriel a besoin de NumPy : pip install "rallybox[research]"
vector-illegal = Partie { $number } du lot : l’action { $action } n’y est pas permise ; rien n’a donc été joué, dans aucune partie. Les masques indiquent les actions permises.
vector-actions = { $count } parties demandent { $count } actions, l’une après l’autre ; celles-ci ont la forme { $shape }.
vector-reward = Il n’y a pas de récompense « { $reward } ». Récompenses disponibles : { $rewards }.
vector-no-such-seat = Il n’y a pas de siège { $seat } : les sièges vont de 0 à { $last }.
vector-who =
    { $seat ->
        [-1] Personne n’apprend : laisse au moins une place sans bot.
       *[other] Le siège { $seat } ne peut pas à la fois apprendre et être tenu par un bot.
    }
vector-count = { $count } parties ne peuvent pas se répartir entre { $processes } processus : il en faut au moins une pour chacun.
vector-worker-lost = Un des processus qui jouent les parties s’est arrêté ; elles ne peuvent pas continuer. Relance-les.
