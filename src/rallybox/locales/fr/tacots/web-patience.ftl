# La réussite de Tacots : donnes numérotées, coups repris, meilleurs résultats

tacots-page-patience = Réussite
web-pat-about = Tacots en solitaire : quatre tacots, quatre tas, une route. Chaque donne a un numéro : tu peux la rejouer, ou te mesurer aux autres.
web-pat-rules = Pour apprendre à jouer, lis la fin des règles de Tacots.
web-pat-number = Numéro de la donne
web-pat-any = au hasard
web-pat-number-about = De 0 à 999999. Le même numéro donne toujours les mêmes cartes.
web-pat-number-wrong = Une donne a un numéro de 0 à 999999.
web-pat-play =
    { $any ->
        [yes] Jouer une nouvelle donne
       *[no] Jouer cette donne
    }
web-pat-best = Palmarès
web-pat-best-of = Palmarès de la donne { $deal }
web-pat-everybody = Tous les joueurs de ce serveur
web-pat-mine = Tes résultats
web-pat-none-yet = Personne n’a encore terminé de donne.
web-pat-none-mine = Tu n’as pas encore terminé de donne.
web-pat-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
web-pat-full = réussite totale
web-pat-counts = Une donne compte tant que tu ne reprends pas de coup, ne demandes pas de conseil et ne laisses pas jouer un bot. Ton meilleur résultat sur chaque donne est enregistré.
web-pat-counting = Compte pour le palmarès
web-pat-counting-not = Entraînement : ne compte plus pour le palmarès
web-pat-counted = Ce résultat compte pour le palmarès.
web-pat-counted-not = Tu as eu de l’aide ou repris un coup : ce résultat ne compte pas pour le palmarès.
web-pat-undo = Reprendre le coup
web-pat-ask =
    { $what ->
        [undo] Reprendre le coup ?
       *[hint] Demander un conseil ?
    }
web-pat-ask-about =
    { $what ->
        [undo] Jusqu’ici, cette donne compte pour le palmarès. Reprendre un coup, c’est avoir vu une carte cachée : la donne ne comptera plus. Ensuite, tu pourras reprendre autant de coups que tu voudras.
       *[hint] Jusqu’ici, cette donne compte pour le palmarès. Avec un conseil, elle ne comptera plus.
    }
web-pat-ask-yes =
    { $what ->
        [undo] Reprendre
       *[hint] Voir un conseil
    }
web-pat-ask-no = Jouer sans aide
web-pat-same = Retenter cette donne
web-pat-new = Une autre donne
web-pat-all-best = Tout le palmarès

web-dice-numbered = Ici, rien n’a été mélangé en secret.
web-dice-numbered-how = C’est une donne numérotée : toutes ses cartes découlent de son numéro, que tout le monde pouvait voir avant le départ. Il n’y avait donc ni secret à choisir ni chiffres à ajouter, et n’importe qui aurait pu aller voir les cartes.
web-dice-check-number =
    { $found ->
        [right] Ce sont bien les cartes de « { $number } », recalculées sur cet appareil.
       *[wrong] Ce ne sont pas les cartes de « { $number } ».
    }
