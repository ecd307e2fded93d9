# Le résultat

stichrallye-tie-start = Encore au départ : { $seats }. On classe ces voitures dans le sens horaire, à partir du drapeau.
