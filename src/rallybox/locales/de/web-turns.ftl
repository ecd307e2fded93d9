# Mein Zug, auf jeder Seite.

web-turns-link = Sag mir, wenn ich dran bin
