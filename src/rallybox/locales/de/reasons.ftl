# Warum ein Zug gut ist: kurze Sätze, je eine Tatsache. Ein Tipp sagt einen oder zwei davon.

bots-advice-only = nichts anderes kommt infrage
bots-advice-clear = mit Abstand am besten
bots-advice-slight = etwas besser als der zweitbeste
bots-advice-hardly = kaum besser als der zweitbeste
bots-advice-maybe = vielleicht besser als der zweitbeste
bots-advice-worse-clear = deutlich schlechter
bots-advice-worse-slight = etwas schlechter
bots-advice-worse-hardly = kaum schlechter
bots-advice-worse-maybe = vielleicht schlechter
