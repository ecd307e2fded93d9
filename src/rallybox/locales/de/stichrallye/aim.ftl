# Stich Rallye: das Ziel, für das erste Rennen. Die erste Zeile ist das Ziel selbst.

stichrallye-aim =
    Schaff vor allen anderen zwei Runden, oder sei nach dem dritten Durchgang vorn.
    Spiel zu jedem Stich eine Karte. Bediene die Farbe, wenn du kannst. Es zählt die Farbe, die zuletzt dazukam: Ihre höchste Karte gewinnt den Stich.
    Wer gewinnt, fährt so viele Felder, wie die niedrigste Karte zeigt. Alle anderen ziehen ihren Motor auf: Seine Zahl darf später zu einer Fahrt dazukommen.
