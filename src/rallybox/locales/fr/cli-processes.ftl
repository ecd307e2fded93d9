# Plusieurs processus pour un seul serveur

cli-arg-processes = combien de processus servent les visiteurs ; plus d’un demande PostgreSQL (1 par défaut)
