# Plusieurs processus pour un seul serveur

server-processes-need-postgres = Plusieurs processus demandent une base PostgreSQL : un fichier ne sert qu’à un seul processus. Indique --database postgresql://user@host/name, ou retire --processes.
server-processes-no-fork = Ce système ne peut pas lancer plusieurs processus. Retire --processes.
server-processes-failed = Les processus de ce serveur s’arrêtent dès leur lancement. Le journal dit pourquoi.
