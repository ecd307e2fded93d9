# Nachrichten an Leute, die gerade nicht hinsehen (docs/notices.md). Kennungen: server-notice, dann das, worum es geht.

## Was eine Nachricht sagt

server-notice-turn = { $game }: Du bist dran
server-notice-reminder = { $game }: Deine Zeit läuft ab
server-notice-company = Mit dir am Tisch: { $names }.
server-notice-until = Du hast Zeit bis { $day }, { $time } Uhr; danach entscheidet ein Bot für dich.
server-notice-stop = Keine Nachrichten mehr: { $link }
server-notice-stop-button = Keine Nachrichten mehr
server-notice-test = Eine Nachricht von Rallybox
server-notice-test-about = So erfährst du, dass du dran bist.

## Der Brief, der fragt, ob eine Adresse stimmt

server-notice-confirm = Darf Rallybox dir an diese Adresse schreiben?
server-notice-confirm-about =
    Jemand möchte unter dieser Adresse erfahren, wenn am Spieltisch der eigene Zug ansteht.

    Wenn du das bist, öffne innerhalb von zwei Tagen diesen Link:
    { $link }

    Wenn nicht, beachte diese Nachricht einfach nicht. Es kommt keine weitere.

## Was nicht geht

server-notice-off = Solche Nachrichten verschickt dieser Server nicht.
server-notice-bad-link = Dieser Link ist falsch oder abgelaufen.
server-notice-bad-address = Diese Adresse lässt sich nicht benutzen: Sie muss mit https:// beginnen und darf weder ein Passwort noch einen ungewöhnlichen Port enthalten.
server-notice-no-such-host = Diese Adresse ist nicht zu finden.
server-notice-own-network = Diese Adresse führt ins Netz des Servers selbst; dorthin wird nichts geschickt.
server-notice-bad-push = Das Push-Abo dieses Browsers lässt sich nicht benutzen.
server-notice-bad-mail = Das ist keine E-Mail-Adresse.
server-notice-bad-zone = Diese Zeitzone gibt es nicht.
server-notice-no-such-channel = Diesen Weg gibt es nicht, oder er ist noch nicht bestätigt.
server-notice-too-many-channels = Du hast schon { $most } Webhooks. Entferne erst einen davon.
server-notice-too-many = An diese Adresse ging zuletzt zu viel. Versuch es später noch einmal.
server-notice-too-many-letters = Aus deinem Netz wurden heute schon genug Bestätigungsmails angefordert. Versuch es morgen noch einmal.
server-notice-not-arrived = Es kam nicht an. Prüf die Adresse, oder versuch es später noch einmal.
server-notice-not-yet = Es ist unterwegs, aber noch nicht angekommen. Es kann noch kommen.
server-notice-bad-mail-server = Die Einstellungen für E-Mail können nicht stimmen: mail_server sieht aus wie smtp://mail.example:587, smtps://mail.example oder smtp+plain://127.0.0.1:25, und mail_from ist eine E-Mail-Adresse.
server-notice-bad-public-address = Die Einstellung public_address muss aussehen wie https://rally.example, ohne etwas dahinter.
