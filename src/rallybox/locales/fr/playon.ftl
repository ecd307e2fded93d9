# Reprendre une partie finie à un moment donné. Identifiants : la pièce qui parle, puis le sujet.

record-other-setup = Cet enregistrement commence au milieu d’une partie préparée autrement.
record-begins-at-end = Cet enregistrement commence là où une partie était déjà finie.
record-no-such-step = Ce moment n’existe pas : cette partie va du coup 0 au coup { $last }.
record-nothing-left = Ici, la partie est déjà finie : il n’y a plus rien à jouer.

cli-arg-from = reprendre cette partie enregistrée à un moment donné
cli-arg-from-step = --from : après tant de coups (0 par défaut : le début)
cli-arg-from-seat = --from : le siège à prendre ; un numéro à partir de 1, ou un nom (1 par défaut)
cli-from-alone = Avec --from, tout vient de l’enregistrement : retire { $option }.
cli-from-missing = { $option } demande un enregistrement à reprendre : ajoute --from { $file }.
cli-verified-origin = { $file } est un enregistrement exact ({ $game }) : il commence par une position gardée dans le fichier, tirée d’une autre partie après le coup { $step }. À partir de là, les { $actions } coups suivent les règles et le résultat est exact.
