hairpin-welcome =
    Une course vers le sommet d’un col. Chacun a quatre cartes Vitesse en main. À ton tour, joues-en une, au plus un rapport au-dessus ou au-dessous du tien, et avance d’autant de cases.

    Chaque virage indique le rapport maximal pour le passer. Si tu arrives plus vite, tu dérapes : ta voiture s’arrête là, au point mort. Quelles que soient tes cartes, tu peux en défausser une et avancer d’une case, en première. Après chaque tour, tu pioches une carte.

    Quand une voiture atteint le sommet, on termine la manche. La voiture la plus avancée gagne.
hairpin-about = Une course rapide vers le sommet d’un col : passe bien tes vitesses et gare aux virages.
hairpin-variant-pass = Le col
hairpin-about-pass = Passe bien tes vitesses et ne dérape pas dans les virages.
hairpin-option-spaces = Cases jusqu’au sommet

hairpin-ask-play = { $gear ->
    [0] Ta voiture est arrêtée : joue un 1, ou laisse rouler.
   *[other] Tu es en { $gear } : joue une carte au plus un rapport au-dessus ou au-dessous, ou laisse rouler.
  }
hairpin-ask-wait = { $seat } choisit sa vitesse.
hairpin-ask-over = La course est finie.

hairpin-group-drive = Rouler
hairpin-group-skid = Déraper
hairpin-group-coast = Laisser rouler
hairpin-explain-drive = Jouer { $card } et { $summit ->
    [yes] passer le sommet.
   *[no] avancer jusqu’à la case { $space }.
  }
hairpin-explain-skid = Jouer { $card } et déraper dans le virage de la case { $space }, qui se passe en { $limit } au plus.
hairpin-explain-coast = Défausser { $card } et rouler jusqu’à la case { $space }.

hairpin-event-drove = { $seat } joue { $card } et avance jusqu’à la case { $space }.
hairpin-event-skidded = { $seat } joue { $card } et dérape dans le virage de la case { $space } (au plus { $limit }).
hairpin-event-coasted = { $seat } défausse { $card } et roule jusqu’à la case { $space }.
hairpin-event-drove-you = Tu joues { $card } et avances jusqu’à la case { $space }.
hairpin-event-skidded-you = Tu joues { $card } et dérapes dans le virage de la case { $space } (au plus { $limit }).
hairpin-event-coasted-you = Tu défausses { $card } et roules jusqu’à la case { $space }.
hairpin-event-drew = Tu pioches { $card }.
hairpin-event-shuffled = Les { $number } cartes jouées forment la nouvelle pioche.
hairpin-end-summit = Le sommet est atteint.

hairpin-illegal-card = Tu n’as pas { $card } en main.
hairpin-illegal-gear = { $card } est à plus d’un rapport : tu es { $gear ->
    [0] au point mort
   *[other] en { $gear }
  }.
