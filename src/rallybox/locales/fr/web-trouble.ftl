# Les parties qui ne peuvent pas continuer

web-trouble-title = Cette partie s’arrête ici
web-trouble-older-rules = Les règles du jeu { $game } ont changé depuis le début de cette partie, et avec celles d’aujourd’hui elle se serait passée autrement. Elle s’arrête là, sans résultat.
web-trouble-damaged = Ce qui a été enregistré de cette partie n’est plus lisible : elle ne peut pas continuer.
web-trouble-fault = À cette table, quelque chose échoue sans cesse de notre côté : la partie ne peut pas continuer.
web-trouble-stood = Voilà où en était la partie.
web-trouble-list = arrêtée avant la fin
web-note-new-rules = Les règles ont été mises à jour. Rien ne change dans cette partie, qui continue avec les nouvelles.
