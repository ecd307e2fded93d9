# Le résultat

stichrallye-tie-start = Encore au départ : { $seats }. On les classe dans le sens horaire à partir du drapeau.
