# La réussite de Tacots : donnes numérotées, coups repris, meilleurs résultats

web-pat-title = Réussite
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
web-pat-best = Meilleurs résultats
web-pat-best-of = Meilleurs résultats de la donne { $deal }
web-pat-everybody = Tous les joueurs de ce serveur
web-pat-mine = Les tiens
web-pat-none-yet = Personne n’a encore terminé de donne.
web-pat-none-mine = Tu n’as pas encore terminé de donne.
web-pat-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
web-pat-full = réussite totale
web-pat-counts = Une donne compte tant que tu ne reprends pas de coup, ne demandes pas de conseil et ne laisses pas jouer un bot. Ton meilleur résultat sur chaque donne est enregistré.
web-pat-counting = Compte pour les meilleurs résultats
web-pat-counting-not = Entraînement : ne compte plus pour les meilleurs résultats
web-pat-counted = Ce résultat compte parmi les meilleurs.
web-pat-counted-not = Tu as eu de l’aide ou repris un coup : ce résultat ne compte pas parmi les meilleurs.
web-pat-undo = Reprendre le coup
web-pat-ask =
    { $what ->
        [undo] Reprendre le coup ?
       *[hint] Demander un conseil ?
    }
web-pat-ask-about =
    { $what ->
        [undo] Jusqu’ici, cette donne compte pour les meilleurs résultats. Reprendre un coup, c’est avoir vu une carte cachée : elle ne comptera plus. Ensuite, tu pourras reprendre autant de coups que tu veux.
       *[hint] Jusqu’ici, cette donne compte pour les meilleurs résultats. Avec un conseil, elle ne comptera plus.
    }
web-pat-ask-yes =
    { $what ->
        [undo] Reprendre
       *[hint] Voir un conseil
    }
web-pat-ask-no = Jouer sans aide
web-pat-same = Retenter cette donne
web-pat-new = Une autre donne
web-pat-all-best = Tous les meilleurs résultats

web-dice-numbered = Ici, rien n’a été mélangé en secret.
web-dice-numbered-how = C’est une donne numérotée : toutes ses cartes découlent de son numéro, visible de tous avant le départ. Il n’y avait donc ni secret à choisir ni chiffres à ajouter, et n’importe qui pouvait retrouver les cartes.
web-dice-check-number =
    { $found ->
        [right] Ce sont bien les cartes de la donne { $number }, recalculées sur cet appareil.
       *[wrong] Ce ne sont pas les cartes de la donne { $number }.
    }
