# La leçon de Stich Rallye. La forme des identifiants est dans `lessons.ftl`.

lessons-stichrallye-follow-title = Fournir et gagner
lessons-stichrallye-follow-ask-1 =
    { $c } a entamé à vert. Quand on a du vert, on doit en jouer, et la plus forte carte verte gagne le pli.
    Gagne ce pli !
lessons-stichrallye-follow-other-1 = Tu peux jouer ça, mais le 9 vert joué par { $d } est plus fort. Joue ta plus forte carte verte.
lessons-stichrallye-follow-done-1 = Le pli est à toi, et le drapeau avec : tu entames le suivant. La voiture gagnante avance d’autant de cases que l’indique la plus faible carte, ici 5. Toutes les autres remontent leur moteur.

lessons-stichrallye-colour-title = La dernière couleur décide
lessons-stichrallye-colour-ask-1 =
    { $b } a entamé à vert. { $c } n’en a pas et a fait entrer le rouge. C’est la dernière couleur entrée qui compte : maintenant, le rouge.
    Toi non plus, tu n’as pas de vert : joue ce que tu veux, et gagne le pli.
lessons-stichrallye-colour-other-1 = Ton 4 rouge est plus faible que le 5 rouge. Joue un rouge plus fort, ou fais entrer le bleu : une nouvelle couleur bat tout ce qui est sur la table.
lessons-stichrallye-colour-done-1 = Gagné ! Une nouvelle couleur bat tout ce qui précède, même avec une toute petite carte. On a donc intérêt à se défaire d’une couleur.

lessons-stichrallye-wind-title = Perdre remonte le moteur
lessons-stichrallye-wind-ask-1 =
    Quand on ne gagne pas le pli, on remonte son moteur d’un cran : 1, 2, 4, 7, 11, 16. Le tien est à 2.
    Perds ce pli.
lessons-stichrallye-wind-other-1 = Le 11 gagnerait. Tu avancerais, mais ton moteur ne serait pas remonté. Joue une petite carte, pour voir à quoi ça sert de perdre.
lessons-stichrallye-wind-done-1 = Ton moteur est à 4. Il attend que tu gagnes un pli, ou que la manche se termine. Mais n’exagère pas : après 16 viennent 10 et 5.

lessons-stichrallye-hills-title = Montées et descentes
lessons-stichrallye-hills-ask-1 =
    Tu n’as pas de vert : quoi que tu joues, tu gagnes, et la plus faible carte du pli indique de combien tu avances. Une voiture qui s’arrête en descente roule plus loin ; en montée, elle recule.
    Choisis une carte qui te fasse rouler plus loin.
lessons-stichrallye-hills-note-up = Tu t’arrêterais dans la montée et tu reculerais. Franchis-la.
lessons-stichrallye-hills-other-1 = Tu franchis la montée, mais tu t’arrêtes sur le plat. Un peu plus loin, et ça roule.
lessons-stichrallye-hills-done-1 = Et te voilà en bas, sans effort. Une pente ne compte que si l’on s’y arrête ; sinon, on ne fait que passer.

lessons-stichrallye-turbo-title = Turbo
lessons-stichrallye-turbo-ask-1 =
    Ton moteur est remonté à 7, et on a entamé à bleu.
    Maintenant, gagne le pli.
lessons-stichrallye-turbo-other-1 = Ton 2 ne peut pas gagner. Joue le 11.
lessons-stichrallye-turbo-done-1 = Le pli est à toi. La plus faible carte est un 6.
lessons-stichrallye-turbo-ask-2 =
    Tu avances de 6 cases ou, avec ton moteur, de 6 + 7 = 13. Le circuit montre les deux.
    Lâche le moteur !
lessons-stichrallye-turbo-other-2 = Le garder est parfois plus sage, tant qu’il peut encore monter. Mais regarde jusqu’où il te mènerait maintenant !
lessons-stichrallye-turbo-done-2 = Quel bond ! Tu as sauté par-dessus { $b } sans même compter sa case. Ton moteur est revenu à 0.

lessons-stichrallye-motors-title = La fin d’une manche
lessons-stichrallye-motors-ask-1 =
    C’est le dernier pli de la manche. Tu les as tous perdus et tu es encore au départ, mais ton moteur est bien remonté.
    Joue ta carte et regarde.
lessons-stichrallye-motors-done-1 = À la fin d’une manche, tous les moteurs tournent, de la dernière voiture à la première. Grâce au tien, te voilà en tête ! Puis on redistribue. Il y a trois manches, de 5, 7 et 9 plis.

lessons-stichrallye-laps-title = Deux tours de piste
lessons-stichrallye-laps-ask-1 =
    Ce pli est à toi, et ton deuxième tour de piste est presque fini : le départ est à 9 cases.
    Franchis-le !
lessons-stichrallye-laps-other-1 = 6 cases ne suffisent pas. Il te faut ton moteur.
lessons-stichrallye-laps-done-1 = Deux tours, et tu gagnes aussitôt, en pleine manche. Si personne n’y parvient en trois manches, la voiture de tête gagne. Et maintenant, la vraie course !
