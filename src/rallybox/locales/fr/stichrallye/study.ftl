# What a study of Stich Rallye counts.

study-stichrallye-trick = pli gagné
study-stichrallye-flag = drapeau pris
study-stichrallye-rolled = arrêt sur une pente
study-stichrallye-rolled-down = en descente
study-stichrallye-rolled-up = en montée
study-stichrallye-jumped = voiture sautée
study-stichrallye-lap = tour de piste bouclé
study-stichrallye-turbo = moteur lâché
study-stichrallye-turbo-kept = moteur gardé
study-stichrallye-wound = moteur remonté
study-stichrallye-motor = moteur lâché en fin de manche
study-stichrallye-failed = couleur non fournie
study-stichrallye-card = carte jouée
