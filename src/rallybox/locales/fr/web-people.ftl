# Les gens à une table : absents, remplaçants, temps, places, listes de tables

## Absences, bots, pendule

web-plate-bot = { $level }
web-plate-stand-in = Un bot conduit à sa place
web-plate-gave-up = Abandon ; un bot continue
web-plate-away =
    { $minutes ->
        [0] N’est plus là
        [one] N’est plus là depuis { $minutes } minute
       *[other] N’est plus là depuis { $minutes } minutes
    }
web-plate-clock = Temps écoulé : un bot a choisi
web-plate-reserve = En réserve après le temps de ce tour : { $reserve }
web-plate-drawing = Le temps de ce tour est écoulé : la pendule montre la réserve
web-bot-for-you = Un bot joue pour toi.
web-you-gave-up = Tu as abandonné. Un bot joue la suite pour toi.
web-away-for =
    { $minutes ->
        [0] { $name } vient de s’absenter.
        [one] { $name } n’est plus là depuis { $minutes } minute.
       *[other] { $name } n’est plus là depuis { $minutes } minutes.
    }
web-away-soon =
    { $seconds ->
        [one] Un bot pourra prendre le volant dans { $seconds } seconde.
       *[other] Un bot pourra prendre le volant dans { $seconds } secondes.
    }
web-away-bot = Laisser un bot jouer pour { $name }
web-away-bot-about = Seulement jusqu’à son retour.
web-away-asks = Proposé par { $names } : un bot prend le volant. D’accord ?
web-away-agreed =
    { $missing ->
        [one] Tu es d’accord. Il manque encore une voix.
       *[other] Tu es d’accord. Il manque encore { $missing } voix.
    }
web-note-clock = Temps écoulé : un bot choisit pour { $name }.
web-note-bot = Un bot prend le volant pour { $name }.
web-note-away = { $name } n’est plus là. D’un commun accord, un bot prend le volant.
web-note-away-by = { $name } n’est plus là. { $by } confie le volant à un bot.
web-note-left = { $name } s’en va. Un bot prend le volant.
web-note-gave-up = { $name } abandonne. Un bot ira jusqu’au bout.
web-note-back = { $name } reprend le volant.
web-note-away-host = { $name } n’est plus là. L’hôte confie le volant à un bot.
web-note-clock-you = Temps écoulé : un bot choisit pour toi.
web-note-bot-you = Un bot prend le volant pour toi.
web-note-away-you = Tu n’es plus là. D’un commun accord, un bot prend le volant.
web-note-away-by-you = Tu n’es plus là. { $by } confie le volant à un bot.
web-note-away-by-by-you = { $name } n’est plus là. Tu confies le volant à un bot.
web-note-away-host-you = Tu n’es plus là. L’hôte confie le volant à un bot.
web-note-left-you = Tu t’en vas. Un bot prend le volant.
web-note-gave-up-you = Tu abandonnes. Un bot ira jusqu’au bout.
web-note-back-you = Tu reprends le volant.

## Temps

web-pace-unlimited = sans limite
web-pace-days =
    { $days ->
        [one] { $days } jour par tour
       *[other] { $days } jours par tour
    }
web-pace-hours =
    { $hours ->
        [one] { $hours } heure par tour
       *[other] { $hours } heures par tour
    }
web-pace-seconds = { $seconds } s par tour
web-pace-reserve = { $seconds } s par tour + { $minutes } min de réserve
web-time-plain = Temps restant : { $left }
web-time-turn = Temps restant : { $left }, puis { $reserve } de réserve
web-time-reserve = Temps écoulé ; réserve restante : { $left }
web-time-reserve-word = réserve

## Le menu de la table

web-stand-in-about = Tu reviens quand tu veux.
web-invite-about = Un lien, un code à dire, un code à scanner.
web-leave-bot = Un bot joue pour toi jusqu’à ton retour.
web-leave-waits = La partie t’attend.
web-give-up = Abandonner
web-give-up-bot = Pour de bon : un bot ira jusqu’au bout.
web-give-up-end = La partie s’arrête, sans résultat.
web-give-up-yes = Oui, j’abandonne
web-give-up-no = Je continue
web-table-given-up = Tout le monde a abandonné ; cette partie n’a pas de résultat.
web-log-unread =
    { $unread ->
        [one] Journal de la partie, { $unread } nouveau message
       *[other] Journal de la partie, { $unread } nouveaux messages
    }

## La salle d’attente

web-sit = Prends place
web-emblem = Ton emblème
web-sit-first = Prends une place libre, ou regarde simplement la partie.
web-rename = Changer de nom
web-agreed-bots =
    { $bots ->
        [0] sans bot
        [one] { $bots } bot
       *[other] { $bots } bots
    }
web-agreed-hints =
    { $allowed ->
        [yes] conseils permis
       *[no] sans conseils
    }
web-agreed-public =
    { $open ->
        [yes] ouverte à tous
       *[no] sur invitation
    }

## Listes de tables

web-racing-tables = Parties à regarder
web-played-tables = Tes parties terminées
web-list-watch = Regarder
web-list-place =
    { $place ->
        [1] Tu as gagné
       *[other] Tu as fini { $place }e
    }
web-list-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-list-winner = Victoire : { $names }
web-list-all = Tout afficher ({ $number })

## Mon nom sur un autre appareil

web-device = Retrouver ton nom sur un autre appareil
web-device-about = Ton nom et tes tables te suivent : affiche un code sur l’appareil où tu jouais, et tape-le sur l’autre.
web-device-show = Afficher un code
web-device-good = Valable une fois, pendant { $minutes } minutes.
web-device-typed = Code de ton autre appareil
web-device-claim = C’est moi
web-device-welcome = Te revoilà, { $name } !
