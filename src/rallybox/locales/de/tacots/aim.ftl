# Tacots: das Ziel, für die erste Rallye und die erste Patience. Die erste Zeile ist das Ziel selbst.

tacots-aim =
    Werde deine Karten vor den anderen los, und leg als allerletzte das Ziel.
    In deinem Zug legst du eine passende Karte vor dein Auto und fährst darauf. Nur wenn keine passt, fährst du die Straße entlang.
    Das Ziel bringt 5 Punkte; jede Karte, die dir bleibt, kostet welche. Wer nach allen Durchgängen die meisten Punkte hat, gewinnt.
tacots-aim-patience =
    Leg alle 52 Karten.
    Nimm die oberste Karte eines Stapels und leg sie vor eines der vier Autos, das darauf fährt. Ein Auto, vor das keine oberste Karte passt, darf fahren.
    Heb die Sackgassen bis ganz zuletzt auf, eine für jedes Auto: Das ist der volle Erfolg.
