# Road Rally: das Ziel, für das erste Rennen. Die erste Zeile ist das Ziel selbst.

roadrally-aim =
    Sammle die meisten Punkte, bis ein Auto im Ziel ist.
    In deinem Zug spielst du Karten einer Farbe und fährst so viele Felder, wie sie ergeben. Langsame grüne Karten bringen dir neue, schnelle rote nicht.
    Punkte gibt es an den Etappen: Alle punkten nach ihrem Platz auf der Strecke, und wer die Karte der Etappe spielt, punktet doppelt. Ein paar dieser Karten hältst du geheim; ein Stern zeigt ihre Etappen auf dem Spielplan. Sei vorn, wenn sie zählen!
