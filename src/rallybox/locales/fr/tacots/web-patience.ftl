# La réussite de Tacots : donnes numérotées, coups repris, meilleurs résultats

web-pat-title = Réussite
web-pat-about = Tacots en solitaire : quatre tacots, quatre tas, une route. Chaque donne a un numéro : on peut essayer la même à deux, ou la retenter.
web-pat-rules = La façon de jouer est à la fin des règles de Tacots.
web-pat-number = Numéro de la donne
web-pat-any = au hasard
web-pat-number-about = De 0 à 999999. Le même numéro donne toujours les mêmes cartes.
web-pat-number-wrong = Une donne a un numéro de 0 à 999999.
web-pat-play =
    { $any ->
        [yes] Jouer une nouvelle donne
       *[no] Jouer cette donne
    }
web-pat-best = Les records
web-pat-best-of = Les records de la donne { $deal }
web-pat-everybody = Tout le monde sur ce serveur
web-pat-mine = Les tiens
web-pat-none-yet = Personne n’en a encore fini une.
web-pat-none-mine = Tu n’en as pas encore fini une.
web-pat-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
web-pat-full = réussite totale
web-pat-counts = Une donne compte tant que tu ne reprends pas de coup, ne demandes pas d’indice et ne laisses pas jouer un bot. De chaque donne, ton meilleur résultat est gardé.
web-pat-counting = Compte pour les records
web-pat-counting-not = Pour l’entraînement : elle ne compte plus pour les records
web-pat-counted = Ce résultat compte pour les records.
web-pat-counted-not = Tu as eu de l’aide ou repris un coup : ce résultat ne compte pas pour les records.
web-pat-undo = Reprendre le coup
web-pat-ask =
    { $what ->
        [undo] Reprendre le coup ?
       *[hint] Demander un indice ?
    }
web-pat-ask-about =
    { $what ->
        [undo] Jusqu’ici, cette donne compte pour les records. Reprendre un coup, c’est avoir vu une carte cachée : elle ne comptera plus. Ensuite, tu pourras reprendre autant de coups que tu veux.
       *[hint] Jusqu’ici, cette donne compte pour les records. Avec un indice, elle ne comptera plus.
    }
web-pat-ask-yes =
    { $what ->
        [undo] Reprendre
       *[hint] Montrer un indice
    }
web-pat-ask-no = Continuer à compter
web-pat-same = Retenter cette donne
web-pat-new = Une autre donne
web-pat-all-best = Tous les records

web-dice-numbered = Ici, rien n’a été tiré au sort.
web-dice-numbered-how = C’est une donne numérotée : toutes ses cartes viennent de son numéro, visible de tous avant le départ. Le serveur n’a donc rien promis, personne n’a rien ajouté, et n’importe qui pouvait retrouver les cartes.
web-dice-check-number =
    { $found ->
        [right] Ce sont les cartes de { $number }, recalculées sur cet appareil.
       *[wrong] Ce ne sont pas les dés de { $number }.
    }
