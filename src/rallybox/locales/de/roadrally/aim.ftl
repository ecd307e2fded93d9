# Road Rally: das Ziel, für das erste Rennen. Die erste Zeile ist das Ziel selbst.

roadrally-aim =
    Sammle die meisten Punkte, bis ein Auto im Ziel ist.
    Du bist dran: Spiel Karten einer Farbe und fahr so weit, wie sie zusammen zählen. Langsame grüne Karten bringen neue, schnelle rote nicht.
    Punkte gibt es an den Etappen: Alle punkten nach ihrem Platz auf der Straße, und wer die Karte der Etappe spielt, punktet doppelt. Du hast ein paar dieser Karten auf der Hand; ein Stern zeigt ihre Etappen auf dem Plan. Sei dort vorn!
