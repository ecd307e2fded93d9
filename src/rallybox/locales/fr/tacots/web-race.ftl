# Les grands moments et le résultat

web-ta-great-finish = À l’arrivée !
web-ta-great-laid = pose l’arrivée en dernière carte
web-ta-result-hand = Manche { $hand }
