# Le site : un dossier de fichiers qui se passe de serveur.

web-site-update = Une nouvelle version de Rallybox est arrivée. Tes parties restent comme elles sont.
web-site-update-now = Mettre à jour
web-site-update-later = Plus tard
