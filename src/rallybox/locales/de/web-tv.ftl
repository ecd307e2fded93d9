# Fernseher, Zuschauer, der Weg von anderen Geräten hierher, unterbrochene Verbindung

## Andere Geräte

web-reach-alone = Diesen Link kann nur dieser Computer öffnen. Damit Handys und andere Computer mitmachen können, starte Rallybox mit „rallybox serve --lan“.
web-reach-other = Andere Adresse
web-reach-other-about = Das Handy findet dort nichts? Dieser Computer ist in mehreren Netzen: Versuch eine andere Adresse.
web-copy-by-hand = Dein Browser will nicht kopieren. Der Link ist markiert: Kopiere ihn selbst.
web-http-title = Als App
web-http-about = Hier läuft alles über einfaches http. Spielen kannst du alles, aber als App installieren lässt sich Rallybox so nicht, und ist der Server weg, zeigt der Browser keine Seite. Mit https geht beides; „docs/home-network.md“ zeigt, wie.

## Fernseher

web-tv-scan = Scannen und mitspielen
web-tv-type = oder diese Adresse öffnen und den Code eingeben
web-tv-alone = Handys erreichen diesen Computer noch nicht. Starte Rallybox mit „rallybox serve --lan“.
web-tv-phones = Die Karten auf dem Handy, das Rennen hier oben.
web-tv-free = Freier Platz
web-tv-join = Mitmachen
web-tv-full = Vollbild
web-tv-news = Letzter Zug

## Zuschauer

web-watching = Du schaust zu

## Unterbrochene Verbindung

web-line-lost = Keine Verbindung
web-line-later = Dein Zug wird nachgereicht
web-line-kept = Keine Verbindung. Dein Zug ist vorgemerkt und wird gesendet, sobald du wieder online bist.
web-line-unsent = Nicht senden
web-line-gone-on = Die Partie ging weiter, während du offline warst: Dein Zug wurde nicht gesendet.
web-line-chat = Keine Verbindung: Gleich kannst du wieder schreiben.
