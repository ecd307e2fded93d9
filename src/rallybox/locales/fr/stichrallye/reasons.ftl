# Pourquoi un coup est bon à Stich Rallye : des phrases courtes, un fait chacune.

stichrallye-why-sure = Gagne le pli à coup sûr : rien ne bat ton { stichrallye-part-named }.
stichrallye-why-slow = Qui gagne avance d’au plus { $lowest }.
stichrallye-why-high = Gagne pour l’instant ; { $higher ->
    [0] aucune carte plus haute en { stichrallye-part-colour } ne peut venir
    [one] une seule carte plus haute en { stichrallye-part-colour } peut venir
   *[other] seules { $higher } cartes plus hautes en { stichrallye-part-colour } peuvent venir
 }{ $new ->
    [yes] , mais peut-être une nouvelle couleur
   *[no] {""}
 }.
stichrallye-why-low = A peu de chances de gagner : { $higher } cartes plus hautes en { stichrallye-part-colour } peuvent encore venir.
stichrallye-why-winds = Ne gagne pas : ton moteur monte de { $motor } à { $wound }.
stichrallye-why-unwinds = Ne gagne pas, et ton moteur tombe de { $motor } à { $wound }.
stichrallye-why-maybe-winds = Si tu perds, ton moteur monte de { $motor } à { $wound }.
stichrallye-why-maybe-unwinds = Si tu perds, ton moteur tombe de { $motor } à { $wound }.
stichrallye-why-last-of = C’est ta dernière carte en { stichrallye-part-colour } : ensuite, tu n’as plus à en fournir.
stichrallye-why-keeps = Garde ton { stichrallye-part-named } pour plus tard.
stichrallye-why-lowest = Te débarrasse de ta carte la plus basse.
stichrallye-why-takes = Gagne le pli : tu avances de { $lowest }{ $rolled ->
    [down] {" "}et dévales une pente, { $gain } cases en tout
    [up] {" "}mais redescends, { $gain } cases en tout
   *[no] {""}
 }.
stichrallye-why-finish = Boucle ton deuxième tour de piste et gagne la course.
stichrallye-why-lap = Boucle ton premier tour de piste.
stichrallye-why-turbo-finish = Avec le moteur ({ $motor }), cela boucle ton deuxième tour de piste et gagne la course.
stichrallye-why-turbo-lap = Avec le moteur ({ $motor }), cela boucle ton premier tour de piste.
stichrallye-why-turbo-for = Avec le moteur ({ $motor }), tu gagnes { $gain } cases.
stichrallye-why-further = T’emmène { $more ->
    [one] une case
   *[other] { $more } cases
 } plus loin que sans.
stichrallye-why-no-further = Ne t’emmène pas plus loin que sans.
stichrallye-why-peak = Un cran de plus ferait tomber le moteur de { $motor } à { $wound }.
stichrallye-why-rolls = { $rolled ->
    [down] Dévale une pente : { $gain } cases en tout.
   *[up] Finit en montée et redescend : { $gain } cases en tout.
 }
stichrallye-why-place = Te fait passer en position { $place }.
stichrallye-why-runs-anyway = La manche finit : ton moteur ({ $motor }) tourne alors de toute façon, pour un déplacement à lui seul.
stichrallye-why-grows = Un cran de plus met le moteur à { $wound } au lieu de { $motor }.
stichrallye-why-stays = Ton moteur reste à { $motor }.
stichrallye-why-uphill = Avec le moteur, tu finirais en montée et redescendrais.
