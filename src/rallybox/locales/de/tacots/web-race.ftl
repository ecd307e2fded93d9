# Die großen Momente und das Ergebnis

web-ta-great-finish = Im Ziel!
web-ta-great-laid = legt als letzte Karte das Ziel
web-ta-result-hand = Durch{"\u00AD"}gang { $hand }
