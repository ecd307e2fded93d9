# Die Seite einer Website für Adressen, die nirgends hinführen

site-nowhere = Hier ist nichts
site-nowhere-about = Diese Adresse führt nirgendwohin.
site-nowhere-home = Zu den Spielen
