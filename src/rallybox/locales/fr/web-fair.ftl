# Pendant qu’un bot réfléchit à un conseil

web-hint-stop = Annuler le conseil
