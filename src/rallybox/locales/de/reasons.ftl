# Warum ein Zug gut ist: kurze Sätze, je eine Tatsache. Ein Tipp sagt einen oder zwei davon.

bots-advice-only = sonst lohnt sich kein Versuch
bots-advice-clear = klar am besten
bots-advice-slight = etwas besser als das nächste
bots-advice-hardly = kaum besser als das nächste
bots-advice-maybe = vielleicht besser als das nächste
bots-advice-worse-clear = klar schlechter
bots-advice-worse-slight = etwas schlechter
bots-advice-worse-hardly = kaum schlechter
bots-advice-worse-maybe = vielleicht schlechter
