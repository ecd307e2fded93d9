# Das Ergebnis

stichrallye-tie-start = Noch am Start: { $seats }. Die Plätze zählen im Uhrzeigersinn ab der Flagge.
