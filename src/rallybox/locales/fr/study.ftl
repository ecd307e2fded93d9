# What `rallybox study` says. Ids: study, then what it is about.

## Arguments

study-arg-variant = seulement ces variantes (par défaut : toutes)
study-arg-players = seulement ces nombres de joueurs (par défaut : tous)
study-arg-bot = quel bot occupe tous les sièges (par défaut : club)
study-arg-games = combien de parties à chaque table (200 par défaut)
study-arg-json = écrire tout le rapport en JSON dans ce fichier
study-arg-html = écrire dans ce fichier le rapport sous forme de page pour le navigateur
study-no-cell = { $game } n’a pas de table pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  } ici ; nombres possibles : { $allowed }.
study-written = Le rapport est dans { $file }.

## The report

study-title = { $title } : { $cells ->
    [one] { $cells } table
   *[other] { $cells } tables
}, { $games } parties à chacune entre bots { $bot } ; graine { $seed }
study-cell = { $variant }, { $players } { $players ->
    [one] joueur
   *[other] joueurs
}
study-cell-short = { $variant } · { $players }
study-sort = { $name } : { $sort }
study-seats = Victoires par siège, en %
study-starts = Victoires par position de départ, en %
study-column-ends = Comment les parties finissent, en %
study-ends = Comment les parties finissent
study-share = { $value } ({ $low }–{ $high })
study-interval = { $low }–{ $high }
study-middle = { $middle } ({ $low }–{ $high })
study-chance = hasard
study-below = < 0,001
study-table = table
study-what = ce qui arrive
study-even = équilibré
study-uneven = déséquilibré
study-more = plus
study-less = moins
study-column-turns = tours
study-column-rounds = manches
study-column-margin = écart
study-column-score = score gagnant
study-column-scores = scores
study-column-close = serrées %
study-column-shared = ex æquo %
study-column-times = par partie
study-column-games = % des parties
study-column-winners = vainqueurs ×
study-column-interval = 95 %
study-reason = raison
study-how-to-read = « Hasard » : la probabilité que des pilotes de même force diffèrent autant par le seul hasard, corrigée pour toutes les questions posées ; en dessous de 0,05, le résultat est dit déséquilibré. « Vainqueurs × » : combien de fois une chose est arrivée au vainqueur, en multiple d’une part équitable ; 1 veut dire que cela ne change rien. « Serrée » : gagnée d’un point ou moins. Les tours donnent la médiane et la fourchette de 8 parties sur 10.

study-verdict-seat = { $cell } : le siège { $place } gagne { $share } % des parties au lieu de { $fair } %.
study-verdict-start = { $cell } : la position de départ { $place } gagne { $share } % des parties au lieu de { $fair } %.
study-verdict-faults = Le bot a été { $number } fois en défaut, et le bot club l’a remplacé : { $kinds }.
study-verdict-none = D’après ces parties, aucun siège et aucune position de départ ne vaut mieux qu’un autre.

## The page

study-page-title = Étude : { $title }
study-page-eyebrow = Étude Rallybox
study-page-seats = Victoires par siège. { $told }
study-page-seats-head = Siège
study-page-starts = Victoires par position de départ. { $told }
study-page-starts-head = Position
study-page-chance = Hasard { $chance } : { $verdict }.
study-page-lengths = Durée, scores et écarts
study-page-close = gagnées d’un point ou moins
study-page-shared = plus d’un vainqueur
study-page-matters = Ce qui est arrivé plus ou moins souvent aux vainqueurs
study-page-matters-head = Ce qui arrive
study-page-others = Ce qui arrive aussi
