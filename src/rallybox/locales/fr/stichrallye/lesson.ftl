# La leçon de Stich Rallye. La forme des identifiants est dans `lessons.ftl`.

lessons-stichrallye-follow-title = Suivre, et gagner
lessons-stichrallye-follow-ask-1 =
    { $c } a demandé du vert. Qui a du vert doit jouer du vert, et le plus haut vert gagne le pli.
    Gagne ce pli !
lessons-stichrallye-follow-other-1 = Tu peux jouer ça, mais le vert 9 de { $d } est plus haut. Joue ton plus haut vert.
lessons-stichrallye-follow-done-1 = Le pli est à toi, et le drapeau avec lui : tu entames le suivant. Qui gagne avance autant que le dit la plus basse carte, ici 5. Tous les autres remontent leur moteur.

lessons-stichrallye-colour-title = La dernière couleur décide
lessons-stichrallye-colour-ask-1 =
    { $b } a demandé du vert. { $c } n’en a pas et a fait entrer le rouge. La dernière couleur entrée décide : c’est donc le rouge.
    Toi non plus, tu n’as pas de vert : joue ce que tu veux, et gagne le pli.
lessons-stichrallye-colour-other-1 = Ton rouge 4 est plus bas que le rouge 5. Joue un rouge plus haut, ou fais entrer le bleu : une nouvelle couleur bat tout ce qui est là.
lessons-stichrallye-colour-done-1 = À toi ! Une nouvelle couleur bat tout ce qui précède, si basse que soit la carte. Ne plus avoir une couleur vaut donc quelque chose.

lessons-stichrallye-wind-title = Perdre remonte le moteur
lessons-stichrallye-wind-ask-1 =
    Qui ne gagne pas le pli remonte son moteur d’un cran : 1, 2, 4, 7, 11, 16. Le tien est à 2.
    Perds ce pli.
lessons-stichrallye-wind-other-1 = Le 11 gagnerait. Tu avancerais, mais ton moteur ne serait pas remonté. Joue bas, pour voir à quoi sert de perdre.
lessons-stichrallye-wind-done-1 = Ton moteur est à 4. Il attend que tu gagnes un pli, ou que la manche finisse. Mais n’exagère pas : après 16 viennent 10 et 5.

lessons-stichrallye-hills-title = Montées et descentes
lessons-stichrallye-hills-ask-1 =
    Tu n’as pas de vert : quoi que tu joues, tu gagnes, et la plus basse carte du pli dit de combien tu avances. Une voiture qui s’arrête en descente roule plus loin, en montée elle recule.
    Choisis une carte qui te fait rouler plus loin.
lessons-stichrallye-hills-note-up = Ça finit dans la montée devant toi, et tu reculerais. Franchis-la.
lessons-stichrallye-hills-other-1 = Ça franchit la montée et s’arrête à plat. Encore un peu, et tu roules.
lessons-stichrallye-hills-done-1 = Et te voilà en bas, gratuitement. Les pentes ne comptent que là où un mouvement finit ; en chemin, on passe simplement dessus.

lessons-stichrallye-turbo-title = Turbo
lessons-stichrallye-turbo-ask-1 =
    Ton moteur est remonté à 7, et on a demandé du bleu.
    Maintenant, gagne le pli.
lessons-stichrallye-turbo-other-1 = Ton 2 ne peut pas gagner. Joue le 11.
lessons-stichrallye-turbo-done-1 = Le pli est à toi. La plus basse carte est un 6.
lessons-stichrallye-turbo-ask-2 =
    Tu avances de 6, ou, avec tout le moteur, de 6 + 7 = 13. Le circuit montre les deux cases.
    Lâche le moteur !
lessons-stichrallye-turbo-other-2 = Le garder peut être sage, tant qu’il peut monter plus haut. Mais vois jusqu’où il te mènerait maintenant !
lessons-stichrallye-turbo-done-2 = Quel bond ! La case de la voiture de { $b } a été sautée, sans même compter. Ton moteur est revenu à 0.

lessons-stichrallye-motors-title = La fin d’une manche
lessons-stichrallye-motors-ask-1 =
    C’est le dernier pli de la manche. Tu les as tous perdus et tu es encore au départ, mais ton moteur est bien remonté.
    Joue ta carte et regarde.
lessons-stichrallye-motors-done-1 = À la fin d’une manche, tous les moteurs partent tout seuls, de la dernière voiture à la première. Le tien t’a mené en tête ! Puis on redistribue. Il y a trois manches, de 5, 7 et 9 plis.

lessons-stichrallye-laps-title = Deux tours
lessons-stichrallye-laps-ask-1 =
    Ce pli est à toi, et ton deuxième tour de piste est presque fini : le départ est à 9 cases.
    Franchis-le !
lessons-stichrallye-laps-other-1 = 6 ne suffisent pas. Il te faut ton moteur.
lessons-stichrallye-laps-done-1 = Deux tours, et tu gagnes aussitôt, en pleine manche. Si personne ne va si loin en trois manches, la voiture de tête gagne. Maintenant, la vraie course !
