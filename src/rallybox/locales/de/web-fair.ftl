# Während ein Bot über einen Tipp nachdenkt

web-hint-stop = Tipp abbrechen
