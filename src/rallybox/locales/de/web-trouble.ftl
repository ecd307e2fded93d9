# Partien, die nicht weitergehen können

web-trouble-title = Hier endet diese Partie
web-trouble-older-rules = Die Regeln von { $game } haben sich geändert, seit diese Partie begonnen hat, und nach den heutigen wäre sie anders verlaufen. Sie endet hier, ohne Ergebnis.
web-trouble-damaged = Was von dieser Partie gespeichert ist, lässt sich nicht mehr lesen. Sie kann nicht weitergehen.
web-trouble-fault = An diesem Tisch geht bei uns immer wieder etwas schief. Die Partie kann nicht weitergehen.
web-trouble-stood = So stand es zuletzt.
web-trouble-list = vorzeitig zu Ende
web-note-new-rules = Die Regeln sind aktualisiert. An dieser Partie ändert das nichts, sie geht nach den neuen weiter.
