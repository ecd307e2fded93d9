# Les parties qui ne peuvent pas continuer

web-trouble-title = Cette partie s’arrête ici
web-trouble-older-rules = Depuis son début, les règles de { $game } ont changé, et selon celles d’aujourd’hui elle se serait passée autrement. Elle s’arrête telle qu’elle est, sans résultat.
web-trouble-damaged = Ce qui a été enregistré de cette partie n’est plus lisible : elle ne peut pas continuer.
web-trouble-fault = Quelque chose échoue sans cesse de notre côté à cette table : la partie ne peut pas continuer.
web-trouble-stood = Voilà où en était la partie.
web-trouble-list = arrêtée avant la fin
web-note-new-rules = Les règles ont été mises à jour. Rien ne change dans cette partie, qui continue avec les nouvelles.
