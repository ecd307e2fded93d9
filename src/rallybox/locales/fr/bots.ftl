bots-unknown = Il n’y a pas de bot « { $bot } ». Bots disponibles : { $bots }.
bots-no-such-level = { $game } n’a pas de niveau « { $bot } ». Niveaux disponibles : { $bots }.
bots-no-scale = { $game } n’a pas de cotes : « { $bot } » n’existe pas. Niveaux disponibles : { $bots }.
bots-off-scale = « { $bot } » n’existe pas : dans { $game }, les cotes vont de { $low } à { $high }.

## Bots that are somebody else’s programs

bots-no-program = Il n’y a pas de programme « { $program } » à lancer.
bots-bad-command = « { $command } » n’est pas une commande : { $detail }.

bots-fault-start = Décision { $decision } : « { $bot } » n’a pas pu démarrer ({ $detail }) ; le bot club a décidé.
bots-fault-crash = Décision { $decision } : « { $bot } » s’est arrêté ({ $detail }) ; le bot club a décidé.
bots-fault-closed = Décision { $decision } : « { $bot } » a fermé son entrée ou sa sortie ; le bot club a décidé.
bots-fault-slow = Décision { $decision } : « { $bot } » n’a pas répondu à temps ; le bot club a décidé.
bots-fault-nonsense = Décision { $decision } : la réponse de « { $bot } » est illisible ({ $detail }) ; le bot club a décidé.
bots-fault-unknown = Décision { $decision } : « { $bot } » a choisi une action qui n’était pas proposée ({ $detail }) ; le bot club a décidé.
bots-fault-long = Décision { $decision } : « { $bot } » a écrit une ligne sans fin ; le bot club a décidé.
bots-fault-early = Décision { $decision } : « { $bot } » a répondu avant la question ({ $detail }) ; le bot club a décidé.
bots-fault-given-up = Décision { $decision } : « { $bot } » a déjà été lancé { $detail } fois ; désormais, le bot club décide.
bots-names = Ada, Bruno, Chiara, Dieter, Elif, Fatou, Goran, Hanna, Ines, Jonas

## The same in a column of a table

bots-kind-start = n’a pas démarré
bots-kind-crash = planté
bots-kind-closed = muet
bots-kind-slow = trop lent
bots-kind-nonsense = illisible
bots-kind-unknown = hors liste
bots-kind-long = ligne sans fin
bots-kind-early = réponse prématurée
bots-kind-given-up = abandonné
