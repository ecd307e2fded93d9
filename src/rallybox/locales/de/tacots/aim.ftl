# Tacots: das Ziel, für die erste Rallye und die erste Patience. Die erste Zeile ist das Ziel selbst.

tacots-aim =
    Werde deine Karten vor den anderen los, und leg als allerletzte das Ziel.
    Du bist dran: Leg eine Karte vor dein Auto, mit der Straße verbunden, und fahr darauf. Nur wenn keine passt, fahr die Straße entlang.
    Das Ziel bringt 5 Punkte; jede Karte, die du übrig hast, kostet welche. Wer nach allen Durchgängen die meisten Punkte hat, gewinnt.
tacots-aim-patience =
    Leg alle 52 Karten.
    Nimm die oberste Karte eines Stapels und bau mit ihr vor einem der vier Autos weiter, das darauf fährt. Ein Auto, vor dem keine oberste Karte passt, darf fahren.
    Heb die Sackgassen für ganz zuletzt auf, eine vor jedem Auto: Das ist der volle Erfolg.
