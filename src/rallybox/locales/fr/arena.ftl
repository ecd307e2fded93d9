# What the arena says. Ids: arena, then what it is about.

## Arguments

arena-arg-bots = les bots qui s’affrontent, chacun aussi souvent à chaque siège
arena-arg-among = chaque partie réunit un seul des bots, et celui-ci à tous les autres sièges
arena-arg-games = le nombre minimal de parties, en séries complètes de toutes les compositions et de tous les sièges (200 par défaut)
arena-arg-until-decided = s’arrêter dès que la réponse est sûre, au plus tard après le nombre de parties demandé
arena-arg-clear-of = avec --among : la réponse est sûre quand la part de victoires s’écarte de R parts équitables (1 par défaut)
arena-arg-cluster = jouer plutôt sur le cluster Ray à cette adresse
arena-arg-out = le dossier du journal, des résultats et de la page (par défaut : arena-GAME-SEED)
arena-arg-resume = reprendre la série de ce dossier ; répète tous les autres arguments à l’identique

## What cannot be done

arena-worker-lost = Un processus qui jouait des parties a été arrêté de l’extérieur ; « --resume » reprend une série de l’arène là où elle s’est arrêtée.
arena-one-bot = Une arène demande au moins deux bots, par exemple « --bots rookie,club », ou un bot parmi d’autres, par exemple « --bots pro --among club ».
arena-bot-twice = Un bot est nommé deux fois dans { $bots } ; nomme chacun une seule fois, les sièges seront partagés équitablement.
arena-among-itself = { $bot } ne peut pas affronter ses propres copies ; nomme un autre bot après --among.
arena-one-seat = Seul, on n’a personne à qui se comparer ; choisis plus de joueurs.
arena-not-times = « { $text } » n’est pas un facteur comme 1.05
arena-clear-of = Le nombre après --clear-of doit être inférieur à { $most } : personne ne peut gagner plus que toutes les parties.
arena-clear-of-whom = --clear-of est un nombre de parts équitables : ajoute --among.
arena-resume-what = Quelle série ? Indique son dossier avec --out, ou sa graine avec --seed.
arena-folder-taken = « { $folder } » contient déjà une série ; reprends-la avec --resume, ou choisis un autre dossier avec --out.
arena-journal-trouble = Le journal « { $file } » est inutilisable : { $reason }.
arena-not-a-journal = « { $file } » n’est pas le journal d’une série de l’arène : { $detail }.
arena-other-format = Le journal « { $file } » est au format { $version } ; ce programme lit le format 1.
arena-bad-line = La ligne { $line } du journal « { $file } » est illisible : { $detail }.
arena-wrong-line = La ligne { $line } du journal « { $file } » n’est pas une partie de cette série.
arena-other-rules = Cette série a commencé avec la version { $theirs } des règles ({ $game }) ; ce programme joue la version { $ours }.
arena-other-contest = La série de « { $file } » a commencé avec d’autres arguments : { $names }.
arena-nothing-yet = Aucune donne n’a encore été jouée à tous les sièges : il n’y a rien à annoncer pour l’instant. Les parties déjà jouées sont dans « { $folder } », et --resume continue.
arena-no-ray = Un cluster demande Ray, qui n’est pas installé ici : pip install "rallybox[cluster]".
arena-no-cluster = Aucun cluster Ray ne répond à « { $address } » : { $reason }.
arena-cluster-lost = Le cluster a cessé de jouer : { $reason } ; « --resume » reprend la série là où elle s’est arrêtée.

## Words for figures

arena-microseconds = { $value } µs
arena-milliseconds = { $value } ms
arena-seconds = { $value } s
arena-minutes = { $value } min
arena-interval = { $value } ({ $low }–{ $high })
arena-percent = { $value } %
arena-quantile-min = minimum
arena-quantile-p10 = 10 %
arena-quantile-p25 = 25 %
arena-quantile-median = médiane
arena-quantile-p75 = 75 %
arena-quantile-p90 = 90 %
arena-quantile-max = maximum
arena-quantile-mean = moyenne

## What was found

arena-title = { $title } ({ $variant }), { $players } joueurs : { $games } parties pour { $deals } donnes. Graine { $seed }.
arena-verdict-among = { $bot } gagne { $value } fois sa part équitable parmi les bots { $among } (95 % : de { $low } à { $high }), { $status }.
arena-verdict-pair = { $bot } finit devant { $other } dans { $value } % de leurs rencontres (95 % : de { $low } à { $high }), { $status }.
arena-decided = { $deals ->
    [one] tranché après { $deals } donne
   *[other] tranché après { $deals } donnes
}
arena-open = pas encore tranché
arena-bot = Bot
arena-driver = { $name } ({ $bot })
arena-column-rating = cote
arena-column-share = victoires × part
arena-column-placing = classement
arena-column-p95 = réflexion 95 %
arena-column-faults = fautes
arena-columns = Entre parenthèses : intervalles à 95 % sur les donnes. À force égale, on attend 1,00 pour les victoires et 0,50 pour le classement (1 premier, 0 dernier). 95 décisions sur 100 ne prennent pas plus de temps que « réflexion 95 % ».
arena-columns-until = Ces intervalles valent pour un nombre de parties fixé d’avance ; ceux des phrases ci-dessus restent valables même si la série peut s’arrêter à tout moment.
arena-first-fault = La première faute : { $fault }
arena-finished-all = Toutes les parties sont jouées.
arena-finished-decided = Arrêt : c’est tranché.
arena-finished-interrupted = Série interrompue. Voici ce que disent les donnes complètes. La même commande avec --resume --out { $folder } la reprend.
arena-files = Page : { $page }. Chiffres : { $results }.

## The page

arena-page-eyebrow = Arène Rallybox
arena-page-heading = { $title } : { $bots }
arena-page-heading-among = { $title } : { $bots } parmi les bots { $among }
arena-page-players = { $players } joueurs
arena-page-variant = variante { $variant }
arena-page-games = { $games } parties, { $deals } donnes
arena-page-finished-all = toutes les parties jouées
arena-page-finished-decided = arrêt une fois tranché
arena-page-finished-interrupted = série interrompue ; donnes complètes jusqu’ici
arena-page-of = sur { $games }
arena-page-most = de { $low } à { $high }

arena-page-wins = Victoires
arena-page-wins-about = Les victoires de chaque bot, rapportées à sa part équitable. La ligne pointillée marque cette part ; les barres contiennent la vraie valeur 95 fois sur 100.
arena-page-wins-caption = Victoires, en parts équitables
arena-page-wins-rows = Bot
arena-page-wins-figure = × part équitable
arena-page-ratings = Cotes
arena-page-ratings-about = La force de chaque bot, d’après ses places face à ces adversaires. Seuls les écarts comptent ; la moyenne générale est de 25.
arena-page-ratings-caption = Cotes avec intervalles à 95 %
arena-page-ratings-rows = Bot
arena-page-ratings-figure = cote
arena-page-placings = Classement
arena-page-placings-about = Le classement moyen, de 1 (toujours premier) à 0 (toujours dernier). La ligne pointillée marque l’égalité de force.
arena-page-placings-caption = Classement moyen avec intervalles à 95 %
arena-page-placings-rows = Bot
arena-page-placings-figure = classement
arena-page-meetings = Face à face
arena-page-meetings-about = Combien de fois le bot de la ligne finit devant le bot de la colonne à la même table ; une égalité compte pour moitié.
arena-page-meetings-caption = Arrivées devant, en pourcentage, avec intervalles à 95 %
arena-page-meetings-rows = devant…
arena-page-seats = Par siège
arena-page-seats-about = Le siège compte-t-il ? La part de chaque siège dans les victoires et, au-dessous, combien de fois chaque bot gagne depuis chaque siège.
arena-page-seats-caption = Part de toutes les victoires
arena-page-seats-rows = Siège
arena-page-seats-figure = de toutes les victoires
arena-page-seats-matrix = Parties gagnées, par bot et par siège
arena-page-starts = Par position de départ
arena-page-starts-about = Commencer est-il un avantage ? La position 1 joue la première après la donne.
arena-page-starts-caption = Part de toutes les victoires
arena-page-starts-rows = Position
arena-page-starts-figure = de toutes les victoires
arena-page-starts-matrix = Parties gagnées, par bot et par position de départ
arena-page-scores = Scores
arena-page-scores-about = La répartition des scores de chaque bot. Le chiffre est la médiane ; 80 scores sur 100 sont dans la fourchette indiquée au-dessous.
arena-page-scores-caption = Scores à la fin
arena-page-scores-rows = Bot
arena-page-scores-figure = médiane
arena-page-lengths = Durée des parties
arena-page-lengths-about = En tours ou en plis, selon ce que compte le jeu.
arena-page-lengths-caption = Tours par partie
arena-page-turns = tours
arena-page-decisions = { $decisions } décisions par partie en moyenne
arena-page-min = la plus courte
arena-page-p10 = 10 %
arena-page-median = médiane
arena-page-p90 = 90 %
arena-page-max = la plus longue
arena-page-mean = moyenne
arena-page-ends = Comment les parties finissent
arena-page-ends-about = Ce qui a mis fin aux parties.
arena-page-ends-caption = Raisons
arena-page-ends-rows = Raison
arena-page-ends-games = parties
arena-page-thinking = Temps de réflexion
arena-page-thinking-about = Par décision, quand il y avait un choix : la médiane (point), 95 sur 100 (trait épais) et la plus longue (trait fin).
arena-page-thinking-caption = Temps de réflexion par décision
arena-page-thinking-rows = Bot
arena-page-thinking-figure = médiane
arena-page-thinking-most = 95 % : { $time }
arena-page-thinking-longest = la plus longue : { $time }
arena-page-faults = Fautes
arena-page-faults-about = Les décisions qu’un bot extérieur a laissées au bot club, parce qu’il a planté, tardé ou répondu n’importe quoi.
arena-page-faults-caption = Fautes par type
arena-page-faults-rows = Bot
arena-page-faults-kind = type
arena-page-faults-count = décisions
arena-page-method = Comment ces parties ont été jouées
arena-page-method-about = La même commande redonne les mêmes chiffres, aux temps près.
arena-page-fact-seed = Graine
arena-page-fact-rules = Version des règles
arena-page-fact-line-ups = Compositions
arena-page-fact-time = Temps de jeu de toutes les parties
arena-page-note-balance = Chaque donne est jouée une fois pour chaque rotation de sa composition : chaque bot occupe donc chaque siège de la même donne.
arena-page-note-deals = Les parties d’une même donne se ressemblent. Les intervalles sont donc calculés sur les donnes, pas sur les parties.
arena-page-note-fixed = Le nombre de parties était fixé d’avance ; ce sont des intervalles à 95 % ordinaires.
arena-page-note-until = La série devait s’arrêter une fois tranchée. Les phrases du haut donnent des intervalles valables à tout moment ; ceux des tableaux sont ordinaires, pour ce nombre de parties.
arena-page-note-decided = « Tranché » vient d’une suite de confiance par paris : le risque qu’une seule de ses réponses soit fausse, quel que soit le moment où l’on regarde, est d’au plus 5 sur 100.
arena-page-note-ratings = Les cotes suivent le modèle Plackett-Luce d’openskill, dans l’ordre du calendrier ; leurs intervalles s’obtiennent en cotant d’autres échantillons de donnes.
arena-page-note-again = Une victoire partagée par k bots compte 1/k pour chacun.

## Without the luck

arena-arg-adjusted = donner aussi les résultats sans le hasard : moins de bruit pour le même nombre de parties, contre un peu plus de calcul
arena-bot-adjusted = Sans le hasard
arena-column-narrower = × plus étroit
arena-columns-adjusted = Ajusté : sans ce que le hasard a apporté (les cartes tirées et les choix que les bots tirent au sort). La moyenne reste la même ; la façon de juger le hasard est fixée avant la première partie. « × plus étroit » compare les intervalles des victoires.
arena-page-adjusted-wins = Victoires ajustées
arena-page-adjusted-wins-about = Les mêmes, sans ce que le hasard a apporté : les cartes tirées et les choix que les bots tirent au sort. En moyenne, le hasard n’apporte rien : la vraie valeur est la même, et les barres sont le plus souvent plus courtes.
arena-page-adjusted-wins-caption = Victoires ajustées, en parts équitables
arena-page-adjusted-wins-rows = Bot
arena-page-adjusted-wins-figure = × part équitable
arena-page-adjusted-placings = Classement ajusté
arena-page-adjusted-placings-about = Le classement moyen sans ce que le hasard a apporté, de 1 (toujours premier) à 0 (toujours dernier).
arena-page-adjusted-placings-caption = Classement moyen ajusté avec intervalles à 95 %
arena-page-adjusted-placings-rows = Bot
arena-page-adjusted-placings-figure = classement
arena-page-fact-luck = Dont pour juger le hasard
arena-page-note-adjusted = Le hasard d’un tirage, c’est l’état de la partie après ce tirage, moins ce qu’il est en moyenne si l’on tire à nouveau. La façon d’en juger est fixée avant la première partie. Les phrases, les cotes et les duels sont bruts.
