bots-unknown = Il n’y a pas de bot « { $bot } ». Il y a : { $bots }.

## Bots that are somebody else’s programs

bots-no-program = Il n’y a pas de programme « { $program } » qu’on puisse lancer.
bots-bad-command = « { $command } » ne se lit pas comme une commande : { $detail }.

bots-fault-start = Décision { $decision } : « { $bot } » n’a pas pu démarrer ({ $detail }) ; le bot club a décidé.
bots-fault-crash = Décision { $decision } : « { $bot } » s’est arrêté ({ $detail }) ; le bot club a décidé.
bots-fault-closed = Décision { $decision } : « { $bot } » n’écoute plus ou ne parle plus ; le bot club a décidé.
bots-fault-slow = Décision { $decision } : « { $bot } » n’a pas répondu à temps ; le bot club a décidé.
bots-fault-nonsense = Décision { $decision } : la réponse de « { $bot } » est illisible ({ $detail }) ; le bot club a décidé.
bots-fault-unknown = Décision { $decision } : « { $bot } » n’a nommé aucune des actions proposées ({ $detail }) ; le bot club a décidé.
bots-fault-long = Décision { $decision } : « { $bot } » a écrit une ligne sans fin ; le bot club a décidé.
bots-fault-early = Décision { $decision } : « { $bot } » a parlé avant qu’on l’interroge ({ $detail }) ; le bot club a décidé.
bots-fault-given-up = Décision { $decision } : « { $bot } » a été lancé { $detail } fois ; désormais, le bot club décide.
bots-names = Ada, Bruno, Chiara, Dieter, Elif, Fatou, Goran, Hanna, Ines, Jonas

## The same in a column of a table

bots-kind-start = n’a pas démarré
bots-kind-crash = arrêt
bots-kind-closed = muet
bots-kind-slow = trop lent
bots-kind-nonsense = illisible
bots-kind-unknown = hors choix
bots-kind-long = ligne sans fin
bots-kind-early = sans être interrogé
bots-kind-given-up = abandonné
