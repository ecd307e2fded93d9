# Spielen lernen. Zu jeder Szene: ihr Titel; was zu versuchen ist (ask); was zu einem Versuch gesagt
# wird, der woandershin führt (other oder eine Notiz, note); was geschah (done). $b, $c und $d sind
# die anderen.

lessons-no-such-scene = Diese Szene gibt es nicht.
lessons-stale = Einer deiner Züge wurde nicht gezählt. Bitte fang diese Szene neu an.
lessons-over = Diese Szene ist vorbei. Weiter zur nächsten!
