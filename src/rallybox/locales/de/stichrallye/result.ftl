# Das Ergebnis

stichrallye-tie-start = Noch am Start: { $seats }. Ihre Plätze werden von der Flagge aus im Uhrzeigersinn vergeben.
