# Wie jemand erfährt, dass der eigene Zug ansteht (docs/notices.md): die Seite dafür und die Links in Briefen.

web-notices-title = Du bist dran
web-notices-about = Manche Partien dauern Tage. Such dir aus, wie du erfahren willst, dass ein Tisch auf dich wartet; was du nicht auswählst, wird nicht verschickt.
web-notices-tells = Eine Nachricht nennt das Spiel, wer mit dir am Tisch sitzt und wie viel Zeit du noch hast. Karten und Stellung zeigt sie nie. Du bekommst eine für jeden Zug, und keine, solange du auf den Tisch schaust.

web-notices-here = Solange Rallybox offen ist
web-notices-here-about = Titel und Symbol des Tabs zeigen, an wie vielen Tischen auf dich gewartet wird.
web-notices-bell = Glockenton, wenn ich dran bin

web-notices-off = Keine Nachrichten von diesem Server
web-notices-off-about = Dieser Server verschickt keine Nachrichten. Wer ihn betreibt, kann das ändern.

web-notices-push = In diesem Browser
web-notices-push-about = Eine Mitteilung auf diesem Gerät, auch wenn Rallybox geschlossen ist. Der Push-Dienst deines Browsers überbringt sie, kann sie aber nicht lesen.
web-notices-push-on = Hier benachrichtigen
web-notices-push-insecure = Browser erlauben Mitteilungen nur über https.
web-notices-push-unable = Dieser Browser kann keine Mitteilungen anzeigen. Auf iPhone und iPad musst du Rallybox zuerst auf den Home-Bildschirm legen.
web-notices-push-denied = Mitteilungen sind für diese Seite gesperrt. In den Einstellungen des Browsers kannst du sie erlauben.

web-notices-mail = Per E-Mail
web-notices-mail-about = Zuerst schicken wir dir einen Link; bevor du ihn geöffnet hast, kommt nichts anderes. In jeder Nachricht ist ein Link, der sie abstellt.
web-notices-mail-field = E-Mail-Adresse
web-notices-mail-on = Link schicken
web-notices-mail-sent = Der Link ist unterwegs. Schau in dein Postfach.

web-notices-hook = In einen Chat
web-notices-hook-about = Ein Webhook von Discord, Slack, Mattermost oder einer Matrix-Brücke. Alle, die dort mitlesen, sehen, wer dran ist.
web-notices-hook-field = Adresse des Webhooks
web-notices-hook-on = Webhook hinzufügen

web-notices-when = Wann
web-notices-when-about = In der Ruhezeit wird nichts verschickt; was dann anfällt, kommt, wenn sie vorbei ist.
web-notices-quiet = Ruhezeit
web-notices-from = Von
web-notices-to = Bis
web-notices-zone = Zeitzone: { $zone }
web-notices-reminders = Erinnerung, bevor die Zeit abläuft

web-notices-unconfirmed = Wartet darauf, dass du den Link öffnest
web-notices-failing = Die letzte Nachricht kam nicht an
web-notices-test = Ausprobieren
web-notices-remove = Entfernen
web-notices-added = Hinzugefügt.
web-notices-removed = Entfernt.
web-notices-kept = Gespeichert.
web-notices-test-sent = Verschickt. Die Nachricht müsste gleich ankommen.

web-notices-stop-done = Das war die letzte Nachricht
web-notices-stop-about = Auf diesem Weg kommt nichts mehr, und die Adresse ist gelöscht.
web-notices-confirm-done = Adresse bestätigt
web-notices-confirm-about = Ab jetzt erfährst du hier, wenn du dran bist.
