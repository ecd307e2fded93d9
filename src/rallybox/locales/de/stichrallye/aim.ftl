# Stich Rallye: das Ziel, für das erste Rennen. Die erste Zeile ist das Ziel selbst.

stichrallye-aim =
    Schaff als Erste oder Erster zwei Runden, oder führe nach dem dritten Durchgang.
    Spiel zu jedem Stich eine Karte. Bediene die Farbe, wenn du kannst. Die Farbe, die zuletzt dazukam, zählt, und ihre höchste Karte gewinnt den Stich.
    Wer gewinnt, fährt so weit, wie die niedrigste Karte sagt. Alle anderen ziehen ihren Motor auf: Seine Zahl kommt später zu einer Fahrt dazu.
