# Das Ergebnis

stichrallye-tie-start = Noch am Start: { $seats }. Ihre Plätze gehen im Uhrzeigersinn von der Flagge aus.
