# Pourquoi un coup est bon à Stich Rallye : des phrases courtes, un fait chacune.

stichrallye-why-sure = Gagne le pli à coup sûr : rien ne bat ton { stichrallye-part-named }.
stichrallye-why-slow = La voiture gagnante avance de { stichrallye-part-spaces } au plus.
stichrallye-why-high = Gagne pour l’instant ; { $higher ->
    [0] il ne reste pas de { stichrallye-part-colour } plus fort
    [one] il ne reste qu’un { stichrallye-part-colour } plus fort
   *[other] il ne reste que { $higher } cartes { $colour ->
        [red] rouges
        [green] vertes
       *[blue] bleues
     } plus fortes
 }{ $new ->
    [yes] , mais une nouvelle couleur l’emporterait
   *[no] {""}
 }.
stichrallye-why-low = A peu de chances de gagner : il reste { $higher } cartes { $colour ->
    [red] rouges
    [green] vertes
   *[blue] bleues
 } plus fortes.
stichrallye-why-winds = Ne gagne pas : ton moteur monte de { $motor } à { $wound }.
stichrallye-why-unwinds = Ne gagne pas, et ton moteur tombe de { $motor } à { $wound }.
stichrallye-why-maybe-winds = Si tu perds, ton moteur monte de { $motor } à { $wound }.
stichrallye-why-maybe-unwinds = Si tu perds, ton moteur tombe de { $motor } à { $wound }.
stichrallye-why-last-of = Ta dernière carte { $colour ->
    [red] rouge
    [green] verte
   *[blue] bleue
 } : ensuite, tu n’auras plus à fournir cette couleur.
stichrallye-why-keeps = Garde ton { stichrallye-part-named } pour plus tard.
stichrallye-why-lowest = Te débarrasse de ta plus faible carte.
stichrallye-why-takes = Gagne le pli : tu avances de { stichrallye-part-spaces }{ $rolled ->
    [down] {" "}et tu dévales une pente, { $gain ->
        [one] { $gain } case
       *[other] { $gain } cases
     } en tout
    [up] {" "}mais tu recules, { $gain ->
        [one] { $gain } case
       *[other] { $gain } cases
     } en tout
   *[no] {""}
 }.
stichrallye-why-finish = Boucle ton deuxième tour de piste et gagne la course.
stichrallye-why-lap = Boucle ton premier tour de piste.
stichrallye-why-turbo-finish = Avec ton moteur ({ $motor }), tu boucles ton deuxième tour de piste et tu gagnes la course.
stichrallye-why-turbo-lap = Avec ton moteur ({ $motor }), tu boucles ton premier tour de piste.
stichrallye-why-turbo-for = Avec ton moteur ({ $motor }), tu avances de { $gain ->
    [one] { $gain } case
   *[other] { $gain } cases
 } en tout.
stichrallye-why-further = Te mène { $more ->
    [one] une case
   *[other] { $more } cases
 } plus loin que sans moteur.
stichrallye-why-no-further = Ne te mène pas plus loin que sans moteur.
stichrallye-why-peak = Un cran de plus ferait tomber ton moteur de { $motor } à { $wound }.
stichrallye-why-rolls = { $rolled ->
    [down] Dévale une pente : { $gain ->
        [one] { $gain } case
       *[other] { $gain } cases
     } en tout.
   *[up] S’arrête en montée et recule : { $gain ->
        [one] { $gain } case
       *[other] { $gain } cases
     } en tout.
 }
stichrallye-why-place = Te fait passer en { core-place } position.
stichrallye-why-runs-anyway = La manche se termine : ton moteur ({ $motor }) tournera de toute façon, pour un déplacement à part.
stichrallye-why-grows = Un cran de plus fait passer ton moteur de { $motor } à { $wound }.
stichrallye-why-stays = Ton moteur reste à { $motor }.
stichrallye-why-uphill = Avec le moteur, tu t’arrêterais en montée et tu reculerais.
