## Les pilotes qui ont du caractère : nom, manière de conduire, une phrase sur soi, et ce qu’ils
## disent quand tout le monde l’a vu. Rien ici ne doit parler de cartes.

bots-quip = { $name } : « { $words } »

bots-driver-thrifty = Odile
bots-driver-thrifty-manner = économise pour plus tard
web-driver-thrifty-about = Je ne dépense jamais aujourd’hui ce qui me fera rouler demain.
bots-says-thrifty-start = Rien ne presse. La route est longue.
bots-says-thrifty-ahead = Qui va piano va sano.
bots-says-thrifty-behind = Passe donc. L’essence est chère.
bots-says-thrifty-lead = Et encore, je roule à l’économie.
bots-says-thrifty-leap = L’épargne, mes amis, l’épargne.
bots-says-thrifty-drop = Voilà qui coûte cher.
bots-says-thrifty-won = Gagné, et il me reste de la monnaie.
bots-says-thrifty-lost = Au moins, j’ai bien économisé.

bots-driver-flatout = Rocco
bots-driver-flatout-manner = toujours à fond
web-driver-flatout-about = J’ai deux vitesses : à fond et à l’arrêt.
bots-says-flatout-start = Accrochez-vous !
bots-says-flatout-ahead = Vroum !
bots-says-flatout-behind = Hé ! C’était ma route !
bots-says-flatout-lead = Enfin la voie libre !
bots-says-flatout-leap = Vous avez vu ça ?
bots-says-flatout-drop = Où est le frein ? Ah, là.
bots-says-flatout-won = J’y retourne tout de suite !
bots-says-flatout-lost = Mais côté bruit, j’ai gagné.

bots-driver-blocker = Magnus
bots-driver-blocker-manner = barre la route
web-driver-blocker-about = La route est exactement aussi large que moi. Navré.
bots-says-blocker-start = Après vous. Ou plutôt, non.
bots-says-blocker-ahead = Pardon. Convoi exceptionnel.
bots-says-blocker-behind = Il y avait donc de la place ?
bots-says-blocker-lead = Plus personne ne passe.
bots-says-blocker-leap = Place, place !
bots-says-blocker-drop = J’ai laissé un trou. Ma faute.
bots-says-blocker-won = Je l’avais dit : ça ne passe pas.
bots-says-blocker-lost = Au moins, tout le monde a freiné.

bots-driver-gambler = Zita
bots-driver-gambler-manner = tente tous les coups
web-driver-gambler-about = Une chance sur trois ? J’ai gagné avec moins que ça.
bots-says-gambler-start = On parie contre moi ?
bots-says-gambler-ahead = Quitte ou double !
bots-says-gambler-behind = Bon. Je relance.
bots-says-gambler-lead = La banque est à moi.
bots-says-gambler-leap = Jackpot !
bots-says-gambler-drop = Ma chance est partie déjeuner.
bots-says-gambler-won = Ne pariez jamais contre moi.
bots-says-gambler-lost = La revanche ? Même mise.

bots-driver-opportunist = Pip
bots-driver-opportunist-manner = saute sur l’occasion
web-driver-opportunist-about = J’attends la faute. Il y en a toujours une.
bots-says-opportunist-start = Faites comme si je n’étais pas là.
bots-says-opportunist-ahead = La porte était ouverte.
bots-says-opportunist-behind = Intéressant. Très intéressant.
bots-says-opportunist-lead = Tiens, c’est ici, la tête ?
bots-says-opportunist-leap = Merci, tout le monde.
bots-says-opportunist-drop = Cette fois, la porte, c’était moi.
bots-says-opportunist-won = J’ai juste ramassé ce qui traînait.
bots-says-opportunist-lost = Aucune faute. Quel manque de tact.

bots-driver-professor = Wanda
bots-driver-professor-manner = calcule tout
web-driver-professor-about = J’ai tout calculé. Enfin, presque tout.
bots-says-professor-start = En théorie, c’est très simple.
bots-says-professor-ahead = Comme prévu par le calcul.
bots-says-professor-behind = Ce n’était pas dans le modèle.
bots-says-professor-lead = C.Q.F.D. Pour l’instant.
bots-says-professor-leap = Très improbable, et pourtant !
bots-says-professor-drop = Une valeur aberrante, sûrement.
bots-says-professor-won = Théorie et pratique sont d’accord.
bots-says-professor-lost = Il me faut un plus grand tableau.
