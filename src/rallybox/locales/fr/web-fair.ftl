# Pendant qu’un bot réfléchit à un conseil

web-hint-stop = Arrêter la réflexion
